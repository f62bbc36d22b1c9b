"""The board in the browser beside Datasette on the same database and a static page on nginx.

How soon the first view is painted on slow lines by slow processors, what it costs and loads, how long an answer
takes at sixteen connections, to this machine and small to others, and what two hundred listeners cost. The page
is that of a route with a day's buses.
"""

import datetime
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from bench_frame import Contest, Missing, Verdict, command, ensure_packages

PAGE = "/r/home"
NOW = "2026-11-20T07:28:20"
# Lines by Lighthouse's words: kbit/s down, up, ms; how many times as slow the processor is; the most seconds.
LINES = {"slow 4G": (1440, 675, 150, 4, 1.0), "3G": (700, 700, 300, 6, 1.5)}
MOST_KILOBYTES, MOST_REQUESTS, MOST_NODES = 20, 5, 1500
CONNECTIONS, SECONDS, MOST_P99 = 16, 3, 10.0
# Who is not on this machine gets its pages small.
FAR = {"X-Forwarded-For": "192.0.2.7", "Accept-Encoding": "gzip"}
LISTENERS, MOST_MEGABYTES = 200, 40

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off; types {{ text/html html; text/css css; text/javascript mjs; }} keepalive_requests 1000000;
  gzip on; gzip_types text/css text/javascript; gzip_min_length 600;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
  uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
  server {{ listen 127.0.0.1:{port}; root {folder}/site; charset utf-8; }}
}}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def text_at(address):
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.read().decode()


def until_answered(address):
    end = time.time() + 30
    while time.time() < end:
        try:
            return text_at(address)
        except OSError:
            time.sleep(0.1)
    raise Missing(f"{address} does not answer")


class Peers:
    """Datasette and nginx, for the length of a run."""

    def __init__(self, folder, household, board):
        self.folder = folder
        self.running = []
        port = free_port()
        # Datasette opens no database that is being written; it gets a copy.
        shutil.copy(household.database, folder / "peer.sqlite")
        self.start([str(Path(sys.executable).with_name("datasette")), "serve", str(folder / "peer.sqlite"), "--port", str(port)])
        query = "route=home&direction=outbound&service=weekday&_size=200"
        self.datasette = f"http://127.0.0.1:{port}/peer/busSchedule?{query}"
        self.static = self.nginx(board)
        for address in (self.datasette, self.static):
            until_answered(address)

    def nginx(self, board):
        """Our own page, saved with what belongs to it."""
        page = text_at(board + PAGE)
        site = self.folder / "site"
        for address in set(re.findall(r'"(/assets/[^"]+)"', page)):
            target = site / address[1:]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text_at(board + address))
        (site / "index.html").write_text(page)
        self.folder.chmod(0o755)
        port = free_port()
        (self.folder / "nginx.conf").write_text(NGINX.format(folder=self.folder, port=port))
        self.start([command("nginx", "nginx"), "-c", str(self.folder / "nginx.conf")])
        return f"http://127.0.0.1:{port}/index.html"

    def start(self, words):
        self.running.append(subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def close(self):
        for one in self.running:
            one.terminate()
            one.wait(20)


# The browser's clock goes with the board's: to a device whose clock is days off the page has more to say.
CLOCK = """(() => { const Real = Date, ahead = %d - Real.now()
  globalThis.Date = class extends Real { constructor(...all) { all.length ? super(...all) : super(Real.now() + ahead) }
    static now() { return Real.now() + ahead } } })()"""


def first_view(browser, address, expect, line):
    """Seconds to the first paint, kilobytes and requests of a first visit, and what they were for."""
    down, up, latency, slower, _ = LINES[line]
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, service_workers="block", locale="ja-JP",
        extra_http_headers={"X-Forwarded-For": FAR["X-Forwarded-For"]})
    context.add_init_script(CLOCK % (datetime.datetime.fromisoformat(NOW + "+09:00").timestamp() * 1000))
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": latency, "downloadThroughput": down * 125, "uploadThroughput": up * 125})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    asked, size = [], [0]
    wire.on("Network.requestWillBeSent", lambda event: asked.append((event["request"]["url"], event["type"])))
    wire.on("Network.dataReceived", lambda event: size.__setitem__(0, size[0] + event["encodedDataLength"]))
    page.goto(address, wait_until="load", timeout=60_000)
    assert expect in page.content(), address
    # What the page asks for once it runs belongs to the view.
    page.wait_for_timeout(3000)
    paint, nodes = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0]?.startTime, document.querySelectorAll('*').length]")
    context.close()
    asked = [(url, kind) for url, kind in asked if url.startswith("http")]
    host = address.split("/")[2]
    burden = [url for url, kind in asked if kind in ("Font", "Image") or url.split("/")[2] != host]
    return {"first paint, s": paint / 1000, "kB": size[0] / 1000, "requests": len(asked), "nodes": nodes,
            "fonts, images, foreign hosts": len(burden)}


def p99(address, headers):
    """Milliseconds that 99 of 100 answers take at most, and answers a second."""
    words = [word for name, value in headers.items() for word in ("-H", f"{name}: {value}")]
    said = subprocess.run(
        [command("wrk", "wrk"), "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--latency", "--timeout", "20s", *words, address],
        capture_output=True, text=True, timeout=60, check=True).stdout
    if "Non-2xx" in said or "Socket errors" in said:
        raise SystemExit(f"bench board: {address}: {said}")
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", said).groups()
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1])
    return {"p99, ms": float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit], "answers/s": rate}


def listeners(address, process):
    """The board's megabytes while so many listen to its changes."""
    host, port = address.removeprefix("http://").split(":")
    lines = []
    for _ in range(LISTENERS):
        line = socket.create_connection((host, int(port)), timeout=30)
        line.sendall(f"GET /api/v1/changes HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        lines.append(line)
    heard = sum(b"retry" in first(line) for line in lines)
    time.sleep(5)
    status = Path(f"/proc/{process.pid}/status").read_text()
    for line in lines:
        line.close()
    return heard, int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def first(line):
    said = b""
    while b"retry" not in said:
        piece = line.recv(4096)
        if not piece:
            break
        said += piece
    return said


def run(bus, rounds, _folder):
    ensure_packages(["datasette", "playwright"])
    from board_household import Household
    from playwright.sync_api import sync_playwright

    chromium = command("chromium", "chromium")
    folder = Path(tempfile.mkdtemp(prefix="bus-bench-"))
    try:
        with Household(bus.path.parent, folder / "home") as household, sync_playwright() as play:
            household.nights()
            settings = household.settings()
            # No company is asked in between.
            settings["routes"][0]["outboundProximityURL"] = None
            household.write(settings)
            board = household.serve(NOW)
            peers = Peers(folder, household, board)
            try:
                browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                return judged(bus, rounds, household, board, peers, browser)
            finally:
                peers.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def named(name, figures):
    return {f"{name}: {what}": figure for what, figure in figures.items()}


def judged(bus, rounds, household, board, peers, browser):
    places = {"board": (board + PAGE, "7:41"), "nginx": (peers.static, "7:41"), "datasette": (peers.datasette, "07:41")}
    paints = Contest({
        f"{name}, {line}": lambda place=place, expect=expect, name=name, line=line: named(
            f"{name}, {line}", first_view(browser, place, expect, line))
        for line in LINES for name, (place, expect) in places.items()}).run(min(rounds, 5))
    print(paints.table("first view"))
    asked = {name: (place, {}) for name, (place, _) in places.items()}
    asked |= {"board, today": (board + "/", {}), "board, small": (board + PAGE, FAR), "nginx, small": (peers.static, FAR)}
    answers = Contest({
        name: lambda place=place, headers=headers, name=name: named(name, p99(place, headers))
        for name, (place, headers) in asked.items()}).run(min(rounds, 5))
    print(answers.table(f"{CONNECTIONS} connections"))
    heard, megabytes = listeners(board, household.boards[0])
    verdict = Verdict("board")
    for line, (*_, slower, most) in LINES.items():
        verdict.most(f"first paint on {line}, processor {slower} times as slow, s", paints.median(f"board, {line}: first paint, s"), most)
    own = "board, slow 4G: "
    verdict.most("first view, kB over the wire", paints.median(own + "kB"), MOST_KILOBYTES)
    verdict.most("requests of the first view", paints.median(own + "requests"), MOST_REQUESTS)
    verdict.most("nodes of the page", paints.median(own + "nodes"), MOST_NODES)
    verdict.same("no font, image or foreign host", max(paints.figures[own + "fonts, images, foreign hosts"]) == 0)
    for name in ("board", "board, today", "board, small"):
        verdict.most(f"{name}: 99 of 100 answers at {CONNECTIONS} connections, ms", answers.median(f"{name}: p99, ms"), MOST_P99)
    verdict.least("times Datasette's answers a second", answers.times("board: answers/s", "datasette: answers/s"), 1)
    verdict.told.append(f"{answers.times('board: answers/s', 'nginx: answers/s'):.2f} times nginx's, small "
                        f"{answers.times('board, small: answers/s', 'nginx, small: answers/s'):.2f}")
    verdict.most(f"MB of the server with {LISTENERS} listeners", megabytes, MOST_MEGABYTES)
    verdict.same(f"all {LISTENERS} heard", heard == LISTENERS)
    return verdict.close()
