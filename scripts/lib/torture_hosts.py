"""Two hundred hosts at once, one of them dead: what `scripts/torture hosts` measures."""

import http.server
import random
import socketserver
import threading
import time

from torture_home import Home
from torture_site import page

HOSTS, PAGES = 200, 3
PAUSE = 1.0
DEAD = "127.66.250.1"


class SlowSite:
    """Each host answers after a time of its own, and says when it was asked."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.log, self.lock = {}, threading.Lock()
        self.hosts = [f"127.65.{number}.1" for number in range(HOSTS)]
        self.delays = {host: self.random.uniform(0.05, 0.5) for host in self.hosts}
        self.body = page(1, None)
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                host = self.headers["Host"].split(":")[0]
                start = time.monotonic()
                time.sleep(site.delays.get(host, 0))
                is_page = self.path != "/robots.txt"
                self.send_response(200 if is_page else 404)
                self.send_header("Content-Length", str(len(site.body) if is_page else 0))
                # Before the bytes that end the answer go out: whoever has them may begin to count.
                with site.lock:
                    site.log.setdefault(host, []).append((start, time.monotonic()))
                self.end_headers()
                if is_page:
                    self.wfile.write(site.body)

            def log_message(self, *_):
                pass

        class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads = True
            request_queue_size = 1024

        self.server = Server(("0.0.0.0", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def settings(self):
        """A route a host, in an order of chance, and a host that refuses every connection."""
        routes = [
            {"id": f"00000000-0000-4000-8000-{number:012d}", "name": f"r{number}",
             "outboundTimetableURLs": [
                 f"http://{host}:{self.port}/{name}.html" for name in range(PAGES)]}
            for number, host in enumerate(self.hosts)]
        routes.append({
            "id": "00000000-0000-4000-8000-999999999999", "name": "dead",
            "outboundTimetableURLs": [f"http://{DEAD}:1/{name}.html" for name in range(20)]})
        self.random.shuffle(routes)
        return {"routes": routes}


def hosts(bus, scratch, seed):
    site = SlowSite(seed)
    home = Home(scratch / "hosts", bus, site.settings())
    start = time.monotonic()
    code, _, errors = home.run("ingest")
    seconds = time.monotonic() - start
    # A request may begin when the one before it has ended and the pause is over.
    gaps = [
        later[0] - earlier[1]
        for visits in site.log.values() for earlier, later in zip(visits, visits[1:])]
    slowest = max((PAGES + 1) * (site.delays[host] + PAUSE) - PAUSE for host in site.hosts)
    last = max(visits[-1][1] for visits in site.log.values()) - start
    requests = sum(len(visits) for visits in site.log.values())
    holds = code == 75 and min(gaps) >= PAUSE and last <= 1.2 * slowest
    print(
        f"{HOSTS} hosts, {requests} requests: the last answered after {last:.1f} s, the slowest host"
        f" alone needs {slowest:.1f} s, the shortest pause was {min(gaps):.3f} s; the whole run"
        f" {seconds:.1f} s, exit {code}{': ' + errors.strip()[:200] if code != 75 else ''}")
    print(f"torture hosts: {'held' if holds else 'NOT held'}, {last / slowest:.2f} of the slowest host")
    return holds
