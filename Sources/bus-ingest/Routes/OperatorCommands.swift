import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus operators add`: a company, its days, and the routes that go by them.
struct OperatorsAddCommand: IngestingCommand {
  @OptionGroup var arguments: OperatorsAddArguments

  func work() async throws -> Int32 {
    let id = arguments.id
    return try arguments.options.save(id) { document, change in
      guard named(id, in: document.settings.operators, by: \.id) == nil else {
        throw Failure(.usage, .routeChange(.operatorTaken(id)))
      }
      return try document.adding(change.applied(to: OperatorSetting(id: id)))
    }
  }
}

/// `bus operators edit`: changes one company and leaves the rest of the file as it stands.
struct OperatorsEditCommand: IngestingCommand {
  @OptionGroup var arguments: OperatorsEditArguments

  func work() async throws -> Int32 {
    let id = arguments.company.id
    return try arguments.options.save(id) { document, change in
      let before = try document.settings.choose(operator: id)
      let after = try change.applied(to: before)
      guard after != before || !arguments.options.routes.route.isEmpty else {
        throw Failure(.usage, .routeChange(.nothingToChangeOfOperator))
      }
      return try document.replacing(operator: before.id, with: after)
    }
  }
}

/// `bus operators remove`.
struct OperatorsRemoveCommand: IngestingCommand {
  @OptionGroup var arguments: OperatorsRemoveArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let file = SettingsFile(arguments.settings)
    let company = try file.document().settings.choose(operator: arguments.company.id)
    let question = RouteQuestion.removeOperator(company.id, from: file.path)
    let consent = Consent(language: language, isGiven: arguments.consent.yes)
    guard try consent.ask(question) else {
      Output.complain(question.undone(language))
      return 0
    }
    _ = try file.change { try $0.removing(operator: company.id) }
    try Output.write(question.done(in: file.path, language))
    return 0
  }
}

extension OperatorOptions {
  /// Makes a change, has the routes go by the company, saves, and tells what was saved.
  fileprivate func save(
    _ id: String,
    _ change: (RoutesDocument, OperatorOptions) throws -> RoutesDocument
  ) throws -> Int32 {
    let language = try language.language()
    let file = SettingsFile(settings)
    _ = try file.change { try assigned(change($0, self), id) }
    let saved = try file.document().settings
    let company = try saved.choose(operator: id)
    try Output.write(
      output.json
        ? company.json.text(pretty: true) + "\n"
        : saved.text(of: company).saved(in: file.path, language))
    return 0
  }

  /// With the routes that were named, and those without a company whose pages lie on its hosts.
  private func assigned(_ document: RoutesDocument, _ id: String) throws -> RoutesDocument {
    let company = try document.settings.choose(operator: id)
    let chosen = try routes.all(in: document.settings).map(\.id)
    var document = document
    for route in document.settings.routes {
      let isNamed = !routes.route.isEmpty && chosen.contains(route.id)
      let pages = route.outboundTimetableURLs + route.inboundTimetableURLs
      let isHosted =
        route.operatorID == nil
        && pages.contains { document.settings.serviceOperator(ofPage: $0.url)?.id == company.id }
      guard isNamed || isHosted else { continue }
      var changed = route
      changed.operatorID = company.id
      document = try document.replacing(route.name, with: changed)
    }
    return document
  }

  /// An operator with what was said of it.
  ///
  /// - Throws: ``Failure`` with 64 for days that are none.
  fileprivate func applied(to before: OperatorSetting) throws(Failure) -> OperatorSetting {
    var company = before
    if let name { company.name = name.isEmpty ? nil : name }
    for host in host where !company.hosts.contains(host) { company.hosts.append(host) }
    for days in dropRule {
      let on = try DateRange(typed: days, option: "--drop-rule")
      guard company.serviceDays.contains(where: { $0.on == [on] }) else {
        throw .typed(.option("--drop-rule"), expected: .daysOfTheOperator, found: days)
      }
      company.serviceDays.removeAll { $0.on == [on] }
    }
    var rules: [ServiceDayRule] = []
    if let newYear {
      rules.append(try ServiceDayRule(typed: newYear, of: .newYear, option: "--new-year"))
    }
    if let obon { rules.append(try ServiceDayRule(typed: obon, of: .obon, option: "--obon")) }
    for text in rule { rules.append(try ServiceDayRule(typed: text, of: nil, option: "--rule")) }
    for rule in rules {
      company.serviceDays.removeAll { $0.on == rule.on && $0.only == rule.only }
      company.serviceDays.append(rule)
    }
    return company
  }
}
