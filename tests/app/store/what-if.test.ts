import { beforeEach, expect, it } from 'vitest'
import { keepDraft, project, restorePlan } from '../../../src/app/store/project.ts'
import { applyPlan } from '../../../src/app/store/what-if.ts'
import { defaultPlan, fieldOf } from '../../../src/engine/index.ts'
import { planWith } from '../../engine/plans.ts'

const start = project.getInitialState()
const changed = planWith({ quota: 500 })

beforeEach(() => project.setState(start, true))

it('makes a change that was found, and says which', () => {
  applyPlan(changed, 'Mailbox quota to 500 MB')
  const { plan, computedPlan, notice } = project.getState()
  expect(plan).toBe(changed)
  expect(computedPlan).toBe(changed)
  expect(notice).toEqual({ code: 'applied', change: 'Mailbox quota to 500 MB' })
})

it('is undone with what was typed, even where the plan was that of the defaults', () => {
  keepDraft(fieldOf('growth'), 0, '1x')
  const { drafts } = project.getState()
  applyPlan(changed, 'Mailbox quota to 500 MB')
  expect(project.getState().drafts).toEqual({})
  restorePlan()
  expect(project.getState()).toMatchObject({ plan: defaultPlan, drafts, replaced: null })
})

it('is only of plans that can be computed', () => {
  const contradictory = planWith({}, { copies: 9 })
  expect(() => applyPlan(contradictory, 'Database copies to 9')).toThrow('can be computed')
})
