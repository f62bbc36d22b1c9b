"""Pairs the departures that truth lists with those that were read, and counts what differs."""

import re
from collections import Counter, defaultdict

from truth import NAMES

# What a difference weighs when departures of one time are paired: the likest pair goes first.
DAY_WRONG, MARK_WRONG, NAME_WRONG, DAY_UNTOLD, MARK_UNTOLD, NAME_UNTOLD = 400, 60, 50, 20, 5, 2


def day(truth, got, limited):
    """right, untold or wrong: the kind of day of one departure's timetable.

    Days without a word of their own are told by their label. Where the page is known to limit its
    days by dates, 平日 may be custom too: which dates it means is asked with --days.
    """
    labels, (told,) = truth["label"], got["label"]
    by_label = told in labels or labels == {None} or parts(told) in map(parts, labels)
    if truth["kind"] == got["kind"]:
        return "right" if truth["kind"] not in ("custom", None) or by_label else "wrong"
    if got["kind"] is None:
        return "right" if truth["shared"] and truth["kind"] == "custom" and by_label else "untold"
    narrower = limited and any(label and label in (told or "") for label in labels)
    return "right" if got["kind"] == "custom" and truth["kind"] and narrower else "wrong"


def parts(label):
    """The days that a label names: 土・月～金 and 月～金・土 are the same."""
    return frozenset(re.split("[・、,]", label or ""))


def marks(truth, got):
    """right, untold (a mark without its meaning) or wrong."""
    if truth["marks"] == got["marks"] or truth["table"]["shared"] and alike(truth["marks"], got["marks"]):
        return "right"
    meant = dict(truth["marks"])
    bare = all(text in ("", meant.get(mark)) for mark, text in got["marks"])
    same = sorted(m for m, _ in truth["marks"]) == sorted(m for m, _ in got["marks"])
    return "untold" if bare and same else "wrong"


def alike(left, right):
    """The shared truth words a mark's meaning shorter than the page: one holds the other.

    A word that explains itself (直通) has no meaning there.
    """
    return len(left) == len(right) and all(
        a == b and (s == t or (s or a) in t or t and t in s)
        for (a, s), (b, t) in zip(left, right)
    )


def name(truth, got, key):
    """right, none (rightly not told), untold or wrong."""
    allowed, (told,) = truth["names"][key], got["names"][key]
    if told is None:
        return "none" if None in allowed else "untold"
    return "right" if told in allowed or key == "destination" and marked(truth, told) else "wrong"


def marked(truth, destination):
    """The shared truth leaves it to the reader that ( )印は渡し場までです names a destination."""
    return truth["table"]["shared"] and any(destination in text for _, text in truth["marks"])


def differences(truth, got, limited):
    """What differs between two departures of one time, with its weight."""
    found = {"day": day(truth["table"], got["table"], limited), "marks": marks(truth, got)}
    found.update({key: name(truth, got, key) for key in NAMES})
    cost = {"wrong": DAY_WRONG, "untold": DAY_UNTOLD}.get(found["day"], 0)
    cost += {"wrong": MARK_WRONG, "untold": MARK_UNTOLD}.get(found["marks"], 0)
    cost += sum({"wrong": NAME_WRONG, "untold": NAME_UNTOLD}.get(found[key], 0) for key in NAMES)
    return cost, found


def by_time(tables):
    """All departures of a page by their time, each with its timetable."""
    found = defaultdict(list)
    for number, table in enumerate(tables):
        for entry in table["departures"]:
            found[entry["time"]].append(dict(entry, table=table, number=number))
    return found


def pairs(left, right, limited):
    """The likest pairs of two lists of departures of one time."""
    costs = sorted(
        ((differences(t, g, limited), i, j) for i, t in enumerate(left) for j, g in enumerate(right)),
        key=lambda entry: (entry[0][0], entry[1], entry[2]),
    )
    used_left, used_right, found = set(), set(), []
    for (_, difference), i, j in costs:
        if i not in used_left and j not in used_right:
            used_left.add(i)
            used_right.add(j)
            found.append((left[i], right[j], difference))
    lacking = [t for i, t in enumerate(left) if i not in used_left]
    surplus = [g for j, g in enumerate(right) if j not in used_right]
    return found, lacking, surplus


class Comparison:
    """What differs between the truth of a page and what was read on it.

    `limited`: the page says of dates that they are not as its kinds of day have them.
    """

    def __init__(self, truth, got, limited=False):
        self.limited = limited
        self.expected = sum(len(t["departures"]) for t in truth)
        self.got = sum(len(t["departures"]) for t in got)
        self.counts = Counter()
        self.details = []
        self.told = defaultdict(Counter)
        left, right = by_time(truth), by_time(got)
        for time in sorted(set(left) | set(right)):
            self._compare(time, left.get(time, []), right.get(time, []))
        self._empty_columns(truth, got)

    def _compare(self, time, left, right):
        found, lacking, surplus = pairs(left, right, self.limited)
        for entry in lacking:
            self._note("missing", f"{time} {_day(entry['table'])} {_names(entry)}")
            self._untold(entry)
        for entry in surplus:
            self._note("extra", f"{time} {_day(entry['table'])} {_names(entry)}")
        for truth, got, difference in found:
            for key, what in difference.items():
                if key in NAMES and truth["names"][key] != {None}:
                    self.told[truth["number"], key][what == "right"] += 1
                if what in ("wrong", "untold"):
                    self._note(f"{key} {what}", f"{time}: {_shown(key, truth)}, got {_shown(key, got)}")

    def _untold(self, entry):
        for key in NAMES:
            if entry["names"][key] != {None}:
                self.told[entry["number"], key][False] += 1

    def _note(self, kind, text):
        self.counts[kind] += 1
        if self.counts[kind] <= 3:
            self.details.append(f"{kind}: {text}")

    def _empty_columns(self, truth, got):
        """A kind of day that truth has without a departure must be there: no service is a fact."""
        kinds = {t["kind"] for t in got}
        full = {t["kind"] for t in truth if t["departures"]}
        for table in truth:
            if not table["departures"] and table["kind"] not in full | kinds:
                self._note("missing", f"the empty column {_day(table)}")

    @property
    def wrong(self):
        """How many differences would mislead."""
        return sum(n for kind, n in self.counts.items() if not kind.endswith("untold"))

    @property
    def untold(self):
        return sum(n for kind, n in self.counts.items() if kind.endswith("untold"))

    @property
    def names(self):
        """(told, given): the names that truth gives, per timetable, and how many of them are told."""
        told = sum(1 for counts in self.told.values() if counts[True] > counts[False])
        return told, len(self.told)


def _day(table):
    return f"{table['kind']} ({_one(table['label'])})"


def _one(values):
    return "|".join(sorted(v or "null" for v in values))


def _names(entry):
    return "/".join(_one(entry["names"][key]) for key in NAMES)


def _shown(key, entry):
    if key == "day":
        return _day(entry["table"])
    if key == "marks":
        return " ".join(f"{mark}={text}" for mark, text in entry["marks"]) or "no mark"
    return _one(entry["names"][key])
