import type { JetstressRun } from '../engine/jetstress/index.ts'
import { isLoadRun, missingFiguresOf2007Run } from './missing-figures.ts'
import { achievedLabelIfWrong, backupsWithWrongDuration } from './modern-figures.ts'
import {
  type ReportNote,
  type ReportNoteCode,
  type ReportReading,
  runWithoutFigures,
  verdictOfPrintedWord,
} from './report-reader.ts'
import { decimalSignOfBlock, type Unparsed2007Run } from './text-block.ts'
import { textBlockVolumes } from './text-block-volumes.ts'
import {
  type DateOrder,
  dateOrderFromKnownDay,
  type ParsedTime,
  parseDuration,
  parseReportNumber,
  parseTime,
  secondsBetween,
  secondsToMilliseconds,
} from './written-figures.ts'

export function runsFromTextBlocks(blocks: readonly Unparsed2007Run[]): ReportReading {
  const read = blocks.flatMap((block, at) => runOf(block, blocks[at - 1], blocks[at + 1]) ?? [])
  return {
    runs: read.map(({ run }) => run),
    notes: read.flatMap(({ notes }, run) => notes.map((note) => ({ ...note, run }))),
  }
}

type Found = { readonly run: JetstressRun; readonly notes: readonly Omit<ReportNote, 'run'>[] }

function runOf(
  block: Unparsed2007Run,
  before?: Unparsed2007Run,
  after?: Unparsed2007Run,
): Found | null {
  const notes: { code: ReportNoteCode; names: readonly string[] }[] = []
  const note = (code: ReportNoteCode, names: readonly string[]) => {
    if (names.length > 0) notes.push({ code, names: [...new Set(names)] })
  }
  const { summary } = block
  const prepared = before && isOnePair(before, block) ? before : null
  const prepares = after && isOnePair(block, after) ? after : null
  const kind = prepared ? 'soft recovery' : (block.kind ?? kindOf(block))
  const isPreparation = kind === 'soft recovery' && block.replays.length === 0 && !!summary.achieved
  const { volumes, relabelled, unread } = textBlockVolumes(block)
  const times = timesOf(block)
  const sign = decimalSignOfBlock(block)
  const figure = (written: string | undefined) => {
    const value = written === undefined ? null : parseReportNumber(written, sign)
    if (written !== undefined && value === null) unreadable.push(written)
    return value
  }
  const unreadable: string[] = [...unread]
  const run: JetstressRun = {
    ...runWithoutFigures,
    kind,
    release: releaseOf(block),
    part: isPreparation ? 'preparation' : 'test',
    machine: summary.machine ?? prepares?.summary.machine ?? null,
    started: times.started?.iso ?? null,
    ended: times.ended?.iso ?? null,
    seconds: secondsBetween(times.started?.iso ?? null, times.ended?.iso ?? null),
    said: verdictOfPrintedWord(summary.said),
    achieved: figure(summary.achieved),
    // In 2007 the target is a share of what the storage can do, not a number of IOPS.
    target: summary.target?.includes('%') ? null : figure(summary.target),
    threads: figure(summary.threads),
    databases: figure(summary.databases),
    bytesAtStart: figure(summary.bytesAtStart),
    bytesAtEnd: figure(summary.bytesAtEnd),
    limits: {
      readMean: limit(figure(block.limits.read?.[0])),
      readMost: limit(figure(block.limits.read?.[1])),
      logWriteMean: limit(figure(block.limits.logWrite?.[0])),
      logWriteMost: limit(figure(block.limits.logWrite?.[1])),
    },
    volumes,
    replays: block.replays.flatMap(({ name, cells: [logs, seconds] }) => {
      const [count, time] = [figure(logs), figure(seconds)]
      return count === null || time === null ? [] : [{ name, logs: count, seconds: time }]
    }),
    backups: block.backups.map(({ name, cells: [megabytes, elapsed = '', rate] }) => ({
      name,
      megabytes: figure(megabytes),
      seconds: parseDuration(elapsed),
      rate: figure(rate),
    })),
  }
  const isRepeated = block.volumes.some(({ repeats }) => repeats)
  const missing = missingFiguresOf2007Run(run, isRepeated)
  if (isRepeated)
    notes.push({ code: 'damaged in print', names: ['Disk Reads/sec', 'Disk Writes/sec'] })
  note('role by use', relabelled)
  note('missing', missing)
  note('row unread', block.unreadRows)
  const isCut = !(isLoadRun(run) ? block.ends : block.reports)
  const differing = [
    ...(isCut || block.unreadRows.length > 0 ? [] : achievedLabelIfWrong(run)),
    ...backupsWithWrongDuration(run.backups),
  ]
  note('parts differ', differing)
  if (isCut) notes.push({ code: 'cut short', names: [] })
  note('number unread', unreadable)
  note('date unread', times.unread)
  note('date in doubt', times.inDoubt)
  if (sign === ',') notes.push({ code: 'decimal comma', names: [] })
  if (block.tooMany) notes.push({ code: 'too many', names: [] })
  if (isBare(run)) return null
  const isLess = [missing, block.unreadRows, differing].some(({ length }) => length > 0)
  return { run: { ...run, incomplete: isLess || isRepeated || isCut }, notes }
}

function limit(seconds: number | null): number | null {
  return seconds === null ? null : secondsToMilliseconds(seconds)
}

/** True if the second block is the run that wrote the logs of the first, a soft recovery. */
function isOnePair(test: Unparsed2007Run, preparation: Unparsed2007Run): boolean {
  return (
    test.replays.length > 0 &&
    preparation.replays.length === 0 &&
    preparation.summary.achieved !== undefined &&
    test.times.first !== null &&
    test.times.first === preparation.times.first
  )
}

/** Kind of run by the contents of its block; a read latency limit of 100 ms is a stress test’s. */
function kindOf(block: Unparsed2007Run): JetstressRun['kind'] {
  if (block.replays.length > 0) return 'soft recovery'
  if (block.backups.length > 0) return 'backup'
  const most = parseReportNumber(block.limits.read?.[1] ?? '', decimalSignOfBlock(block))
  return most !== null && most >= 0.1 ? 'stress' : 'performance'
}

/** Jetstress release: by version number, or by a table of disks, which only 2007 has. */
function releaseOf({ summary, volumes }: Unparsed2007Run): JetstressRun['release'] {
  const [, major] = /^0?(\d{1,2})\./.exec(summary.version ?? '') ?? []
  if (major === undefined) return volumes.length > 0 ? '2007' : null
  return releases[Number(major)] ?? null
}

const releases: Readonly<Record<number, JetstressRun['release']>> = {
  8: '2007',
  14: '2010',
  15: '2013',
}

function isBare({ said, achieved, volumes, replays, backups }: JetstressRun): boolean {
  const rows = volumes.length + replays.length + backups.length
  return said === null && achieved === null && rows === 0
}

type Times = {
  readonly started: ParsedTime | null
  readonly ended: ParsedTime | null
  readonly unread: readonly string[]
  readonly inDoubt: readonly string[]
}

/** Start and end of a run: from its summary, else from its test log. */
function timesOf({ summary, times, stamps }: Unparsed2007Run): Times {
  const from = summary.started ?? times.from ?? times.first
  const to = summary.ended ?? times.to ?? times.last
  const written = [from, to].filter((one) => one !== null)
  const order = orderOf(stamps, [...written, times.first, times.last])
  const [started, ended] = [from, to].map((one) => (one === null ? null : parseTime(one, order)))
  return {
    started: started ?? null,
    ended: ended ?? null,
    unread: written.filter((one) => parseTime(one, order) === null),
    inDoubt: written.filter((one) => parseTime(one, order)?.doubt),
  }
}

/** Order of day and month in a report, by the dates in the names of its recordings. */
function orderOf(stamps: readonly string[], written: readonly (string | null)[]): DateOrder | null {
  for (const stamp of stamps) {
    const [year = 0, month = 0, day = 0] = stamp.split('_').map(Number)
    for (const one of written) {
      const order = one === null ? null : dateOrderFromKnownDay(one, [year, month, day])
      if (order) return order
    }
  }
  return null
}
