import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { strFromU8, unzipSync } from 'fflate'

/** A cell as the parts of a file have it. */
export type FoundCell = {
  readonly value: string | number | boolean | null
  readonly formula: string | null
  readonly style: number
}

/** A file taken apart: each part parsed as XML. */
export function readXlsx(bytes: Uint8Array) {
  const parts = new Map(
    Object.entries(unzipSync(bytes)).map(([name, part]) => {
      const { root } = parseXml(strFromU8(part))
      if (!root) throw new Error(`${name} has no root`)
      return [name, root]
    }),
  )
  const part = (name: string) => {
    const root = parts.get(name)
    if (!root) throw new Error(`There is no ${name}`)
    return root
  }
  const texts = all(part('xl/sharedStrings.xml'), 'si').map((one) => decoded(one.text))
  const names = all(part('xl/workbook.xml'), 'sheet').map(({ attributes }) => attributes.name ?? '')
  const sheets = new Map(
    names.map((name, at) => [name, cellsIn(part(`xl/worksheets/sheet${at + 1}.xml`), texts)]),
  )
  const defined = all(part('xl/workbook.xml'), 'definedName').map(({ attributes, text }) => ({
    name: attributes.name ?? '',
    isOfSheet: attributes.localSheetId !== undefined,
    place: text,
  }))
  return { parts, part, sheets, defined }
}

/** Every element of a name, however deep. */
export function all(root: XmlElement, name: string): readonly XmlElement[] {
  return root.children.flatMap((child) =>
    child instanceof XmlElement
      ? [...(child.name === name ? [child] : []), ...all(child, name)]
      : [],
  )
}

function cellsIn(root: XmlElement, texts: readonly string[]): ReadonlyMap<string, FoundCell> {
  return new Map(
    all(root, 'c').map((cell) => {
      const { r = '', t = 'n', s = '0' } = cell.attributes
      const held = all(cell, 'v')[0]?.text
      const formula = all(cell, 'f')[0]?.text ?? null
      return [r, { value: readValue(t, held, texts), formula, style: Number(s) }]
    }),
  )
}

function readValue(type: string, held: string | undefined, texts: readonly string[]) {
  if (held === undefined) return null
  if (type === 's') return texts[Number(held)] ?? null
  if (type === 'b') return held === '1'
  return type === 'n' ? Number(held) : decoded(held)
}

/** A text with its codes of characters as these, which a spreadsheet shows. */
function decoded(text: string): string {
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_code, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}
