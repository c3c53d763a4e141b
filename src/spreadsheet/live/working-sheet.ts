import { inSentence, titleOf, type Worked } from '../../engine/index.ts'
import type { Cell, Sheet } from '../book.ts'
import { foldedRows, rowsBefore } from './folded-rows.ts'
import type { LiveGraph, LiveRow } from './graph.ts'
import { guarded, otherwise } from './guarded.ts'

/** What is named in the sheet where the figures of a stage begin. */
const sections: Readonly<Record<string, string>> = {
  plan: 'What the plan needs',
  users: 'Users',
  mailbox: 'Mailboxes',
  copies: 'Copies',
  databases: 'Databases',
  servers: 'Servers',
  activation: 'Active databases',
  capacity: 'Capacity',
  space: 'Space',
  volumes: 'Volumes',
  io: 'I/O',
  load: 'Load',
  drives: 'Drives',
  memory: 'Memory',
  processors: 'Processors',
  replication: 'Replication',
  transport: 'Transport',
  backup: 'Backup',
  growth: 'Growth',
  design: 'The proposed design',
  choices: 'Held against limits',
}

/** The formula as a text comes last: it is for the screen, and too long for paper. */
const heads = ['Figure', 'Value', 'In words', 'Source', 'Errata', 'As a cell has it'] as const
const printed = heads.length - 1

/** How a figure comes about, for a person to read. */
export type Explained = {
  readonly words: string
  readonly source: string
  readonly errata: string
}

/** How rows are written. */
type RowWords = {
  readonly prefix: string
  readonly numberFormat: (figure: Worked) => string
  readonly amount: (figure: Worked) => string
  readonly explain: (figure: Worked) => Explained
}

/** Every number of a plan with its formula. */
export function workingSheet({ working }: LiveGraph, words: RowWords): Sheet {
  const folded = foldedRows(working, ({ isBeside }) => isBeside)
  const rows: (readonly Cell[])[] = [
    [{ value: 'Working', look: 'title' }],
    [
      {
        value:
          'One row for each figure. Green cells follow the answers. In a purple cell a search, a placement or a fit chose the value, and no formula follows it. Others are figures of a document, or ours. Folded away below them are rows that count where something else is decided, as the number of databases. The last column, which is not printed, has each formula as its cell has it.',
        look: 'about',
        spans: printed,
      },
    ],
    heads.map((head): Cell => ({ value: head, look: 'head' })),
    ...working.map((line) =>
      'section' in line
        ? [
            {
              value: sections[line.section] ?? line.section,
              look: 'section',
              spans: printed,
            } as const,
          ]
        : rowOf(line, words),
    ),
  ]
  return {
    name: `${words.prefix}Working`,
    columns: [
      { width: 38 },
      {
        width: Math.max(
          20,
          ...working.map((line) => ('section' in line ? 0 : words.amount(line.worked).length + 4)),
        ),
      },
      { width: 56 },
      { width: 36 },
      { width: 9 },
      { width: 44 },
    ],
    rows,
    ...{ frozen: 3, frozenColumns: 1, landscape: true },
    folded,
    printed: { columns: printed, rows: rowsBefore(folded, rows.length) },
  }
}

function rowOf(row: LiveRow, { numberFormat, explain }: RowWords): readonly Cell[] {
  const { worked, formula } = row
  const { words, source, errata } = explain(worked)
  return [
    { value: titleOf(worked), look: 'label' },
    valueCell(row, numberFormat(worked)),
    { value: wordsOf(row, words), look: 'text' },
    { value: source || null, look: 'text' },
    { value: errata || null, look: 'text' },
    { value: formula === null ? null : `= ${formula}`, look: 'code' },
  ]
}

function valueCell({ worked, formula, follows, guard, isBeside }: LiveRow, format: string): Cell {
  const { value, how } = worked
  if (!Number.isFinite(value)) return { value: '–', look: 'text' }
  const held = isBeside && guard !== null ? otherwise : value
  const isChosen = how.kind === 'solved' || how.kind === 'row' || how.kind === 'given'
  if (formula === null) {
    const cell = { value: held, format, look: isChosen ? 'chosen' : 'result' } as const
    return guard === null ? cell : { ...cell, formula: guarded(String(value), guard, otherwise) }
  }
  const written = guarded(formula, guard, otherwise)
  return { value: held, format, look: follows ? 'live' : 'result', formula: written }
}

/** Why a value is one: how it was found, where no formula says it. */
function wordsOf({ worked: { how }, formula }: LiveRow, words: string): string {
  switch (how.kind) {
    case 'given':
      return formula === null
        ? 'Left to the program, or an answer without a cell: no formula follows it.'
        : words
    case 'solved':
      return `${words}. Found by trying: no formula follows it.`
    case 'largest':
      return `the largest of ${how.parts.map(({ label }) => inSentence(label)).join(', ')}`
    case 'row':
      return `The table “${how.table}” read at ${inSentence(how.key.label)}`
    default:
      return words
  }
}
