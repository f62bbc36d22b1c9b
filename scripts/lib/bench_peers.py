"""The peers of `scripts/bench ingest`, each a process of its own: pages to rows and an index in SQLite.

Usage: bench_peers.py WHAT KIND LIST DATABASE [CONNECTIONS]

WHAT is files, aiohttp, scrapy or scrapy-tuned; KIND says by which scraper pages are read (engines or
generated); LIST is a JSON array of paths or addresses, in whose order pages are numbered.
"""

import asyncio
import hashlib
import json
import sqlite3
import sys
from pathlib import Path

SCHEMA = """
CREATE TABLE page (id INTEGER PRIMARY KEY, place TEXT NOT NULL, sha256 TEXT NOT NULL);
CREATE TABLE departure (page INTEGER NOT NULL, day TEXT, minute INTEGER NOT NULL, mark TEXT);
"""


def scraper(kind):
    """What reads a page into (day, minute, mark), tuned."""
    if kind == "engines":
        import bench_scrapers

        return lambda body: bench_scrapers.engine(body).tuned(body)[0]
    from bench_extract import Lxml

    reader = Lxml()

    def generated(body):
        # A table of departures has no days in its rows.
        return [row[:3] if isinstance(row[1], int) else (None, row[0], None) for row in reader.read(body)]

    return generated


class Rows:
    """The database: rows in one transaction, the index at the end."""

    def __init__(self, path):
        self.connection = sqlite3.connect(path)
        self.connection.executescript(SCHEMA)

    def add(self, number, place, body, departures):
        self.connection.execute(
            "INSERT INTO page VALUES (?, ?, ?)", (number, place, hashlib.sha256(body).hexdigest()))
        self.connection.executemany(
            "INSERT INTO departure VALUES (?, ?, ?, ?)", [(number, *row) for row in departures])

    def close(self):
        self.connection.execute("CREATE INDEX departureOfPage ON departure (page, day, minute)")
        self.connection.commit()
        self.connection.close()


def files(places, read, rows, _connections):
    for number, place in enumerate(places):
        body = Path(place).read_bytes()
        rows.add(number, place, body, read(body))


def aiohttp(places, read, rows, connections):
    import aiohttp as client

    async def work():
        left = iter(enumerate(places))
        connector = client.TCPConnector(limit=connections)
        async with client.ClientSession(connector=connector) as session:

            async def worker():
                for number, place in left:
                    async with session.get(place) as answer:
                        body = await answer.read()
                    rows.add(number, place, body, read(body))

            await asyncio.gather(*(worker() for _ in range(connections)))

    asyncio.run(work())


def scrapy(places, kind, database, connections, is_tuned):
    """As its documentation teaches: a spider that yields an item per departure, and a pipeline that
    inserts them one by one; tuned, an item per page, read by the tuned scraper, and rows in batches."""
    import scrapy as framework
    from scrapy.crawler import CrawlerProcess

    read = scraper(kind)

    class Pipeline:
        def open_spider(self, spider=None):
            self.rows = Rows(database)
            self.seen = set()

        def process_item(self, item, spider=None):
            if is_tuned:
                self.rows.add(item["page"], item["place"], item["body"], item["rows"])
                return item
            if item["page"] not in self.seen:
                self.seen.add(item["page"])
                self.rows.connection.execute(
                    "INSERT INTO page VALUES (?, ?, ?)", (item["page"], item["place"], item["sha256"]))
            self.rows.connection.execute(
                "INSERT INTO departure VALUES (?, ?, ?, ?)",
                (item["page"], item["day"], item["minute"], item["mark"]))
            self.rows.connection.commit()
            return item

        def close_spider(self, spider=None):
            self.rows.close()

    class Spider(framework.Spider):
        name = "timetables"

        async def start(self):
            for number, place in enumerate(places):
                yield framework.Request(place, self.parse, cb_kwargs={"number": number}, dont_filter=True)

        def parse(self, response, number):
            found = read(response.body)
            if is_tuned:
                yield {"page": number, "place": response.url, "body": response.body, "rows": found}
                return
            digest = hashlib.sha256(response.body).hexdigest()
            for day, minute, mark in found:
                yield {
                    "page": number, "place": response.url, "sha256": digest, "day": day,
                    "minute": minute, "mark": mark}

    settings = {
        "ITEM_PIPELINES": {Pipeline: 1}, "LOG_LEVEL": "ERROR", "TELNETCONSOLE_ENABLED": False,
        "CONCURRENT_REQUESTS": connections, "CONCURRENT_REQUESTS_PER_DOMAIN": connections,
        "DOWNLOAD_DELAY": 0}
    if is_tuned:
        off = "scrapy.downloadermiddlewares."
        settings |= {
            "COOKIES_ENABLED": False, "RETRY_ENABLED": False, "REDIRECT_ENABLED": False,
            "ROBOTSTXT_OBEY": False, "HTTPPROXY_ENABLED": False, "STATS_DUMP": False,
            "EXTENSIONS": {"scrapy.extensions.corestats.CoreStats": None,
                           "scrapy.extensions.logstats.LogStats": None,
                           "scrapy.extensions.memusage.MemoryUsage": None},
            "DOWNLOADER_MIDDLEWARES": {
                off + "httpauth.HttpAuthMiddleware": None, off + "useragent.UserAgentMiddleware": None,
                off + "offsite.OffsiteMiddleware": None,
                off + "defaultheaders.DefaultHeadersMiddleware": None,
                off + "httpcompression.HttpCompressionMiddleware": None}}
    process = CrawlerProcess(settings)
    process.crawl(Spider)
    process.start()


def main():
    what, kind, listed, database, *rest = sys.argv[1:]
    places = json.loads(Path(listed).read_text())
    connections = int(rest[0]) if rest else 16
    if what.startswith("scrapy"):
        return scrapy(places, kind, database, connections, what == "scrapy-tuned")
    rows = Rows(database)
    {"files": files, "aiohttp": aiohttp}[what](places, scraper(kind), rows, connections)
    rows.close()


if __name__ == "__main__":
    main()
