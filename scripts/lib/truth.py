"""Truth files of both shapes, and what `bus extract --json` says, in one shape of ours.

A page is (verdict, timetables). A timetable has `kind`, `label` and its departures; a departure
has `time`, `marks` and the four names, its own before its timetable's. A name or a label in a truth
file may be a list: any of them is right, and where null is among them it need not be told.
"""

import json
import unicodedata
from pathlib import Path

NAMES = ("stop", "routeName", "destination", "platform")
SHARED_KINDS = {
    "weekday": "weekday",
    "saturday": "saturday",
    "sunday": "sunday",
    "sunday_holiday": "sundayHoliday",
    "holiday": "saturdaySundayHoliday",
    "daily": "daily",
    "other": "custom",
}
# `other` is what the shared truth calls days that have no word of its own.
OTHER_KINDS = {"日曜日": "sunday", "日曜": "sunday"}
NO_LABEL = ("(none on the page)", "")


def own_text(mark):
    """What a mark's text adds to the mark."""
    text = plain(mark.get("text")) or ""
    return "" if text == plain(mark["mark"]) else text


def plain(text):
    """NFKC and without white space: all that two spellings of one name may differ in."""
    return None if text is None else "".join(unicodedata.normalize("NFKC", text).split()) or None


def shared_destination(text):
    """The shared truth keeps 行 on two pages and drops it on the others; ours never has it."""
    if isinstance(text, list):
        return text
    for ending in ("行き", "ゆき", "行"):
        if text and text.endswith(ending) and len(text) > len(ending):
            return [text, text[: -len(ending)]]
    return text


def two_languages(text):
    """성산Seongsan: two names that the page prints one behind the other; a reader sees one."""
    if not isinstance(text, str):
        return text
    cut = next((i for i, c in enumerate(text) if c.isascii() and c.isalpha()), None)
    hangul = any("가" <= c <= "힣" for c in text[: cut or 0])
    return [text, text[:cut], text[cut:]] if cut and hangul else text


def choices(value):
    """The set of plain names that are right; {None} when nothing may be told."""
    return frozenset(plain(v) for v in (value if isinstance(value, list) else [value]))


def departure(entry, table, time, route):
    """One departure with its own names before its timetable's."""
    own = {"stop": "stop", "routeName": route, "destination": "destination", "platform": "platform"}
    # A word that explains itself says no more as its own text.
    marks = tuple(sorted((m["mark"], own_text(m)) for m in entry.get("marks", [])))
    names = {n: choices(entry.get(k) or table.get(k)) for n, k in own.items()}
    return {"time": entry[time], "marks": marks, "names": names}


def own_timetable(table):
    """A timetable of `bus extract --json` or of a truth file in that shape."""
    return {
        "kind": table.get("service"),
        "label": choices(table.get("label")),
        "stop": choices(table.get("stop")),
        "shared": False,
        "departures": [
            departure(d, table, "departureTime", "routeName") for d in table["departures"]
        ],
    }


def shared_timetable(table):
    """A timetable of the shared folders; an arrival is not a departure."""
    given = table.get("day_label")
    given = given if isinstance(given, list) else [given]
    labels = [None if label in NO_LABEL else plain(label) for label in given]
    kinds = [OTHER_KINDS.get(label) for label in labels] + [SHARED_KINDS.get(table.get("day_type"))]
    kind = next(filter(None, kinds), None)
    reread = dict(table, destination=shared_destination(table.get("destination")))
    for name in ("stop", "destination"):
        reread[name] = two_languages(reread[name])
    entries = [dict(d) for d in table["departures"] if not d.get("arrival_only")]
    for entry in entries:
        entry["destination"] = shared_destination(entry.get("destination"))
    return {
        "kind": None if kind == "custom" and labels == [None] else kind,
        "label": choices(labels),
        "stop": choices(reread["stop"]),
        "shared": True,
        "departures": [departure(d, reread, "time", "route") for d in entries],
    }


def must_notice(page):
    """Whether the truth of a page wants something odd on it to be named."""
    beside = page.with_name(page.stem + ".truth.json")
    return beside.exists() and json.loads(beside.read_text(encoding="utf-8")).get("noticed", False)


def read_truth(page):
    """The truth of a page as (verdict, timetables), or None when there is none."""
    if page.parent.name == "negative":
        return "uncertain", []
    beside = page.with_name(page.stem + ".truth.json")
    if beside.exists():
        truth = json.loads(beside.read_text(encoding="utf-8"))
        return truth["verdict"], [own_timetable(t) for t in truth["timetables"]]
    shared = page.parent / "truth" / (page.stem + ".json")
    if shared.exists():
        truth = json.loads(shared.read_text(encoding="utf-8"))
        tables = [shared_timetable(t) for t in truth.get("timetables", [])]
        return truth.get("verdict", "timetable"), tables
    return None


def limited_pages(directory):
    """The pages that limit their days by dates: those whose dates days.json tells."""
    path = directory / "days.json"
    cases = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return {case["page"] for case in cases}


def pages_in(directory):
    """Every page of a folder and of its folder `negative`, in order."""
    found = sorted(directory.glob("*.htm*")) + sorted(directory.glob("negative/*.htm*"))
    return [Path(page) for page in found]


def pending(directory):
    """Pages that are known to be read wrongly yet: names in DIR/pending.txt, one a line."""
    path = directory / "pending.txt"
    if not path.is_file():
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split("#")[0].strip() for line in lines} - {""}
