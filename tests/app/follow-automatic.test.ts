import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAutomaticAnswers } from '../../src/app/follow-automatic-answers.ts'
import { automaticAnswersJobOrder } from '../../src/app/store/automatic-answers.ts'
import {
  endEdit,
  project,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../src/app/store/project.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { initialPlan } from '../../src/app/store/start.ts'
import { redo, undo } from '../../src/app/store/undo.ts'
import { duplicateVariant, openVariant } from '../../src/app/store/variants.ts'
import { openPlan, startOver } from '../../src/app/store/whole-projects.ts'
import { jobResultOf } from '../../src/app/work/use-work.ts'
import type { DecidedPlan } from '../../src/engine/explore/index.ts'
import { defaultPlan, fieldOf, type Plan } from '../../src/engine/index.ts'
import { endIdleWorker } from '../idle-worker.ts'

/** A worker that decides when it is told to. */
class Decider extends EventTarget {
  plan = initialPlan
  isOver = false
  postMessage({ plan }: { readonly plan: Plan }) {
    this.plan = plan
    asked.push(this)
  }
  terminate() {
    this.isOver = true
  }
  decide(result: DecidedPlan) {
    this.dispatchEvent(new MessageEvent('message', { data: { done: true, result } }))
  }
  /** As where the browser does not let the script through. */
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

const asked: Decider[] = []

const start = project.getInitialState()
const now = () => project.getState()
const mailboxes = fieldOf('mailboxes')

beforeAll(endIdleWorker)
// What it returns ends it after the tests.
beforeAll(followAutomaticAnswers)
beforeEach(() => {
  vi.stubGlobal('Worker', Decider)
  project.setState(start, true)
  openPlan(initialPlan)
  asked.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  // What is still under way has ended.
  for (const one of asked) one.decide({ plan: one.plan, solved: null })
  await endIdleWorker()
})

/** What the worker was asked last, once it was. */
const last = async (count: number) => {
  await vi.waitFor(() => expect(asked).toHaveLength(count), 20_000)
  return asked[count - 1]!
}
const decide = (one: Decider, activeServers: number) =>
  one.decide({ plan: { ...one.plan, activeServers }, solved: null })

describe('answers that are left to the program', () => {
  it('are decided as part of the edit, with the results from before until then', async () => {
    const { computed } = now()
    setAnswer(mailboxes, 0, 20_000)
    expect(now().computed).toBe(computed)
    const one = await last(1)
    expect(one.plan.tiers[0].mailboxes).toBe(20_000)
    decide(one, 7)
    expect(now().plan).toMatchObject({ activeServers: 7 })
    expect(now().computed?.plan).toBe(now().plan)
    const after = now().plan
    undo()
    expect(now().plan).toBe(initialPlan)
    redo()
    expect(now().plan).toEqual(after)
    expect(asked).toHaveLength(1)
  })

  it('keep beside the plan how they were decided, and only of what was decided', async () => {
    setAnswer(mailboxes, 0, 20_000)
    const one = await last(1)
    const plan = { ...one.plan, activeServers: 7 }
    const decision: DecidedPlan = { plan, solved: null }
    one.decide(decision)
    const of = (which: Plan) => jobResultOf(automaticAnswersJobOrder(which, resultsOf(which)!))
    expect(of(now().plan)).toBe(decision)
    setPlanNamesAndCurrency({ name: 'Contoso' })
    expect(of(now().plan)).toBe(decision)
    expect(JSON.stringify(now())).not.toContain('solved')
    setAnswer(mailboxes, 0, 20_001)
    const other = await last(2)
    other.fail()
    expect(of(now().plan)).toBeNull()
  })

  it('are decided of the last answer alone, where more came meanwhile', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    setAnswer(mailboxes, 0, 2)
    const first = await last(1)
    setAnswer(mailboxes, 0, 20)
    setAnswer(mailboxes, 0, 200)
    expect(asked).toHaveLength(1)
    decide(first, 9)
    expect(now().plan.activeServers).not.toBe(9)
    const second = await last(2)
    expect(second.plan.tiers[0].mailboxes).toBe(200)
    expect(first.isOver).toBe(false)
    decide(second, 3)
    expect(now().plan.activeServers).toBe(3)
  })

  it('call off a decision that takes long', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    setAnswer(mailboxes, 0, 400_000)
    const first = await last(1)
    clock.mockReturnValue(1400)
    setAnswer(mailboxes, 0, 300_000)
    await last(2)
    expect(first.isOver).toBe(true)
  })

  it('keep their numbers where no worker is there, and are shown as they are', async () => {
    setAnswer(mailboxes, 0, 20_000)
    const one = await last(1)
    one.fail()
    expect(now().plan.activeServers).toBe(initialPlan.activeServers)
    expect(now().computed?.plan).toBe(now().plan)
  })

  it('are left as they came in a plan that is opened, renamed or of other answers', async () => {
    openPlan({ ...initialPlan, activeServers: 12 })
    setPlanNamesAndCurrency({ name: 'Contoso' })
    openPlan({ ...initialPlan, automatic: [] })
    setAnswer(mailboxes, 0, 20_000)
    openPlan(defaultPlan)
    setAnswer(mailboxes, 0, 20_000)
    startOver()
    const only = await last(1)
    expect(only.plan).toBe(initialPlan)
  })

  it('are decided of a variant that was left meanwhile, after those of the open one', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    setAnswer(mailboxes, 0, 20_000)
    const first = await last(1)
    duplicateVariant(now().variant)
    decide(first, 7)
    expect(now().before[0]?.state.plan).toMatchObject({ activeServers: 7 })
    expect(now().before[0]?.state.computed?.plan).toBe(now().before[0]?.state.plan)
    const copy = await last(2)
    expect(copy.plan).toBe(now().plan)
    expect(copy.plan.tiers[0].mailboxes).toBe(20_000)
    setAnswer(mailboxes, 0, 30_000)
    openVariant(now().before[0]!.id)
    decide(copy, 7)
    const left = await last(3)
    expect(left.plan.tiers[0].mailboxes).toBe(30_000)
    decide(left, 9)
    expect(now().after[0]?.state.plan).toMatchObject({ activeServers: 9 })
    expect(now().plan).toMatchObject({ activeServers: 7 })
  })

  it('are decided of a plan that was renamed meanwhile, and of one that an undo brings back', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    setAnswer(mailboxes, 0, 20)
    decide(await last(1), 2)
    endEdit()
    setAnswer(mailboxes, 0, 20_000)
    endEdit()
    const first = await last(2)
    setPlanNamesAndCurrency({ name: 'Contoso' })
    endEdit()
    setAnswer(mailboxes, 0, 30_000)
    decide(first, 7)
    decide(await last(3), 9)
    expect(now().plan).toMatchObject({ activeServers: 9 })
    undo()
    const renamed = await last(4)
    expect(renamed.plan).toMatchObject({ name: 'Contoso', tiers: [{ mailboxes: 20_000 }] })
    decide(renamed, 7)
    expect(now().plan).toMatchObject({ activeServers: 7 })
    undo()
    decide(await last(5), 7)
    undo()
    expect(now().plan).toMatchObject({ activeServers: 2, tiers: [{ mailboxes: 20 }] })
    expect(asked).toHaveLength(5)
  })

  it('show a new plan as it came in until then, as not updated, and not the plan before', async () => {
    openPlan(defaultPlan)
    const fresh = { ...initialPlan }
    startOver(fresh)
    await last(1)
    expect(now().computed?.plan).toEqual(fresh)
    expect(now().computed?.plan).not.toBe(now().plan)
  })
})
