import { describe, expect, it } from 'vitest'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { keptFrom, type ReportedRun, size, verdictOf } from '../../../src/engine/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import { twoHours } from './test-runs.ts'

const { plan } = ax45iSolution

function judged(reported: ReportedRun) {
  const result = size(plan)
  if (!result.ok) throw new Error('The answers of the plan go together')
  const [test] = verdictOf(plan, result.sizing, [reported]).tests
  if (!test) throw new Error('One test was judged')
  return { test, sizing: result.sizing }
}

function keptOf(reported: ReportedRun) {
  const { test, sizing } = judged(reported)
  return keptFrom(test, sizing)
}

const odd = (of: Partial<ReportedRun['run']>): ReportedRun => ({
  ...twoHours,
  run: { ...twoHours.run, ...of },
})

const { volumes } = twoHours.run
const unread = (one: (typeof volumes)[number]) => ({ ...one, readMs: null })

describe('what is kept of a test', () => {
  it('is what its report says, and the largest planned load that it stands for', () => {
    expect(keptOf(twoHours)).toEqual({
      ...{ name: '8B8MGD1, 2008-08-06 13:43', databases: 2, dataGb: expect.any(Number) },
      ...{ planned: 560, achieved: 592.487, reads: 274.574, logs: 176.279, maintenance: 0 },
      ...{ readMs: 17.548, writeMs: 6, logMs: 2.4, passed: true },
    })
  })

  it.each<readonly [string, Partial<ReportedRun['run']>]>([
    ['no log volume', { volumes: volumes.filter(({ role }) => role === 'database') }],
    ['no latency of writes', { volumes: volumes.map((one) => ({ ...one, writeMs: null })) }],
    ['no latency of one volume', { volumes: volumes.map((one, at) => (at ? one : unread(one))) }],
    ['no maximum that it states', { said: null }],
  ])('is not passed where its report has %s', (_what, of) => {
    expect(keptOf(odd(of))).toMatchObject({ achieved: 592.487, passed: false })
  })

  it.each([{ seconds: 600 }, { seconds: null }, { release: '2013' }] as const)(
    'is not passed where the run is no proof: %o',
    (of) => {
      expect(keptOf(twoHours)?.passed).toBe(true)
      expect(keptOf(odd(of))?.passed).toBe(false)
    },
  )
  it('holds no limit where its page was cut before the last of its databases', () => {
    const modern = { release: '2013', databases: 2 } as const
    const cut = odd({ ...modern, volumes: volumes.filter(({ name }) => name !== 'P:') })
    expect(keptOf(odd({ ...modern, volumes }))).toMatchObject({ reads: 274.574 })
    expect(keptOf(cut)).toMatchObject({ passed: false, reads: null })
    const holds = (one: ReportedRun) =>
      judged(one).test.criteria.find(({ code }) => code === 'dbRead')?.holds
    expect(holds(odd({ ...modern, volumes }))).toBe(true)
    expect(holds(cut)).toBeNull()
  })

  it('stands for no load beyond its own target', () => {
    expect(keptOf(odd({ target: 550 }))).toMatchObject({ planned: 550, achieved: 592.487 })
    expect(keptOf(odd({ target: 700 }))).toMatchObject({ planned: 560 })
    expect(keptOf(odd({ target: 600 }))).toMatchObject({ planned: 600 })
  })

  it('is nothing where nothing was achieved by the report', () => {
    expect(keptOf(odd({ achieved: null, volumes: [] }))).toBeNull()
  })

  it.each([
    { achieved: 1e12 },
    { databases: 20_000 },
    { bytesAtStart: 1e19 },
    { volumes: twoHours.run.volumes.map((volume) => ({ ...volume, readMs: 1e9 })) },
  ])('is nothing where no plan can hold it: %o', (of) => {
    expect(keptOf(odd(of))).toBeNull()
  })

  it('opens again in a link, whatever the machine is called', () => {
    const kept = keptOf(odd({ machine: `\u202e\u0007<b>${'é'.repeat(600)}` }))
    if (!kept) throw new Error('It is kept')
    const on = { id: 'test', array: null, drives: null, driveKind: 'SSD' } as const
    const of = { storage: 'JBOD', units: 1 } as const
    const { code } = encodePlan({ ...plan, keptTests: [{ ...kept, ...on, ...of }] })
    const opened = decodePlan(code)
    expect(opened.ok && opened.plan.keptTests).toEqual([{ ...kept, ...on, ...of }])
  })
})
