import Foundation

/// A folder with a routes.json of one route, and four pages: a timetable, none (2), one that is gone
/// (3), and a timetable that says more (4).
final class RoutesFolder {
  let program: IngestProgram
  static let url = IngestSamples.url

  /// Formatted as no writer of ours would.
  static let settings = """
    { "routes": [
        {"name": "old",  "id": "1", "walkMinutes": 3} ],
      "operators": [ {"id":"o", "hosts":["bus.example.jp"]} ]
    }

    """

  init() throws {
    program = try IngestProgram()
    try program.write(Self.settings, to: "routes.json")
    try program.write(
      """
      {"\(Self.url)": "home.html", "\(Self.url)2": "no.html", "\(Self.url)4": "odd.html",
        "\(Self.url)3": {"file": "no.html", "status": 404}}
      """, to: "index.json")
    try program.write(IngestSamples.page(), to: "home.html")
    try program.write("<html><body><p>保守中です</p></body></html>", to: "no.html")
    let odd = IngestSamples.page().replacing(
      "</body>", with: "<p>※年末年始は特別ダイヤで運行します</p></body>")
    try program.write(odd, to: "odd.html")
  }

  func routes() throws -> String {
    try String(contentsOfFile: program.folder + "/routes.json", encoding: .utf8)
  }

  func bus(_ line: String) async throws -> Ended {
    try await program.run(line.split(separator: " ").map(String.init), input: "")
  }
}
