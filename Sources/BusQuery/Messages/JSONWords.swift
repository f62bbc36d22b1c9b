public import BusJSON

extension JSONFault {
  /// "line 12, column 5: expected ',' or '}' after a value, found 'x'".
  ///
  /// - Parameter language: the words.
  /// - Returns: the place and the sentence.
  public func words(_ language: Language) -> String {
    let place = language("line \(line), column \(column): ", "\(line)行目の\(column)文字目: ")
    let advice =
      expected == .utf8 ? language("; save the file as UTF-8", "。UTF-8 で保存してください") : ""
    return place
      + language.mismatch(expected.words(language), found.words(language)) + advice
  }
}

extension Language {
  /// "expected …, found …".
  func mismatch(_ expected: String, _ found: String) -> String {
    self("expected \(expected), found \(found)", "\(expected)が必要です(実際: \(found))")
  }
}

extension JSONFault.Expectation {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .utf8: "UTF-8"
    case .value: language("a value", "JSON の値")
    case .nothingAfterValue: language("nothing after the value", "値の後には何もないこと")
    case .nextElement: language("',' or ']' after a value", "値の後に ',' か ']' ")
    case .nextMember: language("',' or '}' after a value", "値の後に ',' か '}' ")
    case .key: language("a key in double quotes", "二重引用符で囲んだキー")
    case .freshKey: language("each key once in an object", "オブジェクトの中で一度だけのキー")
    case .colon: language("':' after a key", "キーの後に ':' ")
    case .levels(let count):
      language("at most \(count) levels of arrays and objects", "\(count)段までの配列とオブジェクト")
    case .endOfString:
      language(
        "'\"' at the end of a string or an escape such as \\n", "文字列の終わりの '\"' か、\\n のような書き方")
    case .endOfThisString: language("'\"' at the end of this string", "この文字列の終わりに '\"' ")
    case .escaped: language("a character after '\\'", "'\\' の後に文字")
    case .escape:
      language(
        "one of \" \\ / b f n r t u after '\\'", "'\\' の後に \" \\ / b f n r t u のどれか")
    case .surrogates:
      language("a pair of surrogates such as \\ud83d\\ude8c", "\\ud83d\\ude8c のようなサロゲートの組")
    case .hexadecimal: language("four hexadecimal digits after \\u", "\\u の後に16進数4桁")
    case .noDigit: language("no digit after a leading 0", "先頭の 0 の後に数字がないこと")
    case .digit(.minus): language("a digit after '-'", "'-'の後に数字")
    case .digit(.point): language("a digit after '.'", "'.'の後に数字")
    case .digit(.exponent): language("a digit after the exponent's sign", "指数の符号の後に数字")
    }
  }
}

extension JSONFault.Finding {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .text(let text): "'\(text)'"
    case .unseen(let number): number
    case .byte(let byte): language("byte \(byte)", "バイト \(byte)")
    case .endOfText: language("the end of the text", "ファイルの終わり")
    case .endOfLine: language("the end of the line", "行の終わり")
    case .tab: language("a tab", "タブ")
    case .singleQuote: language("a single quote", "一重引用符")
    case .utf16: "UTF-16"
    case .again(let key):
      language(
        "\(JSONValue.string(key).text()) again", "\(JSONValue.string(key).text()) がもう一度")
    case .oneAlone: language("one alone", "片方だけ")
    }
  }
}
