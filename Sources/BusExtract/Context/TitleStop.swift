/// Finds a stop that no word names as one: a short line of its own above the timetable that the
/// page's title repeats.
enum TitleStop {
  /// The line, or nil.
  static func find(
    _ title: [String], _ lines: PageLines, before node: PageTree.Index
  ) -> String? {
    let words = Set(title.flatMap { $0.split(separator: " ").map(String.init) } + title)
    return lines.lines.last { line in
      line.node < node && words.contains(line.text) && HeadingWords.mayBeStop(line.text)
        && DayLabel.labels(in: line.text).isEmpty
    }?.text
  }
}
