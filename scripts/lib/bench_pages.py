"""The pages of a folder, as operators wrote them: each read alone, and those of engines that we have
scrapers for multiplied by 300, each copy with minutes of its own.

A page stays where it is: what is made of it lies in a temporary folder as long as the run takes.
"""

import json
import random
import sys
import tempfile
from pathlib import Path

from bench_extract import written
from bench_frame import Contest, Verdict, rate

COPIES = 300
# So many of them are compared departure by departure, of the others the number.
COMPARED = 20
USUAL_RATIO = 1.5
TUNED_RATIO = 1.0
REFUSED_RATIO = 0.5


def run(bus, rounds, folder):
    files = sorted(folder.glob("*.html"))
    if not files:
        sys.exit(f"bench extract: there are no pages in {folder}")
    ended = alone(bus, rounds, folder, files)
    return max(ended, against_scrapers(bus, rounds, files))


def alone(bus, rounds, folder, files):
    """Every page by itself: what is no timetable must not cost more than what is one."""
    speeds = {}
    for file in files:
        figures = bus.measured("pages", str(file), "--rounds", str(max(rounds, 5)))
        speeds[file] = (figures["departures"] > 0, figures["normalise"] * file.stat().st_size / 1e6)
    whole = bus.measured("pages", *map(str, files), "--rounds", str(max(rounds, 5)))
    print(f"{len(files)} pages of {folder}")
    for file, (is_timetable, speed) in speeds.items():
        print(f"  {file.name[:48]:48} {'timetable' if is_timetable else 'none':10}{speed:8.1f} MB/s")
    print(f"  all together {whole['extract']:.0f} pages/s, with days {whole['normalise']:.0f}")
    verdict = Verdict("extract: pages of a folder")
    refused = overall([f for f in files if not speeds[f][0]], speeds)
    accepted = overall([f for f in files if speeds[f][0]], speeds)
    if refused and accepted:
        verdict.least("no timetable, times the speed of one", refused / accepted, REFUSED_RATIO)
    return verdict.close()


def overall(files, speeds):
    """Megabytes a second over several pages; 0 without any."""
    spent = sum(file.stat().st_size / speeds[file][1] for file in files)
    return sum(file.stat().st_size for file in files) / spent if files else 0


def against_scrapers(bus, rounds, files):
    """The pages of known engines, all engines together: the time that the same pages take."""
    import bench_scrapers
    from lxml import etree

    rng = random.Random(11)
    spent = {"bus": [0.0] * rounds, "usual": [0.0] * rounds, "tuned": [0.0] * rounds}
    same, engines = True, 0
    for file in files:
        engine = bench_scrapers.engine(file.read_bytes())
        if engine is None:
            continue
        engines += 1
        bodies = bench_scrapers.multiplied(file.read_bytes(), engine, COPIES, rng)
        contest, agree = contested(bus, rounds, engine, bodies)
        print(f"{COPIES} pages like {file.name} ({engine.name}), {'' if agree else 'NOT '}the same rows")
        print(contest.table("pages/s"))
        same = same and agree
        for name, figures in spent.items():
            for number, figure in enumerate(contest.figures[name]):
                figures[number] += 1 / figure
    if engines == 0:
        return 0
    total = Contest({})
    total.figures = spent
    library = ".".join(map(str, etree.LIBXML_VERSION))
    verdict = Verdict(
        f"extract: {engines} engines, lxml {etree.__version__} with libxml2 {library}")
    verdict.least("times the usual scraper", total.times("usual", "bus"), USUAL_RATIO)
    verdict.least("times the tuned one", total.times("tuned", "bus"), TUNED_RATIO)
    verdict.same("the same departures", same)
    return verdict.close()


def contested(bus, rounds, engine, bodies):
    """The contest on the pages of one engine, and whether all read the same."""
    expected = sum(len(engine.tuned(body)[0]) for body in bodies)
    found = set()
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        files = written(bodies, Path(name))

        def ours():
            figures = bus.measured("pages", *files, "--rounds", "3")
            found.add(int(figures["departures"]))
            return {"bus": figures["normalise"]}

        contest = Contest({
            "bus": ours,
            "usual": lambda: rate(engine.usual, bodies),
            "tuned": lambda: rate(engine.tuned, bodies),
        }).run(rounds)
        agree = all(
            rows(bus, file) == ordered(engine.usual(body)) == ordered(engine.tuned(body))
            for file, body in list(zip(files, bodies))[:COMPARED])
    return contest, agree and found == {expected}


def ordered(read):
    """Departures in an order of their own, and the legend."""
    departures, legend = read
    return sorted(departures), legend


def rows(bus, file):
    """What `bus extract` says of a page, in the shape that the scrapers give."""
    page = json.loads(bus.ingest("extract", file, "--json", accepted=(0, 65)))
    departures = [
        (
            timetable["label"],
            int(departure["departureTime"][:2]) * 60 + int(departure["departureTime"][3:]),
            "".join(mark["mark"] for mark in departure["marks"]),
        )
        for timetable in page["timetables"]
        for departure in timetable["departures"]
    ]
    legend = {
        mark["mark"]: mark["text"]
        for timetable in page["timetables"]
        for departure in timetable["departures"]
        for mark in departure["marks"]
    }
    return sorted(departures), legend
