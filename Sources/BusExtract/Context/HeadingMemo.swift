/// The headings of a page, each read once: several timetables stand below the same ones.
final class HeadingMemo {
  private var readers: [[UInt8]: HeadingReader] = [:]

  /// What a line says.
  func reader(_ line: String) -> HeadingReader {
    let key = Array(line.utf8)
    if let known = readers[key] { return known }
    let reader = HeadingReader(line)
    readers[key] = reader
    return reader
  }
}
