import type { JetstressRun } from '../engine/index.ts'
import { rowsOf } from '../text/cells-of.ts'
import { wholeLines } from '../text/whole-lines.ts'
import {
  type LatencyCounter,
  latencyCounter,
  latencyCounters,
  type ThinnedSeries,
  thinnedSeries,
} from './latency-counter.ts'
import {
  type NoteCode,
  type ReportForm,
  type ReportNote,
  type ReportReader,
  unknownRun,
} from './report-reader.ts'

/** Counters that relog wrote: the first cell says so; cells are parted by commas, semicolons or tabs. */
export const counterForm: ReportForm = {
  format: 'counters',
  isOf: (beginning) => firstCell.test(beginning),
  reader: counterReader,
}

const firstCell = /^\s*"?\(PDH-[CT]SV [\d.]+\)[^"\n,;\t]{0,200}"?([,;\t]|\r?\n|$)/

/** No line is longer, and no machine has more latencies; what is made to be longer is left. */
const mostLine = 16_000_000
const mostSeries = 1_000

type Column = LatencyCounter & { readonly at: number; readonly series: ThinnedSeries }

/** When samples were taken, in ms since a day long ago, as the clock of the machine had it. */
type Sampled = { readonly samples: number; readonly first: number; readonly last: number }

/** Reads counters line by line: only what a chart shows of them is kept. */
function counterReader(): ReportReader {
  const lines = wholeLines(mostLine)
  let delimiter = ','
  let columns: readonly Column[] | null = null
  let cells = 0
  let sampled: Sampled | null = null
  let decimalComma: string | null = null
  let isCut = false
  let unread = 0
  let tooMany = false

  const takeHead = (line: string) => {
    delimiter = firstCell.exec(line)?.[1]?.trim() === '' ? '\t' : (firstCell.exec(line)?.[1] ?? ',')
    const head = rowsOf(line, delimiter)[0] ?? []
    const found = head.flatMap((path, at) => {
      const counter = latencyCounter(path)
      return counter ? [{ ...counter, at, series: thinnedSeries() }] : []
    })
    tooMany = found.length > mostSeries
    cells = head.length
    columns = found.slice(0, mostSeries)
  }
  const takeSample = (row: readonly string[], time: number) => {
    const { samples, first, last }: Sampled = sampled ?? { samples: 0, first: time, last: time }
    // Where a clock was set back, a series goes on from where it was.
    const at = Math.max(last, time)
    sampled = { samples: samples + 1, first, last: at }
    for (const column of columns ?? []) {
      const said = row[column.at] ?? ''
      const value = valueIn(said)
      if (value === null) continue
      if (said.includes(',')) decimalComma ??= said.trim()
      column.series.take((at - first) / 1000, value * column.msPerUnit)
    }
  }
  const takeLines = (text: string) => {
    for (const row of rowsOf(text, delimiter)) {
      if (row.length === 1 && row[0]?.trim() === '') continue
      const time = row.length < cells ? null : timeIn(row[0] ?? '')
      if (time === null) unread += 1
      else takeSample(row, time)
    }
  }
  const take = (text: string) => {
    if (columns !== null) return takeLines(text)
    const head = text.trimStart()
    const at = head.indexOf('\n')
    takeHead(at < 0 ? head : head.slice(0, at))
    if (at >= 0) takeLines(head.slice(at + 1))
  }
  return {
    take: (text) => {
      const whole = lines.take(text)
      if (whole.trim() !== '') take(whole)
    },
    end: () => {
      const last = lines.end()
      // Of a line without its end, the last value may lack digits unless its quotation mark is closed.
      const isWhole = /"\s*$/.test(last) && (rowsOf(last, delimiter)[0]?.length ?? 0) >= cells
      isCut = lines.isTooLong() || (columns !== null && last.trim() !== '' && !isWhole)
      if (last.trim() !== '' && (columns === null || isWhole)) take(last)
      const runs = sampled ? runsOf(columns ?? [], sampled, isCut || tooMany) : []
      const notes = [
        ...say(columns?.length === 0, 'missing', latencyCounters),
        ...say(columns !== null && columns.length > 0 && runs.length === 0, 'missing', ['samples']),
        ...say(decimalComma !== null, 'decimal comma', [decimalComma ?? '']),
        ...say(unread > 0, 'lines unread', [String(unread)]),
        ...say(tooMany, 'too many', ['counters']),
        ...say(isCut, 'cut short', []),
      ]
      return { runs, notes }
    },
  }
}

function say(holds: boolean, code: NoteCode, names: readonly string[]): readonly ReportNote[] {
  return holds ? [{ code, run: null, names }] : []
}

/** Series of each machine; null of a counter that has no value at all. */
function runsOf(
  columns: readonly Column[],
  { samples, first, last }: Sampled,
  incomplete: boolean,
): readonly JetstressRun[] {
  const machines = [...new Set(columns.map(({ machine }) => machine))]
  return machines.flatMap((machine) => {
    const own = columns.filter((one) => one.machine === machine)
    const series = own.flatMap(({ name, role, what, series: thinned }) => {
      const found = thinned.end()
      return found ? [{ name, role, what, ...found }] : []
    })
    if (series.length === 0) return []
    return [
      {
        ...unknownRun,
        kind: 'counters',
        machine,
        started: localTime(first),
        ended: localTime(last),
        seconds: (last - first) / 1000,
        overTime: { samples, series },
        incomplete,
      },
    ]
  })
}

/** A value; null of a blank one, which is a sample that was not taken. */
function valueIn(said: string): number | null {
  const text = said.trim()
  if (text === '') return null
  const value = Number(text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text)
  return Number.isFinite(value) && value >= 0 ? value : null
}

const timeParts =
  /^(\d{1,4})([-/.])(\d{1,2})[-/.](\d{1,4})[ T](\d{1,2}):(\d{2}):(\d{2})(?:[.,](\d{1,3}))?/

/** A time as relog writes it, the month first; with full stops the day is first, and with hyphens the year. */
function timeIn(said: string): number | null {
  const found = timeParts.exec(said.trim())
  if (!found) return null
  const [, a = '', mark, b = '', c = '', ...clock] = found
  const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = clock.map((one) =>
    Number(one ?? 0),
  )
  const [year, month, day] =
    a.length === 4 ? [a, b, c] : mark === '.' || Number(a) > 12 ? [c, b, a] : [c, a, b]
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null
  return Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    hours,
    minutes,
    seconds,
    thousandths,
  )
}

function localTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19)
}
