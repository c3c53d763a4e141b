import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProjectState } from '../../../src/app/store/history.ts'
import { keepTest, removeKeptTest } from '../../../src/app/store/kept-tests.ts'
import {
  copyOwnArray,
  importOwnArrays,
  keepOwnArrayDraft,
  removeOwnArray,
  saveOwnArray,
} from '../../../src/app/store/own-arrays.ts'
import {
  draftOfAnswer,
  endEdit,
  keepDraft,
  project,
  setAcceptedAdvice,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { addTier, copyTier, moveTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { goToStep, historySteps, redo, undo } from '../../../src/app/store/undo.ts'
import {
  addChangedVariant,
  addVariant,
  duplicateVariant,
  moveVariant,
  openVariant,
  removeVariant,
  renameVariant,
} from '../../../src/app/store/variants.ts'
import {
  applyChangedPlan,
  openPlan,
  openProject,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, type OwnArray, projectLimits } from '../../../src/engine/index.ts'
import { keptTest } from '../../engine/kept-tests.ts'
import { addPlans } from './add-plans.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const now = () => project.getState()
const [quota, copies, exchange] = [fieldOf('quota'), fieldOf('copies'), fieldOf('exchange')]
const quotaNow = () => quota.read(now().plan, 0)

/** All plans with what is typed in them, whichever is open, as a person would compare them. */
const shown = (desk: ProjectState) =>
  allVariants(desk).map(({ id, state: { plan, tierIds, drafts } }) => ({
    id,
    plan,
    tierIds,
    drafts,
  }))

describe('undo and redo', () => {
  it('take back and make again all that is typed in a box until it is left', () => {
    const before = quotaNow()
    setAnswer(quota, 0, 7)
    setAnswer(quota, 0, 750)
    endEdit()
    setAnswer(quota, 0, 800)
    undo()
    expect(quotaNow()).toBe(750)
    undo()
    expect(quotaNow()).toBe(before)
    expect(now().history.length > 0).toBe(false)
    redo()
    redo()
    expect(quotaNow()).toBe(800)
    expect(now().undone.length > 0).toBe(false)
  })

  it('have nothing to make again once something else is done', () => {
    setAnswer(quota, 0, 750)
    undo()
    keepDraft(copies, 0, 'four')
    expect(now().undone.length > 0).toBe(false)
    redo()
    expect(draftOfAnswer(now(), copies, 0)).toBe('four')
  })

  it('take back text that is no answer, and the answer it was on the way to is one step with it', () => {
    keepDraft(quota, 0, 'x')
    setAnswer(quota, 0, 900)
    endEdit()
    expect(now().history).toMatchObject([{ of: { kind: 'answer' } }])
    keepDraft(quota, 0, 'lots')
    undo()
    expect([quotaNow(), draftOfAnswer(now(), quota, 0)]).toEqual([900, null])
    redo()
    expect(draftOfAnswer(now(), quota, 0)).toBe('lots')
  })

  it('leave no step behind where a box was left as it was', () => {
    const before = quota.read(defaultPlan, 0)
    setAnswer(quota, 0, 5)
    setAnswer(quota, 0, before)
    endEdit()
    expect(now().history).toEqual([])
  })

  it('do not let what is typed next belong to the edit before', () => {
    setAnswer(quota, 0, 750)
    setAnswer(copies, 0, 3)
    undo()
    setAnswer(quota, 0, 800)
    undo()
    expect(quotaNow()).toBe(750)
  })

  it('lead back to the own plan from one that came in, which is none of one’s own when it comes again', () => {
    setAnswer(quota, 0, 750)
    openPlan({ ...defaultPlan, name: 'Theirs' })
    undo()
    expect(now()).toMatchObject({ plan: { name: '' }, visit: null, notice: null })
    expect(quotaNow()).toBe(750)
    redo()
    expect(now().plan.name).toBe('Theirs')
    expect(now().visit?.own?.plan).toEqual(quota.write(defaultPlan, 0, 750))
  })

  it('open the variant that the edit was made in', () => {
    setAnswer(quota, 0, 750)
    const [first] = allVariants(now())
    duplicateVariant(first?.id ?? 0)
    setAnswer(quota, 0, 1500)
    openVariant(first?.id ?? 0)
    expect(quotaNow()).toBe(750)
    undo()
    expect([now().variant, quotaNow()]).toEqual([1, 750])
    openVariant(0)
    redo()
    expect([now().variant, quotaNow()]).toEqual([1, 1500])
    undo()
    undo()
    expect(allVariants(now())).toHaveLength(1)
    expect(now().variant).toBe(0)
  })

  it('let what is down in a variant go with it', () => {
    duplicateVariant(0)
    project.setState({ lost: { ...now().lost, servers: [1] } })
    setAnswer(quota, 0, 900)
    undo()
    expect(now().lost.servers, 'in the same variant').toEqual([1])
    undo()
    expect(now().lost.servers).toEqual([])
  })

  it('go to any step of the list', () => {
    for (const size of [800, 900, 1000]) {
      setAnswer(quota, 0, size)
      endEdit()
    }
    const read = () =>
      historySteps(now()).map(({ before, after, isDone }) => [
        quota.read(before.plan, 0),
        quota.read(after.plan, 0),
        isDone,
      ])
    const first = quota.read(defaultPlan, 0)
    goToStep(1)
    expect(read()).toEqual([
      [first, 800, true],
      [800, 900, false],
      [900, 1000, false],
    ])
    goToStep(3)
    expect(read().map(([, , isDone]) => isDone)).toEqual([true, true, true])
    goToStep(0)
    expect(now().plan).toBe(defaultPlan)
    goToStep(99)
    expect(quotaNow()).toBe(1000)
  })
})

const { id: _id, ...test } = keptTest
const made: OwnArray = {
  id: 'made',
  name: 'Array',
  driveKind: '15K SAS 3.5"',
  driveGb: 600,
  drives: 24,
  spares: 2,
  raid: ['RAID 50'],
  activePorts: 4,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

const pick = <T>(list: readonly T[], at: number) => list[at % list.length]
const tierAt = (at: number) => at % now().plan.tiers.length
const variantAt = (at: number) => pick(allVariants(now()), at)?.id ?? 0
const arrayAt = (at: number) => pick(now().plan.ownArrays, at)?.id ?? ''
const testAt = (at: number) => pick(now().plan.keptTests, at)?.id ?? ''

/** Everything a person can do that changes a plan or what is typed, by what it is of. */
const edits: Readonly<Record<string, (at: number) => void>> = {
  answer: (at) => setAnswer(quota, tierAt(at), 100 + at),
  'answer of the plan': (at) => setAnswer(copies, 0, 1 + (at % 6)),
  version: (at) => setAnswer(exchange, 0, pick(['2007', '2010', '2003'], at) ?? '2010'),
  draft: (at) => keepDraft(quota, tierAt(at), `text ${at}`),
  'left box': endEdit,
  'name of the plan': (at) => setPlanNamesAndCurrency({ name: `Name ${at}` }),
  author: (at) => setPlanNamesAndCurrency({ author: `Author ${at}` }),
  advice: (at) => setAcceptedAdvice([`advice ${at}`]),
  'new tier': addTier,
  'copied tier': (at) => copyTier(tierAt(at), 'Copy'),
  'removed tier': (at) => removeTier(tierAt(at)),
  'moved tier': (at) => moveTier(tierAt(at), tierAt(at + 1)),
  'name of a tier': (at) => nameTier(tierAt(at), `Tier ${at}`),
  'own array': (at) => saveOwnArray({ ...made, id: `array-${at}` }, null),
  'text of an array': (at) => keepOwnArrayDraft(`{"name":"${at}"}`),
  'copied array': (at) => copyOwnArray(arrayAt(at)),
  'removed array': (at) => removeOwnArray(arrayAt(at)),
  'imported arrays': (at) =>
    importOwnArrays({ file: 'a.json', arrays: [{ ...made, id: `${at}` }], currency: '' }, 'add'),
  'kept test': (at) => keepTest({ test: { ...test, array: null, name: `Run ${at}` }, made: null }),
  'test taken back': (at) => removeKeptTest(testAt(at)),
  'applied change': (at) => applyChangedPlan({ ...defaultPlan, servers: 4 + (at % 3) }, 'a change'),
  'opened plan': (at) => openPlan({ ...defaultPlan, name: `Link ${at}` }),
  'opened project': (at) =>
    openProject([defaultPlan, { ...defaultPlan, name: `Second ${at}` }], at % 2, 'file', {}),
  'own plan again': restoreOwnProject,
  'start over': () => startOver(),
  'new variant': addVariant,
  'copied variant': (at) => duplicateVariant(variantAt(at)),
  'variant made of a change': (at) =>
    addChangedVariant({ ...now().plan, servers: 4 + (at % 3) }, `Servers ${at}`),
  'named variant': (at) => renameVariant(variantAt(at), `Variant ${at}`),
  'moved variant': (at) => moveVariant(variantAt(at), at % 3),
  'removed variant': (at) => removeVariant(variantAt(at)),
  'plans brought in': (at) => addPlans([{ ...defaultPlan, name: `Kept ${at}` }, defaultPlan]),
  'opened variant': (at) => openVariant(variantAt(at)),
  'own undo': undo,
  'own redo': redo,
}

describe('a history of any edits in any variants', () => {
  const done = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(1000))
  const anything = fc.array(done, { minLength: 1, maxLength: 25 })
  const act = (list: readonly (readonly [string, number])[]) => {
    for (const [name, at] of list) edits[name]?.(at)
    endEdit()
  }

  it('leads back to where it began, and forward to where it ended', () => {
    let reached = 0
    fc.assert(
      fc.property(anything, (list) => {
        project.setState(start, true)
        act(list)
        goToStep(Number.POSITIVE_INFINITY)
        const end = shown(now())
        const steps = now().history.length
        reached = Math.max(reached, steps)
        while (now().history.length > 0) undo()
        expect(now().plan, 'the very one').toBe(defaultPlan)
        expect(shown(now())).toEqual(shown(start))
        while (now().undone.length > 0) redo()
        expect(shown(now())).toEqual(end)
        expect(now().history).toHaveLength(steps)
        expect(allVariants(now()).length).toBeLessThanOrEqual(projectLimits.variants)
      }),
    )
    expect(reached).toBeGreaterThan(5)
  })

  it('reaches the same plan by single steps and in one, and its list names each state', () => {
    fc.assert(
      fc.property(anything, fc.nat(30), (list, to) => {
        project.setState(start, true)
        act(list)
        const all = historySteps(now())
        const step = to % (all.length + 1)
        goToStep(step)
        const there = shown(now())
        expect(historySteps(now()).map(({ of }) => of)).toEqual(all.map(({ of }) => of))
        const next = all[step]
        if (next) expect(shown(next.before)).toEqual(there)
        goToStep(0)
        for (let at = 0; at < step; at += 1) redo()
        expect(shown(now())).toEqual(there)
      }),
    )
  })
})
