"""The emulated board: a guest under qemu, pressed and watched from outside.

The guest's kernel simulates GPIO chips, and every press goes through it and libgpiod, as on a real board.
Nothing here sleeps to let something happen: each wait is for an event, within a generous limit, since an
emulated board on a busy machine may take a minute for what a real one does in a second.
"""

import contextlib
import itertools
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time

from pictures import Picture


# Limits are multiplied by this: more for a host that has better things to do.
PATIENCE = float(os.environ.get("BENCH_PATIENCE", "1"))
# The guest's screen, in pixels.
SCREEN = (800, 480)
# Shell that lets time pass: without a process of its own, of which an emulated board feels each.
# (Nothing is ever written to 9.)
NAP = "read -u 9 -t {}"
# The guests that run now.
RUNNING = set()


class BenchError(Exception):
    """Something did not happen in time, or the guest refused a command."""


class Guest:
    """A running guest.

    `work` is the folder that guest.sh filled; `disk` is the guest's disk, made by `overlay`; `payload` a
    folder it sees as /payload. `others` are disks that it finds by their names (see `find_disk`).
    `snapshot` is a state that `save` kept, in which it goes on, and `memory` one that `leave` did. A
    `processor` of arm64 is another board, with Debian's own kernel.
    """

    def __init__(self, work, disk, payload=None, snapshot=None, memory=None, others=None, limit=600, processor="amd64"):
        self.limit = limit
        self.place = tempfile.mkdtemp(prefix="courtside-bench-")
        self.buffer = b""
        agent = os.path.join(self.place, "agent")
        if processor == "arm64":
            board = ["qemu-system-aarch64", "-machine", "virt", "-accel", "tcg", "-cpu", "cortex-a53",
                     "-kernel", f"{work}/vmlinuz-arm64", "-initrd", f"{work}/initramfs-arm64",
                     "-append", "console=ttyAMA0 root=/dev/vda quiet loglevel=4"]
        else:
            board = ["qemu-system-x86_64", "-machine", "q35", "-accel", "tcg", "-icount", "shift=0,sleep=off",
                     "-cpu", "Westmere", "-kernel", f"{work}/vmlinuz", "-initrd", f"{work}/initramfs",
                     "-append", "console=ttyS0 quiet loglevel=4 mitigations=off"]
        command = board + [
            "-m", "640", "-nodefaults", "-no-reboot", "-display", "none",
            "-drive", f"file={disk},if=virtio,format=qcow2",
            "-device", "virtio-rng-pci", "-device", "virtio-serial-pci",
            "-chardev", f"socket,id=agent,path={agent},server=on,wait=off",
            "-device", "virtserialport,chardev=agent,name=bench",
            "-serial", f"file:{self.place}/console",
            "-monitor", f"unix:{self.place}/monitor,server=on,wait=off",
            "-device", f"virtio-gpu-pci,id=screen,xres={SCREEN[0]},yres={SCREEN[1]}",
        ]
        if payload:
            image = os.path.join(self.place, "payload.img")
            pack(payload, image)
            command += ["-drive", f"file={image},if=virtio,format=raw,readonly=on"]
        for name, path in (others or {}).items():
            command += ["-drive", f"file={path},if=none,id={name},format=qcow2",
                        "-device", f"virtio-blk-pci,drive={name},serial={name}"]
        if snapshot:
            command += ["-S"]
        if memory:
            command += ["-incoming", f"exec:cat {shlex.quote(memory)}"]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        RUNNING.add(self)
        try:
            self.agent = connect(agent, self.process)
            self.monitor_socket = connect(f"{self.place}/monitor", self.process)
            self._prompt()
            if snapshot:
                # Not from qemu's command line: there it hears nobody before the guest goes on, and the agent, left
                # without its host, ends.
                while "agent: filename=disconnected" in self.monitor("info chardev"):
                    pass
                self.load(snapshot)
                self._succeed("cont")
            if not snapshot and not memory:
                self._answer(limit)
            self._ask(limit)
            self.run("exec 9<> <(:)")
            if payload:
                self.run("mkdir -p /payload && mount -o ro /dev/vdb /payload")
        except BaseException:
            self.close()
            raise

    def _ask(self, limit):
        """Waits until the agent answers what it was asked.

        One that was started twice has greeted twice, and one that goes on from a snapshot may not hear the
        first question: the answers before the last question's are passed over.
        """
        end = time.monotonic() + limit * PATIENCE
        for count in itertools.count():
            self.send(f"echo question {count}")
            try:
                while self._answer(20)[0] != f"question {count}":
                    pass
                return
            except BenchError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the guest at once, as a power cut does."""
        self.process.kill()
        self.process.wait()
        RUNNING.discard(self)
        shutil.rmtree(self.place, ignore_errors=True)

    def wait_for_end(self):
        """Waits until the guest has gone down by itself."""
        try:
            self.process.wait(self.limit * PATIENCE)
        except subprocess.TimeoutExpired:
            raise BenchError("the guest does not go down: " + self.console()) from None

    def send(self, command):
        """Gives the guest a line of shell and does not wait for what it answers."""
        assert "\n" not in command, "the agent takes one line at a time"
        self.agent.sendall(command.encode() + b"\n")

    def run(self, command, limit=None, check=True):
        """Runs a line of shell in the guest and returns what it printed."""
        self.send(command)
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
        while self.run(f"if {command}; then echo yes; fi").split("\n")[-1] != "yes":
            if time.monotonic() > end:
                raise BenchError(f"{command}: not within {limit} s")
            time.sleep(0.1)

    def lines_until(self, ending, limit=60):
        """What the guest prints of a command that `send` gave it, until a line for which `ending` holds."""
        end = time.monotonic() + limit * PATIENCE
        lines = []
        while not lines or not ending(lines[-1]):
            line, mark, rest = self.buffer.partition(b"\n")
            if mark:
                self.buffer = rest
                if line:
                    lines.append(line.decode(errors="replace"))
            else:
                self._receive(end, limit)
        return lines

    def monitor(self, command):
        """A line for qemu's monitor; returns what it answered."""
        self.monitor_socket.sendall(command.encode() + b"\n")
        return self._prompt()

    def save(self, name):
        """Keeps the whole state of the guest under a name."""
        self._succeed(f"savevm {name}")

    def load(self, name):
        """Takes the guest back to a state that was kept, its disk too."""
        self._succeed(f"loadvm {name}")

    def leave(self, path):
        """Keeps the state of the guest, but for its disk, in a file, and ends it: its disk stays as it is now."""
        self._succeed("migrate_set_parameter max-bandwidth 1T")
        self._succeed(f"migrate \"exec:cat > {shlex.quote(path)}\"")
        self.close()

    def find_disk(self, name):
        """The device of one of the `others`."""
        return "/dev/" + self.run(f"cd /sys/block; for d in vd*; do [ \"$(cat $d/serial)\" != {name} ] || echo $d; done")

    def picture(self):
        """What the screen shows."""
        path = os.path.join(self.place, "screen.ppm")
        self._succeed(f"screendump {path}")
        # Mesa's buffers, which qemu shows whole, are rounded up to tiles.
        return Picture.ppm(path).cut(*SCREEN)

    def type(self, *keys):
        """Presses keys of the guest's keyboard, by qemu's names."""
        for key in keys:
            # Of the guest's time: 10 ms are a bounce.
            self._succeed(f"sendkey {key} 60")

    def _succeed(self, command):
        # The monitor echoes the command with control sequences, and says nothing else where all is well.
        text = self.monitor(command).rsplit("\n", 1)
        said = [line.strip() for line in text[0].split("\n")[1:] if line.strip()]
        if said:
            raise BenchError(f"{command}: {' '.join(said)}")

    def _prompt(self):
        text, end = b"", time.monotonic() + self.limit * PATIENCE
        self.monitor_socket.settimeout(5)
        while not text.endswith(b"(qemu) "):
            with contextlib.suppress(TimeoutError):
                part = self.monitor_socket.recv(65536)
                text += part
                if not part:
                    raise BenchError("the guest ended: " + self.console())
            if time.monotonic() > end:
                raise BenchError("qemu's monitor does not answer")
        return text.decode(errors="replace").replace("\r", "")

    def _receive(self, end, limit):
        if self.process.poll() is not None:
            raise BenchError("the guest ended: " + self.console())
        if time.monotonic() > end:
            raise BenchError(f"no answer within {limit} s: {self.buffer[-500:]} " + self.console())
        self.agent.settimeout(max(0.01, min(5, end - time.monotonic())))
        with contextlib.suppress(TimeoutError):
            self.buffer += self.agent.recv(65536)

    def _answer(self, limit):
        end = time.monotonic() + limit * PATIENCE
        while True:
            head, mark, tail = self.buffer.partition(b"\n@done ")
            if mark and b"\n" in tail:
                status, _, self.buffer = tail.partition(b"\n")
                return head.decode(errors="replace").strip("\n"), int(status)
            self._receive(end, limit)

    def console(self):
        """The end of what the guest's kernel said."""
        with contextlib.suppress(OSError):
            with open(os.path.join(self.place, "console"), errors="replace") as file:
                return file.read()[-2000:]
        return ""


class SimChip:
    """A GPIO chip that the guest's kernel simulates, by its place in configfs (see root/.../bench-chip)."""

    def __init__(self, guest, name):
        self.guest = guest
        self.folder = f"/sys/kernel/config/gpio-sim/{name}"
        self.find()

    @classmethod
    def make(cls, guest, name, label, lines, count=32):
        """Plugs a chip in; `lines` are the names of its lines by offset, an empty one for none."""
        names = " ".join(f"{offset}:{line}" for offset, line in lines.items())
        guest.run(f"bench-chip {name} {shlex.quote(label)} {count} {names}")
        return cls(guest, name)

    def find(self):
        """Learns which number the chip has now, and where its lines are pressed."""
        found = self.guest.run(f"cat {self.folder}/bank0/chip_name {self.folder}/dev_name")
        self.chip, device = found.split("\n")
        self.sysfs = f"/sys/devices/platform/{device}/{self.chip}"

    def plug(self):
        """Plugs the chip in again, every line released."""
        self.guest.run(f"bench-chip {os.path.basename(self.folder)}")
        self.find()

    def unplug(self):
        """Pulls the chip out."""
        self.guest.run(f"echo 0 > {self.folder}/live")

    def level(self, line, pressed):
        """A piece of shell that puts a line, by its offset, down or lets it go."""
        return f"echo pull-{'down' if pressed else 'up'} > {self.sysfs}/sim_gpio{line}/pull"

    def tap(self, line, seconds=0.06):
        """A piece of shell that presses a line and lets it go."""
        return f"{self.level(line, True)}; {NAP.format(seconds)}; {self.level(line, False)}"


def overlay(image, disk, kind="raw"):
    """Makes a disk that starts as an image and keeps its changes to itself."""
    subprocess.run(["qemu-img", "create", "-q", "-f", "qcow2", "-b", os.path.abspath(image), "-F", kind, disk],
                   check=True)


def has_snapshot(disk, name):
    """Whether a disk holds a state of that name."""
    listed = subprocess.run(["qemu-img", "snapshot", "-l", disk], check=True, capture_output=True, text=True)
    return any(name in line.split() for line in listed.stdout.split("\n"))


def pack(folder, image):
    """Makes a file system of a folder, always of the same size: a guest may have seen another one before."""
    with open(image, "wb") as file:
        file.truncate(48 << 20)
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
