import { describe, expect, it } from 'vitest'
import { labelInSentence } from '../../../src/engine/core/as-shown.ts'
import { explain, type NumberFormatter } from '../../../src/engine/core/explain.ts'
import { formula } from '../../../src/engine/core/formula.ts'
import { citeEqualLogic, ownRule } from '../../../src/engine/core/source.ts'
import { sizeTable, table } from '../../../src/engine/core/table.ts'
import {
  assumedFigure,
  citedFigure,
  givenFigure,
  largest,
  largestThatApplies,
  measuredFigure,
  type NumberOrigin,
  sum,
  type TablePosition,
  type Worked,
} from '../../../src/engine/core/worked.ts'
import { backupSetsOfServer } from '../../../src/engine/methods/roles/space/space.ts'

const numerals: NumberFormatter = (value, unit) => (unit ? `${value} ${unit}` : `${value}`)
const cite = citeEqualLogic('6.3')
const rule = ownRule('A test.')
const load = (value: number) => givenFigure('Expected load', value, 'IOPS', 'load')
const latency = table({
  label: 'Latency',
  key: 'IOPS',
  unit: 'ms',
  rows: [
    { at: 100, value: 5 },
    { at: 200, value: 7 },
  ],
  below: 'held',
  above: 'continued',
  source: cite,
  errata: ['E22'],
})
const points = table({
  label: 'Points',
  key: 'IOPS',
  unit: '×',
  rows: [
    { at: 5, value: 0 },
    { at: 7, value: 2 },
  ],
  below: 'flat',
  above: 'flat',
  source: cite,
})
const reads = assumedFigure('Database reads', 0.7, '%', 'A test.')
const space = assumedFigure('Capacity used', 0.86, '%', 'A test.')
const memory = sizeTable({ label: 'Memory', unit: 'GB', sizes: [16, 32], source: rule })

describe('every kind of number has its explanation', () => {
  const perServer = formula({
    label: 'Capacity per server',
    unit: 'GB',
    takes: { databases: 'databases', volume: 'GB' },
    text: 'databases × volume',
    source: cite,
    errata: ['E5'],
  })
  const volume = givenFigure('Volume', 1400, 'GB', 'volume')
  const samples = {
    given: {
      worked: volume,
      words: 'An answer of this plan',
      numbers: null,
      source: null,
      errata: [],
    },
    published: {
      worked: citedFigure('Drive', 600, 'GB', cite),
      words: 'A published figure',
      numbers: null,
      source: cite,
      errata: [],
    },
    assumed: {
      worked: assumedFigure('Reserve', 0, 'IOPS', 'None is kept.'),
      words: 'A figure of ours',
      numbers: null,
      source: { rule: 'None is kept.' },
      errata: [],
    },
    formula: {
      worked: perServer({
        databases: givenFigure('Databases', 7, 'databases', 'databases'),
        volume,
      }),
      words: 'databases × volume',
      numbers: '7 databases × 1400 GB = 9800 GB',
      source: cite,
      errata: ['E5'],
    },
    sum: {
      worked: sum('Total', [load(1379.2), load(492.9)], rule),
      words: 'expected load + expected load',
      numbers: '1380 IOPS + 493 IOPS = 1873 IOPS',
      source: rule,
      errata: [],
    },
    row: {
      worked: latency(load(150)),
      words: 'The table “Latency” read at expected load 150 IOPS: on the line between two rows',
      numbers: '5 ms at 100 IOPS and 7 ms at 200 IOPS give 6 ms',
      source: cite,
      errata: ['E22'],
    },
    fitted: {
      worked: {
        label: 'Service time',
        value: 4.8,
        unit: 'ms',
        how: { kind: 'fitted', meaning: 'Time of one read', fit: '31 tests, 5 %', source: cite },
      },
      words: 'Time of one read',
      numbers: '31 tests, 5 %',
      source: cite,
      errata: [],
    },
    measured: {
      worked: measuredFigure('Achieved', 592.487, 'IOPS', {
        report: 'perf.html',
        machine: 'EX01',
        line: 'Achieved I/O per Second',
      }),
      words: 'As the report “perf.html” of machine EX01 has it: “Achieved I/O per Second”',
      numbers: null,
      source: null,
      errata: [],
    },
    largest: {
      worked: largest('Utilization', [reads, space], rule),
      words: 'the largest of database reads, capacity used; capacity used binds',
      numbers: 'the largest of 0.7 %, 0.86 % is 0.86 %',
      source: rule,
      errata: [],
    },
    solved: {
      worked: {
        label: 'Capability',
        value: 2600,
        unit: 'IOPS',
        how: {
          kind: 'solved',
          condition: 'The highest load within the limits',
          tolerance: 1,
          inputs: [volume],
          source: rule,
        },
      },
      words: 'The highest load within the limits',
      numbers: '2600 IOPS, found to within 1 IOPS',
      source: rule,
      errata: [],
    },
  } as const satisfies Record<NumberOrigin['kind'], { worked: Worked } & ReturnType<typeof explain>>

  it.each(Object.entries(samples))('%s', (kind, { worked, ...explanation }) => {
    expect(worked.how.kind).toBe(kind)
    expect(explain(worked, numerals)).toEqual(explanation)
  })
})

describe('every place in a table is told', () => {
  const places = {
    at: [latency(load(100)), 'a row of it', '5 ms at 100 IOPS'],
    between: [
      latency(load(150)),
      'on the line between two rows',
      '5 ms at 100 IOPS and 7 ms at 200 IOPS give 6 ms',
    ],
    held: [
      latency(load(50)),
      'outside its rows, the end value is held (extrapolated)',
      '5 ms at 100 IOPS',
    ],
    continued: [
      latency(load(300)),
      'outside its rows, the last slope is continued (extrapolated)',
      '5 ms at 100 IOPS and 7 ms at 200 IOPS give 9 ms',
    ],
    flat: [points(load(9)), 'at its end value', '2 × at 7 IOPS'],
    'row above': [
      memory(givenFigure('Need', 17, 'GB', 'need')),
      'the next size up',
      '32 GB at 32 GB',
    ],
    'row below': [
      backupSetsOfServer(givenFigure('Copies on a server', 12, 'copies', 'copies')),
      'the row that holds from there on',
      '3 volumes at 11 copies',
    ],
  } as const satisfies Record<TablePosition, readonly [Worked | null, string, string]>

  it.each(Object.entries(places))('%s', (place, [worked, words, numbers]) => {
    expect(worked?.how).toMatchObject({ kind: 'row', place })
    if (!worked) throw new Error('No size holds it')
    const found = explain(worked, numerals)
    expect(found.words.endsWith(`: ${words}`)).toBe(true)
    expect(found.numbers).toBe(numbers)
  })
})

it('the largest of one says that no other applies', () => {
  const one = largestThatApplies('Utilization', [null, space], rule)
  expect(one && explain(one, numerals)).toMatchObject({
    words: 'capacity used, the only one that applies',
    numbers: '0.86 %',
  })
  expect(one).toMatchObject({ label: 'Utilization', value: 0.86 })
  expect(largestThatApplies('Utilization', [reads, null, space], rule)).toEqual(
    largest('Utilization', [reads, space], rule),
  )
  expect(largestThatApplies('Utilization', [null, null], rule)).toBeNull()
})

it('constants are written with their units, plain numbers without', () => {
  const size = formula({
    label: 'Size',
    unit: 'GiB',
    takes: { drive: 'GB' },
    text: '0.5 × drive × 1000000000 ÷ 1073741824',
    constants: { 1000000000: 'bytes/GB', 1073741824: 'bytes/GiB' },
    source: rule,
  })
  const worked = size({ drive: givenFigure('Drive', 8000, 'GB', 'drive') })
  const found = explain(worked, (value, unit) => `${Math.round(value)} ${unit ?? ''}`.trim())
  expect(found.words).toBe('1 × drive × 1000000000 bytes/GB ÷ 1073741824 bytes/GiB')
  const words = explain(worked, numerals, (value, unit) => `<${value} of ${unit}>`).words
  expect(words).toBe('0.5 × drive × <1000000000 of bytes/GB> ÷ <1073741824 of bytes/GiB>')
})

describe('a formula in words', () => {
  const words = (text: string) => {
    const takes = { a: 'GB', b: 'GB', c: 'GB' } as const
    const define = formula({
      label: 'Any',
      unit: 'GB',
      takes,
      text: `${text} + 0 × (a + b + c)`,
      source: rule,
    })
    const inputs = { a: givenFigure('A', 1, 'GB', 'a'), b: givenFigure('B', 2, 'GB', 'b') }
    const worked = define({ ...inputs, c: givenFigure('C', 3, 'GB', 'c') })
    return explain(worked, numerals).words.replace(' + 0 × (A + B + C)', '')
  }

  it.each([
    ['a + b × c', 'A + B × C'],
    ['(a + b) × c', '(A + B) × C'],
    ['a − (b − c)', 'A − (B − C)'],
    ['a ÷ (b × c)', 'A ÷ (B × C)'],
    ['−(a + b) × c', '−(A + B) × C'],
    ['min(a, b)', 'the smallest of (A, B)'],
    ['max(a + b, 0)', 'the largest of (A + B, 0)'],
    ['ceil(a ÷ b)', '(A ÷ B) rounded up to a whole number'],
    ['floor(a ÷ b)', '(A ÷ B) rounded down to a whole number'],
    ['log2(a)', 'log₂(A)'],
    ['b × power(1 + a, b ÷ c) − 1', 'B × ((1 + A) to the power of (B ÷ C)) − 1'],
    ['(if a ≤ 1 then b else c)', '(B if A ≤ 1, otherwise C)'],
    [
      '(if a ≤ 1 and b ≠ 2 or not (c > 3 or c = 0) then b else c)',
      '(B if A ≤ 1 and B ≠ 2 or not (C > 3 or C = 0), otherwise C)',
    ],
    ['round(a + b, 0.5)', '(A + B) rounded to steps of 0.5'],
    ['round(a, 1)', '(A) rounded to a whole number'],
    ['up(a ÷ b, c)', '(A ÷ B) rounded up to the next multiple of C'],
    ['up(a, b + c)', '(A) rounded up to the next multiple of (B + C)'],
    ['mod(a, b)', 'the remainder of A ÷ B'],
    ['permutations(a, 2)', 'the ordered choices of 2 out of A'],
    [
      '(if a < 1 then a else if b < 2 then b else c)',
      '(A if A < 1, otherwise B if B < 2, otherwise C)',
    ],
    [
      '(if a < 1 then if b < 2 then a else b else c)',
      '((A if B < 2, otherwise B) if A < 1, otherwise C)',
    ],
  ])('%s → %s', (text, out) => {
    expect(words(text)).toBe(out)
  })
})

it.each([
  ['Mailbox on disk', 'mailbox on disk'],
  ['IOPS per mailbox', 'IOPS per mailbox'],
  ['DAGs', 'DAGs'],
  ['A server needs 12 drives', 'a server needs 12 drives'],
  ['Safety Net', 'Safety Net'],
  ['EqualLogic arrays', 'EqualLogic arrays'],
  ['PS6100X against PS6100XV', 'PS6100X against PS6100XV'],
])('the label “%s” inside a sentence: %s', (label, out) => {
  expect(labelInSentence(label)).toBe(out)
})
