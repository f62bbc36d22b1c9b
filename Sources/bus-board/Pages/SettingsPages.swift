import BusBoard
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// What is set up, and its forms.
  var settingsPages: [Endpoint] {
    [
      .get("/settings") { try await settings($0) },
      .get("/settings/routes") { try await settings($0) },
      .get("/settings/routes/:id") { question in
        Answer(
          RouteFormScreen.output(of: try await form(question)).page(await visit(question))
        ).with(.cacheControl, "no-store")
      },
      .post("/settings/routes/:id") { try await filled($0) },
      .post("/settings/routes/:id/remove") { question in
        try await desk.remove(question["id"], at: question.now)
        return .moved(
          to: Address.page(
            "/settings", ["done": SettingsPage.Done.removed.rawValue, "undo": question["id"]]))
      },
      .post("/settings/routes/:id/restore") { question in
        try await desk.restore(question["id"], at: question.now)
        return .moved(to: SettingsPage.Done.restored.address)
      },
    ]
  }

  private func settings(_ question: Question) async throws -> Answer {
    let file = try await source.settings()
    var page = SettingsPage(
      routes: file.routes, companies: file.operators,
      done: question.query["done"].flatMap(SettingsPage.Done.init))
    if let id = question.query["undo"], let until = await desk.undo(of: id, at: question.now) {
      page.undo = SettingsPage.Undo(id: id, until: until)
    }
    return Answer(page.document(await visit(question))).with(.cacheControl, "no-store")
  }

  private func form(_ question: Question) async throws -> RouteFormScreen.State {
    let file = try await source.settings()
    let isNew = question["id"] == "new"
    let route =
      isNew ? RouteSetting(id: NewID.make(), name: "") : try Self.route(question["id"], in: file)
    return RouteFormScreen.State(route, isNew: isNew, companies: file.operators)
  }

  /// The route of an id.
  ///
  /// - Throws: ``Problem`` with 404.
  static func route(_ id: String, in file: RoutesFile) throws -> RouteSetting {
    guard let route = file.routes.first(where: { $0.id == id }) else { throw Problem.noPage }
    return route
  }

  private func filled(_ question: Question) async throws -> Answer {
    let wish: RouteFormScreen.Wish = question.form["wish"] == "preview" ? .preview : .save
    var state = RouteFormScreen.reduce(
      try await form(question), .filled(RouteFormScreen.Binding(question.form), wish))
    let output = RouteFormScreen.output(of: state)
    switch output.effect {
    case nil: break
    case .preview(let urls):
      for url in urls.prefix(4) {
        let said = try await child.extract(url, within: nil)
        // What is no JSON is no answer.
        let document = said.flatMap { try? JSONValue.parse(Array($0.utf8)) }
        state = RouteFormScreen.reduce(state, .previewed(url: url, document))
      }
    case .save(let route):
      do {
        _ = try await desk.change { document in
          guard !output.isNew else { return try document.adding(route) }
          let before = try Self.route(question["id"], in: document.settings)
          return try document.replacing(before.name, with: route)
        }
        return .moved(to: SettingsPage.Done.saved.address)
      } catch let error as SettingsError {
        let faults = error.faults.map {
          RouteFormScreen.Fault(path: $0.path, $0.words(question.language))
        }
        state = RouteFormScreen.reduce(state, .refused(faults))
      }
    }
    return Answer(RouteFormScreen.output(of: state).page(await visit(question)))
      .with(.cacheControl, "no-store")
  }
}
