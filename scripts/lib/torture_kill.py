"""kill -9 at random moments of a night: what `scripts/torture kill` counts."""

import hashlib
import shutil
import signal
import sqlite3
import time

from torture_home import Home


def kill(bench, moments):
    """Every second night is a very first one, the others run over old data."""
    reasons, resumed, repeated = [], 0, 0
    for number in range(moments):
        folder = bench.scratch / f"kill{number}"
        is_first = number % 2 == 1
        reason, kept, again = one(bench, folder, is_first)
        resumed += kept
        repeated += again
        if reason:
            reasons.append(f"{number} ({'first' if is_first else 'second'} night): {reason}")
        if not reason or not bench.given.keep:
            shutil.rmtree(folder)
        if (number + 1) % 25 == 0:
            print(f"  {number + 1} killed, {len(reasons)} with loss", flush=True)
    for reason in reasons[:20]:
        print("  " + reason)
    bench.table.row(
        f"kill -9, {moments} moments", -9, not reasons,
        f"{moments - len(reasons)} of {moments} without loss; {resumed} archived pages not asked for"
        f" again, {repeated} asked for again")


def one(bench, folder, is_first):
    """One kill and the run after it: what was lost, and how many pages were (not) asked again."""
    home = Home(folder, bench.given.bus, bench.settings) if is_first else bench.before.copy(folder)
    known = home.archived()
    process = home.start("ingest")
    time.sleep(bench.random.uniform(0.0, bench.seconds * (1.6 if is_first else 1.1)))
    process.send_signal(signal.SIGKILL)
    process.communicate()
    is_over = process.returncode == 0 or has_ended(home)
    bench.site.taken()
    archived = hosts_of(bench.site, home.archived() - known)
    reason = state_after(bench, home, is_first)
    if reason:
        return reason, 0, 0
    code, _, errors = home.run("ingest")
    asked = {host for host, _ in bench.site.taken()}
    # A night that had ended before the kill is over: the next one asks as ever.
    again = set() if is_over else asked & archived
    return rerun(bench, home, code, errors, again), len(archived - asked), len(again)


def has_ended(home):
    """Whether the last run is written down as ended: it was killed while it told of it."""
    if not home.database.exists() or not home.database.stat().st_size:
        return False
    database = sqlite3.connect(home.database)
    try:
        row = database.execute("SELECT finishedAt FROM run ORDER BY id DESC LIMIT 1").fetchone()
    except sqlite3.OperationalError:
        return False  # killed before there was a table
    finally:
        database.close()
    return row is not None and row[0] is not None


def hosts_of(site, hashes):
    """The hosts whose present page is among these files."""
    return {h for h in site.hosts if hashlib.sha256(site.bodies[h]).hexdigest() in hashes}


def state_after(bench, home, is_first):
    """What is wrong right after the kill; empty when nothing is."""
    if not home.database.exists() or not home.database.stat().st_size:
        return ""
    if home.integrity() != "ok":
        return f"integrity_check: {home.integrity()}"
    if not is_first and not bench.answers(home):
        return "bus next answers neither from old nor from new data"
    return ""


def rerun(bench, home, code, errors, again):
    """What is wrong after the run that follows; empty when nothing is."""
    if code not in (0, 2):
        return f"the rerun ended with {code}: {errors.strip()}"
    if again:
        return f"{len(again)} pages asked for again that were archived"
    if home.integrity() != "ok":
        return f"the rerun's integrity_check: {home.integrity()}"
    if home.content() != bench.new:
        return f"the rerun has other departures: {home.content()[1]}"
    return ""
