#!/usr/bin/env python3
"""gpio.py WORK RELEASE PROGRAM: tries the buttons on a simulated chip.

PROGRAM shows what the panel does, as `courtside self-test --watch` does; it runs in the guest.
"""

import os
import re
import shutil
import signal
import sys
import tempfile

from bench import BenchError, Guest, Program, SimChip

PINS = {5: "GPIO5", 6: "GPIO6", 17: "GPIO17", 22: "GPIO22", 23: "GPIO23", 24: "GPIO24", 25: "GPIO25",
        26: "GPIO26", 27: "GPIO27"}
failures = []


def check(name, condition, found):
    print(f"{'ok  ' if condition else 'FAIL'} {name}", flush=True)
    if not condition:
        failures.append(name)
        print("     found: " + "\n            ".join(found), flush=True)


def acts(lines):
    return [line for line in lines if " acts" in line]


def lateness(lines):
    return [int(match[1]) for line in lines if (match := re.search(r"read (\d+) µs later", line))]


def scenarios(guest, program):
    # A decoy takes number 0, so that nothing may count on it.
    decoy = SimChip(guest, "decoy", "decoy", {}, count=8)
    chip = SimChip(guest, "pi", "pinctrl-bcm2835", PINS)
    guest.run("ln -sf /dev/" + chip.chip + " /dev/gpiochip99")
    survey = guest.run(f"/run/{program} survey", check=False)
    check("the survey finds every line", "complete: true" in survey, survey.split("\n"))
    watch = Program(guest, f"/run/{program} watch")
    found = watch.expect("8 of 8 lines")
    check("lines are found by name, whatever the number", "pinctrl-bcm2835" in found[0], found)

    late = []
    for line, name in [("GPIO17", "left+"), ("GPIO27", "left-"), ("GPIO22", "right+"), ("GPIO23", "right-")]:
        chip.press(line)
        found = watch.expect(f"{name} released")
        late += lateness(found)
        check(f"{name} is one press", acts(found) == [f"{name} acts"], found)

    bounce = "; ".join(chip.level("GPIO17", i % 2 == 0) for i in range(11))
    guest.run(f"{bounce}; sleep 0.3; {chip.level('GPIO17', False)}")
    found = watch.expect("left+ released")
    check("an 11-edge bounce is one press", acts(found) == ["left+ acts"], found)

    both = f"{chip.level('GPIO17', True)}; {chip.level('GPIO22', True)}"
    guest.run(f"{both}; sleep 0.2; {chip.level('GPIO17', False)}; {chip.level('GPIO22', False)}")
    found = watch.expect("left+ released", "right+ released")
    check("two lines at once both count", sorted(acts(found)) == ["left+ acts", "right+ acts"], found)

    chip.press("GPIO24", 1.4)
    found = watch.expect("rewind released")
    check("rewind held 1.4 s is start", acts(found) == ["start acts"], found)

    guest.run(f"{both}; sleep 1.4; {chip.level('GPIO17', False)}; {chip.level('GPIO22', False)}")
    found = watch.expect("left+ released", "right+ released")
    check("both + for a second are the chord", "ends acts (chord)" in found, found)

    noise = "; ".join(chip.level("GPIO17", i % 2 == 0) for i in range(2))
    guest.run(f"for i in $(seq 50); do {noise}; sleep 0.03; done")
    chip.press("GPIO27")
    found = watch.expect("left- released")
    check("noise is no press", acts(found) == ["left- acts"], found)

    guest.run(chip.level("GPIO27", True))
    found = watch.expect("left- is stuck")
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check("a stuck line does not stop the others", acts(found) == ["left+ acts"], found)
    guest.run(chip.level("GPIO27", False))
    watch.expect("left- is free again")

    watch.signal("STOP")
    press = f"{chip.level('GPIO17', True)}; sleep 0.02; {chip.level('GPIO17', False)}; sleep 0.02"
    guest.run(f"for i in $(seq 60); do {press}; done; sleep 1.5")
    watch.signal("CONT")
    found = watch.expect("levels read")
    check("presses of a stopped process are stale", acts(found) == [] and "left+ read too late" in found, found)
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check("the line works after the flood", acts(found) == ["left+ acts"], found)

    watch.signal("STOP")
    bounce = "; ".join(chip.level("GPIO22", i % 2 == 0) for i in range(41))
    guest.run(bounce)
    watch.signal("CONT")
    found = watch.expect("right+ acts")
    guest.run(f"{chip.level('GPIO22', False)}")
    found += watch.expect("right+ released")
    check("a bounce that overruns the queue is one press", acts(found) == ["right+ acts"], found)

    guest.run("date -s '+1 hour' > /dev/null")
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    guest.run("date -s '-2 hours' > /dev/null")
    chip.press("GPIO17")
    found += watch.expect("left+ released")
    check("setting the date loses nothing", acts(found) == ["left+ acts"] * 2, found)

    chip.unplug()
    found = watch.expect("no buttons: ", limit=20)
    check("an unplugged chip is told", any("no line is named GPIO17" in line for line in found), found)
    third = SimChip(guest, "third", "another decoy", {}, count=4)
    chip.plug()
    watch.expect("over: no buttons", "levels read", limit=20)
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check(f"the chip works again as {chip.chip}", acts(found) == ["left+ acts"], found)

    guest.run(chip.level("GPIO24", True))
    chip.unplug()
    watch.expect("no buttons: ", limit=20)
    chip.plug()
    watch.expect("over: no buttons", "levels read", limit=20)
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check("a line that was held does not act when its chip goes", acts(found) == ["left+ acts"], found)
    print(f"     read after the kernel's timestamp: {sorted(late)} µs")
    watch.signal("KILL")

    guest.run(chip.level("GPIO25", True))
    watch = Program(guest, f"/run/{program} watch")
    watch.expect("8 of 8 lines")
    guest.run(chip.level("GPIO25", False))
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check("a line active at the start gives nothing", acts(found) == ["left+ acts"], found)
    watch.signal("KILL")

    other = Program(guest, monitor(guest, chip), name="other")
    guest.wait_for(f"gpioinfo {chip.chip} | grep -q GPIO27.*gpiomon")
    watch = Program(guest, f"/run/{program} watch")
    found = watch.expect("left- is held by gpiomon")
    chip.press("GPIO17")
    found = watch.expect("left+ released")
    check("a busy line is named and the others work", acts(found) == ["left+ acts"], found)
    other.signal("KILL")
    watch.expect("over: left- is held by gpiomon", limit=30)
    chip.press("GPIO27")
    found = watch.expect("left- released")
    check("a line that is let go of is taken", acts(found) == ["left- acts"], found)
    cpu = guest.run(f"cut -d' ' -f14,15 /proc/{watch.pid}/stat; sleep 5; cut -d' ' -f14,15 /proc/{watch.pid}/stat")
    ticks = [sum(map(int, line.split())) for line in cpu.split("\n")]
    check("nothing is polled in vain", ticks[1] - ticks[0] <= 1, [cpu])
    watch.signal("KILL")

    bare = SimChip(guest, "bare", "gpio4", {}, count=40)
    bare.offsets = {f"GPIO{n}": n for n in PINS}
    guest.run("; ".join(bare.level(line, False) for line in bare.offsets))
    watch = Program(guest, f"/run/{program} offset gpio4")
    watch.expect("8 of 8 lines")
    bare.press("GPIO17")
    found = watch.expect("left+ released")
    check("unnamed lines are found by label and offset", acts(found) == ["left+ acts"], found)
    watch.signal("KILL")
    watch = Program(guest, f"/run/{program} offset decoy")
    found = watch.expect("no buttons")
    check("a wrong profile tells what the board offers", any("the board offers" in line for line in found), found)
    watch.signal("KILL")
    guest.run("dmesg | grep -E 'BUG|Oops|WARNING' && false || true")
    del decoy, third


def monitor(guest, chip):
    """Another program that holds GPIO27."""
    if "v1" in guest.run("gpiomon --version"):
        return f"gpiomon {chip.chip} 27"
    return "gpiomon GPIO27"


def main():
    work, release, program = sys.argv[1:]
    name = os.path.basename(program)
    with tempfile.TemporaryDirectory() as payload:
        shutil.copy(program, payload)
        with Guest(release, work, payload) as guest:
            print(f"     up after {guest.run('cat /proc/uptime')}", flush=True)
            guest.run(f"cp /payload/{name} /run/{name}")
            scenarios(guest, name)
            print("     " + guest.run("dmesg | grep -cE 'BUG:|Oops|WARNING:' || true") + " kernel complaints")
    if failures:
        sys.exit("failed: " + "; ".join(failures))


# The guest ends with the test, also when that is told to stop.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
try:
    main()
except BenchError as error:
    sys.exit(f"bench: {error}")
