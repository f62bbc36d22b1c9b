import Foundation
import TestScratch
import Testing

@Suite("First parses")
struct FirstParseTests {
  @Test("of 200 programs that read a first page on eight threads at once, every one ends")
  func parallel() throws {
    for number in 1...200 {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: Running.folder + "/bus-ingest")
      child.arguments = ["measure", "first-parses"]
      child.environment = [:]
      let output = Pipe()
      child.standardOutput = output
      child.standardError = FileHandle.nullDevice
      child.standardInput = FileHandle.nullDevice
      try child.run()
      // A thread that waits in C cannot be cancelled: the program is killed.
      let watchdog = Watchdog(over: child.processIdentifier, seconds: 30)
      let said = output.fileHandleForReading.readDataToEndOfFile()
      child.waitUntilExit()
      try watchdog.stop("program \(number)")
      #expect(child.terminationStatus == 0)
      #expect(String(decoding: said, as: UTF8.self) == "threads 8 pages 8\n")
    }
  }
}
