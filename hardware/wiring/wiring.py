#!/usr/bin/env python3
"""wiring.py: draws the wiring of each header, and writes the tables of hardware/README.md, from the board
profiles and headers.json. `wiring.py --check` only says whether they are up to date.
"""

import configparser
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HARDWARE = os.path.dirname(HERE)
FIVE = ["left+", "left-", "right+", "right-", "rewind"]
EIGHT = FIVE + ["start", "ends", "menu"]
OUTPUT = "Output"

STYLE = """
text { font: 15px sans-serif; fill: #10151b }
.title { font-size: 20px; font-weight: bold }
.pin { stroke: #10151b; fill: #ffffff }
.used { fill: #ffc20a }
.ground { fill: #3a424c }
.power { fill: #d4d8dd }
.number { font-size: 11px; text-anchor: middle }
.light { fill: #ffffff }
.wire { fill: none; stroke: #0f62a8; stroke-width: 2.5 }
.common { fill: none; stroke: #3a424c; stroke-width: 2.5 }
.body { fill: #f2f4f6; stroke: #10151b; stroke-width: 1.5 }
.bold { font-weight: bold }
.end { text-anchor: end }
"""


class Header:
    """A header of pins and the panel on it, read from a board's profile."""

    def __init__(self, name, data):
        self.name, self.data = name, data
        profile = read(os.path.join(HARDWARE, "boards", data["boards"][0] + ".ini"))
        self.pins = {line: data["offsets"][profile[line]["Offset"]] for line in EIGHT + [OUTPUT]}
        self.names = {line: profile[line].get("Line", f"line {profile[line]['Offset']}") for line in self.pins}
        for board in data["boards"][1:]:
            other = read(os.path.join(HARDWARE, "boards", board + ".ini"))
            for line in EIGHT + [OUTPUT]:
                assert other[line]["Offset"] == profile[line]["Offset"], f"{board}: {line} is elsewhere"

    def nearest_ground(self, pin):
        """The ground pin that is fewest rows away, on the same side where there is a choice."""
        return min(self.data["ground"], key=lambda ground: (abs((ground - 1) // 2 - (pin - 1) // 2),
                                                            (ground - pin) % 2, ground))

    def table(self):
        rows = ["| line | pin | its ground | the kernel's name | wanted |", "|---|---|---|---|---|"]
        for line in EIGHT + [OUTPUT]:
            wanted = "always" if line in FIVE else "if you like"
            shown = "an LED, buzzer or motor" if line == OUTPUT else f"`{line}`"
            rows.append(f"| {shown} | {self.pins[line]} | {self.nearest_ground(self.pins[line])} | "
                        f"{self.names[line]} | {wanted} |")
        return "\n".join(rows)


def read(path):
    """A profile, with the output line that stands there as a comment."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"^#(\[Output\]|Line=|Offset=|ActiveLow=)", r"\1", file.read(), flags=re.M)
    parser = configparser.ConfigParser(comment_prefixes=("#", ";"), delimiters=("=",))
    parser.optionxform = str
    parser.read_string(text)
    return parser


def drawing(header, lines):
    """The SVG: odd pins to the left, even ones to the right, buttons beside them on a common ground."""
    rows, step, top = header.data["rows"], 34, 104
    width, height = 900, top + rows * step + 60
    middle = width // 2
    parts = []

    def place(pin):
        return middle + (14 if pin % 2 == 0 else -14), top + (pin - 1) // 2 * step

    def text(x, y, words, kind=""):
        parts.append(f'<text x="{x}" y="{y}" class="{kind}">{words}</text>')

    text(30, 40, f"{header.data['title']}: {len(lines) - 1} buttons", "title")
    text(30, 62, "Seen from above, pin 1 at the top left. Every button connects its pin to ground.")
    parts.append(f'<rect x="{middle - 32}" y="{top - 20}" width="64" height="{rows * step + 6}" rx="6" class="body"/>')
    used = {header.pins[line]: line for line in lines}
    grounds = {}
    for side in (1, 0):
        mine = sorted((pin for pin in used if pin % 2 == side))
        if not mine:
            continue
        sign = -1 if side else 1
        inner, outer, bus = middle + sign * 170, middle + sign * 235, middle + sign * 300
        # Buttons beside their pins, far enough apart to read.
        ys, free = [], top - 10
        for pin in mine:
            y = max(place(pin)[1], free)
            ys.append(y)
            free = y + 58
        over = ys[-1] - (top + (rows - 1) * step + 6)
        if over > 0:
            for index in reversed(range(len(ys))):
                limit = top + (rows - 1) * step + 6 - 58 * (len(ys) - 1 - index)
                ys[index] = min(ys[index], limit)
        for index, (pin, y) in enumerate(zip(mine, ys)):
            line, (x, pin_y) = used[pin], place(pin)
            bend = middle + sign * (60 + 16 * index)
            parts.append(f'<path class="wire" d="M{x + sign * 9} {pin_y} H{bend} V{y} H{inner}"/>')
            parts.append(f'<path class="common" d="M{outer} {y} H{bus}"/>')
            left = min(inner, outer)
            if line == OUTPUT:
                parts.append(f'<rect x="{left}" y="{y - 13}" width="65" height="26" rx="4" class="body"/>')
                text(left + 32, y + 5, "driver", "number")
            else:
                parts.append(f'<circle cx="{inner}" cy="{y}" r="4"/><circle cx="{outer}" cy="{y}" r="4"/>')
                parts.append(f'<path class="common" d="M{left + 4} {y - 13} H{left + 61} M{left + 32} {y - 13} v-9"/>')
            where, kind = (bus - 12, "end bold") if side else (bus + 12, "bold")
            text(where, y - 3, "LED or buzzer" if line == OUTPUT else line, kind)
            text(where, y + 15, f"pin {pin}, {header.names[line]}", kind.replace("bold", ""))
        ground = min((pin for pin in header.data["ground"] if pin % 2 == side),
                     key=lambda pin: (abs(place(pin)[1] - ys[0]), pin))
        grounds[ground] = True
        x, y = place(ground)
        rail = min(ys[0], y) - 30 if min(ys[0], y) - 30 > 84 else 84
        bend = middle + sign * 44
        parts.append(f'<path class="common" d="M{x + sign * 9} {y} H{bend} V{rail} H{bus} V{max(ys)}"/>')
        where, kind = (bus + 8, "") if side else (bus - 8, "end")
        text(where, rail - 5, f"common ground, pin {ground}", kind)
    for pin in range(1, 2 * rows + 1):
        x, y = place(pin)
        kind = ("used" if pin in used else "ground" if pin in header.data["ground"] else
                "power" if str(pin) in header.data["power"] else "")
        parts.append(f'<circle cx="{x}" cy="{y}" r="10" class="pin {kind}"/>')
        text(x, y + 4, pin, "number" + (" light" if kind == "ground" else ""))
    foot = top + rows * step + 34
    for x, kind, words in ((30, "used", "a line of the panel"), (220, "ground", "ground"),
                           (330, "power", "3.3 V or 5 V: never to a button")):
        parts.append(f'<circle cx="{x + 8}" cy="{foot}" r="8" class="pin {kind}"/>')
        text(x + 24, foot + 5, words)
    body = "\n".join(parts)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}">\n<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="#ffffff"/>\n'
            f"{body}\n</svg>\n")


def wanted():
    """Every file this script makes, and what belongs in it."""
    with open(os.path.join(HERE, "headers.json"), encoding="utf-8") as file:
        headers = [Header(name, data) for name, data in json.load(file).items()]
    files = {}
    readme = os.path.join(HARDWARE, "README.md")
    with open(readme, encoding="utf-8") as file:
        text = file.read()
    for header in headers:
        for name, lines in (("five", FIVE), ("eight", EIGHT)):
            files[os.path.join(HERE, f"{header.name}-{name}.svg")] = drawing(header, lines + [OUTPUT])
        mark = f"<!-- pins of {header.name} -->"
        assert text.count(mark) == 2, f"README.md: expected {mark} twice"
        before, _, after = text.split(mark)
        text = f"{before}{mark}\n{header.table()}\n{mark}{after}"
    files[readme] = text
    return files


def main():
    stale = []
    for path, text in wanted().items():
        found = None
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                found = file.read()
        if found != text:
            stale.append(os.path.relpath(path, HARDWARE))
            if "--check" not in sys.argv:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
    if "--check" in sys.argv and stale:
        sys.exit("not up to date, run hardware/wiring/wiring.py: " + ", ".join(stale))


main()
