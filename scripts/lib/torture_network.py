"""Bad nights of the network: what `scripts/torture network` does to an ingest, way by way."""

import concurrent.futures
import hashlib
import json
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import torture_tls
import torture_ways
from torture_home import Home
from torture_raw import FOREIGN, RawSite
from torture_site import page

AT_ONCE = 16
GOOD = "127.98.0.1"


class Night:
    """What one run of `bus ingest` came to."""

    def __init__(self, home):
        start = time.monotonic()
        process = home.start("ingest", "--json")
        self.megabytes = 0.0
        watch = threading.Thread(target=self.watch, args=(process,))
        watch.start()
        output, errors = process.communicate()
        watch.join()
        self.seconds = time.monotonic() - start
        self.code = process.returncode
        self.errors = errors
        report = json.loads(output) if output.strip() else {}
        routes = {one["route"]: one for one in report.get("routes", [])}
        bad = routes.get("bad", {})
        self.outcome = bad.get("outcome", "none")
        self.reason = bad.get("code") or ""
        self.good = routes.get("good", {}).get("outcome", "none")
        self.requests = report.get("fetched", {}).get("requests", -1)

    def watch(self, process):
        """The peak of its memory, often enough to see it; getrusage would count what forked it."""
        while process.poll() is None:
            try:
                for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
                    if line.startswith("VmHWM:"):
                        self.megabytes = int(line.split()[1]) / 1024
            except (OSError, ProcessLookupError):
                return
            time.sleep(0.02)


def settings(site, way):
    """routes.json: a route at the server that misbehaves, and one at a good server."""
    hosts = [way.host, GOOD]
    return {
        "routes": [
            {"id": "00000000-0000-4000-8000-000000000001", "name": "bad",
             "outboundTimetableURLs": [site.url(way.host)]},
            {"id": "00000000-0000-4000-8000-000000000002", "name": "good",
             "outboundTimetableURLs": [site.url(GOOD)]},
        ],
        "operators": [{"id": "o", "hosts": hosts, "politeness": {
            "pauseSeconds": 0, "timeoutSeconds": 2}}],
    }


def published(home):
    """The hashes of the bytes in force for the route of the bad server, and what departs by them."""
    database = sqlite3.connect(f"file:{home.database}?mode=ro", uri=True)
    rows = database.execute(
        "SELECT sha256, direction, departureTime, stop, label FROM busSchedule WHERE route = 'bad'"
        " ORDER BY departureTime, label, at").fetchall()
    database.close()
    return {row[0] for row in rows}, hashlib.sha256(repr([r[1:] for r in rows]).encode()).hexdigest()


def a_day_passes(home):
    """A host that is left alone for hours may be asked again by the next night, and for robots.txt."""
    database = sqlite3.connect(home.database)
    with database:
        database.execute("UPDATE host SET restUntil = restUntil - 90000")
    database.close()
    robots = home.data / "robots.jsonl"
    if robots.exists():
        lines = [json.loads(line) for line in robots.read_text().splitlines()]
        robots.write_text("".join(json.dumps({**line, "at": line["at"] - 90000}) + "\n" for line in lines))


def archived(home):
    return len(home.archived())


def run(bench, site, way):
    """Four nights: a bad first one, a good one, a bad one over good data, a good one with a change."""
    home = Home(bench.scratch / f"way{way.number}", bench.bus, settings(site, way))
    nights, faults = [], []

    def night(mode, version):
        site.put(way, mode, version)
        nights.append(Night(home))
        a_day_passes(home)
        return nights[-1]

    first = night("bad", 0)
    seen = published(home)
    foreign = seen[0] & FOREIGN
    if foreign:
        faults.append("something foreign was published")
    if way.takes != bool(seen[0]):
        faults.append("published on a first night" if seen[0] else "not published")
    if first.good != "published":
        faults.append("the other route went unpublished")
    kept = archived(home) - 1
    night("good", 0)
    good = published(home)
    if not good[0] or good[1] != site.departures(0):
        faults.append(f"the next good night does not heal it ({nights[-1].code})")
    second = night("bad", 1 if way.takes else 0)
    if published(home)[0] & FOREIGN:
        faults.append("something foreign was published")
    if not way.takes and published(home)[1] != good[1]:
        faults.append("good data was replaced")
    night("good", 2)
    if published(home)[1] != site.departures(2):
        faults.append(f"the night after does not heal it ({nights[-1].code})")
    for one in nights:
        if one.code not in (0, 2, 65, 69, 75):
            faults.append(f"exit {one.code}: {one.errors.strip()[:80]}")
        if one.megabytes > bench.most_megabytes:
            faults.append(f"{one.megabytes:.0f} MB")
    return way, first, second, max(n.megabytes for n in nights), kept, faults


class NetworkBench:
    """The folder, the program and the limits."""

    def __init__(self, bus, scratch, most_megabytes):
        self.bus, self.scratch = bus, Path(scratch)
        self.most_megabytes = most_megabytes


def trust(authority):
    """Lets the programs of this mount namespace trust an authority of ours besides the usual ones."""
    bundle = Path(torture_tls.CA_BUNDLE)
    ours = authority.with_name("bundle.pem")
    ours.write_bytes((bundle.read_bytes() if bundle.exists() else b"") + authority.read_bytes())
    subprocess.run(["mount", "--bind", str(ours), str(bundle)], check=True)


def torture(bench, only=""):
    every = torture_ways.WAYS + torture_tls.WAYS
    ways = [way for way in every if only in way.name]
    for number, way in enumerate(every):
        way.number = number
        way.host = f"127.{64 + number // 200}.{number % 200}.1"
    site = RawSite(every, [page(7, None), changed(1), changed(2)])
    site.certificates = torture_tls.Certificates(
        bench.scratch / "tls", [way.host for way in torture_tls.WAYS])
    trust(bench.scratch / "tls" / "ca.pem")
    site.learn(bench)
    print(f"{'way':<46} {'outcome':<12} {'reason':<18} exit  asked     s    MB  kept  holds", flush=True)
    held = 0
    lock = threading.Lock()
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for way, first, second, megabytes, kept, faults in pool.map(
                lambda way: run(bench, site, way), ways):
            with lock:
                held += not faults
                print(
                    f"{way.name:<46} {first.outcome:<12} {first.reason[:18]:<18} {first.code:>4}"
                    f"  {first.requests:>5} {first.seconds:>5.1f} {megabytes:>5.0f}  {kept:>4}  "
                    + ("ok" if not faults else "BAD: " + "; ".join(dict.fromkeys(faults))), flush=True)
    print(f"torture network: {held} of {len(ways)} ways without harm")
    return held == len(ways)


def changed(version):
    """The page with one bus more."""
    row = f"<tr><th>23</th><td>{version:02d}</td><td></td><td></td></tr></table>"
    return page(7, None).decode().replace("</table>", row).encode()
