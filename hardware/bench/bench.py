"""The emulated board: a guest under qemu, pressed and watched from outside.

The guest's kernel simulates GPIO chips, and every press goes through it and libgpiod, as on a real board.
Nothing here sleeps to let something happen: each wait is for an event, within a generous limit, since an
emulated board on a busy machine may take a minute for what a real one does in a second.
"""

import contextlib
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time


# Limits are multiplied by this: more for a host that has better things to do.
PATIENCE = float(os.environ.get("BENCH_PATIENCE", "1"))


class BenchError(Exception):
    """Something did not happen in time, or the guest refused a command."""


class Guest:
    """A running guest; `work` is the folder that guest.sh filled, `payload` a folder it sees as /payload."""

    def __init__(self, release, work, payload=None, limit=900):
        self.limit = limit
        self.place = tempfile.mkdtemp(prefix="courtside-bench-")
        self.buffer = b""
        agent = os.path.join(self.place, "agent")
        command = [
            "qemu-system-x86_64", "-machine", "q35", "-accel", "tcg", "-icount", "shift=2",
            "-cpu", "Westmere", "-m", "768", "-nodefaults", "-no-reboot", "-display", "none",
            "-kernel", f"{work}/vmlinuz", "-initrd", f"{work}/initramfs",
            "-append", "console=ttyS0 quiet loglevel=4",
            "-drive", f"file={work}/guest{release}.img,if=virtio,format=raw,snapshot=on",
            "-device", "virtio-rng-pci", "-device", "virtio-serial-pci",
            "-chardev", f"socket,id=agent,path={agent},server=on,wait=off",
            "-device", "virtserialport,chardev=agent,name=bench",
            "-serial", f"file:{self.place}/console",
            "-monitor", f"unix:{self.place}/monitor,server=on,wait=off",
        ]
        if payload:
            image = os.path.join(self.place, "payload.img")
            pack(payload, image)
            command += ["-drive", f"file={image},if=virtio,format=raw,readonly=on"]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        try:
            self.agent = connect(agent, self.process)
            self._answer(limit)
            if payload:
                self.run("mkdir -p /payload && mount -o ro /dev/vdb /payload")
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the guest at once, as a power cut does."""
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.place, ignore_errors=True)

    def run(self, command, limit=None, check=True):
        """Runs a line of shell in the guest and returns what it printed."""
        assert "\n" not in command, "the agent takes one line at a time"
        self.agent.sendall(command.encode() + b"\n")
        try:
            text, status = self._answer(limit or self.limit)
        except BenchError as error:
            raise BenchError(f"{command}: {error}") from None
        if check and status != 0:
            raise BenchError(f"{command}: status {status}: {text}")
        return text

    def wait_for(self, command, limit=60):
        """Waits until a command succeeds in the guest."""
        end = time.monotonic() + limit * PATIENCE
        while self.run(f"if {command}; then echo yes; fi") != "yes":
            if time.monotonic() > end:
                raise BenchError(f"{command}: not within {limit} s")
            time.sleep(0.2)

    def _answer(self, limit):
        end = time.monotonic() + limit * PATIENCE
        while True:
            head, mark, tail = self.buffer.partition(b"\n@done ")
            if mark and b"\n" in tail:
                status, _, self.buffer = tail.partition(b"\n")
                return head.decode(errors="replace").strip("\n"), int(status)
            if self.process.poll() is not None:
                raise BenchError("the guest ended: " + self.console())
            self.agent.settimeout(max(0.01, min(5, end - time.monotonic())))
            with contextlib.suppress(TimeoutError):
                self.buffer += self.agent.recv(65536)
            if time.monotonic() > end:
                raise BenchError(f"no answer within {limit} s: " + self.console())

    def console(self):
        """The end of what the guest's kernel said."""
        with contextlib.suppress(OSError):
            with open(os.path.join(self.place, "console"), errors="replace") as file:
                return file.read()[-2000:]
        return ""


class SimChip:
    """A GPIO chip that the guest's kernel simulates."""

    def __init__(self, guest, name, label, lines, count=32):
        """Plugs a chip in; `lines` are the names of its lines by offset, `name` its place in configfs."""
        self.guest = guest
        self.name = name
        self.offsets = {line: offset for offset, line in lines.items()}
        self.folder = f"/sys/kernel/config/gpio-sim/{name}"
        guest.run(
            "modprobe irq_sim && modprobe gpio-sim && modprobe configfs && "
            "{ mountpoint -q /sys/kernel/config || mount -t configfs none /sys/kernel/config; }")
        bank = f"{self.folder}/bank0"
        guest.run(f"mkdir -p {bank} && echo {count} > {bank}/num_lines && "
                  f"echo {shlex.quote(label)} > {bank}/label")
        for offset, line in lines.items():
            guest.run(f"mkdir {bank}/line{offset} && echo {shlex.quote(line)} > {bank}/line{offset}/name")
        self.plug()

    def plug(self):
        """Plugs the chip in, every line released (high, as a pull-up holds it)."""
        # One line of shell: a line is pulled up before anybody can see it low.
        offsets = " ".join(str(offset) for offset in self.offsets.values())
        self.guest.run(
            f"echo 1 > {self.folder}/live && "
            f"cd /sys/devices/platform/$(cat {self.folder}/dev_name)/$(cat {self.folder}/bank0/chip_name) && "
            f"for o in {offsets or '$(seq 0 0)'}; do echo pull-up > sim_gpio$o/pull; done; cd /")
        self.chip = self.guest.run(f"cat {self.folder}/bank0/chip_name")
        device = self.guest.run(f"cat {self.folder}/dev_name")
        self.sysfs = f"/sys/devices/platform/{device}/{self.chip}"

    def unplug(self):
        """Pulls the chip out."""
        self.guest.run(f"echo 0 > {self.folder}/live")

    def level(self, line, pressed):
        """A piece of shell that puts a line down or lets it go."""
        offset = self.offsets.get(line, line)
        return f"echo pull-{'down' if pressed else 'up'} > {self.sysfs}/sim_gpio{offset}/pull"

    def press(self, line, seconds=0.1):
        """Presses a line and lets it go."""
        self.guest.run(f"{self.level(line, True)}; sleep {seconds}; {self.level(line, False)}")


class Program:
    """A program in the guest whose output goes to a file."""

    def __init__(self, guest, command, name="program"):
        self.guest = guest
        self.log = f"/run/{name}.log"
        self.read = 0
        guest.run(f": > {self.log}")
        self.pid = guest.run(f"{{ exec {command} > {self.log} 2>&1; }} & echo $!")

    def expect(self, *texts, limit=60):
        """Waits until each text stands in a line since the last look; returns those lines."""
        end = time.monotonic() + limit * PATIENCE
        lines = []
        while True:
            lines += self.take()
            if all(any(text in line for line in lines) for text in texts):
                return lines
            if time.monotonic() > end:
                raise BenchError(f"expected {texts} within {limit} s, but: {lines}")
            time.sleep(0.2)

    def take(self):
        """The lines since the last look."""
        text = self.guest.run(f"tail -c +{self.read + 1} {self.log}")
        # The answer comes without its last line feed. Programs write whole lines.
        self.read += len(text.encode()) + 1 if text else 0
        return [line for line in text.split("\n") if line]

    def signal(self, name):
        self.guest.run(f"kill -{name} {self.pid}")


def pack(folder, image):
    """Makes a file system of a folder."""
    size = sum(os.path.getsize(os.path.join(top, name)) for top, _, names in os.walk(folder) for name in names)
    with open(image, "wb") as file:
        file.truncate(size + size // 8 + (16 << 20))
    subprocess.run(["mkfs.ext4", "-q", "-F", "-d", folder, image], check=True)


def connect(path, process):
    """Connects to a socket that a process is about to open."""
    end = time.monotonic() + 30 * PATIENCE
    while True:
        try:
            connection = socket.socket(socket.AF_UNIX)
            connection.connect(path)
            return connection
        except OSError:
            connection.close()
            if process.poll() is not None or time.monotonic() > end:
                raise BenchError("qemu did not start") from None
            time.sleep(0.05)
