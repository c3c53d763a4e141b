import { Parser } from 'htmlparser2'
import { readModernRuns } from './modern-runs.ts'
import type {
  ReportNote,
  ReportNoteCode,
  ReportParser,
  ReportReader,
  ReportReading,
  ReportRow,
} from './report-reader.ts'
import { text2007Parser } from './text-report.ts'

export type HtmlRowsResult = {
  readonly rows: readonly ReportRow[]
  /** True if the page is complete; a cut page lacks the cell or line in which it ends. */
  readonly whole: boolean
  /** True if the page has scripts, which are ignored. */
  readonly scripts: boolean
  readonly tooMany: boolean
}

/** Limits against forged files, above any real one. */
const most = { depth: 500, characters: 64_000_000, rows: 200_000, cells: 200, cell: 20_000 }

/** Characters of a page parsed at a time; limits are checked between two pieces. */
const piece = 65_536

/** HTML tags that begin a new line outside of table cells. */
const lineTags = new Set(
  'br p div li ul ol pre table fieldset legend caption hr h1 h2 h3 h4 h5 h6 title body head'.split(
    ' ',
  ),
)

/** Reads an HTML page as rows of cells, in pieces. Fetches and runs nothing. */
export function htmlRowsReader(): {
  readonly take: (text: string) => void
  readonly end: () => HtmlRowsResult
} {
  const rows: ReportRow[] = []
  let row: string[] | null = null
  let cell: string | null = null
  /** Columns that the current cell spans, and whether its tag is being opened. */
  let span = 1
  let isCellTag = false
  let cells = 0
  let line = ''
  let depth = 0
  let silent = 0
  let characters = 0
  let scripts = false
  let tooMany = false
  let closed = false

  const keep = (cells: ReportRow) => {
    const said = cells
      .slice(0, most.cells)
      .map((one) => one.slice(0, most.cell).replace(/\s+/g, ' ').trim())
    if (said.every((one) => one === '')) return
    if (rows.length < most.rows) rows.push(said)
    else tooMany = true
  }
  const endLine = () => {
    if (line !== '') keep([line])
    line = ''
  }
  const endCell = () => {
    if (cell !== null) row?.push(cell, ...Array.from({ length: span - 1 }, () => ''))
    if (cell !== null) cells += 1
    cell = null
  }
  const endRow = () => {
    endCell()
    // A row whose one cell has several lines is a test log.
    if (row && cells === 1) for (const one of row[0]?.split('\n') ?? []) keep([one])
    else if (row) keep(row)
    row = null
    cells = 0
  }
  const parser = new Parser({
    onopentagname(name) {
      depth += 1
      isCellTag = name === 'td' || name === 'th'
      if (name === 'script' || name === 'style') silent += 1
      if (name === 'script') scripts = true
      if (name === 'tr') {
        endLine()
        endRow()
        row = []
      } else if (isCellTag) {
        endCell()
        row ??= []
        cell = ''
        span = 1
      } else if (cell === null && lineTags.has(name)) endLine()
      else if (cell !== null && name === 'br') cell += '\n'
    },
    onattribute(name, value) {
      if (isCellTag && name === 'colspan')
        span = Math.min(most.cells, Math.max(1, Number(value) || 1))
    },
    ontext(text) {
      if (silent > 0) return
      if (cell !== null) {
        if (cell.length < most.cell) cell += text
        return
      }
      for (const [at, part] of text.split(/[\r\n]+/).entries()) {
        if (at > 0) endLine()
        if (line.length < most.cell) line += part
      }
    },
    onclosetag(name, implied) {
      depth -= 1
      if (name === 'script' || name === 'style') silent -= 1
      if (name === 'td' || name === 'th') endCell()
      else if (name === 'tr' || name === 'table') endRow()
      else if (cell === null && lineTags.has(name)) endLine()
      if ((name === 'html' || name === 'body') && !implied) closed = true
    },
  })
  return {
    take: (text) => {
      for (let at = 0; at < text.length && !tooMany; at += piece) {
        characters += Math.min(piece, text.length - at)
        tooMany ||= depth > most.depth || characters > most.characters
        if (!tooMany) parser.write(text.slice(at, at + piece))
      }
    },
    end: () => {
      const isWhole = !tooMany && (closed || depth === 0)
      if (isWhole) parser.end()
      // In a page that is cut within a number, the rest of the number is unknown.
      if (!isWhole) cell = null
      if (isWhole || (row?.length ?? 0) > 1) endRow()
      if (isWhole) endLine()
      return { rows, whole: isWhole, scripts, tooMany }
    },
  }
}

export const htmlReportParser: ReportParser = {
  format: 'HTML',
  isOf: (beginning) => /<(!doctype html|html|body|table|fieldset|tr|td)\b/i.test(beginning),
  reader: htmlReader,
}

function htmlReader(file: string): ReportReader {
  const { take, end } = htmlRowsReader()
  return {
    take,
    end: () => {
      const { rows, whole, scripts, tooMany } = end()
      const { runs, notes } = isOf2007(rows) ? runsOf2007(rows, file) : readModernRuns(rows, file)
      const last = runs.length - 1
      if (last < 0) return { runs, notes: [note('not a report')] }
      return {
        // The last run is the one that is cut.
        runs: whole
          ? runs
          : runs.map((run, at) => (at === last ? { ...run, incomplete: true } : run)),
        notes: [
          ...notes,
          ...(whole || notes.some(({ code }) => code === 'cut short')
            ? []
            : [note('cut short', last)]),
          ...(scripts ? [note('script left out')] : []),
          ...(tooMany ? [note('too many', null, 'rows')] : []),
        ],
      }
    },
  }
}

/** True for a report of Jetstress 2007, which measures volumes, not databases. */
function isOf2007(rows: readonly ReportRow[]): boolean {
  return rows.some(([first = '', ...rest]) => rest.length > 3 && /^LogicalDisk$/i.test(first))
}

function runsOf2007(rows: readonly ReportRow[], file: string): ReportReading {
  const reader = text2007Parser.reader(file)
  for (const row of rows) reader.take(`${row.map((cell) => cell || '(n/a)').join('\t')}\n`)
  return reader.end()
}

function note(
  code: ReportNoteCode,
  run: number | null = null,
  ...names: readonly string[]
): ReportNote {
  return { code, run, names }
}
