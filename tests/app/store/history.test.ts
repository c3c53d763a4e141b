import { beforeEach, describe, expect, it } from 'vitest'
import { lastPlanEdit as lastEditOf } from '../../../src/app/store/history.ts'
import {
  endEdit,
  keepDraft,
  project,
  setAcceptedAdvice,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { projectStateOf } from '../../../src/app/store/project-state.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { addTier, copyTier, moveTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { openPlan, restoreOwnProject, startOver } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf } from '../../../src/engine/index.ts'
import { sinceLastEditWords } from '../../../src/features/live-results/result-changes.ts'
import { formatFor } from '../../../src/ui/format.ts'

const growth = fieldOf('growth')
const mailboxes = fieldOf('mailboxes')
const copies = fieldOf('copies')
const servers = fieldOf('servers')

const lastEdit = () => lastEditOf(project.getState())
const edits = () => project.getState().history
const plan = () => project.getState().plan

const start = project.getInitialState()
const deskAtStart = projectStateOf(start)
beforeEach(() => project.setState(start, true))

describe('an edit', () => {
  it('is all typing in one box, and keeps the plan before the first keystroke', () => {
    setAnswer(growth, 0, 2)
    setAnswer(growth, 0, 20)
    keepDraft(growth, 0, '')
    setAnswer(growth, 0, 25)
    const of = { kind: 'answer', field: 'growth', tier: 0 }
    expect(lastEdit()).toEqual({ of, before: defaultPlan, tierIds: [0] })
    expect(edits()).toEqual([{ of, before: deskAtStart, goesOn: true, offered: true }])
  })

  it('begins anew in another box, with the plan as it was computed until then', () => {
    setAnswer(growth, 0, 20)
    const grown = plan()
    setAnswer(mailboxes, 0, 7)
    setAnswer(mailboxes, 0, 7000)
    expect(lastEdit()).toMatchObject({ of: { field: 'mailboxes' }, before: grown })
    expect(lastEdit()?.before, 'whose results are kept').toBe(grown)
    expect(resultsOf(grown)).toBe(resultsOf(lastEdit()?.before ?? plan()))
  })

  it('begins anew in the same box once that was left', () => {
    setAnswer(growth, 0, 20)
    const grown = plan()
    endEdit()
    expect(lastEdit()?.before).toBe(defaultPlan)
    expect(edits()).toMatchObject([{ goesOn: false }])
    setAnswer(growth, 0, 30)
    expect(lastEdit()?.before).toBe(grown)
  })

  it('begins anew in the same box of another tier', () => {
    addTier()
    const added = plan()
    setAnswer(growth, 0, 20)
    expect(lastEdit()?.before).toBe(added)
    const grown = plan()
    setAnswer(growth, 1, 20)
    expect(lastEdit()?.before).toBe(grown)
  })

  it('is not made by text that is no answer, by leaving a box, nor by names and advice', () => {
    keepDraft(growth, 0, 'abc')
    endEdit()
    setPlanNamesAndCurrency({ name: 'Draft' })
    setAcceptedAdvice(['raid-5-is-final'])
    nameTier(0, 'VIP')
    expect(lastEdit()).toBeNull()
    setAnswer(growth, 0, 20)
    const edit = lastEdit()
    setPlanNamesAndCurrency({ name: 'Second draft' })
    expect(lastEdit()).toEqual(edit)
  })

  it('compares with the last plan that could be computed when answers contradicted each other', () => {
    setAnswer(copies, 0, 5)
    expect(lastEdit()?.before).toBe(defaultPlan)
    setAnswer(servers, 0, 5)
    expect(project.getState().computed?.plan).toBe(plan())
    expect(lastEdit()).toMatchObject({ of: { field: 'servers' }, before: defaultPlan })
  })
})

describe('the tiers of the plan before', () => {
  const since = () => {
    const { plan, tierIds } = project.getState()
    const edit = lastEdit()
    return edit && sinceLastEditWords(edit, { plan, tierIds }, formatFor('en-US'))
  }
  const contradiction = `Since ${copies.label} changed from 4\u00a0copies to 5\u00a0copies and ${servers.label} changed from 4\u00a0servers to 5\u00a0servers`

  beforeEach(() => {
    addTier()
    for (const [at, name] of ['A', 'B'].entries()) {
      nameTier(at, name)
      setAnswer(mailboxes, at, 100 * (at + 1))
    }
    endEdit()
  })

  it('are told apart after they were moved while answers contradicted each other', () => {
    setAnswer(copies, 0, 5)
    moveTier(1, 0)
    setAnswer(servers, 0, 5)
    expect(lastEdit()?.tierIds).toEqual([0, 1])
    expect(since()).toBe(contradiction)
    moveTier(0, 1)
    expect(lastEdit()?.tierIds).toEqual([1, 0])
    expect(since()).toBe('Since B was moved')
  })

  it('are told apart where one answer was computed and then contradicted another', () => {
    setAnswer(copies, 0, 5)
    moveTier(1, 0)
    setAnswer(servers, 0, 5)
    setAnswer(servers, 0, 3)
    moveTier(1, 0)
    expect(lastEdit()?.tierIds).toEqual([1, 0])
    setAnswer(servers, 0, 6)
    expect(since()).toBe(`Since ${servers.label} changed from 5\u00a0servers to 6\u00a0servers`)
  })

  it('have come and gone while answers contradicted each other', () => {
    setAnswer(copies, 0, 5)
    removeTier(0)
    addTier()
    setAnswer(servers, 0, 5)
    expect(since()).toBe('Since A was removed and Tier 2 was added, and 2 more')
    removeTier(1)
    undo()
    setAnswer(copies, 0, 9)
    removeTier(1)
    undo()
    setAnswer(copies, 0, 4)
    expect(since()).toBe(`Since ${copies.label} changed from 5\u00a0copies to 4\u00a0copies`)
  })
})

describe('a change to the list of tiers', () => {
  it('is one edit', () => {
    addTier()
    expect(lastEdit()).toMatchObject({ of: { done: 'added', at: 1 }, before: defaultPlan })
    const steps = [
      { apply: () => copyTier(0, 'Tier 1'), of: { done: 'added', at: 1 } },
      { apply: () => moveTier(0, 2), of: { done: 'moved', at: 2 } },
      { apply: () => removeTier(1), of: { done: 'removed', at: 1 } },
    ]
    for (const { apply, of } of steps) {
      const before = plan()
      apply()
      expect(lastEdit()).toMatchObject({ of: { kind: 'tiers', ...of } })
      expect(lastEdit()?.before).toBe(before)
    }
  })
})

describe('a plan that came in as a whole', () => {
  it.each([
    ['from a link', () => openPlan({ ...defaultPlan, name: 'Theirs' })],
    ['starting over', () => startOver()],
    [
      'brought back',
      () => {
        startOver()
        restoreOwnProject()
      },
    ],
  ])('has no edit yet: %s', (_how, come) => {
    setAnswer(growth, 0, 20)
    come()
    expect(lastEdit()).toBeNull()
  })

  it('has nothing to compare with, saved with results of answers that did not contradict', () => {
    const computed = plan()
    project.setState({
      ...start,
      plan: copies.write(computed, 0, 5),
      computed: { plan: computed, tierIds: null },
    })
    setAnswer(growth, 0, 20)
    expect(lastEdit()).toBeNull()
    setAnswer(servers, 0, 5)
    setAnswer(growth, 0, 25)
    expect(lastEdit()).toMatchObject({ of: { field: 'growth' } })
  })

  it('has nothing to compare with until it can be computed', () => {
    openPlan(copies.write(defaultPlan, 0, 5))
    setAnswer(growth, 0, 20)
    expect(lastEdit()).toBeNull()
    setAnswer(servers, 0, 5)
    expect(lastEdit()).toBeNull()
    setAnswer(growth, 0, 25)
    expect(lastEdit()).toMatchObject({ of: { field: 'growth' } })
  })
})
