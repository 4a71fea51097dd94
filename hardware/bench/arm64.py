#!/usr/bin/env python3
"""arm64.py WORK PACKAGE: boots the package for arm64 once, on an emulated board of that processor.

WORK is where guest.sh made the guest. The board is qemu's "virt" with Debian's own kernel: its GPIO chip is
a PL061, and qemu's power button is the one line of it that can be pressed from outside.
"""

import os
import shutil
import sys
import tempfile
import time

from bench import PATIENCE, Guest, overlay
from board import Board, Failure, check
from pictures import Picture

# The chip's label, and the line that is the power button.
PROFILE = (r"[Board]\nName=virt\nChip=9030000.pl061\nBias=as-is\nActiveLow=no\n"
           + "".join(rf"[{name}]\nOffset={offset}\n" for name, offset in (
               ("left+", 0), ("left-", 1), ("right+", 3), ("right-", 2), ("rewind", 4))))


def install(work, disk, package):
    with tempfile.TemporaryDirectory() as payload:
        shutil.copy(package, f"{payload}/courtside.deb")
        with Guest(work, disk, payload, processor="arm64", limit=1200) as guest:
            guest.run("DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "
                      "/payload/courtside.deb")
            guest.run(f"mkdir -p /etc/courtside/boards && printf '%b' '{PROFILE}' > /etc/courtside/boards/virt.ini")
            guest.run("printf '[Match]\\nCourt=Court 1\\n[Panel]\\nBoard=virt\\n' > "
                      "/etc/courtside/courtside.conf.d/50-bench.conf")
            # The kernel's own keys hold that line otherwise.
            guest.run("echo 'blacklist gpio_keys' > /etc/modprobe.d/bench.conf; sync")
            print(guest.run("dpkg-query -W -f '${Package} ${Version} ${Architecture} ${Status}' courtside; uname -rm"))
            guest.send("systemctl --no-block reboot")
            guest.wait_for_end()


def changed(guest, before, lit=False, limit=300):
    """Waits for a picture other than `before`, or for one on which there is more than a few lines of text."""
    end = time.monotonic() + limit * PATIENCE
    while True:
        now = guest.picture()
        if lit:
            dark = Picture(now.width, now.height, bytes(len(now.pixels)))
            done = now.difference(dark) > 50
        else:
            done = now.difference(before) > 0
        if done:
            return now
        if time.monotonic() > end:
            raise Failure(f"the screen does not change within {limit} s")
        time.sleep(0.5)


def main():
    work, package = sys.argv[1:]
    release = "12" if "+deb12" in package else "13"
    disk = os.path.join(work, f"board{release}-arm64.qcow2")
    overlay(os.path.join(work, f"guest{release}-arm64.img"), disk)
    install(work, disk, package)
    with Guest(work, disk, processor="arm64", limit=1200) as guest:
        board = Board(guest, release)
        board.active(limit=600)
        print(board.status())
        board.expect("5 of 5 lines", limit=300)
        # The kernel's own console is there before the score.
        before = changed(guest, None, lit=True)
        # The panel starts before a match: this press decides who serves first.
        guest.monitor("system_powerdown")
        try:
            after = changed(guest, before)
        finally:
            guest.picture().write(os.path.join(work, "arm64.png"))
            print(board.status(), board.log(), sep="\n")
        check("the press is on the screen", before.difference(after) > 0)
        print(guest.run("systemctl show courtside -P ActiveState -P SubState -P NRestarts"))


if __name__ == "__main__":
    main()
