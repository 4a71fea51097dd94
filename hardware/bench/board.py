"""A board with the package on it: a guest in which the scoreboard runs, and what can be seen of it."""

import json
import os
import re
import shlex
import time

from bench import NAP, PATIENCE, BenchError, Picture, SimChip

HERE = os.path.dirname(os.path.abspath(__file__))
# The offsets of the panel's lines on the simulated header (guest/etc/courtside/boards/bench.ini).
PANEL = {"left+": 17, "left-": 27, "right+": 22, "right-": 23, "rewind": 24}
OUTPUT = 26
# Where the match's clock stands, and the countdown at the end of a game and after it: they tell when the picture
# was taken.
CLOCKS = [(320, 345, 160, 50), (660, 392, 100, 50)]
REST = (450, 392, 100, 50)
# So many of a thousand pixels may differ: a Debian's FreeType rounds its edges in its own way.
LIKE = 1.0
# Copies the database and lets the program say what stands in it: the games of the newest match, or all of
# its state, which takes longer.
COPY = "rm -rf /tmp/copy && cp -r /var/lib/courtside /tmp/copy && courtside {} 2> /tmp/copy.log{}; rm -rf /tmp/copy"
GAMES = COPY.format("matches list --data /tmp/copy", " | head -n 1")
STATE = COPY.format("simulate - --data /tmp/copy --size 320x180 < /dev/null", " | tail -n 1")


# Keeps what "playing" has on its disk, and goes back to it: the match, the panel, the chips.
KEEP = "cp -a /var/lib/courtside /var/tmp/playing"
PUT_BACK = ("systemctl stop courtside && rm -rf /var/lib/courtside/* && cp -a /var/tmp/playing/. /var/lib/courtside && "
            "rm -f /etc/courtside/boards/wrong.ini && sed -i s/^Board=.*/Board=bench/ "
            "/etc/courtside/courtside.conf.d/50-bench.conf && (cd /sys/kernel/config/gpio-sim && for chip in *; do "
            "case $chip in decoy | header) ;; *) [ $(cat $chip/live) = 0 ] || echo 0 > $chip/live ;; "
            "esac; done)")


class Failure(Exception):
    """A check that did not hold."""


def check(name, condition, found=""):
    """Fails the scenario unless the condition holds."""
    if not condition:
        raise Failure(f"{name}; found: {found}")


class Board:
    """What a scenario works with."""

    def __init__(self, guest, release, record=False, failed="."):
        self.guest, self.release, self.record, self.failed = guest, release, record, failed
        self.figures = {}
        self.seen = set()
        self.cursor = ""
        # Whether the last scenario began "stopped" and passed.
        self.can_go_on = False

    def begin(self, snapshot):
        """Takes the board back to a state it was in: a snapshot, or "stopped", as "playing" with the program stopped.

        The latter needs no snapshot where the scenario before it began so too: with a snapshot qemu loses what it
        has translated of the guest, which costs more than all the rest of a start.
        """
        if snapshot != "stopped":
            self.guest.load(snapshot)
        else:
            if not self.can_go_on:
                self.guest.load("playing")
            self.guest.run(PUT_BACK)
        self.can_go_on = False
        self.begin_again()

    def begin_again(self):
        """Finds its way about in a guest that has just gone on."""
        self.chip = SimChip(self.guest, "header")
        # A cursor of the unit's own: journalctl goes on after the next entry of the unit otherwise.
        self.cursor = self.guest.run(
            "journalctl -q -u courtside -n 1 --show-cursor -o cat | sed -n 's/^-- cursor: //p'")

    # What the panel does.

    def down(self, *lines):
        return "; ".join(self.chip.level(PANEL[line], True) for line in lines)

    def up(self, *lines):
        return "; ".join(self.chip.level(PANEL[line], False) for line in lines)

    def tap(self, *lines, seconds=0.06, pause=0.12):
        """Presses lines one after the other, by the kernel's simulated GPIO chip.

        Of two lines in turn, each is pressed no faster than people do: within 300 ms it is a slip.
        """
        self.guest.run("; ".join(
            f"{self.down(line)}; {NAP.format(seconds)}; {self.up(line)}; {NAP.format(pause)}" for line in lines)
            + "; true")

    def hold(self, *lines, seconds):
        """Presses lines together and holds them."""
        self.guest.run(f"{self.down(*lines)}; {NAP.format(seconds)}; {self.up(*lines)}")

    # What can be seen.

    def until(self, command, what, limit=30):
        """Waits in the guest until a command succeeds; the limit is in s of the guest."""
        text = self.guest.run(
            f"timeout {limit} bash -c "
            + shlex.quote(f"until {command}; do {NAP.format(0.2)}; done; true") + "; echo $?",
            limit=limit * 10)
        if text.split("\n")[-1] != "0":
            raise Failure(f"{what}: not within {limit} s; status {self.status()!r}; log: {self.log()[-900:]}")

    def status(self):
        """What the program tells the service manager: court, score, lines, and what is saved."""
        return self.guest.run("systemctl show -P StatusText courtside")

    def expect(self, *texts, limit=30):
        """Waits until the status says all of that."""
        tests = " && ".join(f"[[ $s == *{shlex.quote(text)}* ]]" for text in texts)
        self.until(f"s=$(systemctl show -P StatusText courtside) && {tests}", f"status {texts}", limit)

    def active(self, limit=60):
        """Waits until the service has said that it is ready."""
        self.until('[ "$(systemctl show -P ActiveState courtside)" = active ]', "active", limit)

    def start(self):
        """Starts the program, which has been stopped."""
        self.guest.run("systemctl start courtside", limit=300)

    def restart(self):
        """Stops the program and starts it."""
        before = self.guest.run("systemctl show -P InvocationID courtside")
        self.guest.run("systemctl restart --no-block courtside")
        self.until(f'[ "$(systemctl show -P InvocationID courtside)" != {before} ]', "another start")
        self.active()

    def since(self):
        """journalctl's option for what was logged since the scenario began; nothing before the first."""
        return f"--after-cursor={shlex.quote(self.cursor)}" if self.cursor else "-b"

    def log(self):
        """What the program has logged since the scenario began."""
        return self.guest.run(f"journalctl -q -u courtside -o cat {self.since()}")

    def logged(self, text, limit=30):
        """Waits until the log says that, and tells when, in s since the boot."""
        # Followed, not asked again and again: reading a journal is much work for an emulated board.
        follow = f"timeout {limit} journalctl -q -u courtside -o short-monotonic --no-tail -f {self.since()}"
        found = self.guest.run(f"grep -F -m 1 -- {shlex.quote(text)} < <(exec {follow}); true", limit=limit * 10)
        if not found:
            raise Failure(f"log {text!r}: not within {limit} s; log: {self.log()[-900:]}")
        return float(re.match(r"\[ *([0-9.]+)\]", found)[1])

    def state(self):
        """The state that stands in the database now."""
        text = self.guest.run(STATE)
        try:
            return json.loads(text)["state"]
        except (ValueError, KeyError):
            raise Failure(f"no state in the database: {text} {self.guest.run('cat /tmp/copy.log')}") from None

    def kept(self, root=""):
        """The games that stand in the database now, of this system or of one that is mounted at `root`."""
        text = self.guest.run(f"chroot {root} sh -c {shlex.quote(GAMES)}" if root else GAMES)
        # Their points stand before the time the match has lasted.
        found = re.search(r"((?: \d+-\d+)+)  [\d:]+  ", text)
        if not found:
            raise Failure(f"no match in the database: {text} {self.guest.run('cat /tmp/copy.log')}")
        return [[int(points) for points in game.split("-")] for game in found[1].split()]

    def games(self, *expected):
        """Checks the games that stand in the database, once all is saved."""
        self.expect("; saved")
        found = self.kept()
        check(f"games {list(expected)} on disk", found == [list(game) for game in expected], found)

    def uptime(self):
        return float(self.guest.run("cut -d' ' -f1 /proc/uptime"))

    def picture(self, name, limit=40, hidden=()):
        """Waits until the screen shows the reference picture of that name, clocks and `hidden` boxes aside."""
        hidden = CLOCKS + list(hidden)
        path = os.path.join(HERE, "pictures", f"{name}.png")
        end = time.monotonic() + limit * PATIENCE
        if self.record and name not in self.seen:
            self.seen.add(name)
            last = None
            while True:
                now = self.guest.picture().masked(hidden)
                if last and now.difference(last) == 0:
                    break
                last = now
                # What is said of a press stays for two seconds.
                self.guest.run("sleep 3")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            now.write(path)
            return
        if not os.path.exists(path):
            raise Failure(f"there is no picture {path}: make it with --record, and look at it")
        reference = Picture.png(path)
        while True:
            now = self.guest.picture()
            difference = now.masked(hidden).difference(reference)
            if difference <= LIKE:
                return
            if time.monotonic() > end:
                os.makedirs(self.failed, exist_ok=True)
                kept = os.path.join(self.failed, f"{name}-{self.release}.png")
                now.write(kept)
                raise Failure(f"the screen differs from {name}.png by {difference:.1f} ‰: see {kept}")

    def report(self, **figures):
        """Keeps measured figures for the end."""
        self.figures.update(figures)


# The scenarios, in the order of the files: (name, function, what `Board.begin` takes the board back to).
SCENARIOS = []


def scenario(name, snapshot="playing"):
    """Makes a function of a Board a scenario."""
    def register(function):
        SCENARIOS.append((name, function, snapshot))
        return function
    return register


__all__ = ["NAP", "BenchError", "Board", "Failure", "OUTPUT", "PANEL", "REST", "SCENARIOS", "check", "scenario"]
