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
