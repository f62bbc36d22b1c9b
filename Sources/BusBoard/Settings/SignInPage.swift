import BusQuery

/// `/sign-in`: the owner's account makes a device one that may change the settings, as a code does.
public struct SignInPage: Hashable, Sendable {
  private let id: String
  private let fault: Fault?

  /// Why the owner was not let in.
  public enum Fault: Hashable, Sendable, CaseIterable {
    /// ID or password are not the owner's; which of them is not said.
    case wrong
    /// They were wrong five times within ten minutes.
    case tooMany
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - id: the ID that was typed last; the password never comes back.
  ///   - fault: why it was not taken.
  public init(id: String = "", fault: Fault? = nil) {
    self.id = id
    self.fault = fault
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let status =
      switch fault {
      case nil: 200
      case .wrong: 422
      case .tooMany: 429
      }
    return Frame(
      title: language.signIn, heading: "\(language.signIn)",
      content: """
        \(language.banners(fault.map { [language.words(for: $0)] } ?? []))
        <form method="post" action="/sign-in" class="panel">
        \(language.field("id", "ID", complete: "username", id))\
        \(language.field("password", language.password, complete: "current-password"))\
        <button>\(language.signIn)</button></form>
        <p>\(language.lostPassword)</p>
        <p><a href="/pair">\(language.pairThis)</a></p>
        """,
      kind: "settings"
    ).document(visit, status: status, pace: .none)
  }

  /// The way to it, where there is an account.
  static func link(_ visit: Visit) -> HTML {
    guard visit.canSignIn, !visit.mayChange else { return .none }
    return "\n<p><a href=\"/sign-in\">\(visit.language.signIn)</a></p>"
  }
}

extension Language {
  fileprivate var signIn: String { self("Sign in", "サインイン") }
  fileprivate var password: String { self("Password", "パスワード") }
  fileprivate var lostPassword: HTML {
    naming(
      "bus board owner --delete",
      in: self(
        "Password lost? On the machine that runs the board, type: bus board owner --delete. Then sign up anew.",
        "パスワードを忘れたときは、発車案内を動かしている機械で bus board owner --delete を実行し、もう一度サインアップします。"))
  }
  fileprivate func words(for fault: SignInPage.Fault) -> String {
    switch fault {
    case .wrong: self("The ID or the password is not right.", "ID かパスワードが違います。")
    case .tooMany:
      self("Five wrong tries: try again in ten minutes.", "5回間違えました。10分後にもう一度試してください。")
    }
  }
}
