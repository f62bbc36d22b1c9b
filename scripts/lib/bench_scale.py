"""How the cost grows: an ingest of 1,000 to 100,000 pages, and `bus next` on 10,000 to 10 million
departures and with 10 to 2,500 routes.

Pages are generated from a seed, all different, a hundred to a route. BENCH_SCALE names a smaller greatest
number of pages, for a try.
"""

import json
import os
import random
import shutil
import sqlite3
import tempfile
from pathlib import Path

from bench_frame import Contest, Verdict, watched
from bench_next import spend
from torture_site import page

PAGES = [1_000, 10_000, 100_000]
PAGES_A_ROUTE = 100
MOST_GROWTH = 1.15
MOST_NEXT_GROWTH = 1.20
MOST_MEGABYTES = 64
DEPARTURES = [10_000, 100_000, 1_000_000, 10_000_000]
ROUTES = [10, 100, 1_000, 2_500]


def run(bus, rounds, _folder):
    greatest = int(os.environ.get("BENCH_SCALE", PAGES[-1]))
    verdict = Verdict(f"scale: up to {greatest:,} pages")
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        ingests(bus, Path(name), [count for count in PAGES if count <= greatest], verdict)
        queries(bus, Path(name), rounds, min(DEPARTURES[-1], greatest * 100), verdict)
    return verdict.close()


class Site:
    """Pages in a folder that a replay takes for the network, and routes.json."""

    def __init__(self, folder, pages):
        self.folder, self.pages = folder / f"site{pages}", pages
        self.folder.mkdir()
        index, self.departures = {}, 0
        for number in range(pages):
            body = page(number, random.Random(number))
            self.departures += minutes(body)
            (self.folder / f"{number}.html").write_bytes(body)
            index[f"https://bus.example.jp/{number}.html"] = f"{number}.html"
        (self.folder / "index.json").write_text(json.dumps(index))
        urls = list(index)
        routes = [
            {"id": f"00000000-0000-4000-8000-{start:012d}", "name": f"r{start}",
             "outboundTimetableURLs": urls[start:start + PAGES_A_ROUTE]}
            for start in range(0, pages, PAGES_A_ROUTE)]
        self.config = folder / f"routes{pages}.json"
        self.config.write_text(json.dumps({"routes": routes}))

    def night(self, bus, accepted):
        used = watched(
            [bus.path.with_name("bus-ingest"), "ingest", "--config", self.config, "--database", self.database,
             "--replay", self.folder, "--quiet"], accepted, timeout=7200)
        return {name: value / self.pages * 1e3 if name != "megabytes" else value for name, value in used.items()}

    @property
    def database(self):
        return self.folder / "home" / "bus.sqlite"

    def stored(self):
        store = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        count = store.execute("SELECT count(*) FROM departure").fetchone()[0]
        store.close()
        return count


def minutes(body):
    """How many departures a page of `torture_site` has: its minutes have two digits, its hours a cell of their own."""
    return sum(len(cell.split(b"</td>")[0].split()) for cell in body.split(b"<td>")[1:])


def ingests(bus, folder, sizes, verdict):
    """A first and an unchanged night at each size: milliseconds a page, megabytes."""
    print(f"{'pages':>9} {'night':<10} {'ms a page':>10} {'processor':>10} {'megabytes':>10}")
    processor, same, megabytes = {}, True, 0
    for pages in sizes:
        site = Site(folder, pages)
        (site.folder / "home").mkdir()
        for night, accepted in (("first", (0,)), ("unchanged", (2,))):
            used = site.night(bus, accepted)
            processor.setdefault(night, []).append(used["processor"])
            megabytes = max(megabytes, used["megabytes"])
            print(
                f"{pages:9,} {night:<10} {used['seconds']:10.2f} {used['processor']:10.2f}"
                f" {used['megabytes']:10.1f}", flush=True)
        same = same and site.stored() == site.departures
        shutil.rmtree(site.folder)
    for night, figures in processor.items():
        # What a run costs however few pages it has falls upon the fewest.
        verdict.most(f"{night} night, most pages to fewest, processor a page", figures[-1] / figures[0], MOST_GROWTH)
    verdict.most("megabytes", megabytes, MOST_MEGABYTES)
    verdict.same("the generator's departures", same)


def queries(bus, folder, rounds, most, verdict):
    """`bus next` of one route of 100 departures: beside more and more others in the database, and in a
    routes.json that lists more and more."""
    homes = {
        f"{count:,} departures": made(bus, folder, 10, count // 100) for count in DEPARTURES if count <= most}
    homes |= {f"{count:,} routes": made(bus, folder, count, count) for count in ROUTES}
    lines = {
        name: [bus.path, "next", "--route", "r0", "--at", "2026-11-20T07:00", "--config", config, "--database", database]
        for name, (config, database) in homes.items()}
    for words in lines.values():
        spend(words)
    contest = Contest({name: lambda words=words: spend(words) for name, words in lines.items()}).run(max(rounds, 30))
    print(contest.table("wall ms"))
    names = [name for name in homes if name.endswith("departures")]
    verdict.most(
        "bus next, most departures to fewest", contest.median(names[-1]) / contest.median(names[0]),
        MOST_NEXT_GROWTH)


def made(bus, folder, listed, stored):
    """A routes.json that lists so many routes, and a database that holds so many of 100 departures."""
    home = folder / f"next{listed}of{stored}"
    home.mkdir()
    config, database = home / "routes.json", home / "bus.sqlite"
    routes = [{"id": f"route-{number}", "name": f"r{number}"} for number in range(listed)]
    config.write_text(json.dumps({"routes": routes}))
    bus.measured("load", str(database), "--routes", str(stored), "--departures", "100")
    return config, database
