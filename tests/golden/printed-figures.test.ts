import { describe, expect, it } from 'vitest'
import type { Formula } from '../../src/engine/core/formula.ts'
import type { Cite, Source } from '../../src/engine/core/source.ts'
import type { InterpolatedTable } from '../../src/engine/core/table.ts'
import type { Unit } from '../../src/engine/core/units.ts'
import type { Worked } from '../../src/engine/core/worked.ts'
import type { BlockDesign } from '../../src/engine/designs/index.ts'
import { testedSolutions } from '../../src/engine/hardware/building-blocks.ts'
import { citeEqualLogicTest, equalLogicTests } from '../../src/engine/hardware/equallogic-tests.ts'
import { solutionTests } from '../../src/engine/hardware/tested-solutions.ts'
import { answerDefinitions, citedFigure, defaultPlan } from '../../src/engine/index.ts'
import { billOfArraysWithVolumes } from '../../src/engine/methods/index.ts'
import { raid5IopsLossDegraded } from '../../src/engine/methods/papers/compare/powervault.ts'
import type { ReferenceSolutionLine } from '../../src/engine/methods/papers/compare/reference-solution.ts'
import {
  billOfBlocks,
  compareExample,
  compareReference,
  mailboxQuota,
  printedMailboxQuotas,
  referenceSolutions,
} from '../../src/engine/methods/papers/index.ts'
import { computeReferenceCapabilities } from '../../src/engine/performance/index.ts'
import { adviceOf, raising } from '../engine/checks/raised.ts'
import { examplesOf } from '../engine/formula-examples.ts'
import { planWith, recommended, sized } from '../engine/plans.ts'
import { equatedTests, logTable } from './equated-tables.ts'
import { isOfPaper, prints } from './printed-figures.ts'
import { isWorded, numbersIn, printedConstants } from './printed-words.ts'

const modules = import.meta.glob('../../src/engine/**/*.ts', { eager: true })

/** Everything the engine exports and everything inside it, and inside what is computed of it. */
const seen = new Set<object>()
function gather(value: unknown): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return
  if (seen.has(value)) return
  seen.add(value)
  for (const inside of Object.values(value)) gather(inside)
}
gather(modules)
gather(referenceSolutions.map(compareReference))
gather([sized(defaultPlan), recommended(defaultPlan), computeReferenceCapabilities()])
const { proposed } = recommended(defaultPlan)
if (proposed) gather(billOfArraysWithVolumes(defaultPlan, sized(defaultPlan), proposed, []))
for (const { id } of testedSolutions) {
  const onOne = { availability: 'none', servers: 1, sites: 1, storage: 'tested' } as const
  const exchange = id === 'R720xd' ? '2010' : '2007'
  gather(recommended(planWith({ mailboxes: 1000 }, { ...onOne, exchange, solution: id })))
}
const isOfBlocks = (one: object): one is BlockDesign => 'drivesOfOne' in one && 'solution' in one
const built = [...seen].filter(isOfBlocks)
gather(built.map(billOfBlocks))
gather([
  equatedTests(),
  logTable(),
  compareExample(),
  raid5IopsLossDegraded('degraded'),
  raid5IopsLossDegraded('rebuilding'),
])
const { cite: table6, rows: quotas } = printedMailboxQuotas
for (const { mailboxes } of quotas)
  gather(mailboxQuota(citedFigure('Mailboxes', mailboxes, 'mailboxes', table6)))
for (const { plan } of Object.values(raising)) gather([adviceOf(plan), recommended(plan)])

type Claim = {
  readonly what: string
  readonly cite: Cite
  readonly value: number
  readonly unit: Unit
  readonly within?: number | undefined
}

const isWorked = (one: object): one is Worked => 'label' in one && 'how' in one && 'value' in one
const isDefined = (one: object): one is Formula | InterpolatedTable => 'definition' in one

const figures: Claim[] = [...seen]
  .filter(isWorked)
  .flatMap(({ label, value, unit, how }) =>
    how.kind === 'published' && isOfPaper(how.cite) && !how.cite.derived
      ? [{ what: label, cite: how.cite, value, unit }]
      : [],
  )
const defined = [...seen].filter(isDefined)
const rows: Claim[] = defined.flatMap(({ definition }) => {
  if (!('rows' in definition)) return []
  const { source: cite, label, key, unit } = definition
  if (!isOfPaper(cite) || cite.derived) return []
  return definition.rows.flatMap(({ at, value }) => [
    { what: `${label}, key`, cite, value: at, unit: key },
    { what: label, cite, value, unit },
  ])
})
const examples: Claim[] = defined.flatMap((one) =>
  examplesOf(one).flatMap(({ out, source, within }) => {
    const { label, unit } = one.definition
    if (!source || !isOfPaper(source) || source.derived) return []
    return [
      { what: `example of ${label}`, cite: source, value: out, unit, within: within ?? undefined },
    ]
  }),
)

const isLine = (one: object): one is ReferenceSolutionLine =>
  'cite' in one && 'printed' in one && 'label' in one && 'computed' in one
const lines: Claim[] = [...seen]
  .filter(isLine)
  .flatMap(({ label: what, cite, printed }) =>
    'value' in printed && !cite.derived
      ? [{ what, cite, value: printed.value, unit: printed.unit }]
      : [],
  )
const defaults: Claim[] = Object.values(answerDefinitions).flatMap((one) => {
  const { label: what, default: value, source: cite } = one
  const unit = 'figure' in one ? one.figure : null
  return typeof value === 'number' && value !== 0 && unit && isOfPaper(cite) && !cite.derived
    ? [{ what: `default of ${what}`, cite, value, unit: unit === '%' ? '×' : unit }]
    : []
})
const tests: Claim[] = equalLogicTests.flatMap((test) =>
  (['totalIops', 'plannedTransactionalIops', 'dbReadMs', 'dbWriteMs', 'logWriteMs'] as const).map(
    (key) => ({
      what: key,
      cite: citeEqualLogicTest(test),
      value: test[key],
      unit: 'IOPS' as const,
    }),
  ),
)
const runs: Claim[] = solutionTests.flatMap((test) =>
  (['dbTransfers', 'dbReads', 'dbWrites', 'logWrites'] as const).flatMap((key) => {
    const value = test[key]
    return value === null || (key !== 'dbTransfers' && test.rates.derived)
      ? []
      : [
          {
            what: `${test.solution}, ${test.state}: ${key}`,
            cite: test.cite,
            value,
            unit: 'IOPS' as const,
          },
        ]
  }),
)

const named = (claims: readonly Claim[]) => {
  const all = claims.map(
    (one) =>
      [
        `${one.what} ${one.value} ${one.unit}, ${one.cite.document} ${one.cite.place}`,
        one,
      ] as const,
  )
  return [...new Map(all)]
}

describe('every figure cited as printed is printed there', () => {
  it.each(named([...figures, ...rows, ...examples, ...lines, ...defaults, ...tests, ...runs]))(
    '%s',
    (_name, { cite, value, unit, within }) => {
      expect(prints(cite, value, unit, within)).toBe(true)
    },
  )
})

describe('every figure cited as printed has words of its place around it, or a row or column', () => {
  // Tests and runs are held cell by cell, against a second transcription.
  it.each(named([...figures, ...rows, ...examples, ...lines, ...defaults]))(
    '%s',
    (_name, { what, cite, value, unit }) => {
      const label = what.replace(/^(example|default) of /, '')
      expect(isWorded(`${cite.document} ${cite.place}`, label, value, unit)).toBe(true)
    },
  )

  it.each([
    ['equalLogic 5', 'Database read latency, at most', 10, 'ms'],
    ['equalLogic 6.3', 'Maintenance', 493, 'IOPS'],
    ['equalLogic 7', 'Overhead, at least', 0.24, '%'],
    ['powerVault Figure 3', 'Streaming backup of one storage group', 477, 'MB/s'],
    ['storageTek Define and Assess', 'Log IOPS', 500, 'IOPS'],
  ] as const)('not %s: %s of %d %s, a number of its section', (at, label, value, unit) => {
    expect(isWorded(at, label, value, unit)).toBe(false)
  })

  it('of every tested system', () => {
    expect(new Set(built.map(({ solution }) => solution.id)).size).toBe(testedSolutions.length)
  })
})

/** Numbers in the text of a formula that are no shares, complements or units. */
const usual = ['0', '1', '100', '1000', '1024']
const formulas = defined.flatMap(({ definition }) => {
  if (!('text' in definition)) return []
  const { text, label, source } = definition
  if (!isOfPaper(source) || source.derived) return []
  const found = (
    text.replace('power(1024 ÷ 1000, 3)', '').match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? []
  ).filter((one) => !usual.includes(one))
  return found.length === 0
    ? []
    : [[`${source.document} ${source.place}: ${label}`, found.map(Number)] as const]
})

describe('every constant of a formula of a place is printed there', () => {
  it.each([...new Map(formulas)])('%s', (at, found) => {
    const there = printedConstants(at)
    // A rise is printed as what it leads to, from 1.
    for (const one of found)
      expect(
        there.some((printed) => [printed, printed - 1].some((of) => Math.abs(of - one) < 1e-9)),
      ).toBe(true)
  })
})

/** Every derivation of a paper, and what comes of it. */
const derivations = new Map<string, { readonly cite: Cite; readonly results: number[] }>()
function derive(cite: Source, ...results: readonly number[]): void {
  if (!isOfPaper(cite) || !cite.derived) return
  const found = derivations.get(cite.derived) ?? { cite, results: [] }
  found.results.push(...results)
  derivations.set(cite.derived, found)
}
const isCite = (one: object): one is Cite => 'document' in one && 'place' in one
for (const one of seen) {
  if (isWorked(one) && one.how.kind === 'published') derive(one.how.cite, one.value)
  if (isCite(one)) derive(one)
  if (!isDefined(one)) continue
  const { definition } = one
  derive(definition.source, ...('rows' in definition ? definition.rows.map((of) => of.value) : []))
  for (const { source, out } of examplesOf(one)) if (source) derive(source, out)
}

describe('every figure that a derivation starts from is printed at its place', () => {
  it.each([...derivations])('%s', (derived, { cite, results }) => {
    const givens = numbersIn(derived.replaceAll(/in \d\.\d|= −?[\d.]+/g, ''))
    const isResult = (one: number) =>
      results.some((of) => [of, 100 * of].some((value) => Math.abs(value - one) < 1e-9))
    const { document, place } = cite
    for (const one of givens.filter((of) => !isResult(of)))
      expect(prints({ document, place }, one, '%'), one.toString()).toBe(true)
  })
})

describe('every figure that no place prints says what it is derived from', () => {
  const derived = new Map<string, string>()
  for (const one of seen) {
    const cite = isWorked(one)
      ? one.how.kind === 'published' && one.how.cite
      : isDefined(one) && one.definition.source
    const { label } = isDefined(one) ? one.definition : isWorked(one) ? one : { label: '' }
    if (cite && isOfPaper(cite) && cite.derived) derived.set(label, cite.derived)
  }

  it.each([
    'Maintenance of one database',
    'Maintenance measured per database',
    'Log share of the total',
    'Layout points on maintenance',
    'IOPS per message in a DAG',
    'IOPS per message, standalone',
    'Database cache per message',
    'Data drives of three sets of ten in RAID 5',
    'Achieved, at least',
  ])('%s', (label) => {
    expect(derived.get(label)).toMatch(/^\S.{15,}\.$/)
  })

  it('as its arithmetic gives it', () => {
    const points = (databases: number, share: number, total: number) =>
      (share * total - 0.11 * 1530) / 1530 - (databases === 2 ? -0.06 : 0.25)
    expect(Math.abs(points(2, 0.06, 1247))).toBeLessThan(0.005)
    expect(Math.abs(points(20, 0.27, 2059))).toBeLessThan(0.005)
    expect((575 - 299 - 0.29 * 575) / 575).toBeCloseTo(0.19, 2)
    expect((2762 - 2194 - 0.06 * 2762) / 2762).toBeCloseTo(0.15, 2)
    const each = [
      (0.06 * 1247) / 2,
      (0.29 * 575) / 5,
      (0.11 * 1530) / 5,
      (0.06 * 2762) / 5,
      (0.27 * 2059) / 20,
    ]
    expect(each.map(Math.round)).toEqual([37, 33, 34, 33, 28])
  })
})
