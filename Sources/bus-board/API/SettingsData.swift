import BusBoard
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// What changes routes.json, and what looks at pages and fetches them.
  var settingsData: [Endpoint] {
    let routes = "/api/v1/routes"
    return [
      .post(routes) { question in
        let body = try question.json()
        let tag = try await changed(question) { document in
          try document.adding(try Self.route(in: body, id: NewID.make(), document.settings))
        }
        return try await settled(201, body["name"]?.stringValue ?? "", tag)
      },
      .put("\(routes)/:name") { question in
        let body = try question.json()
        let tag = try await changed(question) { document in
          let before = try document.settings.find(question["name"])
          return try document.replacing(
            before.name, with: try Self.route(in: body, id: before.id, document.settings))
        }
        return try await settled(200, body["name"]?.stringValue ?? question["name"], tag)
      },
      .delete("\(routes)/:name") { question in
        let tag = try await changed(question) { document in
          try document.removing(try document.settings.find(question["name"]).name)
        }
        return Answer(204).with(.eTag, "\"\(tag)\"").with(.cacheControl, "no-store")
      },
      .post("\(routes)/preview") { try await preview($0) },
      .post("/api/v1/refresh") { try await refresh($0) },
    ]
  }

  private func changed(
    _ question: Question, _ change: @Sendable (RoutesDocument) throws -> RoutesDocument
  ) async throws -> String {
    guard let expected = question.headers[.ifMatch] else {
      throw Problem(.noIfMatch)
    }
    do {
      return try await desk.change(ifMatch: expected, change)
    } catch let error as SettingsError {
      var problem = Problem(error)
      // The file is right; what was sent is not.
      problem.status = 422
      throw problem
    }
  }

  private func settled(_ status: Int, _ name: String, _ tag: String) async throws -> Answer {
    let file = try await source.settings()
    let route = try file.find(name)
    return Answer.json(RouteData.json(of: route, in: file), status: status)
      .with(.eTag, "\"\(tag)\"").with(.cacheControl, "no-store")
  }

  /// A route as it was sent; what is wrong with it is told with its place.
  private static func route(
    in body: JSONValue, id: String, _ settings: RoutesFile
  ) throws -> RouteSetting {
    let bare = JSONValue.object(
      (body.objectValue ?? []).filter { !["links", "id"].contains($0.key) })
    let file = settings.json.setting("routes", to: .array([bare.setting("id", to: .string(id))]))
    let read = try RoutesFile.read(Array(file.text().utf8), file: "routes.json")
    guard let route = read.routes.first else { throw Problem.noPage }
    return route
  }

  private func preview(_ question: Question) async throws -> Answer {
    let body = try question.json()
    guard let url = body["url"]?.stringValue,
      url.hasPrefix("http://") || url.hasPrefix("https://")
    else {
      throw Problem(.noURL)
    }
    let within = try body.text("within")
    guard let said = try await child.extract(url, within: within),
      !said.isEmpty
    else { throw Problem(.noAnswer) }
    return Answer.json(said).with(.cacheControl, "no-store")
  }

  private func refresh(_ question: Question) async throws -> Answer {
    let body = try question.json()
    let settings = try await source.settings()
    let name = try body.text("route").map { try settings.find($0).name }
    let force = body["force"] ?? .bool(false)
    guard let isForced = force.boolValue else {
      throw Problem(.notBoolean)
    }
    try await child.refresh(
      name, force: isForced, at: question.now, source.sources)
    return Answer.json(["run": nil, "state": "started"], status: 202)
      .with(.cacheControl, "no-store")
  }
}

extension JSONValue {
  /// The text under a key; nil where there is none.
  ///
  /// - Throws: ``Problem`` with 422 when something else stands there.
  fileprivate func text(_ key: String) throws -> String? {
    guard let value = self[key], value != .null else { return nil }
    guard let text = value.stringValue else {
      throw Problem(.notText(key))
    }
    return text
  }
}

extension Endpoint {
  static func put(
    _ pattern: String, _ answer: @escaping @Sendable (Question) async throws -> Answer
  ) -> Endpoint {
    Endpoint(method: .put, pattern: pattern, access: .changing, answer: answer)
  }

  static func delete(
    _ pattern: String, _ answer: @escaping @Sendable (Question) async throws -> Answer
  ) -> Endpoint {
    Endpoint(method: .delete, pattern: pattern, access: .changing, answer: answer)
  }
}
