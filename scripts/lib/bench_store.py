"""The store against `sqlite3 .import` into the same schema, and `bus diff` of large versions."""

import sqlite3
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from bench_frame import Contest, Verdict, command

LEAST_LOAD_RATIO = 0.8
MOST_DIFF_SECONDS = 2.0
MOST_DIFF_MEGABYTES = 200
DEPARTURES = 1_000_000
ROUTES = 100
TABLES = ("route", "version", "page", "timetable", "departure")


def sqlite(database, script):
    """Runs the sqlite3 command on a script; its time in seconds."""
    start = time.perf_counter()
    subprocess.run(
        ["sqlite3", "-bail", str(database)], input=script, text=True, check=True,
        stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def sync(folder):
    """Leaves no writes of the round before to the next one."""
    subprocess.run(["sync", "-f", str(folder)], check=True)


def peer_files(database, folder):
    """Our schema, and our rows as CSV for `.import`; every column of a departure has a value."""
    schema = subprocess.run(
        ["sqlite3", str(database), ".schema --nosys"], capture_output=True, text=True, check=True)
    statements = schema.stdout.replace("CREATE TABLE sqlite_sequence(name,seq);", "")
    (folder / "schema.sql").write_text(statements)
    connection = sqlite3.connect(database)
    for table in TABLES[:-1]:
        rows = connection.execute(f"SELECT * FROM {table}").fetchall()
        lines = [f"INSERT INTO {table} VALUES ({', '.join(quoted(v) for v in row)});" for row in rows]
        (folder / f"{table}.sql").write_text("\n".join(lines))
    connection.close()
    with open(folder / "departure.csv", "w") as out:
        subprocess.run(
            ["sqlite3", "-csv", str(database), "SELECT * FROM departure"], stdout=out, check=True)


def quoted(value):
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, (int, float)) else "'" + value.replace("'", "''") + "'"


def peer_load(folder, database):
    """Seconds of `.import` alone; what else the schema wants is there before, in WAL mode."""
    before = "PRAGMA journal_mode=WAL;\nPRAGMA synchronous=NORMAL;\nBEGIN;\n"
    before += (folder / "schema.sql").read_text()
    before += "\n".join((folder / f"{table}.sql").read_text() for table in TABLES[:-1])
    sqlite(database, before + "\nCOMMIT;\n")
    return sqlite(
        database,
        "PRAGMA synchronous=NORMAL;\nPRAGMA foreign_keys=ON;\n"
        f".import --csv {folder / 'departure.csv'} departure\n")


def count(database):
    connection = sqlite3.connect(database)
    found = connection.execute("SELECT count(*), sum(minutes), count(DISTINCT at) FROM departure")
    row = found.fetchone()
    connection.close()
    return row


def load(bus, rounds, folder):
    """Answers with the ratio of the rates, and whether the rows are the same."""
    same = []

    def ours():
        mine = folder / "mine.sqlite"
        remove(mine)
        sync(folder)
        figures = bus.measured(
            "load", str(mine), "--routes", str(ROUTES), "--departures", str(DEPARTURES // ROUTES))
        if not (folder / "schema.sql").exists():
            peer_files(mine, folder)
        return figures["seconds"]

    def theirs():
        peer = folder / "peer.sqlite"
        remove(peer)
        sync(folder)
        seconds = peer_load(folder, peer)
        same.append(count(folder / "mine.sqlite") == count(peer))
        return seconds

    contest = Contest({"bus": ours, "sqlite3 .import": theirs}).run(rounds)
    print(contest.table("seconds"))
    return contest.times("sqlite3 .import", "bus"), all(same)


def remove(database):
    """Removes a database with its log."""
    for suffix in ("", "-wal", "-shm"):
        Path(str(database) + suffix).unlink(missing_ok=True)


def diff(bus, rounds, folder):
    """`bus diff` of two versions of one route, a million departures in all, half of them moved."""
    database = folder / "versions.sqlite"
    bus.measured("load", str(database), "--routes", "1", "--departures", str(DEPARTURES // 2), "--twice")
    config = folder / "routes.json"
    config.write_text('{"routes": [{"id": "route-0", "name": "r0"}]}')
    seconds, walls, megabytes, lines = [], [], [], 0
    for _ in range(rounds):
        process = subprocess.run(
            ["/usr/bin/env", "python3", "-c", MEASURING, str(bus.path), "diff", "--config", str(config),
             "--database", str(database), "1", "2"], capture_output=True, text=True)
        wall, processor, kilobytes = (float(figure) for figure in process.stderr.split()[-3:])
        walls.append(wall)
        seconds.append(processor)
        megabytes.append(kilobytes / 1024)
        lines = process.stdout.count("→")
    print(
        f"diff: {statistics.median(seconds):.2f} s of one processor, {statistics.median(walls):.2f} s"
        f" by the clock, {max(megabytes):.0f} MB, {lines} lines of changes")
    return statistics.median(seconds), max(megabytes), lines


# Time and memory of a child are told to its parent only: so each round has a parent of its own. It
# is the processor's time that counts, for the command works on one, and the clock's only says how
# busy the machine is besides.
MEASURING = """
import resource, subprocess, sys, time
start = time.perf_counter()
code = subprocess.run(sys.argv[1:]).returncode
wall = time.perf_counter() - start
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(wall, used.ru_utime + used.ru_stime, used.ru_maxrss, file=sys.stderr)
sys.exit(code)
"""


def run(bus, rounds, _folder):
    """Both parts, with fewer rounds than asked for: each takes seconds."""
    command("sqlite3", "sqlite3")
    rounds = min(rounds, 5)
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        folder = Path(name)
        ratio, same = load(bus, rounds, folder)
        seconds, megabytes, lines = diff(bus, rounds, folder)
    verdict = Verdict(f"store: {DEPARTURES:,} departures")
    verdict.least("loaded at times the rate of sqlite3 .import", ratio, LEAST_LOAD_RATIO)
    verdict.same("the same rows", same)
    verdict.most("bus diff, seconds of a processor", seconds, MOST_DIFF_SECONDS)
    verdict.most("megabytes", megabytes, MOST_DIFF_MEGABYTES)
    verdict.same("changes are told", lines > 0)
    return verdict.close()
