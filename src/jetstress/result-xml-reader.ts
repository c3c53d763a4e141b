import { Parser } from 'htmlparser2'
import type { HtmlRowsResult } from './html-reader.ts'
import { readModernRuns } from './modern-runs.ts'
import type { ReportNote, ReportParser, ReportReader, ReportRow } from './report-reader.ts'

/** Result XML as rows like those of an HTML page; `whole` if the root element was closed. */
type ResultRows = Omit<HtmlRowsResult, 'scripts'>

/** Limits against forged files, above any real one. */
const most = { depth: 100, characters: 64_000_000, rows: 200_000, leaves: 200, text: 2_000 }

/** Characters of result XML parsed at a time; limits are checked between two pieces. */
const piece = 65_536

type Open = {
  readonly name: string
  text: string
  hasElements: boolean
  /** Names and values of the element’s attributes, and of its children that hold text alone. */
  readonly leaves: (readonly [string, string])[]
}

/**
 * Reads result XML as rows, in pieces: a heading for each element with children, a row of label and
 * value for each element with text, and a table of similar elements with a name and several
 * figures. Its entities are never resolved, and nothing is fetched.
 */
function resultRows(): {
  readonly take: (text: string) => void
  readonly end: () => ResultRows
} {
  const rows: ReportRow[] = []
  const open: Open[] = []
  let characters = 0
  let tooMany = false
  let whole = false
  let begun = ''
  const keep = (row: ReportRow) => {
    if (rows.length < most.rows) rows.push(row)
    else tooMany = true
  }
  const close = ({ name, text, hasElements, leaves }: Open) => {
    const parent = open.at(-1)
    const value = text.replace(/\s+/g, ' ').trim()
    if (!hasElements && leaves.length === 0) {
      if (parent && parent.leaves.length < most.leaves) parent.leaves.push([name, value])
      return
    }
    if (value !== '' && !hasElements) leaves.push([name, value])
    const heading = [...open.slice(1, 5).map((one) => one.name), name].map(words).join(' ')
    const [head, figures] = asTable(leaves) ?? []
    if (!head || !figures) {
      begun = ''
      for (const row of [[heading], ...leaves.map(asRow)]) keep(row)
      return
    }
    // Similar rows in sequence form one table under one header.
    const begins = [heading, ...head].join('\n')
    if (begins !== begun) for (const row of [[heading], head]) keep(row)
    begun = begins
    keep(figures)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1)
        if (parent) parent.hasElements = true
        open.push({ name, text: '', hasElements: false, leaves: Object.entries(attributes) })
      },
      ontext(text) {
        const last = open.at(-1)
        if (last && last.text.length < most.text) last.text += text.slice(0, most.text)
      },
      onclosetag() {
        const last = open.pop()
        if (last) close(last)
        if (open.length === 0) whole = true
      },
    },
    { xmlMode: true },
  )
  return {
    take: (text) => {
      for (let at = 0; at < text.length && !tooMany; at += piece) {
        const part = text.slice(at, at + piece)
        characters += part.length
        tooMany = characters > most.characters || open.length > most.depth
        if (!tooMany) parser.write(part)
      }
    },
    end: () => {
      // An unclosed element keeps its children; its own text may lack the last digits.
      while (!whole && open.length > 0) {
        const last = open.pop()
        if (last && last.leaves.length > 0) close({ ...last, text: '', hasElements: true })
      }
      return { rows, whole: whole && !tooMany, tooMany }
    },
  }
}

/** Header and row of a table if the values are a name and several figures; else null. */
function asTable(leaves: Open['leaves']): readonly ReportRow[] | null {
  const named = leaves.find(([label]) => /name$|^instance$|^database$/i.test(label))
  const figures = leaves.filter(([, value]) => /^[-+]?[\d.,]+(e[-+]?\d+)?$/i.test(value))
  if (!named || figures.length < 2 || figures.length < leaves.length - 3) return null
  return [
    ['MSExchange Database ==> Instances', ...figures.map(([label]) => headOf(label))],
    [named[1], ...figures.map(([, value]) => value)],
  ]
}

/** Row of label and value; a log line is a row by itself. */
function asRow([label, said]: Open['leaves'][number]): ReportRow {
  return said.includes(' -- ') ? [said] : [words(label), said]
}

function words(name: string): string {
  return name
    .slice(0, 200)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.\s]+/g, ' ')
    .trim()
}

/** XML name as a column header: `io-database-reads-per-sec` ends in `/sec`. */
function headOf(name: string): string {
  return words(name).replace(/ ?\bper ?sec(ond)?\b| sec(ond)?$/i, '/sec')
}

/** Parser of the result XML that Jetstress 2010 and 2013 save beside the report. */
export const resultXmlParser: ReportParser = {
  format: 'result XML',
  isOf: (beginning) =>
    /<output[\s>]/i.test(beginning) &&
    /<(test-?summary|database-?sizing|disk-?subsystem)/i.test(beginning),
  reader: resultReader,
}

function resultReader(file: string): ReportReader {
  const { take, end } = resultRows()
  return {
    take,
    end: () => {
      const { rows, whole, tooMany } = end()
      const { runs, notes } = readModernRuns(rows, file)
      const last = runs.length - 1
      if (last < 0) return { runs, notes: [{ code: 'not a report', run: null, names: [] }] }
      const cut: ReportNote = { code: 'cut short', run: last, names: [] }
      const many: ReportNote = { code: 'too many', run: null, names: ['rows'] }
      return {
        runs: whole ? runs : runs.map((run) => ({ ...run, incomplete: true })),
        notes: [...notes, ...(whole ? [] : [cut]), ...(tooMany ? [many] : [])],
      }
    },
  }
}
