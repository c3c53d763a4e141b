import { beforeEach, describe, expect, it } from 'vitest'
import { lastPlanEdit } from '../../../src/app/store/history.ts'
import {
  draftOfAnswer,
  endEdit,
  keepDraft,
  originOfAnswer,
  project,
  setAnswer,
} from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { resultsOf, sizeResultOf } from '../../../src/app/store/results.ts'
import { addTier, removeTier } from '../../../src/app/store/tiers.ts'
import { undo } from '../../../src/app/store/undo.ts'
import {
  addChangedVariant,
  addVariant,
  duplicateVariant,
  moveVariant,
  openVariant,
  removeVariant,
  renameVariant,
  roomForVariants,
  variantTitle,
} from '../../../src/app/store/variants.ts'
import {
  applyChangedPlan,
  openPlan,
  openProject,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, projectLimits } from '../../../src/engine/index.ts'
import { addPlans } from './add-plans.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const now = () => project.getState()
const [quota, copies] = [fieldOf('quota'), fieldOf('copies')]
const quotas = () => allVariants(now()).map(({ state }) => quota.read(state.plan, 0))
const ids = () => allVariants(now()).map(({ id }) => id)
const titles = () => allVariants(now()).map(({ state }, at) => variantTitle(state.plan, at))

describe('variants', () => {
  it('begin with one, and a copy opens with every text typed in it', () => {
    keepDraft(copies, 0, 'four')
    duplicateVariant(0)
    setAnswer(quota, 0, 1400)
    expect([now().variant, ids(), quotas()]).toEqual([1, [0, 1], [700, 1400]])
    expect(titles()).toEqual(['Variant 1', 'Variant 1 (copy)'])
    expect(draftOfAnswer(now(), copies, 0)).toBe('four')
    openVariant(0)
    expect(quota.read(now().plan, 0)).toBe(700)
    expect(resultsOf(now().plan)).not.toBeNull()
  })

  it('are copied under names of their own, however long', () => {
    for (const id of [0, 1, 2]) duplicateVariant(id)
    expect(titles()).toEqual([
      'Variant 1',
      'Variant 1 (copy)',
      'Variant 1 (copy 2)',
      'Variant 1 (copy 3)',
    ])
    renameVariant(0, '🙂'.repeat(projectLimits.name))
    expect(allVariants(now())[0]?.state.plan.name).toBe('🙂'.repeat(projectLimits.name / 2))
    duplicateVariant(0)
    const { name } = now().plan
    expect(name).toMatch(/^(🙂)+ \(copy\)$/u)
    expect(name.length).toBeGreaterThan(projectLimits.name - 12)
    expect(name.length).toBeLessThanOrEqual(projectLimits.name)
  })

  it('are made of the open plan and one change, which an undo takes back', () => {
    setAnswer(quota, 0, 900)
    addVariant()
    openVariant(0)
    const words = 'Mailbox quota to 1,400 MB'
    addChangedVariant(quota.write(now().plan, 0, 1400), words)
    expect([quotas(), now().variant]).toEqual([[900, 1400, 700], 2])
    expect(now().plan.name).toBe(`Variant 1, ${words}`)
    expect(now().notice).toMatchObject({ done: 'made', title: now().plan.name })
    expect(originOfAnswer(now(), quota, 0)).toEqual({ from: 'suggestion', name: words })
    undo()
    expect([quotas(), now().variant]).toEqual([[900, 700], 0])
    renameVariant(0, '🙂'.repeat(projectLimits.name))
    addChangedVariant(quota.write(now().plan, 0, 1400), words)
    expect(now().plan.name).toMatch(/^(🙂)+…, Mailbox quota to 1,400 MB$/u)
    expect(now().plan.name.length).toBeLessThanOrEqual(projectLimits.name)
  })

  it('are answered one at a time, also in the same box of both', () => {
    duplicateVariant(0)
    setAnswer(quota, 0, 800)
    openVariant(0)
    setAnswer(quota, 0, 900)
    expect(quotas()).toEqual([900, 800])
    undo()
    expect(quotas()).toEqual([700, 800])
  })

  it('stand in the order they are moved to, whichever is open', () => {
    addPlans([1, 2, 3].map((at) => ({ ...defaultPlan, name: `P${at}` })))
    expect(titles()).toEqual(['Variant 1', 'P1', 'P2', 'P3'])
    expect(now().plan.name).toBe('P1')
    moveVariant(1, 3)
    expect(titles()).toEqual(['Variant 1', 'P2', 'P3', 'P1'])
    moveVariant(3, 0)
    expect(titles()).toEqual(['P3', 'Variant 2', 'P2', 'P1'])
    expect(now().plan.name, 'the same is open').toBe('P1')
    const before = now()
    moveVariant(3, 4)
    moveVariant(3, -1)
    moveVariant(99, 0)
    expect(now()).toBe(before)
  })

  it('are named by their plans, the one that is not open with its results', () => {
    duplicateVariant(0)
    const before = sizeResultOf(allVariants(now())[0]?.state.plan ?? defaultPlan)
    renameVariant(0, 'First')
    renameVariant(1, `Second${'x'.repeat(600)}`)
    expect(titles()[0]).toBe('First')
    expect(now().plan.name).toHaveLength(projectLimits.name)
    expect(titles()[1]).toHaveLength(projectLimits.shownName)
    const [first] = allVariants(now())
    expect(sizeResultOf(first?.state.plan ?? defaultPlan)).toBe(before)
    expect(first?.state.computed?.plan).toBe(first?.state.plan)
  })

  it('are at most eight, whichever way they are added', () => {
    for (let added = 0; added < 20; added += 1) addVariant()
    expect(ids()).toHaveLength(projectLimits.variants)
    expect(roomForVariants(now())).toBe(0)
    const before = now()
    addVariant()
    duplicateVariant(0)
    expect(now().before).toBe(before.before)
    expect(now().history).toBe(before.history)
  })

  it('have ids that none of them had before', () => {
    addVariant()
    removeVariant(1)
    addVariant()
    expect(ids()).toEqual([0, 2])
    openPlan(defaultPlan)
    expect(ids()).toEqual([3])
  })
})

describe('a variant that is taken out', () => {
  it('gives way to the next one, and comes back to its place by Undo', () => {
    addPlans(['B', 'C'].map((name) => ({ ...defaultPlan, name })))
    removeVariant(1)
    expect([now().plan.name, titles()]).toEqual(['C', ['Variant 1', 'C']])
    expect(now().notice).toMatchObject({ kind: 'variants', done: 'removed', title: 'B' })
    undo()
    expect(titles()).toEqual(['Variant 1', 'B', 'C'])
  })

  it('leaves the open one open, and is none where it is the last', () => {
    addVariant()
    removeVariant(0)
    expect([now().variant, ids()]).toEqual([1, [1]])
    removeVariant(1)
    expect(ids()).toEqual([1])
  })
})

describe('what is told and taken back in one variant', () => {
  it('is not told in another', () => {
    addTier()
    duplicateVariant(0)
    removeTier(1)
    expect(now().notice).toMatchObject({ done: 'removed' })
    openVariant(0)
    expect(now().notice).toBeNull()
  })

  it('is the last change to that variant', () => {
    setAnswer(quota, 0, 800)
    duplicateVariant(0)
    expect(lastPlanEdit(now())).toBeNull()
    setAnswer(copies, 0, 3)
    expect(lastPlanEdit(now())?.of).toMatchObject({ field: 'copies' })
    openVariant(0)
    expect(lastPlanEdit(now())?.of).toMatchObject({ field: 'quota' })
    expect(lastPlanEdit(now())?.before).toBe(defaultPlan)
  })

  it.each([
    ['a copy', () => duplicateVariant(now().variant)],
    ['a further one', addVariant],
  ])('is not offered in %s, where its way back would lead to another project', (_what, make) => {
    setAnswer(quota, 0, 500)
    openPlan(quota.write(defaultPlan, 0, 900))
    applyChangedPlan(quota.write(now().plan, 0, 1000), 'a larger quota')
    expect(now().notice).toMatchObject({ done: 'applied' })
    make()
    expect(now().notice).toBeNull()
  })

  it('is the failure tried in that variant', () => {
    duplicateVariant(0)
    project.setState({ lost: { ...now().lost, servers: [2] }, unreadLost: ['x'] })
    openVariant(1)
    expect(now().lost.servers, 'it is open already').toEqual([2])
    openVariant(0)
    expect([now().lost.servers, now().unreadLost]).toEqual([[], []])
  })
})

describe('a project that came in', () => {
  const plans = ['A', 'B', 'C'].map((name) => ({ ...defaultPlan, name }))

  it('may be looked at in all of its variants and be no edit; the own one comes back whole', () => {
    setAnswer(quota, 0, 800)
    duplicateVariant(0)
    openProject(plans, 1, 'link', {})
    expect([now().plan.name, titles()]).toEqual(['B', ['A', 'B', 'C']])
    openVariant(now().before[0]?.id ?? -1)
    expect(now().visit).not.toBeNull()
    expect(now().notice).toMatchObject({ done: 'opened' })
    restoreOwnProject()
    expect([titles(), quotas()]).toEqual([
      ['Variant 1', 'Variant 1 (copy)'],
      [800, 800],
    ])
  })

  it('is one’s own once a variant is edited, added or moved', () => {
    for (const edit of [
      () => setAnswer(quota, 0, 900),
      () => addVariant(),
      () => moveVariant(now().variant, 0),
      () => keepDraft(quota, 0, 'x'),
    ]) {
      openProject(plans, 1, 'file', {})
      edit()
      expect(now().visit).toBeNull()
    }
  })

  it('is not kept as one’s own where it is only replaced by another', () => {
    duplicateVariant(0)
    endEdit()
    openProject(plans, 0, 'link', {})
    openPlan({ ...defaultPlan, name: 'Third' })
    expect(now().visit?.own?.before).toHaveLength(1)
    startOver()
    restoreOwnProject()
    expect(titles()).toEqual(['Variant 1', 'Variant 1 (copy)'])
  })
})
