import BusBoard
import BusJSON
import BusModel
import BusQuery
import HTTPTypes
import Hummingbird
import NIOCore

/// The way of every request: who may, what is there, what is sent.
struct BoardResponder: HTTPResponder {
  typealias Context = BoardContext

  let board: Board
  let table: EndpointTable

  init(_ board: Board) {
    self.board = board
    table = EndpointTable(endpoints: board.endpoints)
  }

  /// The longest body that is read.
  private static let mostBytes = 65_536

  @Sendable func respond(to request: Request, context: BoardContext) async throws -> Response {
    var question = Question(
      request, isLocal: context.isLocal, language: board.source.language, now: board.source.clock())
    question.device = await board.household.device(of: question)
    var answer: Answer
    do {
      answer = try await self.answer(&question, request)
    } catch {
      answer = await problem(error, question)
    }
    answer = Compression.applied(to: answer, question)
    return response(answer, question, request)
  }

  private func answer(_ question: inout Question, _ request: Request) async throws -> Answer {
    try board.hosts.check(question)
    if !question.isOfAPI, let address = DataAddress.of(question) { return .moved(to: address) }
    switch table.match(question.method, question.path) {
    case .none: throw Problem.noPage
    case .otherMethods(let methods):
      return await problem(
        Problem(.method), question
      ).with(.allow, methods.joined(separator: ", "))
    case .found(let endpoint, let places):
      question.places = places
      if question.isOfAPI { try question.checkValues() }
      if endpoint.method != .get { try OriginRule.check(question) }
      try board.admit(question, to: endpoint)
      if endpoint.method != .get { question.body = try await body(of: request, question) }
      let answer = try await endpoint.answer(question)
      return withLanguage(answer, question)
    }
  }

  private func body(of request: Request, _ question: Question) async throws -> [UInt8] {
    let type = question.headers[.contentType].map { text in
      String(text.prefix { $0 != ";" && $0 != " " }).lowercased()
    }
    let wanted = question.isOfAPI ? "application/json" : "application/x-www-form-urlencoded"
    guard let bytes = try? await request.body.collect(upTo: Self.mostBytes) else {
      throw Problem(.tooLong)
    }
    guard bytes.readableBytes == 0 || type == wanted else {
      throw Problem(.mediaType(wanted: wanted))
    }
    return Array(bytes.readableBytesView)
  }

  private func withLanguage(_ answer: Answer, _ question: Question) -> Answer {
    guard !question.isOfAPI, let asked = question.query["lang"],
      Language(rawValue: asked) != nil
    else { return answer }
    return answer.with(.setCookie, "lang=\(asked); Path=/; Max-Age=31536000; SameSite=Lax")
  }

  private func problem(_ error: any Error, _ question: Question) async -> Answer {
    let problem = Problem(error)
    var answer: Answer
    if question.isOfAPI {
      answer = Answer(
        problem.status,
        problem.json(question.language, path: question.path).text(pretty: true) + "\n",
        type: "application/problem+json; charset=utf-8")
    } else {
      answer = Answer(await board.page(of: problem, question))
    }
    if problem.status == 401 { answer.headers[.wwwAuthenticate] = "Bearer" }
    if problem.status == 503 { answer.headers[.retryAfter] = "60" }
    return answer.with(.cacheControl, "no-store")
  }

  private func response(_ answer: Answer, _ question: Question, _ request: Request) -> Response {
    var headers = answer.headers
    for field in SecurityHeaders.all { headers[field.name] = field.value }
    let status = HTTPResponse.Status(code: answer.status)
    switch answer.body {
    case .bytes(let bytes):
      let body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      let response = Response(status: status, headers: headers, body: body)
      return request.method == .head ? response.createHeadResponse() : response
    case .stream(let stream):
      let body = request.method == .head ? ResponseBody() : stream.body(of: request)
      return Response(status: status, headers: headers, body: body)
    }
  }
}

/// What is known of a request beside itself.
struct BoardContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Whether it comes from this machine.
  let isLocal: Bool

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    let address = source.channel.remoteAddress?.ipAddress
    isLocal = address.map { $0 == "::1" || $0.hasPrefix("127.") } ?? true
  }
}

/// What every answer carries, whatever it is.
private enum SecurityHeaders {
  static let all: HTTPFields = [
    .contentSecurityPolicy: """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; require-trusted-types-for 'script'
    """,
    .xContentTypeOptions: "nosniff",
    // Never no-referrer: it turns the Origin of a form into null.
    .referrer: "same-origin",
    .permissions: """
    geolocation=(self), camera=(), microphone=(), payment=(), usb=(), midi=(), \
    display-capture=()
    """,
    .openerPolicy: "same-origin",
  ]
}
