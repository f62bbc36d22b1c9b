"""The fetch stage against a real nginx with TLS and HTTP/2, beside `curl --parallel`.

3,000 pages of one host, whose limits routes.json lowers as it may for loopback alone. A first night,
fetch stage only; then nights in which nothing has changed, all of it. curl asks for the same pages, by
the same number of connections, and on an unchanged night with the same conditions.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench_frame import Contest, Missing, Verdict, command
from torture_site import page
from torture_tls import CA_BUNDLE, Certificates

PAGES = 3000
HOST = "127.0.0.1"
CONNECTIONS = 16
MOST = 1.5

CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off; etag on; types {{ text/html html; }} keepalive_requests 100000; http2_max_requests 1000000;
  client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
  uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5;
  server {{
    listen {host}:{port} ssl http2; root {folder}/site; charset utf-8;
    ssl_certificate {folder}/tls/good.pem; ssl_certificate_key {folder}/tls/good.key;
  }}
}}
"""


def run(bus, rounds, _folder):
    if os.geteuid() != 0:
        raise Missing("fetch needs root, for a trusted certificate in a mount namespace of its own")
    if not os.environ.get("BENCH_NAMESPACE"):
        os.environ["BENCH_NAMESPACE"] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    nginx = command("nginx", "nginx")
    folder = Path(tempfile.mkdtemp(prefix="bus-bench-"))
    try:
        return measured(bus, min(rounds, 5), folder, nginx)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measured(bus, rounds, folder, nginx):
    Certificates(folder / "tls", [HOST])
    bundle = folder / "bundle.pem"
    bundle.write_bytes(Path(CA_BUNDLE).read_bytes() + (folder / "tls" / "ca.pem").read_bytes())
    subprocess.run(["mount", "--bind", str(bundle), CA_BUNDLE], check=True)
    site = folder / "site"
    site.mkdir()
    folder.chmod(0o755)
    for number in range(PAGES):
        (site / f"{number}.html").write_bytes(page(number, None))
    port = 20000 + os.getpid() % 20000
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, host=HOST, port=port))
    server = subprocess.Popen([nginx, "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        base = f"https://{HOST}:{port}"
        wait(base)
        return compared(bus, rounds, folder, base)
    finally:
        server.terminate()
        server.wait()
        subprocess.run(["umount", CA_BUNDLE], check=False)


def wait(base):
    for _ in range(100):
        if subprocess.run(["curl", "-sf", "-o", "/dev/null", f"{base}/0.html"], check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise Missing("nginx does not answer")


class Household:
    """routes.json with a route a page, and the ways in which its nights are run."""

    def __init__(self, bus, folder, base):
        self.bus, self.folder, self.number = bus, folder, 0
        routes = [
            {"id": f"00000000-0000-4000-8000-{number:012d}", "name": f"r{number}",
             "outboundTimetableURLs": [f"{base}/{number}.html"]} for number in range(PAGES)]
        company = {"id": "o", "hosts": [HOST], "politeness": {"pauseSeconds": 0, "connections": CONNECTIONS}}
        self.config = folder / "routes.json"
        self.config.write_text(json.dumps({"routes": routes, "operators": [company]}))
        self.urls = [f"{base}/{number}.html" for number in range(PAGES)]

    def new(self):
        self.number += 1
        home = self.folder / f"home{self.number}"
        home.mkdir()
        return home / "bus.sqlite"

    def bus_ingest(self, *words):
        ended = subprocess.run(
            [str(self.bus.path.with_name("bus-ingest")), *words], capture_output=True, text=True,
            stdin=subprocess.DEVNULL, env={"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C"})
        if ended.returncode not in (0, 2):
            sys.exit(f"bench: bus-ingest {words[0]} ended with {ended.returncode}: {ended.stderr[:300]}")
        return ended

    def first(self):
        """The fetch stage of a first night, in seconds of its own."""
        words = self.bus_ingest(
            "measure", "fetch", "--config", str(self.config), "--database", str(self.new())).stdout.split()
        figures = dict(zip(words[::2], words[1::2]))
        if int(figures["requests"]) < PAGES:
            sys.exit(f"bench: only {figures['requests']} requests")
        return float(figures["seconds"])

    def unchanged(self, database):
        start = time.monotonic()
        ended = self.bus_ingest("ingest", "--config", str(self.config), "--database", str(database), "--json")
        seconds = time.monotonic() - start
        report = json.loads(ended.stdout)
        if ended.returncode != 2 or report["fetched"]["notModified"] != PAGES or report["pages"]["parsed"]:
            sys.exit(f"bench: no unchanged night: exit {ended.returncode}, {report['fetched']}, {report['pages']}")
        return seconds

    def curl(self, etags=None):
        """The same pages by curl; with etags only if they have changed."""
        # A new one each time: ext4 is slow to make files for some seconds after as many were removed.
        self.number += 1
        out = self.folder / f"curl{self.number}"
        out.mkdir()
        lines = []
        for number, url in enumerate(self.urls):
            if number:
                lines.append("next")
            lines += [f'url = "{url}"', f'output = "{out}/{number}"', "silent", "fail"]
            if etags:
                lines.append(f'header = "If-None-Match: {etags[url]}"')
        return self.timed(lines)

    def timed(self, lines):
        config = self.folder / "curl.conf"
        config.write_text("\n".join(lines) + "\n")
        start = time.monotonic()
        ended = subprocess.run(
            ["curl", "--parallel", "--parallel-max", str(CONNECTIONS), "--config", str(config)],
            capture_output=True, text=True, check=False)
        seconds = time.monotonic() - start
        if ended.returncode != 0:
            sys.exit(f"bench: curl ended with {ended.returncode}: {ended.stderr[:300]}")
        return seconds


def compared(bus, rounds, folder, base):
    home = Household(bus, folder, base)
    database = home.new()
    home.bus_ingest("ingest", "--config", str(home.config), "--database", str(database), "--json")
    etags = {}
    store = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    for url, etag in store.execute("SELECT url, etag FROM fetch WHERE etag IS NOT NULL"):
        etags[url] = etag.replace('"', '\\"')
    tables = counted(store)
    store.close()
    if len(etags) != PAGES:
        sys.exit(f"bench: {len(etags)} pages have an etag")
    contest = Contest({
        "first, bus": home.first, "first, curl": home.curl,
        "unchanged, bus": lambda: home.unchanged(database),
        "unchanged, curl": lambda: home.curl(etags),
    })
    contest.run(rounds)
    store = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    still = counted(store) == tables
    store.close()
    for name, figures in contest.figures.items():
        print(f"{name:<16} {contest.median(name):6.2f} s  ({min(figures):.2f}–{max(figures):.2f})")
    verdict = Verdict(f"fetch: {PAGES} pages by nginx, TLS and HTTP/2")
    verdict.most("first night, times curl", contest.times("first, bus", "first, curl"), MOST)
    verdict.most("unchanged night, times curl", contest.times("unchanged, bus", "unchanged, curl"), MOST)
    verdict.same("0 parsed, 0 written to timetable tables", still)
    return verdict.close()


def counted(store):
    """What an unchanged night must leave as it is."""
    return [store.execute(f"SELECT count(*) FROM {table}").fetchone()
            for table in ("version", "page", "parse")]
