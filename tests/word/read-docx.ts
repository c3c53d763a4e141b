import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { strFromU8, unzipSync } from 'fflate'

/** A document of Word, read back. */
export type ReadDocx = {
  /** Every paragraph outside of tables: its style, and its words. */
  readonly paragraphs: readonly { readonly style: string; readonly text: string }[]
  readonly tables: readonly ReadTable[]
  /** What pictures are said to show. */
  readonly alternatives: readonly string[]
  readonly language: string
  /** The codes of its fields, of the footer too. */
  readonly fields: readonly string[]
  readonly properties: Readonly<Record<string, string>>
  readonly links: readonly string[]
  /** The bookmark of each heading, by its words. */
  readonly bookmarks: ReadonlyMap<string, string>
  /** How the pages of each section lie. */
  readonly orientations: readonly string[]
}

export type ReadTable = {
  /** How many of its rows each page repeats. */
  readonly heads: number
  readonly rows: readonly (readonly string[])[]
  readonly layout: string
  /** The widths of its columns, in twentieths of a point. */
  readonly widths: readonly number[]
}

/** Reads a document of Word; every part of it must be well-formed. */
export function readDocx(bytes: Uint8Array): ReadDocx {
  const files = unzipSync(bytes)
  const parts = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([name, file]) => [name, parseXml(strFromU8(file)).root!]),
  )
  const part = (name: string) => {
    const found = parts[name]
    if (!found) throw new Error(`No ${name}`)
    return found
  }
  const body = part('word/document.xml')
  const tables = all(body, 'w:tbl')
  const inTable = new Set(tables.flatMap((table) => all(table, 'w:p')))
  const feet = Object.keys(parts).filter((name) => /^word\/footer\d+\.xml$/.test(name))
  const core = part('docProps/core.xml')
  const custom = all(part('docProps/custom.xml'), 'property').map(
    (one) => [one.attributes.name ?? '', textIn(one)] as const,
  )
  const given = ['dc:title', 'dc:subject', 'dc:creator'].map(
    (name) => [name, all(core, name).map(textIn).join()] as const,
  )
  return {
    paragraphs: all(body, 'w:p')
      .filter((one) => !inTable.has(one))
      .map((one) => ({
        style: all(one, 'w:pStyle')[0]?.attributes['w:val'] ?? '',
        text: textIn(one),
      })),
    tables: tables.map((table) => {
      const rows = all(table, 'w:tr')
      return {
        heads: rows.filter((row) => all(row, 'w:tblHeader').length > 0).length,
        rows: rows.map((row) => all(row, 'w:tc').map(textIn)),
        layout: all(table, 'w:tblLayout')[0]?.attributes['w:type'] ?? '',
        widths: all(table, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w'])),
      }
    }),
    alternatives: all(body, 'wp:docPr').map(({ attributes }) => attributes.descr ?? ''),
    language: all(part('word/styles.xml'), 'w:lang')[0]?.attributes['w:val'] ?? '',
    fields: [body, ...feet.map(part)].flatMap((one) => all(one, 'w:instrText').map(textIn)),
    properties: Object.fromEntries([...given, ...custom]),
    links: all(part('word/_rels/document.xml.rels'), 'Relationship')
      .filter(({ attributes }) => attributes.TargetMode === 'External')
      .map(({ attributes }) => attributes.Target ?? ''),
    bookmarks: new Map(
      all(body, 'w:p').flatMap((one) =>
        all(one, 'w:bookmarkStart').map(
          ({ attributes }) => [textIn(one), attributes['w:name'] ?? ''] as const,
        ),
      ),
    ),
    orientations: all(body, 'w:pgSz').map(({ attributes }) => attributes['w:orient'] ?? ''),
  }
}

function all(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return []
    return [...(child.name === name ? [child] : []), ...all(child, name)]
  })
}

/** The words in an element; a line break is a space. */
function textIn(element: XmlElement): string {
  if (element.name === 'w:pPr') return ''
  if (element.name === 'w:br' || element.name === 'w:tab') return ' '
  return element.children
    .map((child) =>
      child instanceof XmlText
        ? child.text
        : // The code of a field is not read by anybody.
          child instanceof XmlElement && child.name !== 'w:instrText'
          ? textIn(child)
          : '',
    )
    .join('')
}
