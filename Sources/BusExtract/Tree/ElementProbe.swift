import CXML2

/// Asks libxml2's HTML parser whether the beginning of one element ends another, by letting it parse
/// the two.
enum ElementProbe {
  /// Whether an element ends because another begins directly in it.
  ///
  /// - Parameters:
  ///   - open: the name of the element that is open; `head`, `body` or one that stands in `body`.
  ///   - beginning: the name of the element that begins.
  /// - Returns: false when it stays open around the other.
  static func ends(_ open: String, at beginning: String) -> Bool {
    let outer = open == "head" ? "<html>" : open == "body" ? "<html>" : "<html><body>"
    var count = Events()
    let page = Array("\(outer)<\(open)><\(beginning)>".utf8)
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
    return count.endsBeforeLastStart > 0
  }

  private struct Events {
    var ends = 0
    var endsBeforeLastStart = 0
  }

  private static var handlers: htmlSAXHandler {
    var handlers = htmlSAXHandler()
    handlers.startElement = { data, _, _ in
      guard let events = data?.assumingMemoryBound(to: Events.self) else { return }
      events.pointee.endsBeforeLastStart = events.pointee.ends
    }
    handlers.endElement = { data, _ in
      data?.assumingMemoryBound(to: Events.self).pointee.ends += 1
    }
    return handlers
  }
}
