#!/usr/bin/env python3
"""posthorn serve: the built client over real sockets, and clients that mean no good."""
import concurrent.futures
import gzip
import http.client
import re
import resource
import signal
import socket
import subprocess
import time
import unittest

from posthorn_cli import BINARY, SLOWER, CliTest, environment, limit_memory

PAGE = b"<!doctype html><title>Posthorn</title>"
SCRIPT = b"export const cities = 22;\n" * 400
HARDENING = {
    "content-security-policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}
SLOWEST_HEADER = 10  # seconds a client has for a request


class Answer:
    """One response of a raw connection that ended with it."""

    def __init__(self, data):
        head, _, self.body = data.partition(b"\r\n\r\n")
        lines = head.decode("ascii").split("\r\n")
        self.version, status, _ = lines[0].split(" ", 2)
        self.status = int(status)
        self.headers = {name.lower(): value for name, value in
                        (line.split(": ", 1) for line in lines[1:])}


class ServeTest(CliTest):
    def setUp(self):
        super().setUp()
        self.client = self.folder / "client"
        (self.client / "assets").mkdir(parents=True)
        self.file("client/index.html", PAGE)
        self.file("client/assets/index-BK7c_1dQ.js", SCRIPT)
        self.file("client/posthorn.wasm", b"\0asm")
        self.file("client/posthorn.wasm.br", b"small")
        self.file("secret.txt", "secret")

    def start(self, *options, directory=None, env=None, prepare=limit_memory):
        arguments = ["serve", "--dir", directory or self.client, *options]
        program = self.program = subprocess.Popen(
            [BINARY, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            cwd=self.folder, env=env or environment(self.folder), preexec_fn=prepare)
        self.addCleanup(self.end, program)
        line = self.program.stdout.readline().decode()
        found = re.fullmatch(r"Posthorn is at http://([\w.\[\]:]+):(\d+)/ \(Ctrl\+C stops it\)\n",
                             line)
        self.assertIsNotNone(found, line)
        self.host, self.port = found[1], int(found[2])

    def end(self, program):
        program.kill()
        program.wait()
        program.stdout.close()

    def stop(self, number=signal.SIGTERM):
        """Returns what was printed since the first line."""
        self.program.send_signal(number)
        rest = self.program.stdout.read().decode()
        self.assertEqual(self.program.wait(timeout=10 * SLOWER), 0, rest)
        return rest

    def get(self, path, method="GET", **headers):
        """A request as an honest client makes it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10 * SLOWER)
        self.addCleanup(connection.close)
        connection.request(method, path, headers={name.replace("_", "-"): value
                                                  for name, value in headers.items()})
        response = connection.getresponse()
        response.content = response.read()
        return response

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=20 * SLOWER)
        self.addCleanup(connection.close)
        return connection

    def raw(self, data):
        """Whatever is sent, one answer and the end of the connection."""
        connection = self.connect()
        try:
            connection.sendall(data)
        except ConnectionError:
            pass  # refused before all of it was there; the answer is still to be read
        return Answer(self.rest_of(connection))

    def rest_of(self, connection):
        received = b""
        while piece := connection.recv(65536):
            received += piece
        return received

    def request(self, target, *headers, method=b"GET"):
        lines = [method + b" " + target + b" HTTP/1.1", b"Host: 127.0.0.1:%d" % self.port,
                 b"Connection: close", *headers]
        return self.raw(b"\r\n".join(lines) + b"\r\n\r\n")


class Files(ServeTest):
    def test_the_page(self):
        self.start()
        for path in ("/", "/index.html", "/?x=1"):
            response = self.get(path)
            self.assertEqual((response.status, response.content), (200, PAGE))
            self.assertEqual(response.getheader("Content-Type"), "text/html; charset=utf-8")
            self.assertEqual(response.getheader("Cache-Control"), "no-cache")
        self.assertEqual(self.stop(), "")

    def test_compressed_and_kept(self):
        self.start()
        plain = self.get("/assets/index-BK7c_1dQ.js")
        packed = self.get("/assets/index-BK7c_1dQ.js", Accept_Encoding="gzip, deflate, br")
        self.assertEqual(plain.content, SCRIPT)
        self.assertEqual(gzip.decompress(packed.content), SCRIPT)
        for response in (plain, packed):
            self.assertEqual(response.getheader("Cache-Control"),
                             "public, max-age=31536000, immutable")
            self.assertEqual(response.getheader("Vary"), "Accept-Encoding")
            self.assertEqual(int(response.getheader("Content-Length")), len(response.content))
        self.assertEqual(packed.getheader("Content-Encoding"), "gzip")
        self.assertNotEqual(plain.getheader("ETag"), packed.getheader("ETag"))
        wasm = self.get("/posthorn.wasm", Accept_Encoding="br;q=0.5, gzip;q=0.4")
        self.assertEqual((wasm.content, wasm.getheader("Content-Encoding")), (b"small", "br"))
        self.assertEqual(wasm.getheader("Content-Type"), "application/wasm")
        self.assertEqual(self.get("/posthorn.wasm", Accept_Encoding="br;q=0").content, b"\0asm")

    def test_not_modified(self):
        self.start()
        tag = self.get("/").getheader("ETag")
        self.assertRegex(tag, r'^"[0-9a-f-]+"$')
        for wanted in (tag, f'"x", {tag}', "W/" + tag, "*"):
            response = self.get("/", If_None_Match=wanted)
            self.assertEqual((response.status, response.content), (304, b""))
            self.assertEqual(response.getheader("ETag"), tag)
            self.assertIsNone(response.getheader("Content-Length"))
        self.assertEqual(self.get("/", If_None_Match='"x"').status, 200)

    def test_head(self):
        self.start()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        self.addCleanup(connection.close)
        for path, status in (("/", 200), ("/missing", 404)):
            answers = []
            for method in ("HEAD", "GET"):  # on one connection: a body would get in the way
                connection.request(method, path)
                response = connection.getresponse()
                self.assertEqual(response.status, status)
                answers.append(({name: value for name, value in response.getheaders()
                                 if name != "Date"}, response.read()))
            self.assertEqual(answers[0][0], answers[1][0])
            self.assertEqual(answers[0][1], b"")
            self.assertEqual(int(answers[0][0]["Content-Length"]), len(answers[1][1]))

    def test_headers_of_every_answer(self):
        self.start()
        answers = [self.request(b"/"), self.request(b"/missing"), self.request(b"/%00"),
                   self.request(b"/", method=b"POST"), self.request(b"/", b"If-None-Match: *"),
                   self.raw(b"nonsense\r\n\r\n"), self.raw(b"GET / HTTP/1.1\r\nHost: evil\r\n"
                                                          b"Connection: close\r\n\r\n")]
        self.assertEqual([answer.status for answer in answers],
                         [200, 404, 400, 405, 304, 400, 421])
        for answer in answers:
            for name, value in HARDENING.items():
                self.assertEqual(answer.headers.get(name), value, answer.status)
            self.assertIn("camera=()", answer.headers["permissions-policy"])
            self.assertNotIn("server", answer.headers)
            self.assertIn("date", answer.headers)
        self.assertEqual(answers[1].headers["content-type"], "text/plain; charset=utf-8")

    def test_other_methods(self):
        self.start()
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"):
            response = self.get("/", method=method)
            self.assertEqual(response.status, 405, method)
            self.assertEqual(response.getheader("Allow"), "GET, HEAD")

    def test_old_clients(self):
        self.start()
        answer = self.raw(b"GET / HTTP/1.0\r\n\r\n")
        self.assertEqual((answer.version, answer.status, answer.body), ("HTTP/1.0", 200, PAGE))
        answer = self.raw(b"GET / HTTP/1.0\r\nHost: evil.example\r\n\r\n")
        self.assertEqual(answer.status, 421)


class Attacks(ServeTest):
    def test_paths_that_lead_out(self):
        self.start()
        for target in (b"/../secret.txt", b"/%2e%2e/secret.txt", b"/%2e%2e%2fsecret.txt",
                       b"/assets/../../secret.txt", b"/..%5csecret.txt", b"/..\\secret.txt",
                       b"//secret.txt", b"/./../secret.txt", b"/index.html%00", b"/%00",
                       b"/%c0%ae%c0%ae/secret.txt", b"/%252e%252e/secret.txt", b"/%", b"/%zz",
                       b"../secret.txt", b"secret.txt", b"*", bytes(str(self.folder), "ascii") +
                       b"/secret.txt", b"file:///etc/passwd", b"/\xff\xfe", b"/a\0b"):
            with self.subTest(target=target):
                answer = self.request(target)
                self.assertIn(answer.status, (400, 404))
                self.assertNotIn(b"secret", answer.body)
        self.assertEqual(self.get("/").status, 200)

    def test_links_that_lead_out(self):
        (self.client / "link.txt").symlink_to("../secret.txt")
        self.refused(self.posthorn("serve", "--dir", self.client), "link.txt", "leads out")

    def test_no_requests(self):
        self.start()
        for data in (b"\r\n\r\n\r\n", b"\0" * 100, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
                     b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                     b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
                     b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n"
                     b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n"
                     b"Content-Length: 2\r\n\r\n"):
            with self.subTest(data=data):
                self.assertEqual(self.raw(data).status, 400)
        self.assertEqual(self.get("/").status, 200)

    def test_too_long(self):
        self.start()
        self.assertEqual(self.request(b"/", b"X: " + b"x" * 20000).status, 431)
        self.assertEqual(self.request(b"/" + b"x" * 100000).status, 431)
        self.assertEqual(self.request(b"/", *(b"X%d: x" % i for i in range(3000))).status, 431)
        self.assertEqual(self.request(b"/", b"Content-Length: 9999999", method=b"POST").status, 413)

    def test_other_names(self):
        self.start()
        port = self.port
        for host, status in ((f"127.0.0.1:{port}", 200), (f"localhost:{port}", 200),
                             (f"LocalHost:{port}", 200), (f"[::1]:{port}", 200),
                             ("localhost", 421), (f"localhost:{port + 1}", 421),
                             (f"evil.example:{port}", 421), (f"127.0.0.1.evil.example:{port}", 421),
                             ("", 421)):
            with self.subTest(host=host):
                answer = self.raw(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                                  .encode())
                self.assertEqual(answer.status, status)

    def test_slow_clients(self):
        self.start()
        begin = time.monotonic()
        silent, slow = self.connect(), self.connect()
        slow.settimeout(0.5)
        slow.sendall(b"GET / HTTP/1.1\r\n")
        ended = None
        while time.monotonic() - begin < 3 * SLOWEST_HEADER * SLOWER:
            try:
                slow.sendall(b"X: x\r\n")  # always something, never enough
                if slow.recv(1) == b"":
                    ended = time.monotonic() - begin
                    break
            except socket.timeout:
                pass
            except ConnectionError:
                ended = time.monotonic() - begin
                break
        self.assertIsNotNone(ended, "it may go on for ever")
        self.assertGreater(ended, SLOWEST_HEADER - 2)
        self.assertEqual(self.rest_of(silent), b"")
        self.assertEqual(self.get("/").status, 200)


class Many(ServeTest):
    def test_at_once(self):
        self.start()

        def ask(number):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30 * SLOWER)
            contents = set()
            for _ in range(10):
                connection.request("GET", "/assets/index-BK7c_1dQ.js")
                contents.add(connection.getresponse().read())
            connection.close()
            return contents

        with concurrent.futures.ThreadPoolExecutor(32) as pool:
            for contents in pool.map(ask, range(100)):
                self.assertEqual(contents, {SCRIPT})

    def test_more_than_there_is_room_for(self):
        def few_files():
            limit_memory()
            resource.setrlimit(resource.RLIMIT_NOFILE, (576, 576))

        self.start(prepare=few_files)
        idle = [self.connect() for _ in range(600)]
        time.sleep(0.5 * SLOWER)
        self.assertEqual(self.get("/").status, 503)
        for connection in idle:
            connection.close()
        until = time.monotonic() + 10 * SLOWER
        while self.get("/").status == 503 and time.monotonic() < until:
            time.sleep(0.05)
        self.assertEqual(self.get("/").status, 200)


class Online(ServeTest):
    def test_tables_are_kept_where_one_says(self):
        self.start("--data", self.folder / "tables")
        answer = self.get("/api/me")
        self.assertEqual(answer.status, 200)
        self.assertIn(b'"protocol": 1', answer.content)
        self.assertTrue((self.folder / "tables" / "posthorn.sqlite").exists())
        self.assertEqual((self.folder / "tables").stat().st_mode & 0o777, 0o700)

    def test_without_a_place_for_tables_the_client_is_served(self):
        self.file("occupied", "a file")
        arguments = [BINARY, "serve", "--dir", str(self.client), "--data", str(self.folder / "occupied")]
        program = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   cwd=self.folder, env=environment(self.folder))
        try:
            self.assertIn(b"Posthorn is at", program.stdout.readline())
            self.assertIn(b"nobody can play online", program.stderr.readline())
        finally:
            program.terminate()
            program.communicate(timeout=30 * SLOWER)
        self.assertEqual(program.returncode, 0)


class Program(ServeTest):
    def test_signals(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            self.start()
            self.connect()
            begun = self.connect()
            begun.sendall(b"GET / HT")
            kept = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
            self.addCleanup(kept.close)
            kept.request("GET", "/")
            kept.getresponse().read()
            begin = time.monotonic()
            self.assertEqual(self.stop(number), "")
            self.assertLess(time.monotonic() - begin, 2 * SLOWER)  # nobody is waited for

    def test_the_usual_port_may_be_taken(self):
        self.start()
        first = (self.program, self.port)
        self.start()
        self.assertNotEqual(self.port, first[1])
        result = self.posthorn("serve", "--dir", self.client, "--port", self.port)
        self.refused(result, f"port {self.port}", "in use")
        self.stop()
        self.start("--port", self.port)  # free at once
        self.stop()

    def test_log(self):
        self.start("--log")
        self.get("/")
        self.request(b"/\xff%1b[2J")
        self.raw(b"nonsense\r\n\r\n")
        lines = self.stop().split("\n")
        self.assertEqual(lines[0], f"127.0.0.1 200 {len(PAGE)} GET /")
        self.assertRegex(lines[1], r"^127\.0\.0\.1 400 \d+ GET /.*%1b\[2J$")
        self.assertRegex(lines[2], r"^127\.0\.0\.1 400 \d+ *$")
        for line in lines:
            self.assertTrue(line.isprintable(), line)

    def test_other_addresses(self):
        self.start("--host", "0.0.0.0")
        self.assertEqual(self.host, "localhost")
        self.assertEqual(self.get("/", Host="192.0.2.7").status, 200)
        self.assertEqual(self.get("/", Host="attic.local").status, 200)
        self.assertEqual(self.get("/", Host="anything.example").status, 421)
        self.stop()
        self.start("--host", "0.0.0.0", "--public-name", "games.example")
        self.assertEqual(self.host, "games.example")
        self.assertEqual(self.get("/", Host="games.example").status, 200)
        self.assertEqual(self.get("/", Host="other.example").status, 421)
        self.stop()
        self.start("--host", "localhost")
        self.assertEqual(self.host, "127.0.0.1")
        self.stop()

    def test_open(self):
        tools = self.folder / "tools"
        tools.mkdir()
        told = self.folder / "told"
        browser = tools / "xdg-open"
        browser.write_text(f'#!/bin/sh\necho "$1" > {told}.new\nmv {told}.new {told}\n')
        browser.chmod(0o755)
        env = environment(self.folder)
        path = f"{tools}:{env['PATH']}"
        for display, program in ((":7", path), ("", path), (":7", "/nowhere")):
            told.unlink(missing_ok=True)
            env = {key: value for key, value in env.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
            if display:
                env["DISPLAY"] = display
            self.start("--open", env={**env, "PATH": program})
            self.assertEqual(self.get("/").status, 200)
            until = time.monotonic() + 5 * SLOWER
            if display and program == path:
                while not told.exists() and time.monotonic() < until:
                    time.sleep(0.02)
                self.assertEqual(told.read_text(), f"http://127.0.0.1:{self.port}/\n")
            self.assertEqual(self.stop(), "")
            self.assertEqual(told.exists(), bool(display) and program == path)

    def test_quiet(self):
        self.start("--log")  # takes or leaves the usual port; only to have one that is free
        port = self.port
        self.stop()
        program = subprocess.Popen([BINARY, "serve", "--quiet", "--port", str(port), "--dir",
                                    str(self.client)], stdout=subprocess.PIPE)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        until = time.monotonic() + 10 * SLOWER
        while time.monotonic() < until:
            try:
                self.assertEqual(self.get("/").status, 200)
                break
            except ConnectionError:
                time.sleep(0.02)
        program.terminate()
        self.assertEqual(program.communicate()[0], b"")
        self.assertEqual(program.returncode, 0)

    def test_bad_input(self):
        empty = self.folder / "empty"
        empty.mkdir()
        for directory in (empty, self.folder / "missing", self.folder / "secret.txt"):
            self.refused(self.posthorn("serve", "--dir", directory),
                         f"{directory}: there is no built client; ./play builds it")
        for options, words in ((("--port", "70000"), ["--port"]), (("--port", "x"), ["--port"]),
                               (("--port", "-1"), ["--port"]), (("--host", "here"), ["'here'"]),
                               (("--host", "192.0.2.1"), ["192.0.2.1"]), (("--fly",), ["--fly"]),
                               (("--public-name", "a b"), ["--public-name"]),
                               (("--public-name", "http://x"), ["--public-name"]),
                               (("more",), ["more"])):
            with self.subTest(options=options):
                self.refused(self.posthorn("serve", "--dir", self.client, *options), *words)


if __name__ == "__main__":
    unittest.main()
