#!/usr/bin/env python3
"""arm64.py WORK PACKAGE: boots the package for arm64 once, on an emulated board of that processor.

WORK is where guest.sh made the guest. The board is qemu's "virt" with Debian's own kernel: its GPIO chip is
a PL061, and qemu's power button is the one line of it that can be pressed from outside.
"""

import os
import shutil
import sys
import tempfile

from bench import Guest, overlay
from board import Board, check

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
        # The panel starts before a match: this press decides who serves first.
        before = guest.picture()
        guest.monitor("system_powerdown")
        guest.run("sleep 5")
        after = guest.picture()
        print(board.status(), board.log(), sep="\n")
        after.write(os.path.join(work, "arm64.png"))
        check("the press is on the screen", before.difference(after) > 0)
        print(guest.run("systemctl show courtside -P ActiveState -P SubState -P NRestarts"))


if __name__ == "__main__":
    main()
