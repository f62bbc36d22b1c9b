import Foundation

/// A Swift file of the package.
struct SwiftSource {
  /// Its path below Sources.
  let name: String
  let text: String
  /// Its string literals; those within interpolations after all others.
  let literals: [SwiftLiteral]

  /// All files of the package's sources, read once for all tests.
  static func all() throws -> [SwiftSource] { try read.get() }

  /// The names of cases of enumerations: their raw values come into sentences.
  var cases: [String] {
    text.matches(of: /\n *case ([a-z][A-Za-z, ]*)\n/).flatMap { match in
      match.1.split { $0 == "," || $0 == " " }.map(String.init)
    }
  }

  private static let read = Result { try readAll() }

  private static func readAll() throws -> [SwiftSource] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.append(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        var scanner = SwiftScanner(text)
        let name = String(file.path.dropFirst(folder.path.count + 1))
        return SwiftSource(name: name, text: text, literals: scanner.literals())
      }
  }
}
