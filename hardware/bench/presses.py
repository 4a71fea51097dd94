"""Scenarios of the buttons: every press enters through the kernel's simulated GPIO chip and libgpiod."""

import json
import re

from bench import NAP, SimChip
from board import OUTPUT, REST, check, scenario


@scenario("a whole game on five buttons, by presses, a hold and the chord", "ready")
def whole_game(board):
    # The unit as it is, and the times of presses on top. (It draws much when it ends, to compare with: all others
    # do without.)
    board.guest.run(
        "mkdir -p /run/systemd/system/courtside.service.d; printf '[Service]\\nExecStart=\\nExecStart=%s\\n' "
        "'/usr/bin/courtside run --gpio device --display kms --times /run/courtside/times' "
        "> /run/systemd/system/courtside.service.d/times.conf; systemctl daemon-reload")
    board.restart()
    board.expect("5 of 5 lines")
    board.picture("setup")
    board.tap("left+")
    board.hold("rewind", seconds=1.4)
    # To 21-19; the same button twice in a row no faster than people press.
    board.tap(*["left+", "right+"] * 19)
    board.expect("19-19")
    # "-" takes the right side's 19th back, and "+" gives it again.
    board.tap("left+", "right-", "right+", "left+", pause=0.4)
    board.expect("21-19")
    state = board.state()
    check("the game is over", state["game_over"] and state["game_winners"] == ["A"], state)
    board.picture("game-over")
    board.hold("left+", "right+", seconds=1.4)
    board.expect("21-19 0-0")
    board.games([21, 19], [0, 0])
    state = board.state()
    check("ends are changed, the winner serves", not state["a_left"] and state["server"] == "A", state)
    board.picture("second-game", hidden=[REST])
    board.tap(*["left+", "right+"] * 3)
    board.expect("21-19 3-3")
    presses = [json.loads(line) for line in board.guest.run("cat /run/courtside/times").split("\n")]
    # A hold acts when it has lasted; all others within their debounce.
    shown = sorted(press["shown"] for press in presses if press.get("acted", 1e9) < 500)
    acted = sorted(press["acted"] for press in presses if press.get("acted", 1e9) < 500)
    median = shown[len(shown) // 2]
    board.report(presses=len(shown), kernel_to_picture_median_ms=median, kernel_to_picture_worst_ms=shown[-1],
                 kernel_to_action_median_ms=acted[len(acted) // 2])
    check("45 presses were measured", len(shown) >= 45, len(shown))
    check("kernel timestamp to picture: 100 ms in the median", median <= 100, shown)


@scenario("an 11-edge bounce is one point")
def bounce(board):
    edges = "; ".join(board.down("left+") if edge % 2 == 0 else board.up("left+") for edge in range(11))
    board.guest.run(f"{edges}; {NAP.format(0.3)}; {board.up('left+')}; {NAP.format(0.1)}; true")
    board.tap("right+")
    board.expect("1-1")
    board.games([1, 1])
    board.picture("one-all")


@scenario("a minute of pulses under 2 ms is no point")
def noise(board):
    # In a break: the clock stands, and there is nothing to draw that a point would not change.
    board.hold("rewind", seconds=1.4)
    board.picture("none-paused")
    pulse = "; ".join(f"{board.down(line)}; {board.up(line)}" for line in ("left+", "right+", "rewind"))
    count = board.guest.run(f"n=0; end=$((SECONDS+60)); while ((SECONDS < end)); do {pulse}; n=$((n+3)); "
                            f"{NAP.format(0.15)}; done; echo $n")
    board.report(pulses=int(count))
    board.tap("right+")
    board.expect("0-1")
    board.games([0, 1])
    board.picture("right-one-paused")


@scenario("two lines within 1 ms both count")
def together(board):
    board.guest.run(f"{board.down('left+', 'right+')}; {NAP.format(0.2)}; {board.up('left+', 'right+')}")
    board.expect("1-1")
    board.games([1, 1])
    # Which of them came first, and so who serves, is lost in the kernel's own debounce.
    board.guest.run(f"{NAP.format(0.4)}; true")
    board.tap("right+")
    board.expect("1-2")
    board.picture("one-two")


@scenario("a line stuck low is told, and the others work")
def stuck(board):
    board.guest.run(board.down("left-"))
    board.logged("left- is stuck")
    board.picture("stuck")
    board.tap("left+")
    board.expect("1-0")
    board.guest.run(board.up("left-"))
    board.logged("left- is stuck: over")
    board.picture("left-one")
    board.tap("left-")
    board.expect("0-0")
    board.games([0, 0])


@scenario("a line that is low at the start gives nothing", "stopped")
def low_at_start(board):
    board.guest.run(board.down("left+"))
    board.start()
    board.guest.run(f"{board.up('left+')}; {NAP.format(0.2)}; true")
    board.tap("right+")
    board.expect("0-1")
    board.games([0, 1])
    board.picture("right-one-paused")


@scenario("60 presses while the program is stopped give nothing, and then the line works")
def stopped(board):
    # Each longer than a bounce, which the kernel measures in ticks of 4 ms: 10 ms may take 16. All of it shorter than
    # the watchdog, which has just been fed.
    press = f"{board.down('left+')}; {NAP.format(0.017)}; {board.up('left+')}; {NAP.format(0.017)}"
    fed = "systemctl show -P WatchdogTimestampMonotonic courtside"
    board.guest.run(f"pid=$(systemctl show -P MainPID courtside); before=$({fed}); "
                    f"while [ $({fed}) = $before ]; do {NAP.format(0.05)}; done; kill -STOP $pid; "
                    f"for i in {{1..60}}; do {press}; done; sleep 1.1; kill -CONT $pid; sleep 0.4")
    board.logged("left+: presses that were read more than 1 s late are dropped")
    check("it was not started again", board.guest.run("systemctl show -P NRestarts courtside") == "0")
    board.tap("left+")
    board.expect("1-0")
    board.games([1, 0])
    board.picture("left-one")


@scenario("the chip is unplugged, and plugged in again under another number")
def unplugged(board):
    before = board.chip.chip
    gone = board.uptime()
    board.chip.unplug()
    told = board.logged("no buttons: ")
    board.picture("unplugged")
    # Somebody else takes its number.
    SimChip.make(board.guest, "third", "another decoy", {}, count=4)
    back = board.uptime()
    board.chip.plug()
    works = board.logged(": over")
    check("another number", board.chip.chip != before, before)
    board.tap("left+")
    board.expect("1-0", f"on {board.chip.chip}")
    board.report(chip_lost_shown_s=round(told - gone, 2), chip_back_works_s=round(works - back, 2))
    check("a lost chip is told within 1 s", told - gone <= 1, told - gone)
    check("it works within 2 s of its return", works - back <= 2, works - back)
    board.games([1, 0])
    board.picture("left-one")


@scenario("a decoy chip and a symbolic link lead nobody astray", "stopped")
def decoy(board):
    found = board.guest.run("gpiodetect; ls -l /dev/gpiochip*")
    check("a decoy is number 0", re.search(r"gpiochip0 \[decoy\]", found), found)
    check("a link names the header twice", f"gpiochip99 -> /dev/{board.chip.chip}" in found, found)
    # A second chip of the same label, without names.
    SimChip.make(board.guest, "twin", "pinctrl-bcm2835", {}, count=54)
    board.start()
    board.expect(f"5 of 5 lines on {board.chip.chip}")
    board.tap("left+")
    board.expect("1-0")
    board.games([1, 0])
    board.picture("left-one-paused")


@scenario("unnamed lines are found by label and offset", "stopped")
def unnamed(board):
    SimChip.make(board.guest, "bare", "300b000.pinctrl", {offset: "" for offset in (73, 70, 69, 72, 75, 79, 78, 71)}, 288)
    choose(board, "orange-pi-zero-3")
    board.chip = SimChip(board.guest, "bare")
    board.expect("8 of 8 lines")
    board.guest.run(board.chip.tap(73))
    board.expect("1-0")
    board.games([1, 0])
    board.picture("left-one-paused-eight")


@scenario("a line that another program holds is named, and taken when it is free", "stopped")
def busy(board):
    watch = "gpiomon GPIO27"
    if "v1" in board.guest.run("gpiomon --version"):
        watch = f"gpiomon {board.chip.chip} 27"
    board.guest.run(f"{watch} > /dev/null 2>&1 & echo $! > /run/other.pid")
    board.guest.wait_for(f"gpioinfo {board.chip.chip} 2>/dev/null | grep -q GPIO27.*gpiomon || "
                         f"gpioinfo -c {board.chip.chip} | grep -q GPIO27.*gpiomon")
    board.start()
    board.logged("left- is held by gpiomon")
    board.tap("left+")
    board.expect("1-0")
    board.picture("busy")
    board.guest.run("kill $(cat /run/other.pid)")
    board.logged("left- is held by gpiomon: over")
    board.picture("left-one-paused")
    board.tap("left-")
    board.expect("0-0")
    board.games([0, 0])


@scenario("the date set an hour on and back loses nothing")
def date(board):
    board.guest.run("date -s '+1 hour'")
    board.tap("left+")
    board.expect("1-0")
    board.guest.run("date -s '-2 hours'")
    board.tap("right+")
    board.expect("1-1")
    board.games([1, 1])
    board.guest.run("date -s '+1 hour'")
    board.picture("one-all")


@scenario("the output line answers: one pulse, two for a refusal, and the end of a game", "ready")
def output(board):
    sampler = (f"v0=0; exec 5<{board.chip.sysfs}/sim_gpio{OUTPUT}/value; "
               f"while :; do read v < {board.chip.sysfs}/sim_gpio{OUTPUT}/value; "
               "[ $v = $v0 ] || { v0=$v; read u r < /proc/uptime; echo $v $u; }; " + NAP.format(0.005) + "; done")

    def pulses(act):
        board.guest.run(f"( {sampler} ) > /run/pulses 2>/dev/null & echo $! > /run/sampler.pid; sleep 0.1")
        act()
        board.guest.run("sleep 1.5; kill $(cat /run/sampler.pid)")
        found = [line.split() for line in board.guest.run("cat /run/pulses").split("\n") if line]
        return [float(b[1]) - float(a[1]) for a, b in zip(found, found[1:]) if a[0] == "1"]

    one = pulses(lambda: board.tap("left+"))
    check("an accepted press is one pulse", len(one) == 1 and 0.03 <= one[0] <= 0.12, one)
    board.hold("rewind", seconds=1.4)
    # Its own answer has to end.
    board.guest.run(f"{NAP.format(0.5)}; true")
    two = pulses(lambda: board.tap("rewind"))
    check("a refused one is two", len(two) == 2, two)
    board.tap(*["left+", "right+"] * 4)
    board.tap(*["left+"] * 16, pause=0.4)
    board.expect("20-4")
    end = pulses(lambda: board.tap("left+", pause=0.4))
    check("the end of a game is one long pulse", len(end) == 1 and 0.4 <= end[0] <= 0.8, end)
    board.expect("21-4")
    board.games([21, 4])
    board.picture("game-over-quickly")


def choose(board, profile, text=None):
    """Makes that the board's profile, and starts the program."""
    if text is not None:
        board.guest.run(f"printf '%b' {json.dumps(text)} > /etc/courtside/boards/{profile}.ini")
    # In the place of the other: a profile that cannot be used would leave that one in force.
    board.guest.run(f"sed -i 's/^Board=.*/Board={profile}/' /etc/courtside/courtside.conf.d/50-bench.conf")
    board.start()
