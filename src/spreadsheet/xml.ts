/** The names of elements of sheets, and of what leads from one part to another. */
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const relationsNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The most characters of a cell. */
const mostCharacters = 32_767

/** What XML 1.0 cannot hold: most control characters, and halves of characters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** What begins like the code that stands in a spreadsheet for a character, as `_x0041_`. */
const codeStart = /_(?=x[\da-f]{4}_)/gi

/**
 * A text as a cell holds it: nothing that XML or a spreadsheet cannot hold, its lines parted by line
 * feeds, and cut where it is longer than a cell.
 */
export function cellText(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(unwritable, '')
  if (clean.length <= mostCharacters) return clean
  // A character of two halves is not cut in two.
  return `${clean.slice(0, mostCharacters - 1).replace(/[\u{D800}-\u{DBFF}]$/u, '')}…`
}

/** A text as it stands in an element or an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
}

/** The text of a cell as it stands in its element, where codes of characters would be read as these. */
export function escapedText(text: string): string {
  return escaped(cellText(text).replaceAll(codeStart, '_x005F_'))
}

/** Attributes of an element; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element with its attributes, and with what is in it, already as XML. */
export function element(name: string, attributes: Attributes = {}, inside = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(attributeText(value))}"`)
    .join('')
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`
}

function attributeText(value: Attributes[string]): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

/** A part of the file. */
export function part(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`
}
