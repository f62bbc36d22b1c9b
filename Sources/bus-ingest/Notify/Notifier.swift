import BusCommand
import BusFetch
import BusFiles
import BusModel
import BusQuery
import BusSettings
import BusStore

/// Tells those who asked what a run brought. What goes wrong here is said and never fails a night:
/// the timetables are published by then.
struct Notifier {
  let setting: NotifySetting
  /// The path of routes.json, from whose folder a relative feed counts.
  let config: String
  let store: TimetableStore
  let language: Language

  /// Tells all of them, once.
  func tell(_ news: RunNews) {
    guard !news.events.isEmpty else { return }
    let json = news.json(language)
    if let command = setting.command {
      attempt { try ChildCommand(command, timeoutSeconds: setting.timeoutSeconds).run(input: json) }
    }
    if let url = setting.url {
      attempt { try WebHook.post(json, to: url, timeoutSeconds: setting.timeoutSeconds) }
    }
    if let feed = setting.feed {
      attempt {
        let text = try NewsReader(store: store, language: language).feed().text(language)
        try PosixFile.replace(
          Locations.path(feed, besideConfig: config), with: Array(text.utf8))
      }
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      let fault = Failure(error)?.fault ?? .program(.unexpected("\(error)"))
      Output.complain(fault.wordsWhileNotifying(language))
    }
  }
}
