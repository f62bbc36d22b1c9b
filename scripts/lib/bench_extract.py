"""The extract part of scripts/bench: pages made here, read by `bus`, by lxml with XPath compiled
for these very pages, and by libxml2's own htmlReadMemory."""

import ctypes
import random
import tempfile
from pathlib import Path

from bench_frame import Contest, Verdict, ensure_packages, rate

LXML_RATIO = 1.3
LIBXML2_RATIO = 1.0

MARKS = {"△": "途中の車庫まで", "☆": "低床の車両", "急": "急行", "学": "学校が休みの日は運休"}
PLACES = ["みどり台車庫", "港町五丁目", "星の丘団地", "市民病院前", "南口広場", "東雲公園", "川原橋", "大鳥居"]
DAYS = ["平日", "土曜日", "日曜・祝日"]


def minutes(rng, hour, day):
    many = rng.randint(3, 8) if 7 <= hour <= 20 else rng.randint(0, 3)
    return sorted(rng.sample(range(60), max(0, many - day)))


def grid(rng):
    """Hours down the side, a column per kind of day, an element per departure."""
    rows, count = [], 0
    for hour in range(5, 25):
        cells = ""
        for day in range(3):
            cells += "<td>"
            for minute in minutes(rng, hour, day):
                count += 1
                mark = rng.choice([*MARKS, "", "", "", ""])
                cells += (
                    f'<span class="bus"><i class="sign">{mark}</i><a href="/run/{hour}{minute:02}">'
                    f'<b class="min">{minute:02}</b></a><em class="to">{rng.choice(PLACES)}</em></span>'
                )
            cells += "</td>"
        rows.append(f'<tr><th class="h">{hour}</th>{cells}</tr>')
    head = "".join(f"<th>{day}</th>" for day in DAYS)
    return f'<table class="hours"><thead><tr><th>時</th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>', count


def lists(rng):
    """A definition list per kind of day, a paragraph per departure."""
    parts, count = [], 0
    for day, name in enumerate(DAYS):
        part = f'<div class="dia"><h2>{name}</h2><dl class="hours">'
        for hour in range(5, 25):
            part += f"<dt>{hour}時</dt><dd>"
            for minute in minutes(rng, hour, day):
                count += 1
                mark = rng.choice([*MARKS, "", "", "", ""])
                part += (
                    f'<p class="run"><span class="m">{minute:02}</span><small>{mark}</small>'
                    f'<span class="to">{rng.choice(PLACES)}行</span></p>'
                )
            part += "</dd>"
        parts.append(part + "</dl></div>")
    return "".join(parts), count


def rows(rng):
    """A table per kind of day, a row per departure."""
    parts, count = [], 0
    for day, name in enumerate(DAYS):
        part = (
            f'<table class="runs"><caption>{name}</caption>'
            "<tr><th>発車時刻</th><th>系統</th><th>行先</th><th>のりば</th></tr>"
        )
        for hour in range(5, 25):
            for minute in minutes(rng, hour, day):
                count += 1
                part += (
                    f'<tr><td class="tm">{hour:02}:{minute:02}</td><td class="no">港{rng.randint(1, 40):02}</td>'
                    f'<td class="to">{rng.choice(PLACES)}</td><td class="bay">{rng.randint(1, 9)}番</td></tr>'
                )
        parts.append(part + "</table>")
    return "".join(parts), count


def corpus(count, seed=7):
    """Pages as bytes and the departures of each; every fourth is in CP932."""
    rng = random.Random(seed)
    pages = []
    menu = "".join(f'<li class="menu-item"><a href="/guide/{n}">路線案内その{n}</a></li>' for n in range(50))
    foot = "".join(f'<div class="office"><p>第{n}営業所 窓口 8:30〜17:30</p></div>' for n in range(25))
    script = "<script>var queue=[];" + "queue.push({'page':'view'});" * 40 + "</script>"
    legend = '<ul class="legend">' + "".join(f"<li>{k}：{v}</li>" for k, v in MARKS.items()) + "</ul>"
    for number in range(count):
        body, departures = [grid, lists, rows][number % 3](rng)
        charset = "Shift_JIS" if number % 4 == 0 else "utf-8"
        text = (
            f'<!DOCTYPE html><html lang="ja"><head><meta charset="{charset}"><title>港町{number}番 時刻表</title>'
            f'{script}</head><body><ul class="menu">{menu}</ul><h1>港町{number}番 {number % 9 + 1}番のりば</h1>'
            f'<p class="note">2026年4月1日改正</p>{body}{legend}{foot}</body></html>'
        )
        pages.append((text.encode("cp932" if number % 4 == 0 else "utf-8"), departures))
    return pages


class Lxml:
    """lxml as one writes it for one site: XPath compiled once, children by their places."""

    def __init__(self):
        from lxml import etree, html

        self.html = html
        self.grid = etree.XPath('//table[@class="hours"]/tbody/tr')
        self.lists = etree.XPath('//div[@class="dia"]/dl')
        self.rows = etree.XPath('//table[@class="runs"]/tr')
        self.version = etree.__version__

    def read(self, body):
        """The departures of a page: day, minutes since midnight, mark, destination."""
        root = self.html.document_fromstring(body)
        found = []
        for row in self.grid(root):
            hour = int(row[0].text) * 60
            for day, cell in enumerate(row[1:]):
                for bus in cell:
                    found.append((day, hour + int(bus[1][0].text), bus[0].text, bus[2].text))
        if found:
            return found
        for day, entries in enumerate(self.lists(root)):
            hour = 0
            for entry in entries:
                if entry.tag == "dt":
                    hour = int(entry.text[:-1]) * 60
                else:
                    for run in entry:
                        found.append((day, hour + int(run[0].text), run[1].text, run[2].text))
        if found:
            return found
        for row in self.rows(root):
            if row[0].tag == "td":
                time_of_day = row[0].text
                minute = int(time_of_day[:2]) * 60 + int(time_of_day[3:])
                found.append((minute, row[1].text, row[2].text, row[3].text))
        return found


class LibXML2:
    """htmlReadMemory and xmlFreeDoc, called directly; nothing is extracted."""

    OPTIONS = 1 | 32 | 64 | 2048 | 65536  # RECOVER, NOERROR, NOWARNING, NONET, COMPACT

    def __init__(self):
        self.library = ctypes.CDLL("libxml2.so.2")
        self.library.htmlReadMemory.restype = ctypes.c_void_p
        self.library.htmlReadMemory.argtypes = [
            ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]
        self.library.xmlFreeDoc.argtypes = [ctypes.c_void_p]

    def read(self, body):
        document = self.library.htmlReadMemory(body, len(body), None, None, self.OPTIONS)
        self.library.xmlFreeDoc(document)


def run(bus, rounds, folder):
    """Generated pages, and beside them the pages of a folder."""
    ensure_packages(["lxml"])
    ended = generated(bus, rounds)
    if folder is not None:
        import bench_pages

        ended = max(ended, bench_pages.run(bus, rounds, folder))
    return ended


def generated(bus, rounds, count=120):
    """Pages made here, with and without their days and marks understood."""
    lxml, floor = Lxml(), LibXML2()
    pages = corpus(count)
    bodies = [body for body, _ in pages]
    expected = sum(departures for _, departures in pages)
    theirs = sum(len(lxml.read(body)) for body in bodies)
    found = set()
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        files = written(bodies, Path(name))

        def ours():
            figures = bus.measured("pages", *files, "--rounds", "3")
            found.add(int(figures["departures"]))
            return {"bus": figures["extract"], "with days": figures["normalise"]}

        contest = Contest({
            "bus": ours,
            "lxml": lambda: rate(lxml.read, bodies),
            "htmlReadMemory": lambda: rate(floor.read, bodies),
        }).run(rounds)
    print(f"{count} generated pages, {sum(map(len, bodies)) / count / 1000:.1f} kB each, {rounds} rounds")
    print(contest.table("pages/s"))
    verdict = Verdict(f"extract: generated pages, lxml {lxml.version}")
    verdict.least("times lxml", contest.times("bus", "lxml"), LXML_RATIO)
    verdict.least("times htmlReadMemory", contest.times("bus", "htmlReadMemory"), LIBXML2_RATIO)
    verdict.same(f"{expected} departures each", found == {expected} and theirs == expected)
    return verdict.close()


def written(bodies, folder):
    """The paths of pages written into a folder."""
    files = []
    for number, body in enumerate(bodies):
        path = folder / f"{number:04}.html"
        path.write_bytes(body)
        files.append(str(path))
    return files
