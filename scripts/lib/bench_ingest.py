"""A whole night from pages to rows: ours against tuned scripts, from files and from nginx.

Pages are generated, and beside them those of a folder that known engines made, multiplied. Ours
archives, normalises, checks and publishes besides; all must give the same departures.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from bench_extract import corpus
from bench_fetch import wait
from bench_frame import ROOT, Contest, Verdict, command, ensure_packages, watched

PAGES = 2500
CONNECTIONS = 16
FILES_RATIO = 1.3
FILES_PROCESSOR = 1.5
AIOHTTP_RATIO = 2.5
TUNED_RATIO = 5
IDIOMATIC_RATIO = 40
MOST_MEGABYTES = 64
# Idiomatic Scrapy commits every departure: it is asked once and for a few pages.
IDIOMATIC_PAGES = 25
HOST = "127.0.0.1"

CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off; etag on; types {{ text/html html; }} keepalive_requests 100000;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
  uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
  server {{ listen {host}:{port}; root {folder}/site; }}
}}
"""


def run(bus, rounds, folder):
    ensure_packages(["lxml", "aiohttp", "scrapy"])
    ended = compared(bus, min(rounds, 5), "generated", [body for body, _ in corpus(PAGES)])
    if folder is not None:
        ended = max(ended, compared(bus, min(rounds, 5), "engines", multiplied(folder)))
    return ended


def multiplied(folder):
    """As many pages as of a company: those of a folder that we have scrapers for, with other minutes."""
    import bench_scrapers

    rng = random.Random(11)
    found = [(file.read_bytes(), bench_scrapers.engine(file.read_bytes())) for file in sorted(folder.glob("*.html"))]
    known = [(body, engine) for body, engine in found if engine]
    if not known:
        sys.exit(f"bench ingest: {folder} has no page of an engine that there is a scraper for")
    each = -(-PAGES // len(known))
    return [page for body, engine in known for page in bench_scrapers.multiplied(body, engine, each, rng)][:PAGES]


class Night:
    """The pages as files and on a server, and what each contender makes of them."""

    def __init__(self, bus, kind, bodies, folder):
        self.bus, self.kind, self.folder, self.count = bus, kind, folder, 0
        self.site = folder / "site"
        self.site.mkdir()
        self.files = []
        for number, body in enumerate(bodies):
            path = self.site / f"{number}.html"
            path.write_bytes(body)
            self.files.append(str(path))
        self.port = 20000 + os.getpid() % 20000
        self.urls = [f"http://{HOST}:{self.port}/{number}.html" for number in range(len(bodies))]
        self.listed("files.json", self.files)
        self.listed("urls.json", self.urls)
        self.listed("some.json", self.urls[:IDIOMATIC_PAGES])
        (self.site / "index.json").write_text(
            json.dumps({url: f"{number}.html" for number, url in enumerate(self.urls)}))
        routes = [
            {"id": f"00000000-0000-4000-8000-{number:012d}", "name": f"r{number}",
             "outboundTimetableURLs": [url]} for number, url in enumerate(self.urls)]
        company = {"id": "o", "hosts": [HOST], "politeness": {"pauseSeconds": 0, "connections": CONNECTIONS}}
        self.config = folder / "routes.json"
        self.config.write_text(json.dumps({"routes": routes, "operators": [company]}))
        self.megabytes, self.rows = [], {}

    def listed(self, name, places):
        (self.folder / name).write_text(json.dumps(places))

    def home(self):
        """A folder for a new database; all stay to the end, for ext4 is slow to make files for some
        seconds after as many were removed."""
        self.count += 1
        home = self.folder / f"home{self.count}"
        home.mkdir()
        return home

    def ours(self, *words):
        home = self.home()
        database = home / "bus.sqlite"
        used = watched(
            [self.bus.path.with_name("bus-ingest"), "ingest", "--config", self.config, "--database", database,
             "--quiet", *words], accepted=(0,))
        self.megabytes.append(used["megabytes"])
        name = "ours from files" if words else "ours from nginx"
        if name not in self.rows:
            self.rows[name] = our_rows(database, self.urls, self.kind)
        return used

    def peer(self, what, listed):
        home = self.home()
        database = home / "peer.sqlite"
        used = watched(
            [sys.executable, ROOT / "scripts" / "lib" / "bench_peers.py", what, self.kind, self.folder / listed,
             database, str(CONNECTIONS)], accepted=(0,))
        if what not in self.rows:
            self.rows[what] = peer_rows(database, self.kind)
        return used


def our_rows(database, urls, kind):
    numbers = {url: number for number, url in enumerate(urls)}
    store = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    rows = store.execute(
        "SELECT page.url, timetable.label, minutes, marks FROM departure"
        " JOIN timetable ON timetable.id = departure.timetable JOIN page ON page.id = timetable.page").fetchall()
    store.close()
    return sorted(
        (numbers[url], *shape(kind, label, minutes, "".join(m["mark"] for m in json.loads(marks or "[]"))))
        for url, label, minutes, marks in rows)


def peer_rows(database, kind):
    store = sqlite3.connect(database)
    rows = store.execute("SELECT page, day, minute, mark FROM departure").fetchall()
    store.close()
    return sorted((page, *shape(kind, day, minute, mark or "")) for page, day, minute, mark in rows)


def shape(kind, day, minute, mark):
    """What of a departure is compared: the scrapers of generated pages know no names of days."""
    return (day, minute, mark) if kind == "engines" else (minute,)


class Nginx:
    """A server for the pages, as long as the block takes."""

    def __init__(self, night):
        self.night, self.program = night, command("nginx", "nginx")

    def __enter__(self):
        folder = self.night.folder
        # Its worker is another user's.
        for path in (folder, self.night.site):
            path.chmod(0o755)
        (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, host=HOST, port=self.night.port))
        self.server = subprocess.Popen([self.program, "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
        wait(f"http://{HOST}:{self.night.port}")

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()


def compared(bus, rounds, kind, bodies):
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        night = Night(bus, kind, bodies, Path(name))
        size = sum(map(len, bodies)) / 1e6
        print(f"{len(bodies)} pages ({kind}), {size:.1f} MB, {rounds} rounds", flush=True)
        contests = [contest(rounds, {
            "ours from files": lambda: night.ours("--replay", night.site),
            "files": lambda: night.peer("files", "files.json"),
        })]
        with Nginx(night):
            contests.append(contest(rounds, {
                "ours from nginx": night.ours,
                "aiohttp": lambda: night.peer("aiohttp", "urls.json"),
                "scrapy-tuned": lambda: night.peer("scrapy-tuned", "urls.json"),
            }))
            idiomatic = night.peer("scrapy", "some.json")
        return judged(night, kind, contests, idiomatic, len(bodies))


def contest(rounds, contenders):
    """Rounds in turn: seconds by the clock and of the processor."""
    def figures(name, turn):
        used = turn()
        return {name: used["seconds"], f"{name}, processor": used["processor"]}

    result = Contest({
        name: lambda name=name, turn=turn: figures(name, turn) for name, turn in contenders.items()
    }).run(rounds)
    print(result.table("seconds"), flush=True)
    return result


def judged(night, kind, contests, idiomatic, pages):
    files, nginx = contests
    verdict = Verdict(f"ingest: {pages} pages ({kind})")
    verdict.least("times as fast as the tuned script from files", files.times("files", "ours from files"), FILES_RATIO)
    verdict.most(
        "times its processor time", files.times("ours from files, processor", "files, processor"), FILES_PROCESSOR)
    verdict.least("times aiohttp + lxml + sqlite3", nginx.times("aiohttp", "ours from nginx"), AIOHTTP_RATIO)
    verdict.least("times tuned Scrapy", nginx.times("scrapy-tuned", "ours from nginx"), TUNED_RATIO)
    slow = idiomatic["seconds"] / IDIOMATIC_PAGES / (nginx.median("ours from nginx") / pages)
    verdict.least("times idiomatic Scrapy", slow, IDIOMATIC_RATIO)
    verdict.most("megabytes", max(night.megabytes), MOST_MEGABYTES)
    truth = night.rows["files"]
    some = [row for row in truth if row[0] < IDIOMATIC_PAGES]
    others = {name: rows for name, rows in night.rows.items() if name != "files"}
    wrong = [name for name, rows in others.items() if rows != (some if name == "scrapy" else truth)]
    verdict.same(
        f"{len(truth)} departures the same in all" if not wrong else f"the same departures: {', '.join(wrong)}",
        not wrong)
    return verdict.close()
