import BusModel

/// Numbered notes that departures refer to: "注1) 土日祝運休", "（注2）予約制", "※1 1月1日運休　※2 水曜のみ".
enum NotedLegend {
  /// The notes of a line, each with what follows it up to the next that is referred to.
  static func entries(in line: String, used: UsedMarks) -> [Mark]? {
    guard used.holdNumbers, let byte = line.utf8.first, NoteReference.mayBegin(byte),
      let first = NoteReference.leading(in: line[...]), used.contains(first.mark)
    else {
      return nil
    }
    var marks: [(mark: String, text: Substring)] = []
    var rest = line[...]
    var begin = rest.startIndex
    var previous: Unicode.Scalar = " "
    while begin < rest.endIndex {
      if boundaries.contains(previous), let note = NoteReference.leading(in: rest[begin...]),
        used.contains(note.mark)
      {
        let meaning = rest.unicodeScalars.index(begin, offsetBy: note.count)
        if let last = marks.indices.last { marks[last].text = rest[..<begin] }
        rest = rest[meaning...]
        marks.append((note.mark, rest))
        begin = meaning
        previous = "0"
        continue
      }
      previous = rest.unicodeScalars[begin]
      begin = rest.unicodeScalars.index(after: begin)
    }
    let entries = marks.map { Mark(mark: $0.mark, text: meaning($0.text)) }
    return entries.contains { $0.text?.isEmpty != false } ? nil : entries
  }

  private static func meaning(_ text: Substring) -> String {
    SignLegend.withoutConnector(text.drop { "．.、,・".contains($0) || $0 == " " || $0 == "　" })
  }

  private static let boundaries = Set(" 　、,。．／/;；".unicodeScalars)
}
