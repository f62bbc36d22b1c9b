"""The order in which a night's bytes reach the disk, as the kernel saw it: what `scripts/torture order` shows.

For every page: its file is closed, a sync of the file system comes back, the index has its line, the
file gets its name, a sync comes back again, and only then does the database's log hear of its hash.
"""

import re
import shutil
import subprocess

from torture_home import Home

# -y would name descriptors; the two files that matter are told by what is written into them.
TRACE = ["strace", "-f", "-ttt", "-s", "100000", "-e", "trace=openat,close,write,pwrite64,rename,renameat2,syncfs,fsync,fdatasync"]
CALL = re.compile(r"^(?:\[pid +)?(\d+)\]? +([\d.]+) (.*)$")
HASH = re.compile(r"[0-9a-f]{64}")


def order(bench):
    """A very first night under strace, and each page's steps in it."""
    if shutil.which("strace") is None:
        return bench.table.row("the order of syncs", 69, False, "there is no strace command: install Debian's strace")
    folder = bench.scratch / "order"
    home = Home(folder, bench.given.bus, bench.settings)
    trace = folder / "trace"
    program = bench.given.bus.with_name("bus-ingest")
    ended = subprocess.run(
        [*TRACE, "-o", str(trace), str(program), "ingest"], env=home.environment, capture_output=True, text=True,
        check=False)
    steps = Steps()
    for line in trace.read_text(errors="replace").splitlines():
        steps.take(line)
    pages = home.archived()
    wrong = [f"{sha[:8]}: {fault}" for sha in sorted(pages) if (fault := steps.fault(sha))]
    wrong += [] if pages and ended.returncode == 0 else [f"ended with {ended.returncode}: {ended.stderr[-200:]}"]
    bench.table.row(
        f"the order of syncs, {len(pages)} pages", ended.returncode, not wrong,
        wrong[0] if wrong else
        f"file, sync, line, name, sync, rows for each; {len(steps.synced)} syncfs, {steps.others} fsync")


class Steps:
    """When each page passed each of its steps, counted in the calls that were made."""

    def __init__(self):
        self.now = 0
        self.open = {}  # what a call that is not back yet was
        self.names = {}  # descriptors of drafts and of the log
        self.closed, self.renamed, self.indexed, self.logged = {}, {}, {}, {}
        self.draft_of = {}
        self.synced, self.others = [], 0

    def take(self, line):
        found = CALL.match(line)
        if not found:
            return
        self.now += 1
        thread, _, call = found.groups()
        if call.endswith("<unfinished ...>"):
            self.open[thread] = call[: -len("<unfinished ...>")]
            # What is written may be on the disk before the call is back.
            if call.startswith(("write", "pwrite64")):
                self.heard(call)
            return
        resumed = re.match(r"<\.\.\. \w+ resumed>(.*)", call)
        if resumed:
            call = self.open.pop(thread, "") + resumed.group(1)
        self.done(call)

    def done(self, call):
        name, _, rest = call.partition("(")
        if name == "syncfs" and call.endswith("= 0"):
            self.synced.append(self.now)
        elif name in ("fsync", "fdatasync"):
            self.others += 1
        elif name == "openat":
            path, result = re.search(r'"([^"]*)"', rest), re.search(r"= (\d+)$", call)
            if path and result:
                self.names[result.group(1)] = path.group(1)
        elif name == "close":
            path = self.names.pop(rest.split(")")[0].strip(), "")
            if path.endswith(".new"):
                self.closed[path] = self.now
        elif name.startswith("rename"):
            paths = re.findall(r'"([^"]*)"', rest)
            if len(paths) == 2 and call.endswith("= 0"):
                sha = "".join(paths[1].split("/")[-2:])
                self.renamed[sha], self.draft_of[sha] = self.now, paths[0]
        else:
            self.heard(call)

    def heard(self, call):
        """Bytes written: to the index they are lines, to the database's log pages with the hash in them."""
        descriptor = call.partition("(")[2].split(",")[0]
        path = self.names.get(descriptor, "")
        kept = self.indexed if path.endswith("index.jsonl") else self.logged if "bus.sqlite" in path else None
        if kept is not None:
            for sha in HASH.findall(call):
                kept.setdefault(sha, self.now)

    def fault(self, sha):
        """What is out of order for a page; None when nothing is."""
        steps = [
            ("its file was never closed", self.closed.get(self.draft_of.get(sha))),
            ("no line in the index", self.indexed.get(sha)), ("no name", self.renamed.get(sha)),
            ("no row", self.logged.get(sha))]
        missing = [what for what, when in steps if when is None]
        if missing:
            return missing[0]
        closed, indexed, renamed, logged = (when for _, when in steps)
        if not any(closed < sync < renamed for sync in self.synced):
            return "named before its bytes were synced"
        if not indexed < renamed:
            return "named before the index had its line"
        if not any(renamed < sync < logged for sync in self.synced):
            return "in the database before its name was synced"
        return None
