import { strToU8, type Zippable, zipSync } from 'fflate'

/** A value of a cell, as the workbook writes it. */
export type CellText = number | string | boolean | { readonly error: string } | null

type Made = {
  /** Names, each with the value of the cell on the sheet of inputs that it leads to, or on another. */
  readonly names: Readonly<Record<string, CellText>>
  /** Cells of inputs that stand elsewhere than each in a row of its own, as `F12`, by their names. */
  readonly places?: Readonly<Record<string, string>>
  /** Names of inputs whose values a formula gives. */
  readonly computed?: readonly string[]
  /** What the file says of its version. */
  readonly version?: string
  /** The same on the sheet of results. */
  readonly results?: Readonly<Record<string, CellText>>
  /** Texts to the left of cells of inputs, by their names. */
  readonly labels?: Readonly<Record<string, string>>
  /** Defined names as they stand in the workbook’s part, beside those above. */
  readonly rawNames?: string
  /** Parts to add or to take the place of others. */
  readonly parts?: Zippable
  /** Whether texts stand in the cells themselves and not among those that cells share. */
  readonly inline?: boolean
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The sheets, in the order of their parts, and the inputs that stand on another than the first. */
const sheets = ['Input', 'Role Requirements', 'Variables', 'Storage Design'] as const
const elsewhere: Readonly<Record<string, (typeof sheets)[number]>> = {
  ExVersion: 'Variables',
  RAID10Type: 'Storage Design',
  RAID5Type: 'Storage Design',
  RAID6Type: 'Storage Design',
}

type Place = { readonly sheet: (typeof sheets)[number]; readonly cell: string }

/** The rows above those of inputs, in which the calculator says what it is. */
const headRows = 3

/** A workbook of ours with the names that Microsoft’s has for inputs and results. */
export function makeWorkbook(made: Made): Uint8Array {
  const strings: string[] = []
  const { names, results = {}, labels = {}, places = {}, computed = [], inline = false } = made
  const cells: (Place & { readonly xml: string })[] = []
  const defined: string[] = []
  const write = (place: Place, value: CellText, isComputed = false) =>
    cells.push({ ...place, xml: cellOf(value, place.cell, strings, inline, isComputed) })
  if (made.version) write({ sheet: 'Input', cell: 'B2' }, `Version: ${made.version}`)
  Object.entries(names).forEach(([name, value], at) => {
    const row = at + 1 + headRows
    const place = { sheet: elsewhere[name] ?? 'Input', cell: places[name] ?? `E${row}` }
    if (labels[name]) write({ ...place, cell: place.cell.replace(/^[A-Z]+/, 'B') }, labels[name])
    write(place, value, computed.includes(name))
    defined.push(definedName(name, place))
  })
  Object.entries(results).forEach(([name, value], at) => {
    const place = { sheet: 'Role Requirements', cell: `E${at + 1}` } as const
    write(place, value, true)
    defined.push(definedName(name, place))
  })
  const sheetXml = (of: (typeof sheets)[number]) =>
    `${declaration}<worksheet xmlns="${main}"><sheetData>${cells
      .filter(({ sheet }) => sheet === of)
      .map(({ cell, xml }) => `<row r="${/\d+/.exec(cell)}">${xml}</row>`)
      .join('')}</sheetData></worksheet>`
  return zipSync(
    {
      '[Content_Types].xml': strToU8(`${declaration}<Types/>`),
      'xl/workbook.xml': strToU8(
        `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets><definedNames>${defined.join('')}${made.rawNames ?? ''}</definedNames></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `${declaration}<Relationships>${sheets.map((_name, at) => `<Relationship Id="rId${at + 1}" Target="${at % 2 ? '/xl/' : ''}worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
      ),
      ...Object.fromEntries(
        sheets.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(name))]),
      ),
      'xl/sharedStrings.xml': strToU8(
        `${declaration}<sst xmlns="${main}">${strings.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh sb="0" eb="1"><t>aloud</t></rPh></si>`).join('')}</sst>`,
      ),
      // What is never looked at.
      'xl/vbaProject.bin': new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      ...made.parts,
    },
    { level: 6 },
  )
}

function definedName(name: string, { sheet, cell }: Place): string {
  const to = `'${sheet}'!${cell.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2')}`
  return `<definedName name="${escaped(name)}">${to}</definedName>`
}

function cellOf(
  value: CellText,
  at: string,
  strings: string[],
  inline: boolean,
  isComputed: boolean,
): string {
  const formula = isComputed ? '<f>1+1</f>' : ''
  if (value === null) return `<c r="${at}" s="1"/>`
  if (typeof value === 'number') return `<c r="${at}">${formula}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'object') return `<c r="${at}" t="e"><v>${value.error}</v></c>`
  if (inline) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  strings.push(value)
  return `<c r="${at}" t="s">${formula}<v>${strings.length - 1}</v></c>`
}
