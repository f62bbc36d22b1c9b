"""A web server on raw sockets that misbehaves as it is told: one loopback address for each way."""

import gzip
import hashlib
import socket
import threading

# What must never be published: the page of a server that nobody named.
SECRET = "127.99.0.1"
SECRET_PAGE = (
    '<html><head><meta charset="utf-8"><title>時刻表</title></head><body><h1>秘密停留所</h1>'
    "<table><tr><th>時</th><th>平日</th><th>土曜</th><th>日祝</th></tr>"
    + "".join(f"<tr><th>{h}</th><td>01 02</td><td>03</td><td>04</td></tr>" for h in range(6, 23))
    + "</table></body></html>").encode()
FOREIGN = {hashlib.sha256(SECRET_PAGE).hexdigest()}


class Request:
    """A request as it came: the path, the headers, and how many came before it in this mode."""

    def __init__(self, text, earlier):
        lines = text.split("\r\n")
        words = lines[0].split(" ")
        self.path = words[1] if len(words) > 1 else ""
        self.headers = {
            line.split(":", 1)[0].lower(): line.split(":", 1)[1].strip()
            for line in lines[1:] if ":" in line}
        self.earlier = earlier


class Answer:
    """What a way is given to answer with: the socket, the request and the page."""

    def __init__(self, site, connection, request, body):
        self.site, self.connection, self.request, self.body = site, connection, request, body

    def send(self, *parts):
        for part in parts:
            self.connection.sendall(part.encode() if isinstance(part, str) else part)

    def head(self, status="200 OK", *lines):
        self.send("\r\n".join([f"HTTP/1.1 {status}", *lines]) + "\r\n\r\n")

    def whole(self, body, *lines, status="200 OK"):
        self.head(status, f"Content-Length: {len(body)}", *lines)
        self.send(body)

    def packed(self):
        return gzip.compress(self.body, mtime=0)

    def silence(self, seconds=20):
        self.connection.settimeout(seconds)
        try:
            while self.connection.recv(4096):
                pass
        except OSError:
            pass

    def reset(self):
        self.connection.setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")


class RawSite:
    """Listens on all loopback addresses at once; the address says which way is asked."""

    def __init__(self, ways, pages):
        self.ways = {way.host: way for way in ways}
        self.pages = pages
        self.modes = {}
        self.counts = {}
        self.hashes = {}
        self.lock = threading.Lock()
        self.listener, self.safe_listener = self.listen(), self.listen()
        self.port = self.listener.getsockname()[1]
        self.safe_port = self.safe_listener.getsockname()[1]
        self.certificates = None
        threading.Thread(target=self.accept, args=(self.listener, self.serve), daemon=True).start()
        threading.Thread(target=self.accept, args=(self.safe_listener, self.serve_safely), daemon=True).start()

    @staticmethod
    def listen():
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("0.0.0.0", 0))
        listener.listen(512)
        return listener

    def url(self, host):
        if hasattr(self.ways.get(host), "certificate"):
            return f"https://{host}:{self.safe_port}/t.html"
        return f"http://{host}:{self.port}/t.html"

    def put(self, way, mode, version):
        with self.lock:
            self.modes[way.host] = (mode, self.pages[version])
            self.counts[way.host] = {}

    def learn(self, bench):
        """What each version of the page departs by, from a good night of its own."""
        from torture_home import Home
        from torture_network import Night, published, settings

        class Plain:
            name, host, number = "plain", "127.97.0.1", "plain"

        self.ways[Plain.host] = None
        for version in range(len(self.pages)):
            home = Home(bench.scratch / f"plain{version}", bench.bus, settings(self, Plain))
            self.put(Plain, "good", version)
            night = Night(home)
            if night.code != 0:
                raise SystemExit(f"torture: a good night ended with {night.code}: {night.errors}")
            self.hashes[version] = published(home)[1]

    def departures(self, version):
        return self.hashes[version]

    @staticmethod
    def accept(listener, serve):
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=(connection,), daemon=True).start()

    def serve_safely(self, connection):
        """The same under TLS, by HTTP/2 where the way is one of it."""
        import torture_tls
        host = connection.getsockname()[0]
        way = self.ways[host]
        mode, body = self.modes.get(host, ("good", self.pages[0]))
        try:
            connection.settimeout(30)
            if mode == "bad" and way.shake:
                return way.shake(connection)
            name = way.certificate if mode == "bad" else "good"
            is_old = name == "old"
            context = self.certificates.context("good" if is_old else name, way.is_h2, is_old)
            connection = context.wrap_socket(connection, server_side=True)
            if connection.selected_alpn_protocol() == "h2":
                torture_tls.serve_h2(connection, self, way, mode, body)
            else:
                self.serve(connection)
        except OSError:
            pass  # clients hang up on what they do not like
        finally:
            connection.close()

    def serve(self, connection):
        try:
            host = connection.getsockname()[0]
            way = self.ways.get(host)
            mode, body = self.modes.get(host, ("good", self.pages[0]))
            connection.settimeout(30)
            if way and mode == "bad" and way.is_early:
                return way.answer(Answer(self, connection, None, body))
            while self.exchange(connection, host, way, mode, body):
                pass
        except OSError:
            pass  # clients hang up on what they do not like
        finally:
            connection.close()

    def exchange(self, connection, host, way, mode, body):
        text = b""
        while b"\r\n\r\n" not in text:
            more = connection.recv(4096)
            if not more:
                return False
            text += more
        path = text.split(b" ")[1].decode("latin-1") if b" " in text else ""
        with self.lock:
            counts = self.counts.setdefault(host, {})
            earlier = counts.get(path, 0)
            counts[path] = earlier + 1
        answer = Answer(self, connection, Request(text.decode("latin-1"), earlier), body)
        if host == SECRET:
            answer.whole(SECRET_PAGE, "Content-Type: text/html")
        elif path == "/robots.txt" and not (way and mode == "bad" and way.is_robots):
            answer.whole(b"", status="404 Not Found")
            return True
        elif way and mode == "bad":
            way.answer(answer)
            return False
        else:
            good(answer)
        return True


def good(answer):
    """A careful server."""
    etag = f'"{hashlib.sha256(answer.body).hexdigest()}"'
    if answer.request.headers.get("if-none-match") == etag:
        return answer.head("304 Not Modified", f"ETag: {etag}")
    answer.whole(answer.body, f"ETag: {etag}", "Content-Type: text/html; charset=utf-8")

