import { beforeEach, describe, expect, it } from 'vitest'
import { replacedProject } from '../../../src/app/store/history.ts'
import { draftOrOriginKey } from '../../../src/app/store/origins.ts'
import {
  endEdit,
  keepDraft,
  project,
  setAnswer,
  setAnswersTogether,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { undo } from '../../../src/app/store/undo.ts'
import {
  applyChangedPlan,
  openPlan,
  refuseLink,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  planWithAutomaticToggled,
  type RawAnswer,
} from '../../../src/engine/index.ts'

const mailboxes = fieldOf('mailboxes')
const copies = fieldOf('copies')

/** The default plan with answers by the key of their field. */
function withAnswers(given: Readonly<Record<string, RawAnswer>>): Plan {
  const write = (plan: Plan, [key, value]: [string, RawAnswer]) =>
    fieldOf(key).write(plan, 0, value)
  return Object.entries(given).reduce(write, defaultPlan)
}

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

describe('another version of Exchange', () => {
  const exchange = fieldOf('exchange')
  const of = (key: string) => fieldOf(key).read(project.getState().plan, 0)
  const change = (version: string) => {
    setAnswer(exchange, 0, version)
    endEdit()
  }

  it('leaves every answer that was given, and brings no growth', () => {
    startOver()
    setAnswer(mailboxes, 0, 20_000)
    setAnswer(fieldOf('quota'), 0, 5120)
    // Given, though it is what a plan of SE starts from: no longer left to the program.
    setAnswersTogether(copies, 0, (plan) =>
      planWithAutomaticToggled({ ...plan, copies: 3 }, 'copies', false),
    )
    endEdit()
    change('2010')
    expect(['mailboxes', 'growth', 'quota', 'copies'].map(of)).toEqual([20_000, 0, 5000, 3])
    change('SE')
    expect(['mailboxes', 'growth', 'quota', 'copies'].map(of)).toEqual([20_000, 0, 5120, 3])
    expect(project.getState().plan.automatic).not.toContain('copies')
  })

  it('takes no more growth than there was with the worked example, and keeps what was given', () => {
    change('SE')
    expect(of('growth')).toBe(0)
    setAnswer(fieldOf('growth'), 0, 30)
    change('2003')
    expect(of('growth')).toBe(30)
  })

  it('is told with the plans before and after until the next edit, and is one step of the history', () => {
    const before = project.getState().plan
    for (const passed of ['2007', 'SE', '2013', '2016']) setAnswer(exchange, 0, passed)
    const { plan, notice, history } = project.getState()
    expect(notice).toEqual({ done: 'version changed', before, after: plan, tierIds: [0] })
    expect(plan).toEqual(fieldOf('exchange').write(before, 0, '2016'))
    expect(history).toHaveLength(1)
    setAnswer(exchange, 0, '2010')
    expect(project.getState()).toMatchObject({ plan: before, notice: null })
    change('2019')
    setAnswer(mailboxes, 0, 10)
    expect(project.getState().notice).toBeNull()
  })
})

describe('an answer', () => {
  it('counts at once and settles what was typed there, and only there', () => {
    keepDraft(mailboxes, 0, 'six thousand')
    keepDraft(copies, 0, 'four')
    setAnswer(mailboxes, 0, 4200)
    const { plan, computed, drafts } = project.getState()
    expect(plan).toEqual(withAnswers({ mailboxes: 4200 }))
    expect(computed?.plan).toBe(plan)
    expect(drafts).toEqual({ [draftOrOriginKey({ field: 'copies', tier: 0 })]: 'four' })
  })

  it('on the way to text that is none is taken back', () => {
    setAnswer(mailboxes, 0, 4200)
    endEdit()
    setAnswer(mailboxes, 0, 6)
    expect(project.getState().plan).toEqual(withAnswers({ mailboxes: 6 }))
    keepDraft(mailboxes, 0, '6.900')
    expect(project.getState().plan).toEqual(withAnswers({ mailboxes: 4200 }))
    expect(project.getState().computed?.plan).toBe(project.getState().plan)
    expect(project.getState().drafts).toEqual({
      [draftOrOriginKey({ field: 'mailboxes', tier: 0 })]: '6.900',
    })
    setAnswer(mailboxes, 0, 6900)
    expect(project.getState().plan).toEqual(withAnswers({ mailboxes: 6900 }))
    expect(project.getState().drafts).toEqual({})
  })

  it('of another box does not undo it', () => {
    setAnswer(mailboxes, 0, 4200)
    keepDraft(copies, 0, 'four')
    setAnswer(mailboxes, 0, 4300)
    endEdit()
    keepDraft(mailboxes, 0, 'x')
    expect(project.getState().plan).toEqual(withAnswers({ mailboxes: 4300 }))
  })

  it('that contradicts another is kept, and so is the last plan that could be computed', () => {
    setAnswer(mailboxes, 0, 4200)
    setAnswer(copies, 0, 5)
    setPlanNamesAndCurrency({ name: 'Draft' })
    const { plan, computed } = project.getState()
    expect(plan).toEqual({ ...withAnswers({ mailboxes: 4200, copies: 5 }), name: 'Draft' })
    expect(computed?.plan).toEqual(withAnswers({ mailboxes: 4200 }))
    expect(resultsOf(plan)).toBeNull()
    setAnswer(copies, 0, 4)
    expect(project.getState().computed?.plan).toBe(project.getState().plan)
  })
})

describe('another plan', () => {
  const theirs = withAnswers({ mailboxes: 999 })

  it('from a link replaces the own one, which can be brought back with all that was typed', () => {
    setAnswer(mailboxes, 0, 4200)
    keepDraft(copies, 0, 'four')
    const { plan, drafts } = project.getState()
    openPlan(theirs)
    expect(project.getState()).toMatchObject({ plan: theirs, notice: { done: 'opened' } })
    expect(project.getState().drafts).toEqual({})
    restoreOwnProject()
    expect(project.getState()).toMatchObject({ plan, computed: { plan } })
    expect(project.getState().drafts).toEqual(drafts)
  })

  it('after another one still leads back to the own, unless that other was made one’s own', () => {
    const others = withAnswers({ mailboxes: 111 })
    setAnswer(mailboxes, 0, 4200)
    const own = project.getState().plan
    openPlan(theirs, 'reference solution')
    openPlan(others, 'reference solution')
    restoreOwnProject()
    expect(project.getState().plan).toBe(own)

    openPlan(theirs)
    setAnswer(mailboxes, 0, 1000)
    const changed = project.getState().plan
    openPlan(others)
    restoreOwnProject()
    expect(project.getState().plan).toBe(changed)
  })

  it('leads back to the one that came in first where there was no own', () => {
    openPlan(theirs)
    openPlan(withAnswers({ mailboxes: 111 }), 'reference solution')
    restoreOwnProject()
    expect(project.getState().plan).toBe(theirs)
  })

  it('takes no answer that was still being typed for the plan before', () => {
    setAnswer(mailboxes, 0, 4200)
    openPlan(theirs)
    keepDraft(mailboxes, 0, 'x')
    expect(project.getState().plan).toEqual(theirs)
    setAnswer(mailboxes, 0, 5)
    restoreOwnProject()
    keepDraft(mailboxes, 0, 'x')
    expect(project.getState().plan).toEqual(withAnswers({ mailboxes: 4200 }))
  })

  it('brings back a plan that contradicts itself beside its own last results', () => {
    setAnswer(copies, 0, 5)
    const { plan, computed } = project.getState()
    openPlan(theirs)
    restoreOwnProject()
    expect(project.getState().plan).toBe(plan)
    expect(project.getState().computed).toBe(computed)
    expect(resultsOf(plan)).toBeNull()
  })

  it('from a damaged link leaves everything as it is', () => {
    setAnswer(mailboxes, 0, 4200)
    keepDraft(copies, 0, 'four')
    const before = project.getState()
    refuseLink({ code: 'damaged' })
    expect(project.getState()).toEqual({
      ...before,
      notice: { done: 'refused', problem: { code: 'damaged' } },
    })
  })

  it('is never shown with results of the plan before', () => {
    setAnswer(mailboxes, 0, 4200)
    openPlan(withAnswers({ mailboxes: 999, copies: 5 }))
    expect(project.getState().computed).toBeNull()
  })

  it('replaces the plan on starting over, and the old plan can be restored', () => {
    setAnswer(mailboxes, 0, 4200)
    const { plan } = project.getState()
    startOver()
    expect(project.getState().plan).toBe(initialPlan)
    startOver(defaultPlan)
    expect(project.getState().plan).toBe(defaultPlan)
    restoreOwnProject()
    expect(project.getState().plan).toEqual(plan)
  })
})

describe('a change that was found', () => {
  const changed = withAnswers({ quota: 500 })

  it('is made, and said', () => {
    applyChangedPlan(changed, 'Mailbox quota to 500 MB')
    const { plan, computed, notice } = project.getState()
    expect(plan).toBe(changed)
    expect(computed?.plan).toBe(changed)
    expect(notice).toEqual({ kind: 'plan', done: 'applied', change: 'Mailbox quota to 500 MB' })
  })

  it('is no longer said after the next edit', () => {
    applyChangedPlan(changed, 'Mailbox quota to 500 MB')
    setAnswer(mailboxes, 0, 4200)
    expect(project.getState().notice).toBeNull()
  })

  it('is undone with what was typed, even where the plan was that of the defaults', () => {
    keepDraft(fieldOf('growth'), 0, '1x')
    const { drafts } = project.getState()
    applyChangedPlan(changed, 'Mailbox quota to 500 MB')
    expect(project.getState().drafts).toEqual({})
    undo()
    expect(project.getState()).toMatchObject({ plan: defaultPlan, drafts })
    expect(replacedProject(project.getState())).toBeNull()
  })

  it('is only of plans that can be computed', () => {
    const contradictory = withAnswers({ copies: 9 })
    expect(() => applyChangedPlan(contradictory, 'Database copies to 9')).toThrow('can be computed')
  })
})
