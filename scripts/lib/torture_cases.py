"""The bad nights themselves, a function each; what they must show stands in `scripts/torture`."""

import hashlib
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

from torture_board import board
from torture_database import flips
from torture_faults import faults
from torture_home import NOON, Home
from torture_kill import kill
from torture_order import order
from torture_stuck import stuck


def disk(bench):
    """A tmpfs with less room than the night needs: a first night, and one over old data."""
    for had_old, room in ((False, 1 << 20), (False, 2 << 20), (True, 64 << 10), (True, 512 << 10)):
        home = Home(bench.scratch / f"disk{had_old}{room}", bench.given.bus, bench.settings)
        mount(home.data, 1 << 30)
        try:
            if had_old:
                shutil.copytree(bench.before.data, home.data, dirs_exist_ok=True)
            status = os.statvfs(home.data)
            used = (status.f_blocks - status.f_bfree) * status.f_frsize
            resize(home.data, used + room)
            code, _, errors = home.run("ingest")
            calm = not had_old or bench.answers(home)
            resize(home.data, 1 << 30)
            lost = bench.heal(home)
        finally:
            subprocess.run(["umount", str(home.data)], check=True)
        what = f"disk full after {room >> 10} KB" + (", old data there" if had_old else ", first night")
        known = code in (69, 73, 74, 75)
        bench.table.row(what, code, known and calm and not lost, lost or errors)
    disk_without_a_byte(bench)


def disk_without_a_byte(bench):
    """A disk that something else has filled to the last byte: answers go on, a night changes nothing."""
    home = Home(bench.scratch / "disk-filled", bench.given.bus, bench.settings)
    mount(home.data, 64 << 20)
    try:
        shutil.copytree(bench.before.data, home.data, dirs_exist_ok=True)
        for name in ("-wal", "-shm"):
            Path(str(home.database) + name).unlink(missing_ok=True)
        left = fill(home.data / "filler")
        calm = bench.answers(home)
        code, _, errors = home.run("ingest")
        calm = calm and bench.answers(home) and bench.answers(home)
        (home.data / "filler").unlink()
        lost = bench.heal(home)
    finally:
        subprocess.run(["umount", str(home.data)], check=True)
    known = code in (69, 73, 74, 75)
    bench.table.row(
        f"disk filled to the last byte ({left} left)", code, known and calm and left == 0 and not lost,
        lost or ("" if calm else "bus next did not answer; ") + errors)


def fill(path):
    """Writes until nothing goes any more; the bytes that are left then."""
    with open(path, "wb", buffering=0) as file:
        for size in (1 << 20, 4096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                pass
    status = os.statvfs(path.parent)
    return status.f_bfree * status.f_frsize


def resize(folder, size):
    subprocess.run(["mount", "-o", f"remount,size={size}", str(folder)], check=True)


def mount(folder, size):
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=True)


def readonly(bench):
    """The folder of database and archive on a read-only mount."""
    home = bench.before.copy(bench.scratch / "readonly")
    subprocess.run(["mount", "--bind", str(home.data), str(home.data)], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", str(home.data)], check=True)
    try:
        code, _, errors = home.run("ingest")
        calm = bench.answers(home)
    finally:
        subprocess.run(["umount", str(home.data)], check=True)
    lost = bench.heal(home)
    bench.table.row("read-only folder", code, code == 73 and calm and not lost, lost or errors)


def filesize(bench):
    """ulimit -f: no file may grow beyond a limit."""
    grown = bench.before.database.stat().st_size
    for limit in (64 << 10, grown, grown + (256 << 10)):
        home = bench.before.copy(bench.scratch / f"filesize{limit}")

        def restrict(limit=limit):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        code, _, errors = home.run("ingest", preexec_fn=restrict)
        calm = bench.answers(home)
        lost = bench.heal(home)
        bench.table.row(
            f"no file beyond {limit >> 10} KB", code, code in (69, 73, 74, 75, 0) and calm and not lost,
            lost or errors)


def locked(bench):
    """Another program holds the database for a minute."""
    home = bench.before.copy(bench.scratch / "locked")
    other = sqlite3.connect(home.database, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    process = home.start("ingest")
    time.sleep(1)
    calm = bench.answers(home)
    time.sleep(59)
    other.execute("COMMIT")
    other.close()
    _, errors = process.communicate()
    lost = "" if home.content() == bench.new else bench.heal(home)
    code = process.returncode
    bench.table.row(
        "locked by another program for 60 s", code, code == 0 and calm and not lost,
        lost or errors or f"waited and went on; {time.monotonic() - start:.0f} s in all")


def clock(bench):
    """The clock jumps back: pages from a folder, with the moment as the command takes it."""
    folder = bench.scratch / "replay"
    folder.mkdir()
    index = {}
    for host in bench.site.hosts:
        (folder / f"{host}.html").write_bytes(bench.site.bodies[host])
        index[bench.site.url(host)] = f"{host}.html"
    (folder / "index.json").write_text(json.dumps(index))
    home = bench.before.copy(bench.scratch / "clock")
    codes = []
    for moment in ("2031-01-01T03:00", "2001-01-01T03:00", "2001-01-01T03:00"):
        code, _, errors = home.run("ingest", "--replay", str(folder), "--at", moment)
        codes.append(code)
    calm = home.content() == bench.new and home.integrity() == "ok" and bench.answers(home)
    lost = bench.heal(home)
    bench.table.row(
        "clock 5 years ahead, then 30 years back", codes[-1],
        codes == [0, 2, 2] and calm and not lost, lost or errors or f"exit statuses {codes}")
    clock_ahead(bench, folder)


def clock_ahead(bench, folder):
    """A run dated in the future: no answer takes its data for fresh, and the next night mends it."""
    home = bench.before.copy(bench.scratch / "clock-ahead")
    home.run("ingest", "--replay", str(folder), "--at", "2031-01-01T03:00")
    _, output, _ = home.run("next", "--route", "r1", "--json")
    document = json.loads(output)
    codes = [notice["code"] for notice in document["notices"]]
    doctor, told, _ = home.run("doctor")
    warned = document["data"]["state"] == "stale" and "confirmedAhead" in codes and doctor == 65
    named = "which is still to come" in told
    home.run("ingest", "--replay", str(folder))
    _, output, _ = home.run("next", "--route", "r1", "--json")
    healthy = json.loads(output)["data"]["state"] == "current" and home.run("doctor")[0] == 0
    bench.table.row(
        "a run dated in the future", doctor, warned and named and healthy,
        f"next says {document['data']['state']}, {codes}; after a right night "
        f"{'all is well' if healthy else 'NOT well'}")


def two(bench):
    """Two ingests at once: the one that came later says who runs, and ends."""
    held, codes, told = False, [], "they never met"
    for number in range(20):
        home = bench.before.copy(bench.scratch / f"two-{number}")
        pair = [home.start("ingest"), home.start("ingest")]
        said = [process.communicate()[1] for process in pair]
        codes = [process.returncode for process in pair]
        lost = "" if home.content() == bench.new else "content differs"
        if 75 not in codes:  # One was done before the other began.
            if lost or sorted(codes) != [0, 2]:
                told = lost or f"exit statuses {codes}"
                break
            continue
        later = codes.index(75)
        told = lost or said[later]
        held = not lost and codes[1 - later] == 0 and str(pair[1 - later].pid) in said[later]
        break
    bench.table.row("two ingests at once", codes[0], held, told)


def archive(bench):
    """Archived pages spoilt; the next ordinary night must notice, and mend."""
    for what in ("missing", "cut short", "bits flipped", "empty"):
        home = bench.after.copy(bench.scratch / f"archive-{what.replace(' ', '-')}")
        spoilt = bench.random.sample(sorted(home.archived() & in_force(home)), 5)
        for sha in spoilt:
            path = home.data / "archive" / sha[:2] / sha[2:]
            data = bytearray(path.read_bytes())
            if what == "missing":
                path.unlink()
                continue
            if what == "bits flipped":
                data[len(data) // 2] ^= 0x10
            path.write_bytes(data if what == "bits flipped" else data[:100] if what == "cut short" else b"")
        _, doctor, _ = home.run("doctor")
        named = "5 of" in doctor
        code, _, errors = home.run("ingest")
        mended = home_mended(home, spoilt)
        if what == "bits flipped":
            # Found by turns within eight nights; `doctor` names it at once, --force mends it.
            if not mended:
                code, _, errors = home.run("ingest", "--force")
            mended = home_mended(home, spoilt)
        lost = bench.heal(home)
        bench.table.row(
            f"5 archived pages {what}", code, named and mended and code == 2 and not lost,
            lost or ("" if named else "doctor does not name it; ") + (errors or "mended by --force"))


def in_force(home):
    database = sqlite3.connect(f"file:{home.database}?mode=ro", uri=True)
    rows = database.execute(
        "SELECT page.sha256 FROM page JOIN version ON version.id = page.version"
        " WHERE version.state = 'active'").fetchall()
    database.close()
    return {row[0] for row in rows}


def home_mended(home, hashes):
    return all(
        hashlib.sha256((home.data / "archive" / sha[:2] / sha[2:]).read_bytes()).hexdigest() == sha
        for sha in hashes if (home.data / "archive" / sha[:2] / sha[2:]).exists()
    ) and all((home.data / "archive" / sha[:2] / sha[2:]).exists() for sha in hashes)


def database(bench, trials):
    """The database file spoilt: told with the next step, and rebuilt from the archive alone."""
    flips(bench, trials)
    size = bench.after.database.stat().st_size
    spoils = [
        ("cut to nothing", lambda data: data[:0]),
        ("cut within the first page", lambda data: data[:700]),
        ("cut in half", lambda data: data[: size // 2]),
        ("its head overwritten", lambda data: bytes(64) + data[64:]),
        ("a page of it zeroed", lambda data: data[:4096] + bytes(4096) + data[8192:]),
        ("200 bytes of it flipped", lambda data: flipped(data, 200, bench.random)),
        ("5,000 bytes of it flipped", lambda data: flipped(data, 5000, bench.random)),
        ("gone", None),
    ]
    for what, spoil in spoils:
        home = bench.after.copy(bench.scratch / ("database-" + what.replace(" ", "-")))
        for name in ("-wal", "-shm"):
            Path(str(home.database) + name).unlink(missing_ok=True)
        if spoil is None:
            home.database.unlink()
        else:
            home.database.write_bytes(spoil(bytearray(home.database.read_bytes())))
        doctor, told, _ = home.run("doctor")
        code, _, errors = home.run("next", "--route", "r1", "--at", NOON)
        night, _, said = home.run("ingest")
        fresh = what in ("gone", "cut to nothing")
        clear = fresh or (doctor == 65 and "bus ingest --offline" in (told + said))
        for name in ("", "-wal", "-shm"):
            path = Path(str(home.database) + name)
            if path.exists() and not fresh:
                path.rename(str(path) + ".aside")
        bench.site.taken()
        rebuilt, _, problem = home.run("ingest", "--offline")
        asked = len(bench.site.taken())
        same = home.content() == bench.new and asked == 0 and rebuilt in (0, 2)
        bench.table.row(
            f"database {what}", night, clear and same,
            ("" if same else f"not rebuilt ({rebuilt}, {asked} asked): {problem}; ")
            + ("" if clear else f"doctor {doctor} does not tell: {told}; ")
            + (said or "taken for a new one; the archive gave everything back"))


def flipped(data, count, source):
    for _ in range(count):
        data[source.randrange(4096, len(data))] ^= 1 << source.randrange(8)
    return data


CASES = {
    "kill": kill, "disk": disk, "readonly": readonly, "filesize": filesize, "locked": locked,
    "clock": clock, "two": two, "archive": archive, "database": database,
    "stuck": stuck, "faults": faults, "order": order,
    "board": board,
}
