/** An element of a file of XML. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: readonly Element[] | string
}

/** An element with others in it, or with a value; its name and those of its attributes are ours. */
export function element(
  name: string,
  content: readonly Element[] | string | number | boolean,
  attributes: Element['attributes'] = {},
): Element {
  return { name, attributes, content: typeof content === 'object' ? content : String(content) }
}

/** A whole file of XML in UTF-8, an element a line. Whatever a text holds, the file is well-formed. */
export function xmlText(root: Element): string {
  const lines = ['<?xml version="1.0" encoding="utf-8"?>', ...linesOf(root, '')]
  return lines.map((line) => `${line}\r\n`).join('')
}

function linesOf({ name, attributes, content }: Element, indent: string): readonly string[] {
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`)
  const head = `${indent}<${name}${given.join('')}`
  if (content.length === 0) return [`${head} />`]
  if (typeof content === 'string') return [`${head}>${escaped(content)}</${name}>`]
  const inside = content.flatMap((one) => linesOf(one, `${indent}  `))
  return [`${head}>`, ...inside, `${indent}</${name}>`]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text without what ends it, and without the characters that no file of XML may hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[&<>"]/g, (one: string) => entities[one] ?? one)
}
