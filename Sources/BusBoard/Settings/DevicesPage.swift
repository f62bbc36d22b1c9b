public import BusModel
import BusQuery

/// `/settings/devices`: the devices that may change something.
public struct DevicesPage: Hashable, Sendable {
  /// One device.
  public struct Device: Hashable, Sendable {
    /// Its number, for its removal.
    public let id: String
    /// What its owner calls it.
    public let label: String
    /// Since when.
    public let pairedAt: Moment
    /// When it was used last; nil for never.
    public let usedAt: Moment?
    /// Whether it is the one that looks.
    public let isOwn: Bool
    /// Whether the owner's account is signed in there.
    public let isOwners: Bool

    /// A device.
    public init(
      id: String, label: String, pairedAt: Moment, usedAt: Moment?, isOwn: Bool,
      isOwners: Bool = false
    ) {
      self.id = id
      self.label = label
      self.pairedAt = pairedAt
      self.usedAt = usedAt
      self.isOwn = isOwn
      self.isOwners = isOwners
    }
  }

  private let devices: [Device]

  /// The page.
  public init(_ devices: [Device]) { self.devices = devices }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let rows = devices.map { device -> HTML in
      let used = device.usedAt.map { language.lastUsed(language.name(of: $0.date)) } ?? ""
      let date = language.name(of: device.pairedAt.date)
      return """
        <li class="panel"><h2>\(language.mixed(device.label))\(device.isOwn ? " (\(language.thisOne))" : .none)</h2>\
        <p>\(device.isOwners ? language.signedIn(date) : language.since(date)) \(used)</p>\
        \(removal(of: device, visit))</li>

        """
    }
    return Frame(
      title: language.devices, heading: "\(language.devices)",
      content: """
        <ul>\(rows)</ul>\(devices.isEmpty ? "<p>\(language.noDevices)</p>" : .none)
        <p>\(language.howToPair)</p>
        <p><a href="/pair">\(language.pairThis)</a></p>\(SignInPage.link(visit))
        """,
      kind: "settings"
    ).document(visit, pace: .none)
  }

  /// Who signed in signs out; others are taken away.
  private func removal(of device: Device, _ visit: Visit) -> HTML {
    guard visit.mayChange else { return .none }
    let isOut = device.isOwners && device.isOwn
    let address =
      isOut ? "/sign-out" : "/settings/devices/\(Address.encoded(device.id))/remove"
    return """
      <form method="post" action="\(address)"><button class="second">\
      \(isOut ? visit.language.signOut : visit.language.remove)</button></form>
      """
  }
}

/// `/pair`: the one-time code that `bus board pair` printed is typed in here.
public struct PairPage: Hashable, Sendable {
  private let code: String
  private let fault: Fault?

  /// Why a code was not taken.
  public enum Fault: String, Sendable, Hashable, CaseIterable {
    /// It is not the one that was printed.
    case wrong
    /// It is older than ten minutes, or none was printed.
    case expired
    /// It was typed wrong five times.
    case tooMany
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - code: the code that the address brings; empty for none.
  ///   - fault: why the last one was not taken.
  public init(code: String = "", fault: Fault? = nil) {
    self.code = code
    self.fault = fault
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    return Frame(
      title: language.pairThis, heading: "\(language.pairThis)",
      content: """
        \(language.banners(fault.map { [language.words(for: $0)] } ?? []))
        <p>\(language.howToPair)</p>
        <form method="post" action="/pair" class="panel">
        <div class="field"><label for="code">\(language.code)</label><input id="code" name="code" \
        value="\(code)" required autocomplete="one-time-code" autocapitalize="characters" maxlength="12"></div>
        <div class="field"><label for="label">\(language.deviceLabel)</label><input id="label" \
        name="label" maxlength="60"></div>
        <button>\(language.pairThis)</button></form>\(SignInPage.link(visit))
        """,
      kind: "settings"
    ).document(visit, status: fault == nil ? 200 : 422, pace: .none)
  }
}

extension Language {
  fileprivate var thisOne: String { self("this one", "この機器") }
  fileprivate var noDevices: String { self("None is paired yet.", "登録された機器はまだありません。") }
  fileprivate var howToPair: HTML {
    naming(
      "bus board pair",
      in: self(
        "On the machine that runs the board, type: bus board pair. It prints a code for ten minutes.",
        "発車案内を動かしている機械で bus board pair を実行すると、10分間有効なコードが表示されます。"))
  }
  var code: String { self("Code", "コード") }
  fileprivate var deviceLabel: String { self("A name for this device", "この機器の呼び名") }
  fileprivate func lastUsed(_ date: String) -> String {
    self("last used \(date)", "最後に使った日: \(date)")
  }
  fileprivate func since(_ date: String) -> String { self("paired \(date)", "\(date)に登録") }
  fileprivate func signedIn(_ date: String) -> String {
    self("signed in \(date)", "\(date)にサインイン")
  }
  fileprivate var signOut: String { self("Sign out", "サインアウト") }
  func words(for fault: PairPage.Fault) -> String {
    switch fault {
    case .wrong: self("That is not the code.", "コードが違います。")
    case .expired:
      self("The code has expired; print another.", "コードの期限が切れました。もう一度発行してください。")
    case .tooMany:
      self("Five wrong tries: print another code.", "5回間違えました。もう一度発行してください。")
    }
  }
}
