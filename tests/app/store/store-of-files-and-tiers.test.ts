import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOfAnswer, keepDraft, project } from '../../../src/app/store/project.ts'
import {
  addPastedReport,
  addReportFiles,
  cancelReport,
  removeReport,
  useTestReports,
} from '../../../src/app/store/test-reports.ts'
import {
  groupRunsByTime,
  groupRunWith,
  useTestGroupingChoices,
} from '../../../src/app/store/test-verdict.ts'
import { applyTierBlock, replaceAllTiers } from '../../../src/app/store/tier-blocks.ts'
import { addTier, copyTier, nameTier } from '../../../src/app/store/tiers.ts'
import { redo, undo } from '../../../src/app/store/undo.ts'
import { startOver } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, type Plan, size } from '../../../src/engine/index.ts'
import { judgeTests, type TestVerdict } from '../../../src/engine/jetstress/index.ts'
import { reported } from '../../engine/jetstress/test-runs.ts'
import { eventually } from '../../eventually.ts'
import { endIdleWorker } from '../../idle-worker.ts'
import { fixture } from '../../jetstress/read-fixture.ts'

beforeAll(endIdleWorker)

describe('take block', () => {
  const start = project.getInitialState()
  beforeEach(() => {
    project.setState(start, true)
    addTier()
    nameTier(0, 'A')
    nameTier(1, 'B')
    keepDraft(fieldOf('mailboxes'), 1, 'many')
    keepDraft(fieldOf('quota'), 1, 'some')
    keepDraft(fieldOf('copies'), 0, 'four')
  })

  const now = () => project.getState()
  const [usual] = defaultPlan.tiers
  const tiers: Plan['tiers'] = [
    { ...usual, name: 'A', mailboxes: 10 },
    { ...usual, name: 'B', mailboxes: 20 },
    { ...usual, name: 'C', mailboxes: 30 },
  ]

  describe('a block of answers of tiers', () => {
    it('changes only the answers it has, and is undone in one step', () => {
      const before = now()
      applyTierBlock({ tiers, kept: 2, taken: [{ at: 1, key: 'mailboxes' }], typed: [] }, '2 tiers')
      expect(now().plan.tiers).toEqual(tiers)
      expect(now().tierIds.slice(0, 2)).toEqual(before.tierIds)
      expect(new Set(now().tierIds).size).toBe(3)
      expect(Object.values(now().drafts)).toEqual(['some', 'four'])
      expect(now().notice).toMatchObject({ done: 'applied', change: '2 tiers' })
      undo()
      expect(now().plan).toEqual(before.plan)
      expect(now().drafts).toEqual(before.drafts)
    })

    it('keeps in its box what is no answer', () => {
      const typed = [{ at: 2, key: 'mailboxes', text: '€ 4,000' }]
      applyTierBlock({ tiers, kept: 2, taken: [], typed }, '1 tier')
      expect(draftOfAnswer(now(), fieldOf('mailboxes'), 2)).toBe('€ 4,000')
      expect(draftOfAnswer(now(), fieldOf('mailboxes'), 1)).toBe('many')
      undo()
      expect(Object.values(now().drafts)).not.toContain('€ 4,000')
    })

    it('takes the place of all tiers with what was typed in them', () => {
      const before = now()
      applyTierBlock({ tiers, kept: 0, taken: [], typed: [] }, '3 tiers')
      expect(Object.values(now().drafts)).toEqual(['four'])
      expect(now().tierIds.filter((id) => before.tierIds.includes(id))).toEqual([])
    })
  })
})

describe('take tiers', () => {
  beforeEach(() => startOver())

  it('takes tiers in place of all others as one step, and says where their answers come from', () => {
    copyTier(0, 'One')
    keepDraft(fieldOf('quota'), 1, 'much')
    keepDraft(fieldOf('copies'), 0, 'many')
    const before = project.getState()
    const [first] = before.plan.tiers
    const origin = { from: 'statistics', name: 'sizes.csv' } as const
    const steps = before.history.length
    replaceAllTiers(
      {
        tiers: [
          { ...first, name: 'Small', mailboxes: 5 },
          { ...first, name: 'Large', mailboxes: 2, quota: 900 },
        ],
        read: [['mailboxes'], ['mailboxes', 'quota']],
      },
      origin,
      '2 tiers from mailbox statistics',
    )
    const now = project.getState()
    expect(now.history).toHaveLength(steps + 1)
    expect(now.plan.tiers.map(({ name, mailboxes, quota }) => [name, mailboxes, quota])).toEqual([
      ['Small', 5, first.quota],
      ['Large', 2, 900],
    ])
    const [small, large] = now.tierIds
    expect(before.tierIds).not.toContain(small)
    expect(now.origins).toMatchObject({
      [`mailboxes/${small}`]: origin,
      [`mailboxes/${large}`]: origin,
      [`quota/${large}`]: origin,
    })
    expect(now.origins).not.toHaveProperty(`quota/${small}`)
    // What was typed for a tier that is gone goes with it; what the plan has once stays.
    expect(now.drafts).toEqual({ 'copies/0': 'many' })

    undo()
    const { plan, drafts, tierIds, origins } = project.getState()
    expect({ plan, drafts, tierIds, origins }).toEqual({
      plan: before.plan,
      drafts: before.drafts,
      tierIds: before.tierIds,
      origins: before.origins,
    })
    redo()
    expect(project.getState().plan).toEqual(now.plan)
  })
})

describe('test choices', () => {
  const on = (machine: string, hour: number) =>
    reported({
      machine,
      started: `2026-11-22T${hour}:00:00`,
      ended: `2026-11-22T${hour + 2}:05:00`,
      achieved: 1000,
    })

  const runs = [on('ex01', 10), on('ex02', 10), on('ex03', 14)]
  const [first, second, third] = runs.map(({ id }) => id)

  function judged(): TestVerdict {
    const result = size(defaultPlan)
    if (!result.ok) throw new Error('The default plan can be sized')
    return judgeTests(defaultPlan, result.sizing, runs, useTestGroupingChoices.getState())
  }

  const machines = () =>
    judged().tests.map(({ servers }) => servers.map(({ name }) => name?.toLowerCase()))

  /** Puts a run with the test that holds another one, or alone. */
  function put(run = '', other: string | null = null) {
    const { tests } = judged()
    const held = tests.find(({ servers }) =>
      servers.some((server) => server.runs.some(({ id }) => id === other)),
    )
    groupRunWith(tests, run, held?.id ?? null)
  }

  describe('what a person says of runs', () => {
    afterEach(groupRunsByTime)

    it('goes by their times until something is said', () => {
      expect(machines()).toEqual([['ex01', 'ex02'], ['ex03']])
    })

    it('puts a run with another test, and leaves the others as they stand', () => {
      put(third, first)
      expect(machines()).toEqual([['ex01', 'ex02', 'ex03']])
      expect(judged().tests[0]?.achieved?.value).toBe(3000)
    })

    it('puts the run that a test is called by alone', () => {
      put(first)
      expect(machines()).toEqual([['ex01'], ['ex02'], ['ex03']])
      put(third, second)
      expect(machines()).toEqual([['ex01'], ['ex02', 'ex03']])
      put(first, third)
      expect(machines()).toEqual([['ex01', 'ex02', 'ex03']])
      groupRunsByTime()
      expect(machines()).toEqual([['ex01', 'ex02'], ['ex03']])
    })
  })
})

describe('test reports', () => {
  const report = () => new File([fixture('ax4-5i-appendix-a.txt')], 'appendix.txt')
  const listed = () => useTestReports.getState().reports.map(({ file, read }) => [file, read.ok])

  beforeEach(() => useTestReports.setState({ reports: [], underWay: [] }))
  afterEach(() => vi.unstubAllGlobals())

  it('reads several files in their order, also without a worker, and lists what is none', async () => {
    const first = addReportFiles([report(), new File(['nothing'], 'prose.txt')])
    expect(useTestReports.getState().underWay.map(({ file }) => file.name)).toEqual([
      'appendix.txt',
      'prose.txt',
    ])
    const second = addPastedReport('Machine Name\tEXCH1\nOverall Test Result\tFail\n')
    await Promise.all([first, second])
    expect(useTestReports.getState().underWay).toEqual([])
    expect(listed()).toEqual([
      ['appendix.txt', true],
      ['prose.txt', false],
      ['Pasted text', true],
    ])
    await addPastedReport('nothing')
    expect(listed().at(-1)).toEqual(['Pasted text 2', false])
  })

  it('takes one out of the list', async () => {
    await addReportFiles([report(), report()])
    const [first, second] = useTestReports.getState().reports
    expect(first?.id).not.toBe(second?.id)
    removeReport(first?.id ?? Number.NaN)
    expect(useTestReports.getState().reports).toEqual([second])
  })

  /** A worker that never answers, and what is said to it. */
  function silentWorker() {
    const said = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener: vi.fn() }
    const make = vi.fn(function make() {
      return said
    })
    vi.stubGlobal('Worker', make)
    return said
  }

  it('leaves a file unread whose reading is called off, with its worker, and goes on', async () => {
    const { postMessage, terminate } = silentWorker()
    const taken = addReportFiles([report(), report()])
    await eventually(() => expect(postMessage).toHaveBeenCalledOnce())
    const [first, second] = useTestReports.getState().underWay
    cancelReport(second?.id ?? Number.NaN)
    expect(terminate).not.toHaveBeenCalled()
    cancelReport(first?.id ?? Number.NaN)
    await taken
    expect(terminate).toHaveBeenCalledOnce()
    expect(useTestReports.getState()).toEqual({ reports: [], underWay: [] })
  })

  it('tells how far a file is that is read beside the page', async () => {
    const { addEventListener, postMessage } = silentWorker()
    const taken = addReportFiles([report()])
    await eventually(() => expect(postMessage).toHaveBeenCalledOnce())
    const hear = addEventListener.mock.calls.find(([type]) => type === 'message')?.[1]
    hear({ data: { done: false, progress: { read: 1, of: 4 } } })
    expect(useTestReports.getState().underWay[0]?.progress).toEqual({ read: 1, of: 4 })
    const read = { ok: false, format: null, runs: [], notes: [] }
    hear({ data: { done: true, result: read } })
    await taken
    expect(useTestReports.getState().reports).toMatchObject([{ file: 'appendix.txt', read }])
    await endIdleWorker()
  })
})
