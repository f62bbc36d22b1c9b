import CXML2

/// libxml2's HTML parser, driven through its SAX interface into a `PageTreeBuilder`.
///
/// htmlNewParserCtxt, xmlNewStringInputStream, htmlParseDocument. The input is UTF-8 by our own decision; what the
/// page's meta says is ignored (HTML_PARSE_IGNORE_ENC): told "Shift_JIS", libxml2 2.9.14 cuts a page
/// off at its first ① without an error.
enum LibXML2 {
  /// The content of a page.
  ///
  /// - Parameter utf8: valid UTF-8 without NUL, at most 2 GB.
  /// - Returns: the content, to be freed by its new owner; an empty document when libxml2 cannot allocate or the page is empty.
  static func content(of utf8: [UInt8]) -> PageTree.Content {
    let sink = UnsafeMutablePointer<Sink>.allocate(capacity: 1)
    sink.initialize(to: Sink(builder: PageTreeBuilder(expectedBytes: utf8.count), context: nil))
    defer {
      sink.deinitialize(count: 1)
      sink.deallocate()
    }
    let page = ConditionalTags.removed(from: EntityRepair.repaired(utf8))
    var bare = Indentation.removed(from: page)
    let indentation = page.count - bare.count
    bare.append(0)
    parse(bare, into: sink)
    var content = sink.pointee.builder.finish()
    content.indentation = indentation
    return content
  }

  /// libxml2 initialises itself at its first use and, as of 2.9.14, without protection: two threads
  /// that make their first parser at once wait for one another for ever. A static property is made
  /// once, and every other thread waits for it.
  private static let isReady: Bool = {
    xmlInitParser()
    return xmlHasFeature(XML_WITH_THREAD) == 1 && xmlHasFeature(XML_WITH_HTML) == 1
  }()

  /// What the callbacks get as their user data; it lives exactly as long as the parse.
  private struct Sink {
    var builder: PageTreeBuilder
    var context: htmlParserCtxtPtr?
  }

  /// Parses a page and the NUL behind it, up to which libxml2 reads it where it lies; its functions that
  /// take a length copy the page first.
  private static func parse(_ terminated: [UInt8], into sink: UnsafeMutablePointer<Sink>) {
    precondition(isReady, "libxml2 is built without threads or without HTML")
    guard terminated.count > 1, terminated.count <= Int(Int32.max),
      let context = htmlNewParserCtxt()
    else { return }
    defer { htmlFreeParserCtxt(context) }
    terminated.withUnsafeBufferPointer { page in
      guard let input = xmlNewStringInputStream(context, page.baseAddress) else { return }
      guard inputPush(context, input) >= 0 else { return xmlFreeInputStream(input) }
      let options =
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
      _ = htmlCtxtUseOptions(context, Int32(options))
      context.pointee.charset = Int32(XML_CHAR_ENCODING_UTF8.rawValue)
      guard let sax = context.pointee.sax else { return }
      sax.pointee = handlers
      sink.pointee.context = context
      context.pointee.userData = UnsafeMutableRawPointer(sink)
      // The result only says whether the page was well-formed, which no page is.
      _ = htmlParseDocument(context)
      context.pointee.userData = nil
      // The text goes before the context does.
      xmlFreeInputStream(inputPop(context))
    }
  }

  private static var handlers: htmlSAXHandler {
    var handlers = htmlSAXHandler()
    handlers.startElement = { data, name, attributes in
      guard let sink = data?.assumingMemoryBound(to: Sink.self), let name else { return }
      sink.pointee.builder.start(name, attributes)
      if sink.pointee.builder.isFull, let context = sink.pointee.context {
        xmlStopParser(context)
      }
    }
    handlers.endElement = { data, name in
      guard let sink = data?.assumingMemoryBound(to: Sink.self), name != nil else { return }
      sink.pointee.builder.end()
    }
    let text: charactersSAXFunc = { data, characters, count in
      guard let sink = data?.assumingMemoryBound(to: Sink.self), let characters else { return }
      sink.pointee.builder.text(characters, count: Int(count))
    }
    handlers.characters = text
    handlers.ignorableWhitespace = text
    return handlers
  }
}
