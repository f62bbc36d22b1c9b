import Foundation
import Testing

@Suite struct BoardTests {
  private static func board(
    _ home: Household, _ line: String = "", columns: UInt16 = 80, rows: UInt16 = 12
  ) throws -> PseudoTerminal {
    try PseudoTerminal("board --route home \(line)", in: home, columns: columns, rows: rows)
  }

  private static let enter = "\u{1B}[?1049h"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  @Test("the board takes the terminal, does what keys say, and q gives it back")
  func keys() async throws {
    let board = try Self.board(Household(), "--at 2026-11-20T07:00 --lang ja")
    let lines = try await board.picture { $0.count == 12 }
    #expect(lines[0].hasPrefix("自宅 ↔ 駅(行き)  11月20日(金)  07:00"))
    #expect(lines[11].hasPrefix("d 行き/帰り"))
    #expect(board.output.hasPrefix(Self.enter))
    #expect(board.output.contains("\u{1B}[1m07:30"))
    #expect(!board.isCooked)
    board.type("d")
    try await board.picture { $0[0].contains("帰り") && $0[1].contains("ページがありません") }
    board.type("\t\u{1B}[C")
    let saturday = try await board.picture { $0[0] == "自宅 ↔ 駅(行き)  11月21日(土)  土曜ダイヤ" }
    #expect(saturday[3] == "   6 | 30")
    board.type("q")
    #expect(await board.end() == .exited(0))
    #expect(board.output.hasSuffix(Self.leave))
  }

  @Test("another size of the terminal is another picture", arguments: [(40, 8), (200, 50), (3, 2)])
  func resizes(columns: Int, rows: Int) async throws {
    let board = try Self.board(Household(), "--at 2026-11-20T07:00")
    try await board.picture { $0.count == 12 }
    board.resize(columns: UInt16(columns), rows: UInt16(rows))
    try await board.picture { $0.count == rows || rows == 2 && $0.count == 1 }
    board.type("q")
    #expect(await board.end() == .exited(0))
    #expect(board.output.hasSuffix(Self.leave))
  }

  @Test(
    "a signal ends the board after the terminal is given back",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(signal: Int32) async throws {
    let board = try Self.board(Household(), "--at 2026-11-20T07:00")
    try await board.picture { $0.count == 12 }
    board.send(signal)
    #expect(await board.end() == .killed(signal))
    #expect(board.isCooked)
    #expect(board.output.hasSuffix(Self.leave))
  }

  @Test("a board that is stopped gives the terminal to the shell, and takes it again")
  func stops() async throws {
    let board = try Self.board(Household(), "--at 2026-11-20T07:00")
    try await board.picture { $0.count == 12 }
    board.type("\u{1A}")
    try await board.text { $0.hasSuffix(Self.leave) }
    #expect(await board.hasStopped())
    #expect(board.isCooked)
    board.send(SIGCONT)
    try await board.text {
      $0.components(separatedBy: Self.enter).count == 3 && $0.hasSuffix("\u{1B}[J")
    }
    board.type("q")
    #expect(await board.end() == .exited(0))
    #expect(board.output.hasSuffix(Self.leave))
  }

  @Test("without a terminal the board says what there is for a pipe")
  func pipe() async throws {
    #expect(
      try await Household().bus("board --route home")
        == Ended(
          exitStatus: 64, output: "",
          errors: "bus: bus board needs a terminal; for a pipe there is: bus next --watch\n"))
  }

  @Test("what is wrong is told on the terminal before the board takes it")
  func wrong() async throws {
    let board = try Self.board(Household(), "--walk soon")
    #expect(await board.end() == .exited(64))
    #expect(
      board.output == "bus: --walk: expected minutes from 0 to 600, found \"soon\"\r\n")
  }
}
