import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { raidPolicies } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { predictLatency, predictLoad } from '../../../src/engine/index.ts'
import { distinctPrinted, printedTests, setupOf } from '../../golden/printed-tests.ts'
import { anyModel, magnitudes } from '../pools.ts'

type Setup = Parameters<typeof predictLoad>[0]
type LatencySetup = Parameters<typeof predictLatency>[0]

describe('the types of the predictions', () => {
  type Planned =
    | 'users'
    | 'iopsPerMailbox'
    | 'messagesPerDay'
    | 'databases'
    | 'mailboxMb'
    | 'dagNodes'
    | 'raid'
    | 'model'
    | 'units'
    | 'plannedTransactionalIops'

  it('let nothing that was measured into the load', () => {
    expectTypeOf<keyof Setup>().toEqualTypeOf<Planned>()
    expectTypeOf(predictLoad).returns.toEqualTypeOf<number>()
  })

  it('let nothing but the measured load into the latencies', () => {
    expectTypeOf<keyof LatencySetup>().toEqualTypeOf<Planned | 'totalIops'>()
    type Band = readonly [low: number, high: number]
    type OfEach<T> = { readonly [K in 'dbReadMs' | 'dbWriteMs' | 'logWriteMs']: T }
    expectTypeOf(predictLatency).returns.toEqualTypeOf<
      OfEach<number> & { readonly bands: OfEach<Band> }
    >()
  })

  it('refuse them where they are written out', () => {
    const [test] = distinctPrinted
    if (!test) throw new Error('There are tests')
    const setup = setupOf(test)
    // @ts-expect-error A measured load is no part of a setup.
    expect(predictLoad({ ...setup, totalIops: 1 })).toBe(predictLoad(setup))
    const measured = { ...setup, totalIops: 575 }
    // @ts-expect-error A measured latency is no part of a setup.
    expect(predictLatency({ ...setup, totalIops: 575, dbReadMs: 1 })).toEqual(
      predictLatency(measured),
    )
  })
})

describe('what was measured makes no difference', () => {
  const figure = fc.oneof(magnitudes(1e-9, 1e9), fc.constantFrom(0, -1, Number.NaN, Infinity))
  const rows = fc.constantFrom(...printedTests)

  it('to a load: scrambled loads and latencies', () => {
    fc.assert(
      fc.property(rows, figure, figure, figure, figure, (row, ...of) => {
        const [totalIops, dbReadMs, dbWriteMs, logWriteMs] = of
        const scrambled = { ...row, totalIops, dbReadMs, dbWriteMs, logWriteMs, table: 0 }
        expect(predictLoad(scrambled)).toBe(predictLoad(setupOf(row)))
      }),
    )
  })

  it('to a latency: scrambled latencies', () => {
    fc.assert(
      fc.property(rows, figure, figure, figure, (row, dbReadMs, dbWriteMs, logWriteMs) => {
        const scrambled = { ...row, dbReadMs, dbWriteMs, logWriteMs, table: 0 }
        const { totalIops } = row
        expect(predictLatency(scrambled)).toEqual(predictLatency({ ...setupOf(row), totalIops }))
      }),
    )
  })

  it('to any of them: the rows of the document with their measured columns shuffled', () => {
    const shuffled = printedTests.map((test, at) => {
      const other = printedTests[(at + 17) % printedTests.length] ?? test
      const { dbReadMs, dbWriteMs, logWriteMs, totalIops } = other
      return { ...test, dbReadMs, dbWriteMs, logWriteMs, shuffledIops: totalIops }
    })
    expect(shuffled.map(predictLatency)).toEqual(printedTests.map(predictLatency))
    expect(
      shuffled.map(({ shuffledIops, ...test }) =>
        predictLoad({ ...test, totalIops: shuffledIops } as Setup),
      ),
    ).toEqual(printedTests.map(predictLoad))
  })
})

it.each(raidPolicies)('%s is taken with its space and as printed', (raid) => {
  const [test] = distinctPrinted
  if (!test) throw new Error('There are tests')
  const printed = raid.replace(' ', '') as Setup['raid']
  expect(printed).not.toBe(raid)
  const both = [raid, printed].map((raid) => ({ ...test, raid }))
  const [one, other] = both
  if (!one || !other) throw new Error('Two ways to write it')
  expect(predictLoad(one)).toBe(predictLoad(other))
  expect(predictLatency(one)).toEqual(predictLatency(other))
})

it('the four RAID policies are told apart', () => {
  const [test] = distinctPrinted
  if (!test) throw new Error('There are tests')
  const loads = raidPolicies.map((raid) => predictLoad({ ...test, raid }))
  const reads = raidPolicies.map((raid) => predictLatency({ ...test, raid }).dbReadMs)
  expect(new Set(loads).size).toBe(4)
  expect(new Set(reads).size).toBe(4)
})

describe('the load of a test', () => {
  /** What floating-point arithmetic may leave, as a share. */
  const dust = 1e-12

  /** Any test, with the transactional load its users and their profile ask for. */
  const tests = fc.record({
    users: fc.integer({ min: 1, max: 1_000_000 }),
    iopsPerMailbox: magnitudes(0.001, 10),
    databases: fc.integer({ min: 1, max: 1000 }),
    mailboxMb: magnitudes(1, 1e6),
    dagNodes: fc.integer({ min: 1, max: 16 }),
    raid: fc.constantFrom(...raidPolicies),
    model: anyModel,
    units: fc.integer({ min: 1, max: 8 }),
  })
  type Test = typeof tests extends fc.Arbitrary<infer T> ? T : never
  const loadOf = (test: Test) =>
    predictLoad({
      ...test,
      messagesPerDay: test.iopsPerMailbox / 0.0012,
      plannedTransactionalIops: test.users * test.iopsPerMailbox,
    })

  it('is finite, and never less than the planned load', () => {
    fc.assert(
      fc.property(tests, (test) => {
        const load = loadOf(test)
        expect(Number.isFinite(load)).toBe(true)
        expect(load).toBeGreaterThan(test.users * test.iopsPerMailbox)
      }),
    )
  })

  it.each([
    ['users', fc.integer({ min: 1, max: 1_000_000 })],
    ['databases', fc.integer({ min: 1, max: 1000 })],
    ['iopsPerMailbox', magnitudes(0.001, 10)],
  ] as const)('never falls with more: %s', (key, values) => {
    fc.assert(
      fc.property(tests, values, (test, other) => {
        const [low = 0, high = 0] = [test[key], other].sort((a, b) => a - b)
        expect(loadOf({ ...test, [key]: high })).toBeGreaterThanOrEqual(
          loadOf({ ...test, [key]: low }) * (1 - dust),
        )
      }),
    )
  })

  it('is less in a DAG than standalone, and the same for any number of its nodes', () => {
    fc.assert(
      fc.property(tests, (test) => {
        const alone = loadOf({ ...test, dagNodes: 1 })
        expect(loadOf({ ...test, dagNodes: 2 })).toBeLessThanOrEqual(alone * (1 + dust))
        expect(loadOf({ ...test, dagNodes: 8 })).toBe(loadOf({ ...test, dagNodes: 2 }))
      }),
    )
  })
})
