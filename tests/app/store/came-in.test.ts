import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  countVariantsTooMany,
  keepOpenedAsVariants,
  ownProjectBehind,
  plansWithMatchedTierIds,
  replaceOwnProject,
} from '../../../src/app/store/opened-link.ts'
import { newStateOfPlan, project, setAnswer } from '../../../src/app/store/project.ts'
import { allVariants, projectOfPlans } from '../../../src/app/store/project-state.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { variantTitles } from '../../../src/app/store/variants.ts'
import {
  dismissNotice,
  openProject,
  restoreOwnProject,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, type Plan, projectLimits } from '../../../src/engine/index.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))
afterEach(() => project.setState(start, true))

const named = (name: string, change: Partial<Plan> = {}): Plan => ({
  ...defaultPlan,
  name,
  ...change,
})
const names = () => allVariants(project.getState()).map(({ state }) => state.plan.name)
const own = (...plans: readonly Plan[]) =>
  project.setState(projectOfPlans(plans.map(newStateOfPlan), plans.length - 1))
const open = (plans: readonly Plan[], at = 0) => openProject(plans, at, 'link', {})

describe('what a link brought', () => {
  it('is saved as variants of the person’s project, with the same variant open', () => {
    own(named('mine'), named('my other'))
    open([named('theirs'), named('their second', { copies: 2 })], 1)
    expect(names()).toEqual(['theirs', 'their second'])
    expect(ownProjectBehind(project.getState())?.plan.name).toBe('my other')
    keepOpenedAsVariants()
    expect(names()).toEqual(['mine', 'my other', 'theirs', 'their second'])
    const now = project.getState()
    expect(now).toMatchObject({ plan: { name: 'their second', copies: 2 }, visit: null })
    expect(now.notice).toMatchObject({ done: 'brought in', title: 'their second' })
    const ids = allVariants(now).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    undo()
    expect(names()).toEqual(['mine', 'my other'])
  })

  it('is told apart from a variant that has the same name', () => {
    own(named('Mail 2027'))
    open([named('Mail 2027', { copies: 2 })])
    keepOpenedAsVariants()
    const now = project.getState()
    expect(now.notice).toMatchObject({ done: 'brought in', title: 'Mail 2027 (2)' })
    expect(variantTitles(allVariants(now).map(({ state }) => state.plan))).toEqual([
      'Mail 2027',
      'Mail 2027 (2)',
    ])
    expect(names()).toEqual(['Mail 2027', 'Mail 2027'])
  })

  it('is saved with ids of its own, though a reload numbers both projects from the start', () => {
    own(named('theirs'), named('their second'))
    const mine = projectOfPlans([named('mine'), named('my other')].map(newStateOfPlan))
    project.setState({ visit: { own: mine }, notice: { done: 'mapped' } })
    keepOpenedAsVariants()
    const now = project.getState()
    expect(names()).toEqual(['mine', 'my other', 'theirs', 'their second'])
    expect(new Set(allVariants(now).map(({ id }) => id)).size).toBe(4)
    expect(now.plan.name).toBe('their second')
  })

  it('is saved with its changes and the origins of its answers', () => {
    own(named('mine'))
    open([named('theirs', { copies: 2 })])
    const { origins } = project.getState()
    expect(Object.keys(origins).length).toBeGreaterThan(0)
    setAnswer(fieldOf('servers'), 0, 6)
    expect(project.getState().visit).toBeNull()
    keepOpenedAsVariants()
    expect(names()).toEqual(['mine', 'theirs'])
    expect(project.getState().plan.servers).toBe(6)
    expect(project.getState().origins).toMatchObject(origins)
  })

  it('is kept as long as there is room, and lacks the rest', () => {
    own(...Array.from({ length: projectLimits.variants - 1 }, (_, at) => named(`mine ${at}`)))
    open([named('one'), named('two'), named('three')])
    const now = project.getState()
    const mine = ownProjectBehind(now)
    expect(mine && countVariantsTooMany(now, mine)).toBe(2)
    keepOpenedAsVariants()
    expect(names()).toEqual(['one', 'two', 'three'])
    expect(project.getState().visit?.own).toBe(mine)
  })

  it('can be saved after its notice was dismissed', () => {
    own(named('mine'))
    open([named('theirs')])
    dismissNotice()
    expect(ownProjectBehind(project.getState())?.plan.name).toBe('mine')
    keepOpenedAsVariants()
    expect(names()).toEqual(['mine', 'theirs'])
  })

  it('takes the place of one’s own, which can be gone back to', () => {
    own(named('mine'))
    open([named('theirs')])
    replaceOwnProject()
    expect(project.getState()).toMatchObject({ visit: null, notice: { done: 'taken' } })
    expect(names()).toEqual(['theirs'])
    restoreOwnProject()
    expect(names()).toEqual(['mine'])
  })

  it('stands beside nothing where nobody had a project, or it was left', () => {
    open([named('theirs')])
    expect(ownProjectBehind(project.getState())).toBeNull()
    keepOpenedAsVariants()
    expect(names()).toEqual(['theirs'])
    replaceOwnProject()
    expect(project.getState().visit).toBeNull()
  })
})

describe('the tiers of two plans that are compared', () => {
  const tiersOf = (...names: readonly string[]): Plan => {
    const [tier] = defaultPlan.tiers
    const [first, ...others] = names.map((name) => ({ ...tier, name }))
    return { ...defaultPlan, tiers: [first ?? tier, ...others] }
  }

  it.each([
    ['of one name', ['a', 'b'], ['b', 'a'], [1, 0]],
    ['without names, of one place', ['', ''], ['', ''], [0, 1]],
    ['renamed, of one place', ['a', 'b'], ['a', 'c'], [0, 1]],
    ['further ones, of none', ['a'], ['a', 'b', ''], [0, 2, 3]],
    ['twice of a name, once', ['a', 'b'], ['a', 'a'], [0, 1]],
    ['of a place that another has by its name', ['a', 'b'], ['c', 'a'], [2, 0]],
  ])('go together: %s', (_name, mine, theirs, ids) => {
    const [before, after] = plansWithMatchedTierIds(tiersOf(...mine), tiersOf(...theirs))
    expect(before.tierIds).toEqual(mine.map((_tier, at) => at))
    expect(after.tierIds).toEqual(ids)
    expect(new Set(after.tierIds).size).toBe(ids.length)
  })
})
