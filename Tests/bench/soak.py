#!/usr/bin/env python3
"""make soak-time: 72 hours of virtual time of the release build, and a million random presses.

The hours are matches as they are played: a press every few seconds, pauses, changes of ends, menus, new
matches. Compared is how long a press took to its picture in the last hour with the first, at the 95th
percentile; the process's memory is read from the kernel. The presses are taps and holds of random
buttons; what counts is that the program neither ends nor stands still, and that its memory is steady.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/release/courtside"
LINES = ["left+", "left-", "right+", "right-", "rewind", "start", "ends", "menu"]


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def run(script, data, *options):
    """Runs a script; its status, the seconds it took, and its memory in KiB twice a second."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write(script)
    begin = time.monotonic()
    process = subprocess.Popen(
        [str(PROGRAM), "simulate", file.name, "--data", data, *options],
        stdout=subprocess.DEVNULL)
    memory = []

    def watch():
        while process.poll() is None:
            try:
                with open(f"/proc/{process.pid}/status") as status:
                    memory.extend(
                        int(line.split()[1]) for line in status if line.startswith("VmRSS"))
            except (OSError, IndexError):
                pass
            time.sleep(0.5)

    watcher = threading.Thread(target=watch)
    watcher.start()
    status = process.wait()
    watcher.join()
    os.unlink(file.name)
    return status, time.monotonic() - begin, memory


def evening(hours, dice):
    """A script of matches one after the other for so many hours."""
    lines, now, end = [], 1.0, hours * 3600.0
    while now < end:
        kind = dice.random()
        if kind < 0.90:
            line, pause = dice.choice(["left+", "right+"]), dice.uniform(4, 12)
        elif kind < 0.93:
            line, pause = dice.choice(["left-", "right-"]), 3
        elif kind < 0.96:
            line, pause = "start", dice.uniform(3, 20)
        else:
            line, pause = "ends", dice.uniform(2, 60)
        lines.append(f"{now:.2f} tap {line}")
        if kind > 0.985:
            # Nobody knows whether the match is over; where it is not, nothing happens.
            lines.append(f"{now + 2:.2f} hold:1.5 ends")
            pause += 5
        now += pause
    return "\n".join(lines) + "\n"


def presses(count, dice):
    """Random presses, some of them held, some together."""
    lines, now = [], 0.5
    for _ in range(count):
        line = dice.choice(LINES)
        verb = "tap" if dice.random() < 0.97 else dice.choice(["hold:1.2", "hold:3.2"])
        lines.append(f"{now:.1f} {verb} {line}")
        now += dice.choice([0.1, 0.2, 0.3, 0.6, 3.3]) if verb == "tap" else 3.5
    return "\n".join(lines) + "\n"


def soak(hours):
    with tempfile.TemporaryDirectory() as data:
        times = pathlib.Path(data) / "times.jsonl"
        status, seconds, memory = run(
            evening(hours, random.Random(72)), data, "--times", str(times))
        found = [json.loads(line) for line in times.read_text().splitlines()]
    first = [item["ms"] for item in found if item["t"] < 3600]
    last = [item["ms"] for item in found if item["t"] >= (hours - 1) * 3600]
    ends = [percentile(first, 0.95), percentile(last, 0.95)]
    middle = len(memory) // 2
    print(f"{hours} h of virtual time in {seconds:.0f} s, {len(found)} presses, status {status}")
    print(f"press to picture, 95th percentile: first hour {ends[0]:.2f} ms ({len(first)} presses), "
          f"last hour {ends[1]:.2f} ms ({len(last)}), {ends[1] / ends[0]:.2f} times")
    print(f"memory: {memory[middle] // 1024} MiB half way, {memory[-1] // 1024} MiB at the end")
    return status == 0 and ends[1] <= 1.2 * ends[0]


def storm(count):
    """So many presses, over several scripts that go on from each other's database."""
    part = min(count, 250_000)
    good, done, highest = True, 0, []
    with tempfile.TemporaryDirectory() as data:
        for turn in range((count + part - 1) // part):
            script = presses(part, random.Random(turn))
            status, seconds, memory = run(script, data, "--size", "320x240")
            done += part
            early = memory[len(memory) // 4] if memory else 0
            late = max(memory[-4:]) if memory else 0
            highest.append(late)
            print(f"{part} random presses in {seconds:.0f} s, status {status}, memory "
                  f"{early // 1024} MiB after a quarter, {late // 1024} MiB at the end", flush=True)
            good = good and status == 0 and late <= early + 24 * 1024
    print(f"{done} random presses in all")
    return good


def main():
    if not PROGRAM.exists():
        sys.exit("soak: there is no release build; make build first")
    hours = int(sys.argv[1]) if len(sys.argv) > 1 else 72
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    results = [soak(hours), storm(count)]
    sys.exit(0 if all(results) else 1)


main()
