import BusJSON
import Foundation
import TestScratch
import Testing

@Suite("what goes wrong with --json")
struct ErrorDocumentTests {
  @Test(
    "is one document with a code, the sentence and the exit status, and the words besides",
    arguments: [
      ("next --route hoem --json", 64, "unknownRoute"),
      ("next --route home --count soon --json", 64, "typed"),
      ("next --route home --no-such --json", 64, "commandLine"),
      ("nxet --json", 64, "name"),
      ("history --json --database /nowhere/bus.sqlite", 66, "store"),
      ("diff --json --route home", 64, "comparison"),
      ("extract /nowhere/a.html --json", 66, "file"),
      ("routes show town --json", 64, "unknownRoute"),
    ])
  func document(line: String, exit: Int, code: String) async throws {
    let ended = try await Household().bus(line)
    #expect(Int(ended.exitStatus) == exit, "\(ended)")
    let error = try #require(try JSONValue.parse(ended.output)["error"], "\(ended)")
    #expect(error["code"]?.stringValue == code, "\(ended.output)")
    #expect(error["exit"] == JSONValue(exit))
    // An unknown route is told with the files that were looked into.
    #expect(ended.errors.hasPrefix("bus: \(error["message"]?.stringValue ?? "")\n"))
  }

  @Test("a routes.json that is wrong is told fault by fault, in English whatever the locale")
  func settings() async throws {
    let scratch = try Scratch()
    try scratch.write(#"{"routes": [{"id": "1", "nmae": "home"}]}"#, to: "routes.json")
    let ended = try await Running.run(
      ["next", "--json", "--lang", "ja"],
      variables: ["BUS_CONFIG": scratch.path + "/routes.json", "HOME": scratch.path])
    let error = try #require(try JSONValue.parse(ended.output)["error"])
    #expect(error["code"] == "settings")
    #expect(error["faults"]?[0]?["at"]?.stringValue?.hasPrefix("routes[0]") == true)
    #expect(error["message"]?.stringValue?.allSatisfy(\.isASCII) == true)
  }
}
