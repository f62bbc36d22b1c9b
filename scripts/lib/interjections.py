"""Sentences by which nothing is sure on some dates, and the places of a page where such words stand."""

import re
from typing import NamedTuple

WINTER = ("2027-01-12", "2027-02-28")
WEDNESDAYS = ("2027-01-13", "2027-02-10", "2027-02-24")
HOLIDAYS = ("2027-02-11", "2027-02-23", "2027-04-29")


class Statement(NamedTuple):
    """What is said, and the dates on which by it nothing runs, or nobody knows what."""

    words: str
    dates: tuple


STATEMENTS = (
    [
        Statement(words, WINTER)
        for words in (
            "1月12日から2月28日までは運休します。", "1/12～2/28は全便運休。", "1月12日（火）～2月28日（日）の間、バスは運休いたします。",
            "積雪のため1月12日から2月28日まで運行を休止します。", "なお、1月12日～2月28日は運行いたしません。",
            "1月12日から2月28日までの冬期間は運転を見合わせます。", "冬期（1月12日～2月28日）は運休となります。",
            "1月12日から2月28日はバスの運行がありません。", "雪の多い1月12日から2月28日まではバスも運休いたします。",
            "1月12日〜2月28日は全線で運休です。", "道路工事に伴い、1月12日～2月28日の間は全便運休となります。",
            "冬季休業（1月12日～2月28日）中は運行しません。", "1月12日、2月28日は設備点検のため運休します。",
            "1月12日以降は、3月31日まで運休します。",
        )
    ]
    + [
        Statement(words, WEDNESDAYS)
        for words in (
            "水曜日は運休します。", "毎週水曜日は運休です。", "なお、水曜日は運行いたしません。", "※水曜日は全便運休となります。",
            "水曜日はバスの運行がありません。", "バスは水曜日を除いて運行します。",
        )
    ]
    + [Statement("毎月第2・第4水曜日は運休いたします。", WEDNESDAYS[1:])]
    + [
        Statement(words, HOLIDAYS)
        for words in (
            "祝日は運休します。", "※祝日は全便運休となります。", "国民の祝日は運休いたします。", "祝日はバスの運行がありません。",
            "2月11日・23日、4月29日は運休します。", "バスは祝日を除いて運行します。",
        )
    ]
    + [
        Statement(words, WINTER)
        for words in (
            "このバスは4月1日～11月30日の季節運行です。", "4月1日から11月30日までのみ運行します。", "バスは図書館の開館日に運行します。",
            "このバスは特定日のみ運行します。", "運行日は季節により変わります。", "2027年1月11日までの時刻です。",
            "2027年1月12日から新しい時刻表になります。", "1月12日にダイヤ改正を実施します。", "1月12日から時刻が変わります。",
            "1月12日～2月28日は臨時ダイヤで運行します。", "1月12日から2月28日までは時刻が異なります。",
        )
    ]
    + [
        Statement(words, WEDNESDAYS)
        for words in ("バスは土曜日のみ運行します。", "運行日：土曜・日曜", "月・火・木・金に運行します。", "平日は木曜日だけの運行です。")
    ]
)  # fmt: skip

HINTS = re.compile("運行|運休|平日|土曜|土日|祝|毎日|ダイヤ|バス|便|休業|年末|お盆")
# A cell with times, or with the minutes of an hour.
TIMES = re.compile(r"<t[dh][^>]*>(?:<[^>]*>)*\s*(?:\d{1,2}[:：]\d\d|\d\d(?:\s+\d\d)+)")
SKIPPED = re.compile(r"<(nav|footer|header|aside|form|script|style|select)\b.*?</\1>", re.S | re.I)


def places(text):
    """Place to (index, what goes before the sentence, what goes behind it)."""
    found, times = {}, [m.start() for m in TIMES.finditer(text)]
    if not times:
        return found
    skipped = [(m.start(), m.end()) for m in SKIPPED.finditer(text)]
    tables = [m.end() for m in re.finditer(r"</table>", text, re.I) if any(t < m.end() for t in times)]
    end = next((t for t in tables if t > times[-1]), times[-1])

    # Where a page has several sections a line in one may be said of that one alone.
    is_one = len(re.findall(r"<table\b", text, re.I)) == 1
    sections = [m.start() for m in re.finditer(r"<h[2-6]\b", text, re.I)] + [times[0]]

    def add(place, at, lead, tail="", is_of_all=is_one):
        if is_of_all and not any(a <= at < b for a, b in skipped):
            found.setdefault(place, []).append((at, lead, tail))

    for paragraph in re.finditer(r"<p\b[^>]*>([^<>]{9,})</p>", text, re.I):
        words = paragraph.group(1).strip()
        if HINTS.search(words) and times[0] - 3000 < paragraph.start() < end + 1500:
            is_below = is_one and not any(end < s < paragraph.start() for s in sections)
            is_of_all = is_below or paragraph.end() < min(sections)
            add("sentence", paragraph.end(1), "" if words.endswith("。") else "。", "", is_of_all)
            add("line", paragraph.end(1), "<br>", "", is_of_all)
    for entry in re.finditer(r"<li\b[^>]*>([^<>]{9,})</li>", text, re.I):
        if HINTS.search(entry.group(1)) and end < entry.start() < end + 1500:
            add("list", entry.end(), "<li>", "</li>")
    for heading in re.finditer(r"</h1>", text, re.I):
        if heading.end() < times[0]:
            add("heading", heading.end(), "<p>", "</p>", True)
    if tables:
        add("table", tables[0], "<p>", "</p>")
    return found
