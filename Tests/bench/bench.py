#!/usr/bin/env python3
"""make bench: measures the release build from outside and prints a table and a JSON file.

Everything runs on an X server of its own (Xvfb, 1920x1080) or without a display. Nothing is read from
the program but what it draws, what the kernel says of its process, and the file of --times.
"""

import json
import os
import pathlib
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/release/courtside"
OUT = ROOT / ".build/bench"
CONFIG = OUT / "empty.conf"
TICKS = os.sysconf("SC_CLK_TCK")


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Screen:
    """An X server that nobody else uses."""

    def __enter__(self):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            sys.exit("bench: Xvfb did not start")
        self.environment = {**os.environ, "DISPLAY": f":{number}"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def probe(self, *arguments):
        """What x-probe prints, as a value."""
        command = [str(OUT / "x-probe"), *map(str, arguments)]
        output = subprocess.run(
            command, env=self.environment, stdout=subprocess.PIPE, check=True, timeout=300).stdout
        return json.loads(output)

    def key(self, *names):
        subprocess.run(["xdotool", "key", *names], env=self.environment, check=True)


class Board:
    """A running scoreboard with a data directory of its own."""

    def __init__(self, *options, environment=None):
        self.data = tempfile.mkdtemp(prefix="data-", dir=OUT)
        self.log = tempfile.TemporaryFile()
        self.command = [str(PROGRAM), "run", "--config", str(CONFIG), "--data", self.data, *options]
        self.process = subprocess.Popen(
            self.command, env=environment or os.environ, stdout=self.log, stderr=self.log)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=20)
        shutil.rmtree(self.data, ignore_errors=True)

    def check(self):
        if self.process.poll() is not None:
            self.log.seek(0)
            sys.exit(f"bench: the board ended:\n{self.log.read().decode()}")

    def pss(self):
        """Proportional set size in MiB: all of it, and what is not files mapped from disk."""
        rollup = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        fields = {line.split()[0]: int(line.split()[1]) for line in rollup.splitlines()[1:]}
        return fields["Pss:"] / 1024

    def ticks(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def written(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/io").read_text().splitlines()
        return int(dict(line.split(": ") for line in lines)["write_bytes"])

    def cpu(self, seconds, meanwhile=lambda: time.sleep(0.5)):
        """Per cent of one core over that time."""
        begin, before = time.monotonic(), self.ticks()
        while time.monotonic() < begin + seconds:
            meanwhile()
        self.check()
        return 100 * (self.ticks() - before) / TICKS / (time.monotonic() - begin)


def press_to_picture_x(screen):
    """From an X key press to the changed pixel, and what a full redraw costs in the same run."""
    times = OUT / "times.jsonl"
    with Board("--gpio", "keyboard", "--display", "window", "--times", str(times),
               environment=screen.environment) as board:
        time.sleep(2)
        board.check()
        screen.key("space")
        time.sleep(1)
        result = screen.probe("press", "a,k,z,m", 300)
        board.check()
    result["redraw"] = statistics.median(redraws(times))
    return result


def press_to_picture_headless():
    """From a script's edge to the frame, by the program's own clock, and a full redraw."""
    times, script = OUT / "times.jsonl", OUT / "presses.script"
    dice, now, lines = random.Random(1), 1.5, ["0.5 tap start"]
    for index in range(300):
        lines.append(f"{now:.3f} tap {['left+', 'right+', 'left-', 'right-'][index % 4]}")
        now += dice.uniform(0.12, 0.22)
    script.write_text("\n".join(lines) + "\n")
    with Board("--gpio", f"script:{script}", "--display", "headless", "--times", str(times)) as board:
        time.sleep(now + 1)
        board.check()
    shown = [line for line in map(json.loads, times.read_text().splitlines()) if "shown" in line]
    # A script's press acts once its level has held for 10 ms; the program's part comes after.
    own = [line["shown"] - line["acted"] for line in shown]
    whole = [line["shown"] for line in shown]
    return {
        "presses": len(shown), "median": statistics.median(own), "p95": percentile(own, 0.95),
        "max": max(own), "median_with_debounce": statistics.median(whole),
        "redraw": statistics.median(redraws(times)),
    }


def redraws(times):
    values = [json.loads(line) for line in times.read_text().splitlines()]
    return [value["redraw"] for value in values if "redraw" in value]


def first_frame(screen):
    """From starting the program to the first pixel, median of five."""
    times = []
    for _ in range(5):
        data = tempfile.mkdtemp(prefix="data-", dir=OUT)
        times.append(screen.probe(
            "first", PROGRAM, "run", "--gpio", "keyboard", "--display", "window", "--config",
            CONFIG, "--data", data)["first_frame"])
        time.sleep(0.5)
        shutil.rmtree(data, ignore_errors=True)
    return {"median": statistics.median(times), "max": max(times)}


def footprint(screen, language, seconds):
    """Memory and CPU: the clock running and nobody pressing, then two presses a second."""
    with Board("--gpio", "keyboard", "--display", "window", "--lang", language,
               environment=screen.environment) as board:
        time.sleep(2)
        screen.key("space", "a", "k")
        time.sleep(2)
        result = {"cpu_idle": board.cpu(seconds), "pss_idle": board.pss()}
        keys, written, presses = ["a", "k", "z", "m"], board.written(), 0

        def press():
            nonlocal presses
            screen.key(keys[presses % 4])
            presses += 1
            time.sleep(0.5 - (time.monotonic() % 0.5))

        result["cpu_presses"] = board.cpu(seconds, press)
        result["pss_presses"] = board.pss()
        time.sleep(1)
        result["bytes_an_event"] = (board.written() - written) / presses
        return result


def replay():
    """Events of a large archive replayed a second, through the pipe and as JSON, start included."""
    dice, lines, events = random.Random(1), [], 0
    for number in range(20000):
        # Two games to each other's none or one; every token has an effect.
        games = []
        for winner in dice.choice(["AA", "BB", "ABA", "BAB"]):
            loser = "B" if winner == "A" else "A"
            rallies = [winner] * 20 + [loser] * dice.randint(0, 19)
            dice.shuffle(rallies)
            games.append(rallies + [winner])
        tokens = " E ".join(" ".join(game) for game in games).split()
        events += len(tokens)
        lines.append(json.dumps({"id": number, "events": " ".join(tokens)}))
    text = ("\n".join(lines) + "\n").encode()
    best = None
    for _ in range(3):
        begin = time.monotonic()
        subprocess.run([PROGRAM, "replay"], input=text, stdout=subprocess.DEVNULL, check=True)
        spent = time.monotonic() - begin
        best = min(best or spent, spent)
    return {"events": events, "seconds": best, "events_a_second": events / best}


def quoridor():
    """Move lists and searched positions a second, as the program itself measures them."""
    output = subprocess.run(
        [PROGRAM, "quoridor", "bench"], stdout=subprocess.PIPE, check=True, timeout=300).stdout
    return json.loads(output)


def main():
    quick = "--quick" in sys.argv
    seconds = 5 if quick else 30
    OUT.mkdir(parents=True, exist_ok=True)
    CONFIG.write_text("")
    subprocess.run(
        ["cc", "-O2", "-o", OUT / "x-probe", ROOT / "Tests/bench/x-probe.c", "-lX11", "-lXext", "-ldl"],
        check=True)
    result = {}
    with Screen() as screen:
        result["first_frame"] = first_frame(screen)
        result["press_x"] = press_to_picture_x(screen)
        result["footprint"] = footprint(screen, "en", seconds)
        result["footprint_cjk"] = footprint(screen, "zh-Hant", seconds)
    result["press_headless"] = press_to_picture_headless()
    result["replay"] = replay()
    result["quoridor"] = quoridor()
    (OUT / "bench.json").write_text(json.dumps(result, indent=2) + "\n")
    table(result)


def table(result):
    x, headless = result["press_x"], result["press_headless"]
    plain, cjk = result["footprint"], result["footprint_cjk"]
    board = result["quoridor"]
    rows = [
        ("key to changed pixel, Xvfb 1920x1080, median", x["median"], "ms", "2.5"),
        ("  95th percentile", x["p95"], "ms", "8"),
        ("  median as a share of a full redraw", x["median"] / x["redraw"], "", ""),
        ("  a full redraw in the same run", x["redraw"], "ms", ""),
        ("press to frame, headless, median", headless["median"], "ms", ""),
        ("  95th percentile", headless["p95"], "ms", ""),
        ("  with the script's 10 ms of debounce, median", headless["median_with_debounce"], "ms", ""),
        ("  a full redraw in the same run", headless["redraw"], "ms", ""),
        ("start to first frame, median of 5", result["first_frame"]["median"], "ms", "300"),
        ("memory (PSS), English", plain["pss_presses"], "MiB", ""),
        ("memory (PSS), Chinese: both fonts", cjk["pss_presses"], "MiB", "60"),
        ("CPU, clock running", plain["cpu_idle"], "%", "0.5"),
        ("CPU, two presses a second", plain["cpu_presses"], "%", ""),
        ("events replayed a second", result["replay"]["events_a_second"] / 1e6, "million", "1"),
        ("bytes written an event", plain["bytes_an_event"], "", ""),
        ("Quoridor: move lists a second", board["lists_a_second"] / 1e6, "million", "1.5"),
        ("  a list's cost in pairs of floods", board["list_in_two_floods"], "", ""),
        ("  positions searched a second", board["nodes_a_second"] / 1e6, "million", "0.6"),
        ("  depth in a second", board["depth_in_a_second"], "plies", "11"),
    ]
    print(f"{'':<48}{'measured':>10}          {'limit':>6}")
    for name, value, unit, limit in rows:
        print(f"{name:<48}{value:>10.2f} {unit:<9}{limit:>6}")
    print(f"\nAll figures: {OUT.relative_to(ROOT)}/bench.json")


if __name__ == "__main__":
    main()
