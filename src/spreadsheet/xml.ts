export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const relationsNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Maximum characters of a spreadsheet cell. */
const mostCharacters = 32_767

/** Characters that XML 1.0 cannot hold: most control characters and single surrogates. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Beginning of a text that a spreadsheet would take for a character code, as `_x0041_`. */
const codeStart = /_(?=x[\da-f]{4}_)/gi

/**
 * Text for a cell: without characters that XML cannot hold, with line feeds between lines, and cut
 * to the maximum length.
 */
export function validCellText(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(unwritable, '')
  if (clean.length <= mostCharacters) return clean
  // Cuts no surrogate pair in half.
  return `${clean.slice(0, mostCharacters - 1).replace(/[\u{D800}-\u{DBFF}]$/u, '')}…`
}

/** Text escaped for an XML element or attribute. */
export function escapedForXml(text: string): string {
  return text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
}

/** Text of a cell escaped for XML, also where it looks like a character code. */
export function escapedCellText(text: string): string {
  return escapedForXml(validCellText(text).replaceAll(codeStart, '_x005F_'))
}

/** XML attributes; undefined ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** XML of an element; `inside` is XML already. */
export function xmlElementText(name: string, attributes: XmlAttributes = {}, inside = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapedForXml(attributeText(value))}"`)
    .join('')
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`
}

function attributeText(value: XmlAttributes[string]): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

/** Text of an XML file: the declaration and the root element. */
export function xmlFileText(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`
}
