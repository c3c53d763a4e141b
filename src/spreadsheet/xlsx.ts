import { strToU8, zipSync } from 'fflate'
import { type Book, placesOfNamedCells, type Sheet } from './book.ts'
import appXml from './parts/app.xml?raw'
import contentTypesXml from './parts/content-types.xml?raw'
import coreXml from './parts/core.xml?raw'
import workbookXml from './parts/workbook.xml?raw'
import { absoluteReference, quotedSheetName } from './place.ts'
import { printAreaReference, sheetPartXml } from './sheet-part.ts'
import { cellStyleCollector } from './styles.ts'
import { choiceListCollector, choiceListsSheetName } from './validation.ts'
import {
  escapedCellText,
  relationsNamespace,
  spreadsheetNamespace,
  xmlElementText,
  xmlFileText,
} from './xml.ts'

const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Bytes of a workbook as an .xlsx file. The same workbook gives the same bytes. */
export function writeXlsx(book: Book): Uint8Array<ArrayBuffer> {
  const styles = cellStyleCollector()
  const lists = choiceListCollector()
  const texts = new Map<string, number>()
  const textAt = (text: string) => {
    const at = texts.get(text) ?? texts.size
    texts.set(text, at)
    return at
  }
  const common = { styles, lists, textAt, foot: book.title }
  const written = book.sheets.map((sheet, at) => sheetPartXml(sheet, at === 0, common))
  const chosen = listOf(lists.lines())
  const sheets = chosen ? [...book.sheets, chosen] : book.sheets
  const parts = [...written, ...(chosen ? [sheetPartXml(chosen, false, common)] : [])]
  const files = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      [`${relationsNamespace}/officeDocument`, 'xl/workbook.xml'],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      [`${relationsNamespace}/extended-properties`, 'docProps/app.xml'],
    ]),
    'docProps/core.xml': coreProperties(book),
    'docProps/app.xml': filled(appXml, { program: escapedCellText(book.madeBy) }),
    'xl/workbook.xml': workbookPart(book, sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_sheet, at) => sheetRelation(at)),
      [`${relationsNamespace}/styles`, 'styles.xml'],
      [`${relationsNamespace}/sharedStrings`, 'sharedStrings.xml'],
    ]),
    ...Object.fromEntries(parts.map((one, at) => [`xl/worksheets/sheet${at + 1}.xml`, one])),
    'xl/styles.xml': styles.part(),
    'xl/sharedStrings.xml': sharedTexts([...texts.keys()]),
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    // A zip stores local time: this is noon, wherever the file is made.
    { level: 6, mtime: new Date(2000, 0, 1, 12) },
  )
}

/** Hidden sheet with the choices of all lists; null if there are none. */
function listOf(lines: readonly string[]): Sheet | null {
  if (lines.length === 0) return null
  return {
    name: choiceListsSheetName,
    columns: [{ width: 40 }],
    rows: lines.map((value) => [{ value }]),
    frozen: 0,
    hidden: 'very hidden',
  }
}

function contentTypes(sheets: number): string {
  const each = Array.from({ length: sheets }, (_, at) =>
    xmlElementText('Override', {
      PartName: `/xl/worksheets/sheet${at + 1}.xml`,
      ContentType: `${types}.worksheet+xml`,
    }),
  )
  return filled(contentTypesXml, { sheets: each.join('') })
}

/** XML file from its template, without line breaks, each `{{name}}` replaced by XML. */
function filled(template: string, xml: Readonly<Record<string, string>>): string {
  const root = template.replaceAll(/\n\s*/g, '')
  return xmlFileText(root.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => xml[name] ?? ''))
}

type Relation = readonly [type: string, target: string]

function sheetRelation(at: number): Relation {
  return [`${relationsNamespace}/worksheet`, `worksheets/sheet${at + 1}.xml`]
}

/** XML of the relations of a part of the workbook, numbered in order. */
function relations(all: readonly Relation[]): string {
  const each = all.map(([Type, Target], at) =>
    xmlElementText('Relationship', { Id: `rId${at + 1}`, Type, Target }),
  )
  return xmlFileText(
    xmlElementText('Relationships', { xmlns: `${packages}/relationships` }, each.join('')),
  )
}

function coreProperties({ title, subject, author, made, language }: Book): string {
  const of = (name: string, text: string) =>
    text === '' ? '' : xmlElementText(name, {}, escapedCellText(text))
  return filled(coreXml, {
    texts: [
      of('dc:title', title),
      of('dc:subject', subject),
      of('dc:creator', author),
      of('dc:language', language),
    ].join(''),
    time: made.toISOString().replace(/\.\d+/, ''),
  })
}

function workbookPart(book: Book, sheets: readonly Sheet[]): string {
  const each = sheets.map(({ name, hidden }, at) =>
    xmlElementText('sheet', {
      name,
      sheetId: at + 1,
      ...(hidden && { state: 'veryHidden' }),
      'r:id': `rId${at + 1}`,
    }),
  )
  return filled(workbookXml, { sheets: each.join(''), names: definedNames(book, sheets) })
}

function definedNames(book: Book, sheets: readonly Sheet[]): string {
  const ofCells = [...placesOfNamedCells(book)]
    .toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([name, place]) =>
      xmlElementText('definedName', { name }, escapedCellText(absoluteReference(place))),
    )
  const ofPages = sheets.flatMap((sheet, localSheetId) => {
    if (sheet.hidden) return []
    const quoted = quotedSheetName(sheet.name)
    const area = `${quoted}!${printAreaReference(sheet)}`
    const heads = `${quoted}!$1:$${sheet.frozen}`
    return [
      xmlElementText(
        'definedName',
        { name: '_xlnm.Print_Area', localSheetId },
        escapedCellText(area),
      ),
      ...(sheet.frozen > 0
        ? [
            xmlElementText(
              'definedName',
              { name: '_xlnm.Print_Titles', localSheetId },
              escapedCellText(heads),
            ),
          ]
        : []),
    ]
  })
  return xmlElementText('definedNames', {}, [...ofPages, ...ofCells].join(''))
}

function sharedTexts(texts: readonly string[]): string {
  const each = texts.map((text) =>
    xmlElementText(
      'si',
      {},
      xmlElementText('t', { 'xml:space': 'preserve' }, escapedCellText(text)),
    ),
  )
  return xmlFileText(
    xmlElementText(
      'sst',
      { xmlns: spreadsheetNamespace, uniqueCount: texts.length },
      each.join(''),
    ),
  )
}
