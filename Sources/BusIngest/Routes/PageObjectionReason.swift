import BusModel

extension PageObjection {
  /// What keeps a page back that was read with this verdict: the last of its notices says why.
  init(_ url: String, _ verdict: RawPage.Verdict, _ notices: [Notice]) {
    self.init(url: url, isUncertain: verdict == .uncertain, reason: notices.last)
  }
}
