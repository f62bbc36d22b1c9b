import BusModel
import BusQuery
import BusSettings
import BusSources
import Foundation
import Glibc
import TestScratch
import Testing

@testable import bus_board

/// Draws from a seed, so that a failure can be had again.
private struct Dice {
  var state: UInt64

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 40)
  }
}

@Suite struct MemoryTests {
  @Test(
    "whatever is written, and however fast, the board answers as one that has just started",
    arguments: [1, 2, 3, 4])
  func alwaysFresh(seed: UInt64) async throws {
    let family = try Family()
    var dice = Dice(state: seed)
    let now = Moment(secondsSince1970: 1_795_213_800)
    let old = BoardSource(sources: family.sources, language: .en, clock: { now })
    for round in 0..<40 {
      switch dice.next() % 5 {
      case 0: try family.publish("06:00 07:\(10 + dice.next() % 40)")
      // In place, as long as before, in the same tick of the kernel's clock.
      case 1, 2: try family.retitle("自宅 \(1000 + dice.next() % 9000)", inPlace: true)
      case 3: try family.retitle("自宅 \(1000 + dice.next() % 9000)", inPlace: false)
      default: usleep(UInt32(dice.next() % 30_000))
      }
      let new = BoardSource(sources: family.sources, language: .en, clock: { now })
      for _ in 0..<2 {
        let (kept, fresh) = (try await old.bases(at: now), try await new.bases(at: now))
        #expect(kept.map(\.setting) == fresh.map(\.setting), "seed \(seed), round \(round)")
        #expect(kept.map(\.route) == fresh.map(\.route), "seed \(seed), round \(round)")
        #expect(await old.look().configTag == new.look().configTag)
      }
    }
  }

  @Test("a file that is written twice within one tick of the kernel's clock is read twice")
  func sameTick() async throws {
    let family = try Family()
    let now = Moment(secondsSince1970: 1_795_213_800)
    let source = BoardSource(sources: family.sources, language: .en, clock: { now })
    var tick = timespec()
    try #require(clock_gettime(CLOCK_REALTIME, &tick) == 0)
    // The tick lasts until this test is over, however slow the machine is.
    tick.tv_sec += 100
    for title in ["自宅 1111", "自宅 2222", "自宅 3333"] {
      try family.retitle(title, inPlace: true)
      try #require(utimensat(AT_FDCWD, family.config, [tick, tick], 0) == 0)
      #expect(try await source.settings().routes[0].title == title)
    }
  }

  @Test("what was read once is not read again while the files are the same, whoever asks for what")
  func readOnce() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      #expect(try await client.get("/r/home").text.contains("07:41"))
      try family.spoil(family.database)
      try family.spoil(family.config)
      let other = try await client.get("/r/home?date=2026-11-23")
      #expect(other.text.contains("07:00"))
      #expect(try await client.get("/api/v1/routes/home/next").text.contains("07:41"))
    }
  }

  @Test("a page of the first second of a minute is not that of its other seconds")
  func firstSecond() async throws {
    let family = try Family()
    let told = Locked<[String?]>()
    var served = Served(family: family)
    try await served.run { told.set([try await $0.get("/r/home")["etag"]]) }
    served.now = served.now.adding(seconds: 1)
    try await served.run { told.set((told.value ?? []) + [try await $0.get("/r/home")["etag"]]) }
    served.now = served.now.adding(seconds: 1)
    try await served.run { told.set((told.value ?? []) + [try await $0.get("/r/home")["etag"]]) }
    let tags = try #require(told.value)
    #expect(tags[0] != tags[1])
    #expect(tags[1] == tags[2])
  }
}

extension Family {
  /// Puts bytes without sense into a file that looks as if nobody had touched it.
  func spoil(_ path: String) throws {
    var status = stat()
    try #require(stat(path, &status) == 0)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(repeating: 0x78, count: status.st_size))
    try handle.close()
    let times = [status.st_atim, status.st_mtim]
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
  }

  /// Another title of the first route, as long as the one before.
  fileprivate func retitle(_ title: String, inPlace: Bool) throws {
    let text = Self.settings.replacing("自宅 ↔ 駅", with: title)
    if inPlace {
      let handle = try #require(FileHandle(forWritingAtPath: config))
      try handle.write(contentsOf: Data(text.utf8))
      try handle.truncate(atOffset: UInt64(text.utf8.count))
      try handle.close()
    } else {
      try Data(text.utf8).write(to: URL(filePath: config), options: .atomic)
    }
  }
}
