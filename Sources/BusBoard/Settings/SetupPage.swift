import BusQuery

extension SetupScreen.Output {
  /// The page; passwords are never printed again. The button is the script's to take away while a rule is
  /// broken: without script it works, and the server says which rule it was.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let faults =
      (showsFaults ? broken(language) : []) + [refusal.map(language.words)].compactMap(\.self)
    return Frame(
      title: language.signUp, heading: "\(language.signUp)",
      content: isDone ? done(language) : language.banners(faults) + form(language),
      kind: "settings",
      script: isDone ? .none : "<script type=\"module\" src=\"\(Asset.form.address)\"></script>\n"
    ).document(visit, status: faults.isEmpty ? 200 : 422, pace: .none)
  }

  private func done(_ language: Language) -> HTML {
    """
    <p class="done" role="alert">\(language.signedUp)</p>
    <p>\(language.mayChangeNow)</p>
    <ul class="links"><li><a href="/settings">\(language.settings)</a></li></ul>
    """
  }

  private func form(_ language: Language) -> HTML {
    """
    <p>\(language.whatItIsFor)</p>
    <form method="post" action="/setup" class="panel" data-rules>
    \(code(language))\(language.field("id", language.userID, complete: "username", binding.id, least: SetupScreen.leastID))\
    \(language.field("password", language.newPassword, complete: "new-password", least: SetupScreen.leastPassword))\
    \(language.field("confirmation", language.confirmation, complete: "new-password", same: "password"))\
    <div class="field"><h2>\(language.terms)</h2><p id="terms">\(language.allTerms)</p></div>
    <div class="field"><label><input type="checkbox" name="agreed" value="1" required \
    aria-describedby="terms"\(binding.isAgreed ? " checked" : .none)> \(language.agree)</label></div>
    <button>\(language.signUp)</button></form>
    """
  }

  /// Typed where the address did not bring it.
  private func code(_ language: Language) -> HTML {
    guard binding.code.isEmpty || refusal != nil else {
      return "<input type=\"hidden\" name=\"code\" value=\"\(binding.code)\">"
    }
    return language.field("code", language.code, complete: "one-time-code")
  }

  private func broken(_ language: Language) -> [String] {
    [
      binding.id.count < SetupScreen.leastID ? language.shortID : nil,
      binding.password.count < SetupScreen.leastPassword ? language.shortPassword : nil,
      binding.password != binding.confirmation ? language.otherConfirmation : nil,
      binding.isAgreed ? nil : language.notAgreed,
    ].compactMap { $0 }
  }
}

extension Language {
  /// A field of an account's form, by its name and how a browser may fill it in.
  func field(
    _ name: String, _ label: String, complete: String, _ value: String = "", least: Int = 1,
    same: String? = nil
  ) -> HTML {
    let type = complete.hasSuffix("password") ? "password" : "text"
    let rules: HTML =
      (least > 1 ? " minlength=\"\(least)\"" : .none)
      + (same.map { " data-same=\"\($0)\"" } ?? .none)
    return """
      <div class="field"><label for="\(name)">\(label)</label><input id="\(name)" name="\(name)" \
      type="\(type)" autocomplete="\(complete)" autocapitalize="none" spellcheck="false" \
      value="\(value)" required\(rules)></div>

      """
  }

  fileprivate var signUp: String { self("Sign up", "サインアップ") }
  fileprivate var signedUp: String { self("Signed up.", "サインアップ完了") }
  fileprivate var mayChangeNow: String {
    self(
      "This device may change the settings now. On another device, sign in with the ID and the password.",
      "この機器から設定を変えられるようになりました。ほかの機器では、ID とパスワードでサインインします。")
  }
  fileprivate var whatItIsFor: String {
    self(
      "The owner's account changes the settings from any device, without a code.",
      "持ち主のアカウントがあれば、どの機器からでも、コードなしで設定を変えられます。")
  }
  fileprivate var userID: String { self("ID (at least 6 letters)", "ID（6文字以上）") }
  fileprivate var newPassword: String { self("Password (at least 8 letters)", "パスワード（8文字以上）") }
  fileprivate var confirmation: String { self("The password again", "パスワード（確認）") }
  fileprivate var terms: String { self("Terms", "規約") }
  fileprivate var allTerms: String {
    self(
      """
      The ID and a hash of the password stay on the machine that runs the board. The times are read from \
      the companies' pages and may be wrong: what holds is what the company says.
      """,
      "ID とパスワードのハッシュは、発車案内を動かしている機械だけに保存します。時刻は会社のページから読み取ったもので、"
        + "誤りがありえます。会社の案内が優先します。")
  }
  fileprivate var agree: String { self("I agree to the terms", "規約に同意する") }
  fileprivate var shortID: String { self("The ID needs 6 letters.", "ID は6文字以上にしてください。") }
  fileprivate var shortPassword: String {
    self("The password needs 8 letters.", "パスワードは8文字以上にしてください。")
  }
  fileprivate var otherConfirmation: String {
    self("The two passwords differ.", "二つのパスワードが違います。")
  }
  fileprivate var notAgreed: String { self("Agree to the terms first.", "規約に同意してください。") }
}
