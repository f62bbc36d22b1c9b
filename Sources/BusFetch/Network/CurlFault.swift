import BusModel
import CCurl

/// A function of libcurl that did not do what it was asked.
struct CurlFault: Error {
  /// Which function.
  let function: String
  /// libcurl's own words.
  let reason: String

  init(_ function: String, _ code: CURLcode) {
    self.function = function
    reason = String(cString: curl_easy_strerror(code))
  }

  init(_ function: String, _ code: CURLMcode) {
    self.function = function
    reason = String(cString: curl_multi_strerror(code))
  }

  /// The fault in the words of the stage.
  func error(about subject: String) -> FetchError {
    FetchError(subject, .library(function: function, said: reason))
  }
}
