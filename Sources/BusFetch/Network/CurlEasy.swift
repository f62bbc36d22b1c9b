import CCurl

/// Owner of one easy handle of libcurl; every call's result is looked at.
final class CurlEasy {
  /// For the multi handle, which refers to a transfer by it.
  let handle: UnsafeMutableRawPointer
  /// libcurl writes here until the handle is gone.
  private let errorBuffer: UnsafeMutablePointer<CChar>
  /// libcurl reads it until the handle is gone.
  private var headers: CurlList?
  /// The same.
  private var addresses: CurlList?

  /// `curl_easy_init`.
  init() throws(CurlFault) {
    guard let handle = curl_easy_init() else {
      throw CurlFault("curl_easy_init", CURLE_FAILED_INIT)
    }
    self.handle = handle
    errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try set(CURLOPT_ERRORBUFFER, UnsafeMutableRawPointer(errorBuffer))
  }

  deinit {
    curl_easy_cleanup(handle)
    errorBuffer.deallocate()
  }

  /// What went wrong in the transfer, in libcurl's words; empty when it has none.
  var errorText: String { String(cString: errorBuffer) }

  /// `curl_easy_setopt` with a long.
  func set(_ option: CURLoption, _ value: Int) throws(CurlFault) {
    try check(bus_curl_set_long(handle, option, value), option)
  }

  /// `curl_easy_setopt` with a `curl_off_t`.
  func setOffset(_ option: CURLoption, _ value: Int) throws(CurlFault) {
    try check(bus_curl_set_offset(handle, option, curl_off_t(value)), option)
  }

  /// `curl_easy_setopt` with a text, which libcurl copies.
  func set(_ option: CURLoption, _ value: String) throws(CurlFault) {
    try check(bus_curl_set_text(handle, option, value), option)
  }

  /// `curl_easy_setopt` with a pointer that outlives the handle.
  func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) throws(CurlFault) {
    try check(bus_curl_set_pointer(handle, option, value), option)
  }

  /// `curl_easy_setopt` of an option that takes a pointer to nothing.
  func unset(_ option: CURLoption) throws(CurlFault) {
    try check(bus_curl_set_pointer(handle, option, nil), option)
  }

  /// `CURLOPT_HTTPHEADER`: lines such as `If-None-Match: "…"`.
  func setHeaders(_ lines: [String]) throws(CurlFault) {
    let list = try CurlList(lines)
    try check(bus_curl_set_list(handle, CURLOPT_HTTPHEADER, list.first), CURLOPT_HTTPHEADER)
    headers = list
  }

  /// `CURLOPT_RESOLVE`: lines such as `bus.example.jp:443:192.0.2.1`.
  func setResolve(_ lines: [String]) throws(CurlFault) {
    guard !lines.isEmpty || addresses != nil else { return }
    let list = try CurlList(lines)
    try check(bus_curl_set_list(handle, CURLOPT_RESOLVE, list.first), CURLOPT_RESOLVE)
    addresses = list
  }

  /// `curl_easy_setopt` with a function that takes bytes.
  func set(_ option: CURLoption, _ value: curl_write_callback) throws(CurlFault) {
    try check(bus_curl_set_write(handle, option, value), option)
  }

  /// `CURLOPT_OPENSOCKETFUNCTION`: asked for every socket before it connects.
  func setOpenSocket(_ value: curl_opensocket_callback) throws(CurlFault) {
    try check(bus_curl_set_opensocket(handle, value), CURLOPT_OPENSOCKETFUNCTION)
  }

  /// `CURLOPT_PREREQFUNCTION`: asked before every request, on a kept connection too.
  func setBeforeRequest(_ value: curl_prereq_callback) throws(CurlFault) {
    try check(bus_curl_set_prereq(handle, value), CURLOPT_PREREQFUNCTION)
  }

  /// `CURLOPT_SSL_CTX_FUNCTION`: asked for every connection before its handshake.
  func setSSLContext(_ value: curl_ssl_ctx_callback) throws(CurlFault) {
    try check(bus_curl_set_ssl_context(handle, value), CURLOPT_SSL_CTX_FUNCTION)
  }

  /// `curl_easy_getinfo` of a long.
  func number(_ info: CURLINFO) throws(CurlFault) -> Int {
    var value = 0
    try check(bus_curl_get_long(handle, info, &value), info)
    return value
  }

  /// `curl_easy_getinfo` of a `curl_off_t`.
  func offset(_ info: CURLINFO) throws(CurlFault) -> Int {
    var value: curl_off_t = 0
    try check(bus_curl_get_offset(handle, info, &value), info)
    return Int(value)
  }

  /// `curl_easy_getinfo` of a text; nil when there is none.
  func text(_ info: CURLINFO) throws(CurlFault) -> String? {
    var value: UnsafePointer<CChar>?
    try check(bus_curl_get_text(handle, info, &value), info)
    return value.map { String(cString: $0) }
  }

  /// `CURLINFO_ACTIVESOCKET`: of the connection that was used last; nil when it is closed.
  var socket: Int32? {
    var socket = CURL_SOCKET_BAD
    let found = bus_curl_get_socket(handle, CURLINFO_ACTIVESOCKET, &socket)
    return found == CURLE_OK && socket != CURL_SOCKET_BAD ? socket : nil
  }

  /// `curl_easy_header`: the value in the last answer, nil when it has no such header.
  func header(_ name: String) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    let found = curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &header)
    guard found == CURLHE_OK, let value = header?.pointee.value else { return nil }
    return String(cString: value)
  }

  private func check(_ result: CURLcode, _ option: CURLoption) throws(CurlFault) {
    guard result == CURLE_OK else {
      throw CurlFault("curl_easy_setopt(\(option.rawValue))", result)
    }
  }

  private func check(_ result: CURLcode, _ info: CURLINFO) throws(CurlFault) {
    guard result == CURLE_OK else { throw CurlFault("curl_easy_getinfo(\(info.rawValue))", result) }
  }
}

/// Owner of a `curl_slist`.
private final class CurlList {
  /// Nil for an empty list, which is how libcurl wants it.
  let first: UnsafeMutablePointer<curl_slist>?

  init(_ lines: [String]) throws(CurlFault) {
    var first: UnsafeMutablePointer<curl_slist>?
    for line in lines {
      guard let longer = curl_slist_append(first, line) else {
        curl_slist_free_all(first)
        throw CurlFault("curl_slist_append", CURLE_OUT_OF_MEMORY)
      }
      first = longer
    }
    self.first = first
  }

  deinit { curl_slist_free_all(first) }
}
