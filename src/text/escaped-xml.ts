const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text without the characters that no file of XML may hold. */
export function heldByXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}

/**
 * A text as a file of XML has it, on one line: without what ends it, and without the characters that no
 * such file may hold.
 */
export function escapedXml(text: string): string {
  return heldByXml(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>"]/g, (one: string) => entities[one] ?? one)
}
