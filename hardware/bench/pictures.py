"""Pictures of the guest's screen: read, written, and held against a reference."""

import struct
import zlib


class Picture:
    """Pixels of three bytes, row by row."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    @classmethod
    def ppm(cls, path):
        """Reads what qemu's screendump writes."""
        with open(path, "rb") as file:
            data = file.read()
        kind, size, depth, pixels = data.split(b"\n", 3)
        assert kind == b"P6" and depth == b"255", f"{path}: expected a PPM of 8 bits"
        width, height = map(int, size.split())
        return cls(width, height, pixels)

    @classmethod
    def png(cls, path):
        """Reads a PNG that `write` wrote: 8 bits, no alpha, no filter but "none"."""
        with open(path, "rb") as file:
            data = file.read()
        assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path}: expected a PNG"
        at, body = 8, b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            if kind == b"IHDR":
                width, height, *form = struct.unpack(">IIBBBBB", data[at + 8:at + 8 + length])
                assert form == [8, 2, 0, 0, 0], f"{path}: expected a PNG of this bench"
            elif kind == b"IDAT":
                body += data[at + 8:at + 8 + length]
            at += length + 12
        raw, stride = zlib.decompress(body), width * 3 + 1
        assert not any(raw[::stride]), f"{path}: expected a PNG of this bench"
        return cls(width, height, b"".join(raw[y * stride + 1:(y + 1) * stride] for y in range(height)))

    def write(self, path):
        """Writes a PNG."""
        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        rows = b"".join(b"\0" + self.row(y) for y in range(self.height))
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n"
                       + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))

    def row(self, y):
        return self.pixels[y * self.width * 3:(y + 1) * self.width * 3]

    def cut(self, width, height):
        """The upper left corner of it."""
        return Picture(width, height, b"".join(self.row(y)[:width * 3] for y in range(height)))

    def masked(self, boxes):
        """The picture with boxes (x, y, width, height) painted over: where a clock counts."""
        pixels = bytearray(self.pixels)
        for x, y, width, height in boxes:
            for line in range(y, y + height):
                start = (line * self.width + x) * 3
                pixels[start:start + width * 3] = bytes(width * 3)
        return Picture(self.width, self.height, bytes(pixels))

    def difference(self, other, tolerance=96):
        """How many of a thousand pixels differ by more than anti-aliasing does; 1000 for other sizes."""
        if (self.width, self.height) != (other.width, other.height):
            return 1000.0
        count = 0
        for y in range(self.height):
            mine, theirs = self.row(y), other.row(y)
            if mine == theirs:
                continue
            for x in range(0, len(mine), 3):
                if mine[x:x + 3] != theirs[x:x + 3] and any(
                        abs(a - b) > tolerance for a, b in zip(mine[x:x + 3], theirs[x:x + 3])):
                    count += 1
        return 1000 * count / (self.width * self.height)
