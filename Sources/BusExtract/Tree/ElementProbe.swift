import CXML2

/// Asks libxml2's HTML parser which element ends which, by letting it parse the two.
enum ElementProbe {
  /// Whether an element ends because another begins directly in it.
  ///
  /// - Parameters:
  ///   - open: the name of the element that is open; `head`, `body` or one that stands in `body`.
  ///   - beginning: the name of the element that begins.
  /// - Returns: false when it stays open around the other.
  static func ends(_ open: String, at beginning: String) -> Bool {
    let outer = open == "head" || open == "body" ? "<html>" : "<html><body>"
    return events("\(outer)<\(open)><\(beginning)>").endsBeforeLastStart > 0
  }

  /// Whether an element that is open in another keeps both open when the end tag of the outer comes.
  ///
  /// - Parameters:
  ///   - open: the name of the inner element.
  ///   - ending: the name of the outer one.
  /// - Returns: false when the end tag ends both.
  static func holds(_ open: String, against ending: String) -> Bool {
    // The quotation between them keeps the inner from ending the outer when it begins.
    let opened =
      switch (ending, open) {
      case ("html", "head"), ("html", "body"): "<html><\(open)>"
      case ("head", _): "<html><head><\(open)>"
      case ("html", _), ("body", _): "<html><body><q><\(open)>"
      default: "<html><body><\(ending)><q><\(open)>"
      }
    return events("\(opened)</\(ending)>x").endsBeforeText == 0
  }

  private static func events(_ markup: String) -> Events {
    var count = Events()
    let page = Array(markup.utf8)
    page.withUnsafeBytes { buffer in
      guard
        let context = htmlCreateMemoryParserCtxt(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
      else { return }
      defer { htmlFreeParserCtxt(context) }
      let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
      _ = htmlCtxtUseOptions(context, Int32(options | HTML_PARSE_NOWARNING.rawValue))
      withUnsafeMutablePointer(to: &count) { events in
        context.pointee.sax?.pointee = handlers
        context.pointee.userData = UnsafeMutableRawPointer(events)
        _ = htmlParseDocument(context)
        context.pointee.userData = nil
      }
    }
    return count
  }

  private struct Events {
    var ends = 0
    var endsBeforeLastStart = 0
    var endsBeforeText = 0
  }

  private static var handlers: htmlSAXHandler {
    var handlers = htmlSAXHandler()
    handlers.startElement = { data, _, _ in
      guard let events = data?.assumingMemoryBound(to: Events.self) else { return }
      events.pointee.endsBeforeLastStart = events.pointee.ends
    }
    handlers.characters = { data, _, _ in
      guard let events = data?.assumingMemoryBound(to: Events.self) else { return }
      events.pointee.endsBeforeText = events.pointee.ends
    }
    handlers.endElement = { data, _ in
      data?.assumingMemoryBound(to: Events.self).pointee.ends += 1
    }
    return handlers
  }
}
