"""lxml scrapers for three engines that real operators' pages come from, each written twice: as one
usually writes it, and tuned until nothing was left to take away.

Each gives the departures of a page as (day as printed, minutes since midnight, mark or "") and what
the page says its marks mean.
"""

import re

from lxml import etree, html

MINUTE = re.compile(r"([^\s\d()]?)(\()?(\d{1,2})\)?")
MARKED = re.compile(r"([^\s\d\u3000]*)[\s\u3000]*(\d\d)[\s\u3000]*([^\s\d\u3000]*)")
LEGEND = re.compile(r"(\( \)|.)印は")


class DayColumns:
    """A row per hour; minutes as text beside the hour, a column per kind of day."""

    name = "day columns"
    sign = b"tt-one-hour"
    cell = re.compile(rb"(?<=</h3>)[^<]+(?=</td>)")
    number = re.compile(rb"\d+")

    def usual(self, body):
        document = html.fromstring(body)
        days = [
            head.xpath('.//span[contains(@class, "dia-kubun-title")]')[0].text_content().strip()
            for head in document.xpath('//td[h2 and contains(@class, "tt-bg-")]')
        ]
        found = []
        for row in document.xpath('//tr[contains(@class, "tt-one-hour")]'):
            hour = int(row.xpath('./td[contains(@class, "tt-time-hour")]')[0].text_content())
            for day, cell in zip(days, row.xpath('./td[h3]')):
                for heading in cell.xpath("./h3"):
                    heading.drop_tree()
                for sign, bracket, minute in MINUTE.findall(cell.text_content()):
                    found.append((day, hour * 60 + int(minute), "( )" if bracket else sign))
        legend = {}
        for entry in document.xpath('//li[@class="note-sign"]'):
            text = entry.text_content().strip()
            legend[LEGEND.match(text).group(1)] = text
        return found, legend

    rows = etree.XPath('//tr[@class="tt-one-hour cell-center"]')
    heads = etree.XPath('//td/h2[@class="h6 element-invisible"]/text()', smart_strings=False)
    notes = etree.XPath('//li[@class="note-sign"]/text()', smart_strings=False)

    def tuned(self, body):
        document = html.document_fromstring(body)
        days = self.heads(document)[:3]
        found = []
        for row in self.rows(document):
            hour = int(row[1].text) * 60
            for day, cell in zip(days, (row[0], row[2], row[4])):
                text = cell[0].tail
                if not text:
                    continue
                try:
                    found += [(day, hour + int(minute), "") for minute in text.split()]
                except ValueError:
                    found += [
                        (day, hour + int(minute), "( )" if bracket else sign)
                        for sign, bracket, minute in MINUTE.findall(text)
                    ]
        return found, {LEGEND.match(text).group(1): text for text in self.notes(document)}


class MinuteLists:
    """A table per kind of day; a row per hour, a list of three parts per minute; Shift_JIS."""

    name = "minute lists"
    sign = b'<li class="numb">'
    cell = re.compile(rb'(?<=<td class="minute">)<ul>.*?(?=</td>)')
    number = re.compile(rb"(?<=<em>)\d+(?=</em>)")

    def usual(self, body):
        document = html.fromstring(body.decode("cp932", "replace"))
        found = []
        for table in document.xpath('//table[.//th[@class="minute"]]'):
            day = table.xpath('.//th[@class="minute"]')[0].text_content().strip()
            for row in table.xpath('.//tr[td[@class="hour"]]'):
                hour = int(row.xpath('./td[@class="hour"]')[0].text_content())
                for part in row.xpath('./td[@class="minute"]/ul'):
                    minute = int(part.xpath('./li[@class="numb"]/em')[0].text_content())
                    marks = [span.text_content().strip() for span in part.xpath(".//span")]
                    found.append((day, hour * 60 + minute, "".join(marks)))
        return found, {}

    parser = etree.HTMLParser(encoding="cp932", remove_comments=True, remove_pis=True)
    tables = etree.XPath('//table[tbody/tr/td/@class="minute"]/tbody')
    text = etree.XPath("string(td[2])", smart_strings=False)

    def tuned(self, body):
        found = []
        for table in self.tables(etree.fromstring(body, self.parser)):
            day = table[0][1][0].text
            for row in table[1:]:
                hour = int(row[0].text) * 60
                for before, minute, after in MARKED.findall(self.text(row)):
                    found.append((day, hour + int(minute), before + after))
        return found, {}


class NestedTables:
    """A table per hour in one table, with a table per five minutes in it; one kind of day a page."""

    name = "nested tables"
    sign = b"data-timetable="
    cell = re.compile(rb'(?<=<table class="inner">).*?</table>\s*</td>\s*</tr>\s*</table>', re.DOTALL)
    number = re.compile(rb"(?<=<td>)(?:\s*)\d+(?=\s*</td>)")

    def usual(self, body):
        document = html.fromstring(body.decode("utf-8"))
        day = document.xpath("//select//option[@selected]")[0].text_content().strip()
        found = []
        for row in document.xpath('//div[@id="time_table"]/table//tr[@data-timetable]'):
            hour = int(row.get("data-timetable"))
            for cell in row.xpath('.//table[@class="inner"]//table//td'):
                for before, minute, after in MARKED.findall(cell.text_content()):
                    found.append((day, hour * 60 + int(minute), before + after))
        return found, {}

    parser = etree.HTMLParser(encoding="utf-8", remove_comments=True, remove_pis=True)
    rows = etree.XPath('//div[@id="time_table"]/table/tr')
    day = etree.XPath("string(//option[@selected])", smart_strings=False)
    text = etree.XPath("string(td)", smart_strings=False)

    def tuned(self, body):
        document = etree.fromstring(body, self.parser)
        day = self.day(document).strip()
        found = []
        for row in self.rows(document):
            hour = int(row.get("data-timetable")) * 60
            words = self.text(row).split()
            try:
                found += [(day, hour + int(minute), "") for minute in words[1:]]
            except ValueError:
                found += [
                    (day, hour + int(minute), before + after)
                    for before, minute, after in MARKED.findall(" ".join(words[1:]))
                ]
        return found, {}


ENGINES = [DayColumns(), MinuteLists(), NestedTables()]


def engine(body):
    """The engine that made a page, or None."""
    return next((engine for engine in ENGINES if engine.sign in body), None)


def multiplied(body, engine, count, rng):
    """So many pages like one: in each, every cell has as many minutes as before and other ones."""

    def renewed(cell):
        numbers = engine.number.findall(cell.group())
        # A sample of the hour, in order; written as wide as the page writes them.
        width = 2 if all(len(number.strip()) == 2 for number in numbers) else 1
        minutes = iter(sorted(rng.sample(range(60), len(numbers))))
        return engine.number.sub(
            lambda found: found.group()[: -len(found.group().strip())]
            + b"%0*d" % (width, next(minutes)), cell.group())

    return [engine.cell.sub(renewed, body) for _ in range(count)]
