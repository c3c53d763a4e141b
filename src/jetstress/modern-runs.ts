import type { JetstressRun } from '../engine/jetstress/index.ts'
import { reconciledDatabaseRows } from './database-rows.ts'
import labels from './fact-labels.json' with { type: 'json' }
import { labeledModernFigures, missingFiguresOfModernRun } from './missing-figures.ts'
import {
  achievedLabelIfWrong,
  backupsInTables,
  backupsWithWrongDuration,
  type CellNumberReader,
  columnsWithWrongSums,
  hasOnlyDatabaseTotals,
  replaysInTables,
  totalColumnsContradictingTables,
  volumesInModernTables,
} from './modern-figures.ts'
import {
  dayInRecordingName,
  fileNameOfPath,
  findRunKind,
  reportRelease,
  splitRowsIntoRuns,
  type UnparsedModernRun,
} from './modern-tables.ts'
import {
  type ReportNote,
  type ReportNoteCode,
  type ReportReading,
  type ReportRow,
  runWithoutFigures,
  verdictOfPrintedWord,
} from './report-reader.ts'
import {
  dateOrderFromKnownDay,
  decimalSignOfFigure,
  parseReportNumber,
  parseTime,
  type ReportDecimalSign,
  secondsBetween,
  secondsToMilliseconds,
} from './written-figures.ts'

/** Key of a single figure. Its labels differ between a page and result XML; here without spaces. */
type Label = keyof typeof labels

export function readModernRuns(rows: readonly ReportRow[], file: string): ReportReading {
  const written = splitRowsIntoRuns(rows).filter(isOfJetstress)
  const read = written.slice(0, mostRuns).map((one, run) => readRun(one, run, file))
  const tooMany: ReportNote = { code: 'too many', run: null, names: ['runs'] }
  return {
    runs: read.map(({ run }) => run),
    notes: [...read.flatMap(({ notes }) => notes), ...(written.length > mostRuns ? [tooMany] : [])],
  }
}

const mostRuns = 500

/** True if the run has any figure of Jetstress: pages of all kinds have tables. */
function isOfJetstress({ facts, tables }: UnparsedModernRun): boolean {
  const isFact = labels.achieved.some((label) => facts.has(label)) || facts.has('jetstressversion')
  return isFact || tables.some(({ head }) => head.some((cell) => figureHeads.test(cell)))
}

const figureHeads = /^MSExchange Database ==> Instances$|^Log files replayed$|^MBytes Transferred/i

function readRun(written: UnparsedModernRun, at: number, file: string) {
  const fact = (key: Label) => {
    const label = labels[key].find((one) => written.facts.has(one))
    return label === undefined ? null : written.facts.get(label) || null
  }
  const unread: string[] = []
  const decimal = decimalIn(written)
  const number: CellNumberReader = (cell) => {
    if (/^(|-|\(?n\/a\)?)$/i.test(cell)) return null
    const value = parseReportNumber(cell, decimal)
    if (value === null) unread.push(cell)
    return value
  }
  const figure = (key: Label) => number(fact(key) ?? '')
  const { tables, odd, twice } = reconciledDatabaseRows(written)
  const reasons = reasonsIn(written, decimal)
  const volumes = volumesInModernTables(tables, number)
  const replays = replaysInTables(tables, number)
  const backups = backupsInTables(tables, number)
  const kind =
    replays.length > 0
      ? 'soft recovery'
      : backups.length > 0
        ? 'backup'
        : findRunKind(written, [
            fact('kind'),
            fileNameOfPath(fact('log') ?? ''),
            fileNameOfPath(file),
          ])
  const headings = new Set(written.lines.map((line) => line.toLowerCase()))
  const lost = labeledModernFigures.flatMap(({ key, under }) => {
    const isStated = headings.has(under) || labels[key].some((label) => written.facts.has(label))
    return isStated && fact(key) === null ? [key] : []
  })
  const time = (key: 'started' | 'ended') => fact(key) ?? (lost.includes(key) ? '' : null)
  const {
    started,
    ended,
    notes: ofTimes,
  } = timesIn(written, fact('log') ?? file, [time('started'), time('ended')])
  const run: JetstressRun = {
    ...runWithoutFigures,
    kind,
    release: reportRelease(written, fact('version') ?? ''),
    part:
      kind === 'soft recovery' && replays.length === 0 && fact('achieved') ? 'preparation' : 'test',
    machine: fact('machine'),
    started,
    ended,
    seconds: secondsBetween(started, ended),
    said: verdictOfPrintedWord(fact('said')),
    reasons,
    achieved: figure('achieved'),
    target: figure('target'),
    threads: figure('threads'),
    databases: figure('databases'),
    bytesAtStart: figure('bytesAtStart'),
    bytesAtEnd: figure('bytesAtEnd'),
    limits: limitsIn(written.log, number),
    volumes,
    replays,
    backups,
  }
  const missing = missingFiguresOfModernRun(run, lost, written.log.length > 0)
  const { unreadRows } = written
  const differing = [
    ...(unreadRows.length > 0 || odd.length > 0 ? [] : achievedLabelIfWrong(run)),
    ...columnsWithWrongSums(tables, decimal),
    ...totalColumnsContradictingTables(tables, decimal),
    ...backupsWithWrongDuration(backups),
  ]
  const said: readonly (readonly [ReportNoteCode, readonly string[]])[] = [
    ['missing', missing],
    ['row unread', unreadRows.slice(0, mostNamed)],
    ['rows differ', odd.slice(0, mostNamed)],
    ['row twice', twice.slice(0, mostNamed)],
    ['parts differ', differing],
    ['number unread', unread.slice(0, mostNamed)],
    ...ofTimes,
    ['decimal comma', decimal === ',' ? [fact('achieved') ?? firstFigure(written)] : []],
    ['totals alone', hasOnlyDatabaseTotals(tables) ? ['Total I/O Performance'] : []],
    ['issue said', reasons.map(({ text }) => text).slice(0, mostNamed)],
  ]
  return {
    run: {
      ...run,
      incomplete: [missing, unread, unreadRows, odd, differing].some(({ length }) => length > 0),
    },
    notes: said.flatMap(([code, names]) => (names.length === 0 ? [] : [{ code, run: at, names }])),
  }
}

const mostNamed = 20

function firstFigure({ tables }: UnparsedModernRun): string {
  return tables[0]?.rows[0]?.[1] ?? ''
}

/** Start and end of a run: from its summary, else from its test log, as for a backup. */
function timesIn(
  { log }: UnparsedModernRun,
  recording: string,
  [first, last]: readonly (string | null)[],
): Pick<JetstressRun, 'started' | 'ended'> & {
  readonly notes: readonly (readonly [ReportNoteCode, readonly string[]])[]
} {
  const logged = (line: string | undefined) => line?.split(' -- ')[0] ?? ''
  const written = [first ?? logged(log[0]), last ?? logged(log.at(-1))]
  const day = dayInRecordingName(recording)
  const order = day && dateOrderFromKnownDay(written[0] ?? '', day)
  const read = written.map((one) => parseTime(one, order))
  const where = (holds: (at: number) => boolean) => written.filter((one, at) => one && holds(at))
  return {
    started: read[0]?.iso ?? null,
    ended: read[1]?.iso ?? null,
    notes: [
      ['date unread', where((at) => read[at] === null)],
      ['date in doubt', where((at) => read[at]?.doubt === true)],
    ],
  }
}

function decimalIn({ facts, tables }: UnparsedModernRun): ReportDecimalSign {
  const cells = [...facts.values(), ...tables.flatMap(({ rows }) => rows.flat())]
  const signs = cells.map(decimalSignOfFigure)
  const commas = signs.filter((sign) => sign === ',').length
  return commas > signs.filter((sign) => sign === '.').length ? ',' : '.'
}

/** Sentences that state a failure: those below the issues heading, and those in the test log. */
function reasonsIn(
  { issues, log }: UnparsedModernRun,
  decimal: ReportDecimalSign,
): JetstressRun['reasons'] {
  const bare = (line: string) => line.replace(/^fail(?:ed|ure)?[\s:–-]+/i, '').toLowerCase()
  const known = new Set(issues.map(bare))
  const logged = log
    .map((line) => line.slice(line.indexOf(' -- ') + 4))
    .filter((line) => /^fail\b|\bshould (?:be not|not be)\b/i.test(line) && !known.has(bare(line)))
  return [...new Set([...issues, ...logged])].map((text) => {
    const [, mean = '', most = ''] = stallsLine.exec(text) ?? []
    const found = { mean: parseReportNumber(mean, decimal), most: parseReportNumber(most, decimal) }
    return {
      text,
      stalls:
        found.mean !== null && found.most !== null ? { mean: found.mean, most: found.most } : null,
    }
  })
}

const stallsLine =
  /([\d.,]+) average database page fault stalls\/sec\b.*?\bhigher than ([\d.,]*\d)/i

function limitsIn(log: readonly string[], number: CellNumberReader): JetstressRun['limits'] {
  const of = (what: RegExp) => {
    const line = log.find((one) => what.test(one)) ?? ''
    const [, mean = '', most = '', unit = ''] =
      /average: ?([\d.,]+).{0,20}maximum: ?([\d.,]+) ?(m?sec)/i.exec(line) ?? []
    const ms = (written: string) => {
      const value = number(written)
      return value !== null && /^sec/i.test(unit) ? secondsToMilliseconds(value) : value
    }
    return [ms(mean), ms(most)] as const
  }
  const [readMean, readMost] = of(/read latency thresholds/i)
  const [logWriteMean, logWriteMost] = of(/log write latency thresholds/i)
  return { readMean, readMost, logWriteMean, logWriteMost }
}
