"""A household for the board in a browser: settings, nights from saved pages, a company's own server,
boards whose clocks stand where they are wanted."""

import http.server
import json
import shutil
import subprocess
import threading
import urllib.parse
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "fixtures" / "html"
# What the company's approach page says: one bus late, one that says nothing of being late.
APPROACH = """<html><head><meta charset="utf-8"></head><body><table>
<tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>
<tr><td>緑12</td><td>みどり駅</td><td>7:36</td><td>2つ前</td><td>約6分</td></tr>
<tr><td>緑12</td><td>みどり駅</td><td>7:49</td><td>7つ前</td><td></td></tr></table></body></html>"""


class Company:
    """A server of pages on this machine."""

    def __init__(self):
        self.pages = {}
        company = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                page = company.pages.get(self.path)
                body = (page or "").encode()
                self.send_response(404 if page is None else 200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"


class Household:
    """Settings and a database in a folder, and the boards that serve them."""

    def __init__(self, programs, folder, settings=None):
        self.programs = Path(programs).resolve()
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.config = self.folder / "routes.json"
        self.database = self.folder / "bus.sqlite"
        self.boards = []
        self.company = None
        self.write(settings or json.loads((ROOT / "routes.json").read_text()))

    def write(self, settings):
        """Replaces routes.json in one step."""
        fresh = self.config.with_suffix(".new")
        fresh.write_text(json.dumps(settings, ensure_ascii=False, indent=2))
        fresh.rename(self.config)

    def settings(self):
        return json.loads(self.config.read_text())

    def places(self):
        return ["--config", str(self.config), "--database", str(self.database)]

    def run(self, program, *words, accepted=(0,)):
        ended = subprocess.run(
            [self.programs / program, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            timeout=120, check=False)
        if ended.returncode not in accepted:
            raise RuntimeError(f"{program} {words} ended with {ended.returncode}: {ended.stderr[-600:]}")
        return ended.stdout

    def night(self, at, pages=PAGES, accepted=(0, 2)):
        """Takes in saved pages as of a moment."""
        self.run("bus-ingest", "ingest", "--replay", str(pages), "--at", at, *self.places(), accepted=accepted)

    def nights(self):
        """Two nights between which a company took a bus away, and an approach page."""
        before = self.folder / "before"
        shutil.copytree(PAGES, before, dirs_exist_ok=True)
        page = before / "midori-hinode-out.html"
        text = page.read_text().replace("14 19 *25", "14 19 22 *25").replace("08 27 46", "08 27 45")
        page.write_text(text)
        self.night("2026-11-18T02:00", before)
        self.night("2026-11-20T02:00")
        self.company = Company()
        self.company.pages["/approach"] = APPROACH
        settings = self.settings()
        settings["privateHosts"] = ["127.0.0.1"]
        settings["routes"][0]["outboundProximityURL"] = self.company.address + "/approach"
        self.write(settings)
        return self

    def serve(self, at, *words, language="ja"):
        """A board whose clock starts at a moment, or goes with the machine's; its address."""
        clock = ["--at", at] if at else []
        log = open(self.folder / "board.log", "ab")
        board = subprocess.Popen(
            [self.programs / "bus-board", "board", "--web", "--listen", "127.0.0.1:0", "--lang", language,
             *clock, *words, *self.places()],
            stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL, text=True)
        self.boards.append(board)
        address = board.stdout.readline().strip().rstrip("/")
        if not address:
            raise RuntimeError("the board does not listen: " + Path(log.name).read_text()[-600:])
        return address

    def code(self):
        """A code for a device."""
        said = self.run("bus-board", "board", "pair", "--database", str(self.database), "--lang", "en")
        return said.splitlines()[0].replace("-", "")

    def invitation(self):
        """A code with which the owner signs up."""
        said = self.run("bus-board", "board", "owner", "--database", str(self.database), "--lang", "en")
        return said.split("code=")[1].split()[0]

    def sign_up(self, address, name, word):
        """The owner's account, made as its form makes it."""
        fields = {"id": name, "password": word, "confirmation": word, "agreed": "1", "code": self.invitation()}
        request = urllib.request.Request(
            address + "/setup", urllib.parse.urlencode(fields).encode(), {"Origin": address})
        urllib.request.urlopen(request, timeout=30).close()

    def token(self, address):
        """A device of a script's own, paired by the API."""
        body = json.dumps({"code": self.code(), "label": "script"}).encode()
        request = urllib.request.Request(
            address + "/api/v1/pair", body, {"Content-Type": "application/json", "Origin": address})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)["token"]

    def stop(self):
        """Ends the boards."""
        for board in self.boards:
            board.terminate()
        for board in self.boards:
            try:
                board.wait(10)
            except subprocess.TimeoutExpired:
                board.kill()
                board.wait(10)
        self.boards = []

    def close(self):
        self.stop()
        if self.company:
            self.company.server.shutdown()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
