import BusBoard
import BusModel
import BusQuery
import Hummingbird
import Logging

/// The board on its address, until a signal ends it.
struct BoardServer: Sendable {
  let source: BoardSource
  let address: ListenAddress

  func run() async throws {
    var logger = Logger(label: "bus-board")
    logger.logLevel = .warning
    let application = Application(
      router: router(),
      configuration: .init(
        address: .hostname(address.host, port: address.port), serverName: nil),
      logger: logger)
    try await application.runService()
  }

  /// All addresses of the board.
  func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.get("/") { request, _ in try today(request) }
    router.get("/r/:name") { request, context in try route(request, context) }
    for page in ["timetable", "why", "history", "diff"] {
      router.get(RouterPath("/r/:name/\(page)")) { request, context in
        try route(request, context, page)
      }
    }
    for path in [
      "/calendar", "/settings", "/settings/routes", "/about", "/about/licences", "/about/spec",
      "/pair",
    ] {
      router.get(RouterPath(path)) { request, _ in
        let visit = try visit(request, source.clock())
        let pages = BoardPages(source: source)
        guard let page = try pages.household(path, query(of: request), visit) else {
          throw HTTPError(.notFound)
        }
        return response(with: page)
      }
    }
    for path in ["/sign", "/sign.txt", "/sign.svg"] {
      router.get(RouterPath(path)) { request, _ in try sign(request, path) }
    }
    for asset in Asset.all {
      router.get(RouterPath(asset.address)) { _, _ in response(to: asset) }
    }
    return router
  }

  private func today(_ request: Request) throws -> Response {
    let now = source.clock()
    var state = TodayScreen.State(now: now)
    state = TodayScreen.reduce(state, .asked(TodayScreen.Binding(query(of: request))))
    state = TodayScreen.reduce(state, .read(try source.bases(at: now)))
    return response(with: TodayScreen.output(of: state).page(try visit(request, now)))
  }

  private func sign(_ request: Request, _ path: String) throws -> Response {
    let now = source.clock()
    let query = query(of: request)
    var state = TodayScreen.State(now: now)
    state = TodayScreen.reduce(state, .asked(TodayScreen.Binding(query, count: 4)))
    state = TodayScreen.reduce(state, .read(try source.bases(at: now)))
    let output = TodayScreen.output(of: state)
    let visit = try visit(request, now)
    let number = { (name: String, standard: Int) in query[name].flatMap { Int($0) } ?? standard }
    let document =
      switch path {
      case "/sign.txt":
        output.signText(visit, columns: number("columns", 40), lines: number("lines", 10))
      case "/sign.svg":
        output.signPicture(visit, width: number("width", 800), height: number("height", 480))
      default: output.signPage(visit)
      }
    return response(with: document)
  }

  private func route(
    _ request: Request, _ context: BasicRequestContext, _ page: String
  ) throws -> Response {
    let now = source.clock()
    let name = Query.decoded(context.parameters.get("name") ?? "")
    guard let basis = try source.basis(of: name, at: now),
      let page = try BoardPages(source: source).route(
        page, of: basis, query(of: request), try visit(request, now))
    else { throw HTTPError(.notFound) }
    return response(with: page)
  }

  private func route(_ request: Request, _ context: BasicRequestContext) throws -> Response {
    let now = source.clock()
    let name = Query.decoded(context.parameters.get("name") ?? "")
    guard let basis = try source.basis(of: name, at: now) else { throw HTTPError(.notFound) }
    let binding = RouteScreen.Binding(query(of: request), now: now)
    let state = RouteScreen.reduce(RouteScreen.State(basis, now: now), .asked(binding))
    return response(with: RouteScreen.output(of: state).page(try visit(request, now)))
  }

  private func query(of request: Request) -> Query { Query(request.uri.query ?? "") }

  private func visit(_ request: Request, _ now: Moment) throws -> Visit {
    let asked = query(of: request)["lang"].flatMap { Language(rawValue: $0) }
    return Visit(
      language: asked ?? source.language, now: now, path: request.uri.path,
      routes: try source.links())
  }

  private func response(with document: BoardDocument) -> Response {
    Response(
      status: .init(code: document.status), headers: [.contentType: document.type.rawValue],
      body: ResponseBody(byteBuffer: ByteBuffer(string: document.text)))
  }

  private func response(to asset: Asset) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: asset.type,
        .cacheControl: asset.isForEver ? "public, max-age=31536000, immutable" : "no-cache",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
  }
}
