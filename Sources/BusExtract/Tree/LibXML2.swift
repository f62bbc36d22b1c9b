import CXML2

/// libxml2's HTML parser, driven through its SAX interface into a `PageTreeBuilder`.
///
/// htmlCreateMemoryParserCtxt, htmlParseDocument. The input is UTF-8 by our own decision; what the
/// page's meta says is ignored (HTML_PARSE_IGNORE_ENC): told "Shift_JIS", libxml2 2.9.14 cuts a page
/// off at its first ① without an error.
enum LibXML2 {
  /// The tree of a page.
  ///
  /// - Parameter utf8: valid UTF-8 without NUL, at most 2 GB.
  /// - Returns: the tree; an empty document when libxml2 cannot allocate or the page is empty.
  static func tree(of utf8: [UInt8]) -> PageTree {
    let builder = PageTreeBuilder(expectedBytes: utf8.count)
    parse(utf8, into: builder)
    return builder.finish()
  }

  private static func parse(_ utf8: [UInt8], into builder: PageTreeBuilder) {
    guard !utf8.isEmpty, utf8.count < Int(Int32.max) else { return }
    utf8.withUnsafeBytes { buffer in
      guard
        let context = htmlCreateMemoryParserCtxt(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
      else { return }
      defer { htmlFreeParserCtxt(context) }
      let options =
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
      _ = htmlCtxtUseOptions(context, Int32(options))
      context.pointee.charset = Int32(XML_CHAR_ENCODING_UTF8.rawValue)
      guard let sax = context.pointee.sax else { return }
      sax.pointee = handlers
      drive(context, builder)
    }
  }

  /// Runs the parse with a sink that lives exactly as long as it.
  private static func drive(_ context: htmlParserCtxtPtr, _ builder: PageTreeBuilder) {
    let sink = Sink(builder, context)
    context.pointee.userData = Unmanaged.passUnretained(sink).toOpaque()
    // The result only says whether the page was well-formed, which no page is.
    _ = htmlParseDocument(context)
    context.pointee.userData = nil
    withExtendedLifetime(sink) {}
  }

  /// What the callbacks get as their user data.
  private final class Sink {
    let builder: PageTreeBuilder
    let context: htmlParserCtxtPtr

    init(_ builder: PageTreeBuilder, _ context: htmlParserCtxtPtr) {
      self.builder = builder
      self.context = context
    }
  }

  private static var handlers: htmlSAXHandler {
    var handlers = htmlSAXHandler()
    handlers.startElement = { data, name, attributes in
      guard let data, let name else { return }
      let sink = Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
      sink.builder.start(name, attributes)
      if sink.builder.isFull { xmlStopParser(sink.context) }
    }
    handlers.endElement = { data, name in
      guard let data, name != nil else { return }
      Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue().builder.end()
    }
    let text: charactersSAXFunc = { data, characters, count in
      guard let data, let characters else { return }
      let sink = Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue()
      sink.builder.text(characters, count: Int(count))
    }
    handlers.characters = text
    handlers.ignorableWhitespace = text
    return handlers
  }
}
