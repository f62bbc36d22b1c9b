import BusQuery

extension SetupScreen.Output {
  /// The page; passwords are never printed again.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let faults = showsFaults ? broken(language) : []
    let content: HTML =
      isDone
      ? "<p class=\"done\" role=\"alert\">\(language.signedUp)</p>"
      : """
      \(language.banners(faults))<form method="post" action="/setup" class="panel">
      \(field("id", language.userID, "text", "username", binding.id))\
      \(field("password", language.password, "password", "new-password", ""))\
      \(field("confirmation", language.confirmation, "password", "new-password", ""))\
      <div class="field"><label><input type="checkbox" name="agreed" value="1"\
      \(binding.isAgreed ? " checked" : .none)> \(language.agree)</label></div>
      <button>\(language.signUp)</button></form>
      """
    return Frame(
      title: language.signUp, heading: "\(language.signUp)", content: content, kind: "setup"
    ).document(visit, status: faults.isEmpty ? 200 : 422, pace: .none)
  }

  private func field(
    _ name: String, _ label: String, _ type: String, _ complete: String, _ value: String
  ) -> HTML {
    """
    <div class="field"><label for="\(name)">\(label)</label><input id="\(name)" name="\(name)" \
    type="\(type)" autocomplete="\(complete)" value="\(value)" required></div>

    """
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
  fileprivate var signUp: String { self("Sign up", "サインアップ") }
  fileprivate var signedUp: String { self("Signed up.", "サインアップ完了") }
  fileprivate var userID: String { self("ID (at least 6 letters)", "ID（6文字以上）") }
  fileprivate var password: String { self("Password (at least 8 letters)", "パスワード（8文字以上）") }
  fileprivate var confirmation: String { self("The password again", "パスワード（確認）") }
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
