#!/usr/bin/env python3
"""appliance.py WORK RELEASE=PACKAGE...: tries packages on emulated boards.

WORK is where guest.sh made the guests; RELEASE is 12 or 13. For each board: the package is installed, the
guest boots into the scoreboard, and every scenario ends in a look at the state and one at the screen.
--only WORD runs the scenarios whose name has it, --keep goes on in the board that the last run installed,
--record makes the reference pictures anew, --short is boot, press and picture.
"""

import argparse
import concurrent.futures
import hashlib
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback

import faults
import presses  # noqa: F401 (its scenarios come first)
from bench import RUNNING, BenchError, Guest, has_snapshot, overlay
from board import HERE, KEEP, SCENARIOS, Board, Failure

SHORT = ("whole game", "bounce")


def bare(work, release):
    """Boots a guest without the package, once, and keeps it as it is then: gives its disk and its memory."""
    image = os.path.join(work, f"guest{release}.img")
    disk, memory, stamp = (os.path.join(work, f"bare{release}.{kind}") for kind in ("qcow2", "memory", "needs"))
    # It goes on only in the board that it was kept on.
    with open(f"{HERE}/bench.py") as file:
        needs = f"{os.stat(image).st_mtime_ns} {hashlib.sha256(file.read().encode()).hexdigest()}\n"
    if not os.path.exists(stamp) or open(stamp).read() != needs:
        overlay(image, disk)
        with tempfile.TemporaryDirectory() as nothing:
            guest = Guest(work, disk, nothing)
            guest.run("umount /payload; sync")
            guest.leave(memory)
        with open(stamp, "w") as file:
            file.write(needs)
    return disk, memory


def install(work, disk, memory, package, report):
    """Puts the package on a fresh guest, as its owner would, and lets it go down for the reboot."""
    with tempfile.TemporaryDirectory() as payload:
        shutil.copy(package, f"{payload}/courtside.deb")
        shutil.copytree(f"{HERE}/guest", f"{payload}/guest")
        with Guest(work, disk, payload, memory=memory) as guest:
            guest.run("cp -r /payload/guest/. / && systemctl daemon-reload && systemctl enable bench-board")
            guest.run("DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "
                      "/payload/courtside.deb", limit=1200)
            report(guest.run("dpkg-query -W -f '${Package} ${Version} ${Architecture} ${Status}' courtside"))
            size = guest.run("du -skc $(dpkg -L courtside | while read f; do [ -d $f ] || echo $f; done) | tail -1")
            report(f"{int(size.split()[0]) / 1024:.1f} MiB installed")
            for line in ("systemctl is-enabled courtside", "courtside --version", "id courtside",
                         "man -w courtside 2>/dev/null || ls /usr/share/man/man1/courtside.1.gz"):
                report(guest.run(line))
            guest.send("systemctl --no-block reboot")
            guest.wait_for_end()


def start(work, disk, board, report):
    """Boots into the scoreboard and keeps two states: before a match, and in one at 0-0."""
    begin = time.monotonic()
    board.guest = Guest(work, disk)
    board.active(limit=300)
    board.begin_again()
    board.expect("5 of 5 lines")
    ready = board.guest.run("systemctl show -P ActiveEnterTimestampMonotonic courtside")
    report(f"on the wall {int(ready) / 1e6:.1f} s after the kernel's start, {time.monotonic() - begin:.0f} s here")
    board.guest.run("sync")
    board.guest.save("ready")
    board.hold("rewind", seconds=1.4)
    board.expect("; saved")
    board.guest.run(f"{KEEP} && sync")
    board.guest.save("playing")


def run(release, package, options):
    """Everything for one board; returns what went wrong."""
    work, failures, begin = options.work, [], time.monotonic()
    disk = os.path.join(work, f"board{release}.qcow2")

    def report(text):
        print(f"[{release} {time.monotonic() - begin:4.0f} s] {text}", flush=True)

    def scenario(name, act):
        passed = False
        try:
            started = time.monotonic()
            act()
            report(f"ok   {name} ({time.monotonic() - started:.0f} s)")
            passed = True
        except (Failure, BenchError) as error:
            failures.append(f"{release}: {name}")
            report(f"FAIL {name}: {error}")
        for figure, value in board.figures.items():
            report(f"     {figure} = {value}")
        board.figures = {}
        return passed

    board = Board(None, release, options.record, os.path.join(work, "differs"))
    try:
        if not options.keep:
            base, memory = bare(work, release)
            overlay(base, disk, "qcow2")
            install(work, disk, memory, package, report)
        if options.keep and has_snapshot(disk, "playing"):
            board.guest = Guest(work, disk, snapshot="ready")
        else:
            start(work, disk, board, report)
        # Those that begin "stopped" follow each other.
        for name, function, snapshot in sorted(SCENARIOS, key=lambda scenario: scenario[2] == "stopped"):
            if chosen(name, options):
                passed = scenario(name, lambda: (board.begin(snapshot), function(board)))
                board.can_go_on = passed and snapshot == "stopped"
        if chosen("the power is cut", options):
            scenario("the power is cut", lambda: faults.power_cuts(board, work, disk, seed=int(release)))
    except (Failure, BenchError) as error:
        failures.append(f"{release}: {error}")
        report(f"FAIL {error}")
    except Exception:
        traceback.print_exc()
        failures.append(f"{release}: the bench itself")
    finally:
        if board.guest:
            board.guest.close()
    report("done")
    return failures


def chosen(name, options):
    if options.short:
        return any(word in name for word in SHORT)
    return not options.only or any(word in name for word in options.only)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("work")
    parser.add_argument("packages", nargs="+", metavar="RELEASE=PACKAGE")
    parser.add_argument("--only", action="append")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--boards", type=int, default=2, help="how many run at once")
    options = parser.parse_args()
    pairs = [package.split("=", 1) for package in options.packages]
    with concurrent.futures.ThreadPoolExecutor(options.boards) as pool:
        results = list(pool.map(lambda pair: run(*pair, options), pairs))
    failures = [failure for result in results for failure in result]
    if failures:
        sys.exit("failed:\n  " + "\n  ".join(failures))


def stop(*_):
    """The guests end with the test, also when that is told to stop."""
    for guest in list(RUNNING):
        guest.close()
    os._exit(143)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    main()
