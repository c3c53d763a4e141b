import type { Unit } from '../../src/engine/core/units.ts'
import texts from './printed-words.json' with { type: 'json' }

/**
 * A few printed words around each figure, or the name of its row or column and, after a tab, its cells: a
 * figure without them is not printed where it says, however often its number stands there. By place and the
 * start of its label, several parted by a bar.
 */
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = texts

/** Constants in the text of a formula that its place must print, as those words. */
const constants: Readonly<Record<string, readonly string[]>> = {
  'equalLogic 6.3: Memory for the databases': ['1 to 10 DBs'],
  'equalLogic Table 24: Message size factor': ['75 KB', '150 KB', '300 KB', '3.8', '1.9'],
  'equalLogic summary and 6.3: DAG points on logs': ['2% overhead of the first copy'],
  'powerVault MD1000- and MD3000-based storage solutions: Clusters': ['two PowerEdge 2950 servers'],
  'powerVault Performance tests: I/O, backup and recovery, log reads, and RAID level: Space of mirrored drives':
    ['leaves half'],
  'storageTek 2530 Configuration: Space in RAID 10': ['allocate twice'],
}

/** What a document prints for a unit, and how many of it one of ours is. */
type Print = readonly [words: RegExp, each: number]

const perSecond = /IOPS|I\/Os?\b|(transfers|reads|writes)\/sec/i
const people = /mailbox(es)?|users?\b/i
const megabytesPerSecond = /M(B|Bytes)\b.*\/sec/

/** The units that are printed with a figure; all others have words enough of their own. */
const printedUnits: Readonly<Partial<Record<Unit, readonly Print[]>>> = {
  IOPS: [[perSecond, 1]],
  'IOPS/mailbox': [[/IOPS|I\/O profile|per mailbox/i, 1]],
  ms: [
    [/milliseconds|msec|ms\b/, 1],
    [/sec(onds)?\/(read|write)|latency \(ms\)/i, 0.001],
  ],
  s: [[/sec\b|seconds/i, 1]],
  '%': [
    [/%|percent/, 100],
    [/\*( |$)|with all/, 1],
  ],
  KB: [[/KB?\b/, 1]],
  MB: [
    [/MB/, 1],
    [/GB/, 0.001],
    // The quota table has its unit in the text alone.
    [/^(size|raw disk|RAID 10|.*Quota|.*, RAID 5)$/, 1],
  ],
  MiB: [[/MBytes/, 1]],
  GB: [
    [/GB/, 1],
    [/TB/, 0.001],
    [/database size/, 1e9],
  ],
  TB: [[/TB/, 1]],
  'MB/s': [[megabytesPerSecond, 1]],
  'MiB/s': [[megabytesPerSecond, 1]],
  rpm: [[/RPM/, 1]],
  mailboxes: [[people, 1]],
  'mailboxes/database': [[people, 1]],
  'messages/day': [[/messages/i, 1]],
  logs: [[/logs?\b/i, 1]],
  days: [[/days?\b/, 1]],
}

const spelled: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  half: 2,
  twice: 2,
  three: 3,
  four: 4,
  'four-fold': 4,
  six: 6,
}

/** A number in digits, or a word for one. */
const numeral = /(?<![\w.])(?:\d[\d,]*)?\.?\d+(?![\d.]*\d)|[A-Za-z][A-Za-z-]*/g

/** The numbers of a text, in digits or in words. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(numeral)].flatMap(([one]) =>
    /\d/.test(one) ? [Number(one.replaceAll(',', ''))] : (spelled[one.toLowerCase()] ?? []),
  )
}

/** The numbers of a text that a unit belongs to: all of a row that is named by it, those before it, or the only one. */
function numbersOf(text: string, unit: RegExp): readonly number[] {
  const [name = '', ...cells] = text.split('\t')
  const before = (part: string) =>
    numbersIn(
      [...part.matchAll(new RegExp(`[\\d,.]+(?=[ -]?(?:${unit.source}))`, `g${unit.flags}`))].join(
        ' ',
      ),
    )
  if (cells.length === 0) {
    const all = numbersIn(text)
    return all.length === 1 && unit.test(text) ? all : before(text)
  }
  return cells.flatMap((cell) =>
    unit.test(cell) ? before(cell) : unit.test(name) ? numbersIn(cell) : [],
  )
}

/** Whether words that the place prints around a figure of this label hold it, in its unit. */
export function isWorded(at: string, label: string, value: number, unit: Unit): boolean {
  const starts = Object.entries(words[at] ?? {}).flatMap(([labels, texts]) =>
    labels.split('|').map((start) => ({ start, texts })),
  )
  const [found] = starts
    .filter(({ start }) => label.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length)
  const prints = printedUnits[unit] ?? [
    [null, 1] as const,
    ...(unit === '×' ? [[null, 100] as const] : []),
  ]
  return (found?.texts ?? []).some((text) =>
    prints.some(([printed, each]) =>
      (printed ? numbersOf(text, printed) : numbersIn(text.slice(text.indexOf('\t') + 1))).some(
        (one) => Math.abs(one - value * each) <= 1e-9 * one,
      ),
    ),
  )
}

/** The numbers that the place of a formula prints for its constants. */
export function printedConstants(at: string): readonly number[] {
  return (constants[at] ?? []).flatMap(numbersIn)
}
