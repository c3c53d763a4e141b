import { strToU8, type Zippable, zipSync } from 'fflate'

/** A value of a cell, as the workbook writes it. */
export type CellText = number | string | boolean | { readonly error: string } | null

type Made = {
  /** Names, each with the value of the cell on the sheet of inputs that it leads to. */
  readonly names: Readonly<Record<string, CellText>>
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

/** A workbook of ours with the names that Microsoft’s has for inputs and results. */
export function makeWorkbook(made: Made): Uint8Array {
  const strings: string[] = []
  const inputs = sheetOf(made.names, strings, made.inline ?? false, made.labels)
  const results = sheetOf(made.results ?? {}, strings, made.inline ?? false)
  const defined = [
    ...Object.keys(made.names).map((name, at) => definedName(name, `Input!$E$${at + 1}`)),
    ...Object.keys(made.results ?? {}).map((name, at) =>
      definedName(name, `'Role Requirements'!$E$${at + 1}`),
    ),
  ]
  return zipSync(
    {
      '[Content_Types].xml': strToU8(`${declaration}<Types/>`),
      'xl/workbook.xml': strToU8(
        `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Input" sheetId="1" r:id="rId1"/><sheet name="Role Requirements" sheetId="2" r:id="rId2"/></sheets><definedNames>${defined.join('')}${made.rawNames ?? ''}</definedNames></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `${declaration}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(inputs),
      'xl/worksheets/sheet2.xml': strToU8(results),
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

function definedName(name: string, to: string): string {
  return `<definedName name="${escaped(name)}">${to}</definedName>`
}

function sheetOf(
  names: Readonly<Record<string, CellText>>,
  strings: string[],
  inline: boolean,
  labels: Made['labels'] = {},
): string {
  const rows = Object.entries(names).map(([name, value], at) => {
    const label = labels[name] ? cellOf(labels[name], `B${at + 1}`, strings, inline) : ''
    const cell = cellOf(value, `E${at + 1}`, strings, inline)
    return `<row r="${at + 1}">${label}${cell}</row>`
  })
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function cellOf(value: CellText, at: string, strings: string[], inline: boolean): string {
  if (value === null) return `<c r="${at}" s="1"/>`
  if (typeof value === 'number') return `<c r="${at}"><f>1+1</f><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'object') return `<c r="${at}" t="e"><v>${value.error}</v></c>`
  if (inline) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  strings.push(value)
  return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`
}
