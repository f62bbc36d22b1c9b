"""Single flipped bits in a database: what `scripts/torture database` counts beside cut and zeroed files."""

import json
import shutil
import sqlite3
from collections import Counter
from pathlib import Path

from torture_home import Home
from torture_site import Site

# A weekday, a Saturday and a holiday.
DATES = ("2026-11-20", "2026-11-21", "2026-11-23")
# Its rows are read for every answer, so that most flips meet something that is told.
ROUTES = 8


def flips(bench, trials):
    """One bit of the whole file at random, every whole day of every route asked for after it."""
    home, truth = household(bench)
    counts, wrong, healed = Counter(), [], Counter()
    for number in range(trials):
        trial = home.copy(bench.scratch / f"flip{number}")
        data = bytearray(trial.database.read_bytes())
        place, bit = bench.random.randrange(len(data)), bench.random.randrange(8)
        data[place] ^= 1 << bit
        trial.database.write_bytes(data)
        outcomes = Counter()
        for key, said in answers(trial, truth).items():
            outcome = judge(said, truth[key])
            outcomes[outcome] += 1
            if outcome == "WRONG":
                wrong.append(f"byte {place} bit {bit}: {key}: {difference(said, truth[key])}")
        counts["WRONG" if outcomes["WRONG"] else "told" if outcomes["told"] else "right"] += 1
        counts["others went on"] += bool(outcomes["told"] and outcomes["right"])
        if outcomes["told"]:
            healed[heal(trial, truth)] += 1
        if not outcomes["WRONG"] or not bench.given.keep:
            shutil.rmtree(trial.folder)
        if (number + 1) % 50 == 0:
            print(f"  {number + 1} flipped, {len(wrong)} wrong told as right", flush=True)
    for line in wrong[:20]:
        print("  " + line)
    bench.table.row(
        f"one bit flipped, {trials} times", 0, not wrong and not healed["not healed"],
        f"{counts['right']} right, {counts['told']} told (in {counts['others went on']} of them other"
        f" answers went on), {counts['WRONG']} wrong told as right; after the next night"
        f" {healed['healed']} healed, {healed['refused']} refused with the next step,"
        f" {healed['not healed']} neither")


def household(bench):
    """A few routes after two nights, its log written into the file, and what it answers."""
    site = Site(ROUTES * 2, bench.given.seed)
    home = Home(bench.scratch / "flips", bench.given.bus, site.settings())
    home.run("ingest")
    site.change(0.5, 1)
    home.run("ingest")
    database = sqlite3.connect(home.database)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    names = [route["name"] for route in site.settings()["routes"]]
    keys = [(name, way, date) for name in names for way in ("outbound", "inbound") for date in DATES]
    truth = {key: day(home, key) for key in keys}
    return home, {key: said for key, said in truth.items() if said[0] == 0}


def day(home, key):
    """Exit status and document of a whole day."""
    name, way, date = key
    code, output, errors = home.run(
        "timetable", "--route", name, "--direction", way, "--date", date, "--format", "json")
    try:
        return code, json.loads(output)
    except ValueError:
        return code, {"printed": output, "said": errors}


def answers(home, truth):
    return {key: day(home, key) for key in truth}


def facts(document):
    """The departures with all that is said of them but when their page was confirmed, and the day."""
    return [
        undated(document.get("timetables")), document.get("day"),
        document.get("data", {}).get("state")]


def undated(value):
    if isinstance(value, list):
        return [undated(one) for one in value]
    if isinstance(value, dict):
        return {key: undated(one) for key, one in value.items() if key != "fetchedAt"}
    return value


def confirmed(document):
    return document.get("data", {}).get("fetchedAt") or ""


def judge(said, truth):
    """Right, told to be not right, or wrong."""
    code, document = said
    # A confirmation that was damaged counts as none: the page's own, older date is true as well.
    if code == 0 and facts(document) == facts(truth[1]) and confirmed(document) <= confirmed(truth[1]):
        return "right"
    if code in (3, 65, 66, 74) or document.get("data", {}).get("state") != "current":
        return "told"
    codes = {notice.get("code") for notice in document.get("notices", [])}
    return "told" if "damaged" in codes else "WRONG"


def difference(said, truth):
    if said[0] != 0:
        return f"exit {said[0]}: {str(said[1])[:160]}"
    for mine, theirs in zip(facts(said[1]), facts(truth[1])):
        if mine != theirs:
            return f"{str(mine)[:160]} instead of {str(theirs)[:160]}"
    return "nothing"


def heal(home, truth):
    """What the next nights make of it: the same pages, nothing new."""
    code, _, errors = home.run("ingest")
    if code == 65 and ("bus restore" in errors or "bus ingest --offline" in errors):
        return "refused"
    if code not in (0, 2, 75):
        return "not healed"
    home.run("ingest")
    same = [
        facts(day(home, key)[1])[:2] == facts(truth[key][1])[:2] for key in list(truth)[:: len(DATES)]]
    return "healed" if all(same) else "not healed"
