"""The site that `scripts/torture` serves on loopback addresses, one host a page."""

import hashlib
import http.server
import random
import socketserver
import threading


class Site:
    """Generated timetable pages, each on a loopback host of its own; what was asked is counted."""

    def __init__(self, pages, seed):
        self.random = random.Random(seed)
        self.bodies = {}
        self.requests = []
        self.lock = threading.Lock()
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path == "/robots.txt":
                    self.send_response(404)
                    self.send_header("Content-Length", "0")
                    return self.end_headers()
                host = self.headers["Host"].split(":")[0]
                body = site.bodies.get(host)
                etag = None if body is None else f'"{hashlib.sha256(body).hexdigest()}"'
                known = etag is not None and self.headers.get("If-None-Match") == etag
                with site.lock:
                    site.requests.append((host, known))
                self.send_response(404 if body is None else 304 if known else 200)
                if etag:
                    self.send_header("ETag", etag)
                    self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(0 if known or not body else len(body)))
                self.end_headers()
                if body and not known:
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads = True
            request_queue_size = 1024

            def handle_error(self, *_):
                pass  # clients of ours are killed all the time

        self.server = Server(("0.0.0.0", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.hosts = [f"127.{1 + n // 250}.{n % 250}.1" for n in range(pages)]
        for number, host in enumerate(self.hosts):
            self.bodies[host] = page(number, self.random)

    def url(self, host):
        return f"http://{host}:{self.port}/t.html"

    def settings(self):
        """routes.json: a route for every two pages, the way out and the way back."""
        pairs = list(zip(self.hosts[::2], self.hosts[1::2]))
        return {
            "routes": [
                {
                    "id": f"00000000-0000-4000-8000-{number:012d}",
                    "name": f"r{number}",
                    "outboundTimetableURLs": [self.url(out)],
                    "inboundTimetableURLs": [self.url(back)],
                }
                for number, (out, back) in enumerate(pairs)
            ]
        }

    def change(self, share, generation):
        """Other pages in a share of the hosts: some buses a few minutes later."""
        for number, host in enumerate(self.hosts):
            if self.random.random() < share:
                self.bodies[host] = page(number, self.random, generation)

    def taken(self):
        with self.lock:
            requests, self.requests = self.requests, []
        return requests


def page(number, source, generation=0):
    """A timetable of hours down and three kinds of day across."""
    base = random.Random(number)
    rows = []
    for hour in range(6, 23):
        cells = []
        for _ in range(3):
            minutes = sorted(base.sample(range(0, 60), base.randint(2, 6)))
            if generation and source.random() < 0.1:
                minutes = sorted({min(59, minute + 1) for minute in minutes})
            cells.append(" ".join(f"{minute:02d}" for minute in minutes))
        rows.append(f"<tr><th>{hour}</th>" + "".join(f"<td>{c}</td>" for c in cells) + "</tr>")
    return (
        '<html><head><meta charset="utf-8"><title>時刻表</title></head><body>'
        f"<h1>第{number}停留所</h1><table><tr><th>時</th><th>平日</th><th>土曜</th><th>日祝</th></tr>"
        + "".join(rows) + "</table></body></html>"
    ).encode()
