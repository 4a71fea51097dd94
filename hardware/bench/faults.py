"""Scenarios of what breaks: profiles, the display, the program, the disk and the power."""

import random
import re
import tempfile
import time

from bench import NAP, Guest, SimChip, overlay
from board import check, scenario
from presses import choose

# So many cuts of the power, each followed by a look at the disk.
CUTS = 20


def bad_profile(board, picture, text, *words):
    """The board starts with a profile that does not fit: banner, offer, and a keyboard that works."""
    choose(board, "wrong", text)
    for word in words:
        board.logged(word)
    board.picture(picture)
    # Scanned keys of a USB keyboard: "A" is left+, "K" is right+.
    board.guest.type("a")
    board.expect("1-0")
    board.guest.type("k")
    board.expect("1-1")
    board.games([1, 1])


def profile(board="", **lines):
    """The text of a profile: five buttons on GPIO17 and so on, but for what `lines` says."""
    wired = {"left+": "Line=GPIO17", "left-": "Line=GPIO27", "right+": "Line=GPIO22", "right-": "Line=GPIO23",
             "rewind": "Line=GPIO24"}
    wired.update({name.replace("_plus", "+").replace("_minus", "-"): text for name, text in lines.items()})
    return (r"[Board]\nName=wrong\n" + board
            + "".join(rf"[{name}]\n{text}\n" for name, text in wired.items()))


@scenario("a wrong profile: no line of that name", "stopped")
def no_line(board):
    every = {name: "Line=NOWHERE" + str(number) for number, name in enumerate(
        ("left_plus", "left_minus", "right_plus", "right_minus", "rewind"))}
    bad_profile(board, "no-buttons-line", profile(**every),
                "left+: no line is named NOWHERE0", "the board offers", "GPIO27")


@scenario("a wrong profile: one line of five is not there", "stopped")
def one_line(board):
    choose(board, "wrong", profile(left_minus="Line=GPIO99"))
    board.logged("left-: no line is named GPIO99; the board offers")
    board.picture("one-line-missing")
    board.tap("left+")
    board.expect("1-0")
    board.games([1, 0])


@scenario("a wrong profile: an unknown chip", "stopped")
def no_chip(board):
    lines = {name: f"Offset={number}" for number, name in enumerate(
        ("left_plus", "left_minus", "right_plus", "right_minus", "rewind"))}
    bad_profile(board, "no-buttons-chip", profile(r"Chip=pinctrl-none\n", **lines),
                "no chip has the label pinctrl-none", "the board offers", "decoy")


@scenario("a wrong profile: an offset out of range", "stopped")
def no_offset(board):
    lines = {name: f"Offset={number + 8}" for number, name in enumerate(
        ("left_plus", "left_minus", "right_plus", "right_minus", "rewind"))}
    bad_profile(board, "no-buttons-offset", profile(r"Chip=decoy\n", **lines),
                "the lines 0 to 7", "the board offers", "GPIO27")


@scenario("a wrong profile: one line for two buttons", "stopped")
def duplicate(board):
    bad_profile(board, "no-buttons-twice", profile(right_plus="Line=GPIO17"),
                "GPIO17 is left+ already", "the board offers", "GPIO27")


@scenario("a display that another program holds is said, and taken when it is free", "stopped")
def held_display(board):
    board.guest.run("mkdir -p /run/other; XDG_RUNTIME_DIR=/run/other courtside run --gpio keyboard --display kms"
                    " --data /run/other > /run/other.log 2>&1 & echo $! > /run/other.pid")
    board.guest.wait_for("grep -q KMSDRM /run/other.log")
    board.start()
    board.logged("hold the display")
    board.tap("left+")
    board.expect("1-0")
    board.guest.run("kill -KILL $(cat /run/other.pid)")
    board.picture("left-one-paused")
    board.games([1, 0])


@scenario("no screen at the start, and then one", "stopped")
def no_screen(board):
    address = board.guest.run("basename $(readlink -f /sys/class/drm/card0/device)")
    if address.startswith("virtio"):
        address = board.guest.run("basename $(readlink -f /sys/class/drm/card0/device/..)")
    board.guest.run(f"echo {address} > /sys/bus/pci/drivers/virtio-pci/unbind")
    board.start()
    board.logged("no display")
    board.tap("left+")
    board.expect("1-0")
    board.guest.run(f"echo {address} > /sys/bus/pci/drivers/virtio-pci/bind")
    board.picture("left-one-paused")
    board.games([1, 0])


@scenario("a hang: the watchdog starts it again, and the score is back")
def hang(board):
    board.tap("left+")
    board.expect("1-0", "; saved")
    hung = board.uptime()
    board.guest.run("pid=$(systemctl show -P MainPID courtside); kill -STOP $pid")
    board.until('[ "$(systemctl show -P NRestarts courtside)" -ge 1 ]', "a restart")
    board.active()
    started, ready = (int(board.guest.run(f"systemctl show courtside -P {name}TimestampMonotonic")) / 1e6
                      for name in ("ExecMainStart", "ActiveEnter"))
    board.report(hang_to_restart_s=round(started - hung, 2), hang_to_score_s=round(ready - hung, 2),
                 restart_to_score_s=round(ready - started, 2))
    board.picture("left-one-paused")
    board.games([1, 0])
    check("the score is back within 6 s of the hang", ready - hung <= 6, ready - hung)
    check("and 1 s of the restart", ready - started <= 1, ready - started)


@scenario("kill -9 in the middle of play loses nothing")
def killed(board):
    for count in range(1, 4):
        board.tap("left+" if count % 2 else "right+")
        board.expect(f"{(count + 1) // 2}-{count // 2}", "; saved")
        restarts = int(board.guest.run("systemctl show -P NRestarts courtside"))
        board.guest.run("systemctl kill -s KILL courtside")
        board.until(f'[ "$(systemctl show -P NRestarts courtside)" -gt {restarts} ]', "a restart")
        board.active()
    board.games([2, 1])
    board.picture("two-one-paused")


@scenario("a full disk: a banner, scoring goes on, and all is saved once there is room")
def full_disk(board):
    # What is kept for root stays; the program is not root.
    board.guest.run("fallocate -l $(df --output=avail -B1 / | tail -1) /full; df /", limit=300)
    # What lies in the file's own spare room may still be written at first.
    for count in range(1, 11):
        board.tap("left+", "right+", pause=0.15)
        board.expect(f"{count}-{count}")
    board.expect("10-10", "NOT SAVED")
    board.picture("full-disk")
    board.guest.run("rm -f /full")
    board.expect("10-10", "; saved", limit=90)
    board.games([10, 10])


@scenario("a disk that turns read-only: a banner, and scoring goes on")
def read_only(board):
    board.tap("left+")
    board.expect("1-0", "; saved")
    # What a card does that fails: the kernel finds an error, and writes no more by itself. (It may go on
    # calling the mount writable.)
    board.guest.run("mount -o remount,errors=remount-ro / && echo 1 > /sys/fs/ext4/vda/trigger_fs_error")
    board.guest.wait_for("! touch /var/lib/courtside/probe 2> /dev/null")
    board.tap("right+")
    board.expect("1-1", "NOT SAVED")
    board.picture("read-only")
    board.tap("left+")
    board.expect("2-1")


@scenario("memory under KMSDRM, and the unit's exposure while it draws")
def footprint(board):
    board.tap("left+")
    board.expect("1-0")
    board.picture("left-one")
    maps = board.guest.run("cat /proc/$(systemctl show -P MainPID courtside)/smaps")
    total, mesa, name = 0, 0, ""
    for line in maps.split("\n"):
        if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
            name = line.split(maxsplit=5)[5] if len(line.split(maxsplit=5)) > 5 else ""
        elif line.startswith("Pss:"):
            size = int(line.split()[1])
            total += size
            if re.search(r"LLVM|gallium|dri|EGL|GLES|glapi|gbm|drm|libz3|libelf|libsensors|libxcb|libX", name):
                mesa += size
    headless = board.guest.run(
        "mkdir -p /run/other; courtside run --gpio keyboard --display headless --data /run/other"
        " > /run/other.log 2>&1 & pid=$!; sleep 4; grep ^Pss: /proc/$pid/smaps_rollup; kill -KILL $pid")
    board.report(memory_pss_mib=round(total / 1024, 1), of_it_files_of_mesa_mib=round(mesa / 1024, 1),
                 memory_headless_pss_mib=round(int(headless.split()[1]) / 1024, 1))
    judged = board.guest.run("systemd-analyze security --no-pager courtside | tail -n 1")
    exposure = float(re.search(r": ([0-9.]+) ", judged)[1])
    board.report(exposure=exposure)
    check("exposed by 2.0 at most", exposure <= 2.0, judged)


def power_cuts(board, work, disk, seed):
    """Cuts the power in the middle of play; what was acknowledged must be on the disk.

    Each cut is of a guest of its own, that goes on from "playing" with a disk of its own. The last one is
    booted then and must show the score, and the others' disks are mounted in it, as a boot does.
    """
    chance = random.Random(seed)
    board.begin("playing")
    with tempfile.TemporaryDirectory(dir=work) as place:
        memory = f"{place}/memory"
        board.guest.leave(memory)
        known, others = {}, {}
        for number in range(1, CUTS + 1):
            name = f"cut{number}"
            others[name] = f"{place}/{name}.qcow2"
            overlay(disk, others[name], "qcow2")
            known[name] = cut(board, work, others[name], memory, chance)
        lost = 0

        def held_against(name, games):
            a, b = games[-1]
            check(f"{name}: {known[name]} events were acknowledged", known[name] <= a + b and a - b in (0, 1), (a, b))
            return max(0, known[name] - a - b)

        with Guest(work, others.pop(name), others=others) as guest:
            board.guest = guest
            board.active(limit=300)
            board.begin_again()
            games = board.kept()
            lost += held_against(name, games)
            board.expect(" {}-{}".format(*games[-1]), "; saved")
            guest.run("mkdir /run/cut")
            for name in others:
                guest.run(f"mount {guest.find_disk(name)} /run/cut && mount -t proc proc /run/cut/proc && "
                          "mount --bind /dev /run/cut/dev && mount --bind /tmp /run/cut/tmp")
                lost += held_against(name, board.kept("/run/cut"))
                guest.run("umount -R /run/cut")
    board.report(power_cuts=CUTS, events_acknowledged_before_cuts=sum(known.values()), events_lost=lost)


def cut(board, work, disk, memory, chance):
    """Plays, and cuts the power at some instant; returns how many events were acknowledged before."""
    with Guest(work, disk, memory=memory) as guest:
        tap = {line: f"{board.down(line)}; {NAP.format(0.06)}; {board.up(line)}" for line in ("left+", "right+")}
        guest.send(
            f"for n in {{1..30}}; do if ((n % 2)); then {tap['left+']}; else {tap['right+']}; fi; {NAP.format(0.08)}; "
            "w=\"$(((n + 1) / 2))-$((n / 2));\"; until s=$(systemctl show -P StatusText courtside); "
            f"[[ $s == *\"$w\"*'; saved' ]]; do {NAP.format(0.02)}; done; echo acknowledged $n; "
            # The same button sooner than 300 ms after the last time is a slip.
            f"{NAP.format(0.08)}; done")
        wanted = chance.randrange(1, 7)
        lines = guest.lines_until(lambda line: line == f"acknowledged {wanted}", limit=120)
        time.sleep(chance.random() * 0.4)
        return int(lines[-1].split()[1])
