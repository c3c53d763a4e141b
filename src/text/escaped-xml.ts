const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text with characters that XML cannot hold replaced by U+FFFD. */
export function textWithValidXmlCharacters(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}

/** Text for XML, on one line: escaped, and without characters that XML cannot hold. */
export function escapedXml(text: string): string {
  return textWithValidXmlCharacters(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>"]/g, (one: string) => entities[one] ?? one)
}
