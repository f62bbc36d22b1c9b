import BusBoard
import BusModel
import BusQuery
import BusSources

/// The household's board: what it answers from, who may ask, and what works beside it.
struct Board: Sendable {
  /// Settings and data.
  let source: BoardSource
  /// The names it goes by.
  let hosts: HostRule
  /// Whether reading, too, is for paired devices alone.
  let isPrivate: Bool
  /// The devices that may change something.
  let household: Household
  /// routes.json as it is changed.
  let desk: SettingsDesk
  /// `bus-ingest`, one at a time.
  let child: ChildSeat
  /// Pages as they were made last.
  let shelf = AnswerShelf()
  /// What has changed, for those who listen.
  let watch: ChangesWatch
  /// Where the buses are.
  let approaches: ApproachDesk

  init(source: BoardSource, allowedHosts: [String] = [], isPrivate: Bool = false) {
    self.source = source
    hosts = HostRule(allowed: allowedHosts)
    self.isPrivate = isPrivate
    household = Household(source.sources)
    desk = SettingsDesk(source.sources)
    child = ChildSeat()
    watch = ChangesWatch(source)
    approaches = ApproachDesk(child)
  }

  /// All addresses.
  var endpoints: [Endpoint] {
    assets + householdPages + routePages + settingsPages + devicePages + ownerPages + routeData
      + householdData + settingsData
  }

  /// Lets a question in.
  ///
  /// - Throws: ``Problem`` with 401.
  func admit(_ question: Question, to endpoint: Endpoint) throws {
    let isOpen = endpoint.access == .open || endpoint.access == .reading && !isPrivate
    guard !isOpen, question.device == nil else { return }
    throw Problem(.notPaired)
  }

  /// Who looks at a page; of settings that are wrong there are no links.
  func visit(_ question: Question, _ look: Look) -> Visit {
    Visit(
      language: question.language, now: question.now, path: Self.ownAddress(question),
      routes: look.links, mayChange: question.device != nil)
  }

  /// The same as things are at this moment.
  func visit(_ question: Question) async -> Visit {
    var visit = visit(question, await source.look())
    visit.canSignIn = await household.hasOwner
    return visit
  }

  private static func ownAddress(_ question: Question) -> String {
    let fields = (question.queryText ?? "").split(separator: "&").filter {
      !$0.hasPrefix("lang=") && $0 != "lang"
    }
    return fields.isEmpty ? question.path : question.path + "?" + fields.joined(separator: "&")
  }

  /// The page of a problem.
  func page(of problem: Problem, _ question: Question) async -> BoardDocument {
    let visit = await visit(question)
    let name = question.path.split(separator: "/").dropFirst().first.map { Query.decoded($0) } ?? ""
    let wanted = problem.meant ?? nearest(name, in: visit.routes.map(\.name))
    let meant = problem.status == 404 ? visit.routes.first { $0.name == wanted } : nil
    return ProblemPage(
      status: problem.status, message: problem.words(question.language), meant: meant
    ).document(visit)
  }
}
