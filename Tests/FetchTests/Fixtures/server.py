"""An https server for the tests: one port for each certificate, each answer as its path says.

Prints the ports as `NAME PORT` lines and an empty line, then serves until its standard input ends.
"""

import gzip
import http.server
import os
import ssl
import sys
import threading
import time

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "certificates")
PAIRS = "".join(f"left{n},right{n}\n" for n in range(30))
BANK = ("civilianquestion,spyquestion\n" + PAIRS).encode()
ports = {}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, body=b"", **headers):
        self.send_response(status)
        headers.setdefault("Content-Length", str(len(body)))
        for name, value in headers.items():
            if value is not None:
                self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        parts = self.path.strip("/").split("/")
        try:
            getattr(self, "get_" + parts[0])(*parts[1:])
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    def get_bank(self):
        if self.headers.get("If-None-Match") == '"v1"':
            return self.answer(304, Content_Length=None, ETag='"v1"')
        self.answer(200, BANK, ETag='"v1"')

    def get_pairs(self, count):
        self.answer(200, b"".join(BANK.splitlines(keepends=True)[: int(count) + 1]))

    def get_redirect(self, count):
        target = f"/redirect/{int(count) - 1}" if int(count) > 1 else "/bank"
        self.answer(302, Location=target, ETag='"of the redirect"')

    def get_downgrade(self):
        self.answer(302, Location=f"http://127.0.0.1:{ports['plain']}/bank")

    def get_status(self, status):
        self.answer(int(status), BANK)

    def get_login(self):
        self.answer(200, b"<!DOCTYPE html><html><body>civilianquestion,spyquestion</body></html>")

    def get_large(self):
        self.answer(200, BANK + b"\n" * (1 << 20))

    def get_endless(self):
        self.send_response(200)
        self.end_headers()
        self.close_connection = True
        for _ in range(1000):
            self.wfile.write(BANK + b"\n" * 65536)

    def get_bomb(self):
        self.answer(200, gzip.compress(b"\n" * (64 << 20)), Content_Encoding="gzip")

    def get_zipped(self):
        self.answer(200, gzip.compress(BANK), Content_Encoding="gzip")

    def get_partial(self):
        self.send_response(200)
        self.send_header("Content-Length", str(len(BANK)))
        self.end_headers()
        self.wfile.write(BANK[:100])
        self.close_connection = True

    def get_stall(self):
        time.sleep(20)

    def get_drip(self):
        self.send_response(200)
        self.end_headers()
        self.close_connection = True
        for byte in BANK:
            self.wfile.write(bytes([byte]))
            time.sleep(0.05)

    def log_message(self, *arguments):
        pass


def serve(name, certificate):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(os.path.join(FOLDER, certificate + ".pem"))
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
    server.handle_error = lambda *arguments: None
    ports[name] = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()


for name in ["good", "expired", "future", "stranger"]:
    serve(name, name)
serve("plain", None)
for name, port in ports.items():
    print(name, port)
print(flush=True)
sys.stdin.read()
