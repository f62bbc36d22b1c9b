"""A run that hangs: what `scripts/torture stuck` shows."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

from torture_home import NOON

ROOT = Path(__file__).resolve().parent.parent.parent


def stuck(bench):
    """A run that is stopped in the middle of its night, as one that hangs."""
    home = bench.before.copy(bench.scratch / "stuck")
    process = hold(bench, home)
    try:
        lock = Path(str(home.database) + ".lock")
        young = told(home)
        age(lock, 16 * 60)
        old = told(home)
        code, _, errors = home.run("ingest")
        named = code == 75 and str(process.pid) in errors
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    _, stopped, _ = home.run("doctor")
    lost = bench.heal(home)
    healed = told(home)
    name = f"process {process.pid}"
    bench.table.row(
        "a run at work is not said to hang", 0, name in young[0] and "stuckRun" not in young[1],
        line(young[0], "last run"))
    bench.table.row(
        "no progress for 16 minutes: doctor", 65, name in old[0] and "16 min" in old[0],
        line(old[0], "last run"))
    bench.table.row(
        "no progress for 16 minutes: next", 0, "stuckRun" in old[1] and name in old[1],
        notice(old[1]))
    bench.table.row("another run beside it names the holder", code, named, errors)
    bench.table.row(
        "killed: told as stopped, and the next night works", 0,
        "stopped before it ended" in stopped and not lost and "at work" not in healed[0],
        lost or line(stopped, "last run"))
    nightly(bench)


def nightly(bench):
    """scripts/nightly ends a run that does not end, even one that hears no signal but KILL."""
    home = bench.before.copy(bench.scratch / "stuck-nightly")
    wrapper = home.folder / "deaf"
    wrapper.write_text("#!/bin/sh\ntrap '' TERM\nif [ \"$1\" = ingest ]; then sleep 300 & wait; wait; fi\n")
    wrapper.chmod(0o755)
    environment = {
        **home.environment, "BUS": str(wrapper), "BUS_LOG": str(home.folder / "nightly.log"),
        "BUS_NIGHT": "2s", "BUS_NIGHT_GRACE": "2s"}
    start = time.monotonic()
    done = subprocess.run(
        [str(ROOT / "scripts" / "nightly")], env=environment, capture_output=True, text=True,
        timeout=200, check=False)
    seconds = time.monotonic() - start
    environment["BUS"] = str(bench.given.bus)
    environment["BUS_NIGHT"] = "2h"
    after = subprocess.run(
        [str(ROOT / "scripts" / "nightly")], env=environment, capture_output=True, text=True,
        timeout=600, check=False)
    lost = "" if home.content() == bench.new else "content differs"
    bench.table.row(
        "scripts/nightly ends a deaf run; the next works", done.returncode,
        done.returncode == 75 and seconds < 60 and after.returncode == 0 and not lost,
        lost or f"{seconds:.0f} s; {done.stderr}{after.stderr}")


def hold(bench, home):
    """An ingest that stands still in the middle of its night."""
    process = home.start("ingest")
    lock = Path(str(home.database) + ".lock")
    for _ in range(2000):
        if lock.exists() and lock.read_text().startswith(f"{process.pid} "):
            break
        time.sleep(0.005)
    time.sleep(bench.seconds * 0.3)
    os.kill(process.pid, signal.SIGSTOP)
    return process


def age(path, seconds):
    then = time.time() - seconds
    os.utime(path, (then, then))


def told(home):
    """What doctor says, and what next says as JSON."""
    _, doctor, _ = home.run("doctor")
    _, answer, _ = home.run("next", "--route", "r1", "--at", NOON, "--json")
    return doctor, answer


def line(text, word):
    return next((one.strip() for one in text.splitlines() if word in one), "")


def notice(answer):
    notices = json.loads(answer).get("notices", []) if answer else []
    return next((one["message"] for one in notices if one["code"] == "stuckRun"), "")
