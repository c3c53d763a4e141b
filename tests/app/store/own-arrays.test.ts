import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { lastEditIfOfKind, lastPlanEdit } from '../../../src/app/store/history.ts'
import {
  copyOwnArray,
  importOwnArrays,
  keepOwnArrayDraft,
  mergeCatalogArrays,
  removeOwnArray,
  roomForArrays,
  saveOwnArray,
  unusedIdFromName,
} from '../../../src/app/store/own-arrays.ts'
import {
  endEdit,
  ownArrayDraftKey,
  project,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { recommendationOf } from '../../../src/app/store/recommendation.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { redo, undo } from '../../../src/app/store/undo.ts'
import { addVariant, duplicateVariant, openVariant } from '../../../src/app/store/variants.ts'
import { openPlan, restoreOwnProject } from '../../../src/app/store/whole-projects.ts'
import { parseOwnArray } from '../../../src/codec/index.ts'
import { defaultPlan, type OwnArray, projectLimits } from '../../../src/engine/index.ts'
import { keptTest } from '../../engine/kept-tests.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const now = () => project.getState()
const ids = () => now().plan.ownArrays.map(({ id }) => id)
const note = () => lastEditIfOfKind(now(), 'own arrays')

function array(id: string, parts: Partial<OwnArray> = {}): OwnArray {
  return {
    id,
    name: `Array ${id}`,
    driveKind: '10K SAS 2.5"',
    driveGb: 1800,
    drives: 24,
    spares: 2,
    raid: ['RAID 10', 'RAID 6'],
    activePorts: 4,
    iopsPerDrive: null,
    measuredIops: {},
    price: null,
    ...parts,
  }
}

function addAll(...names: readonly string[]): void {
  for (const name of names) saveOwnArray(array(name), null)
}

const many = (count: number) => Array.from({ length: count }, (_unused, at) => array(`n${at}`))

describe('an array that is saved', () => {
  it('stands after the others, counts at once, and settles what was typed of it', () => {
    keepOwnArrayDraft('{"name":"A"}')
    addAll('A', 'B')
    expect(ids()).toEqual(['A', 'B'])
    expect(now().computed?.plan).toBe(now().plan)
    expect(now().drafts).toEqual({})
    expect(note()).toMatchObject({ done: 'added', array: { id: 'B' } })
    const { plan } = now()
    const results = resultsOf(plan)
    const judged = results ? recommendationOf(plan, results).candidates : []
    const own = judged.flatMap(({ array: one }) => (one.kind === 'own' ? [one.own.id] : []))
    expect(new Set(own)).toEqual(new Set(['A', 'B']))
  })

  it('takes the place of the one that was changed, under another id as well', () => {
    addAll('A', 'B', 'C')
    saveOwnArray(array('B2'), 'B')
    expect(ids()).toEqual(['A', 'B2', 'C'])
    expect(note()).toMatchObject({ done: 'changed', array: { id: 'B2' } })
  })

  it('is new where the one that was changed has gone meanwhile', () => {
    addAll('A', 'B')
    removeOwnArray('B')
    saveOwnArray(array('B', { drives: 12 }), 'B')
    expect(ids()).toEqual(['A', 'B'])
    expect(note()).toMatchObject({ done: 'added' })
  })

  it('is one step with nothing before it if the entry for another array was discarded', () => {
    for (const text of ['', 'A', 'AB']) {
      keepOwnArrayDraft(text)
      endEdit()
    }
    keepOwnArrayDraft(null)
    expect(now().history).toEqual([])
    keepOwnArrayDraft('typed')
    addAll('A')
    expect(now().history.map(({ of }) => of.kind)).toEqual(['draft', 'own arrays'])
    undo()
    expect(now().drafts).toEqual({ [ownArrayDraftKey]: 'typed' })
    redo()
    expect(now().plan.ownArrays).toHaveLength(1)
  })

  it('is one edit, so that the results say what it changed', () => {
    const before = now().plan
    addAll('A')
    expect(lastPlanEdit(now())).toMatchObject({ of: { kind: 'own arrays' }, before })
    expect(now().history).toMatchObject([{ goesOn: false }])
    const first = now().plan
    addAll('B')
    expect(lastPlanEdit(now())?.before).toBe(first)
  })

  it('is not one too many, nor is a copy', () => {
    importOwnArrays({ file: 'f', arrays: many(projectLimits.ownArrays), currency: '' }, 'add')
    expect(roomForArrays(now().plan)).toBe(0)
    const { plan } = now()
    keepOwnArrayDraft('typed')
    saveOwnArray(array('A'), null)
    copyOwnArray('n1')
    expect(now().plan).toBe(plan)
    expect(now().drafts).toEqual({ [ownArrayDraftKey]: 'typed' })
  })
})

describe('a copy', () => {
  it('follows its original with an id and a name of its own', () => {
    addAll('A', 'B')
    copyOwnArray('A')
    copyOwnArray('A')
    expect(ids()).toEqual(['A', 'A-copy-2', 'A-copy', 'B'])
    expect(now().plan.ownArrays[1]).toEqual(array('A-copy-2', { name: 'Array A (copy)' }))
  })

  it('of a long name has one that a plan takes', () => {
    saveOwnArray(array('A', { name: 'n'.repeat(projectLimits.name) }), null)
    copyOwnArray('A')
    const [, copy] = now().plan.ownArrays
    expect(copy?.name).toMatch(/^n+ \(copy\)$/)
    expect(copy?.name).toHaveLength(projectLimits.name)
  })
})

describe('a removed array', () => {
  it('comes back by Undo to where it stood, the last one first', () => {
    addAll('A', 'B', 'C', 'D')
    removeOwnArray('B')
    removeOwnArray('D')
    expect(note()).toMatchObject({ done: 'removed', array: { id: 'D' } })
    undo()
    expect(ids()).toEqual(['A', 'C', 'D'])
    undo()
    expect(ids()).toEqual(['A', 'B', 'C', 'D'])
  })

  it('is told until the next edit, and in its own variant alone', () => {
    addAll('A')
    removeOwnArray('A')
    const { variant } = now()
    duplicateVariant(variant)
    openVariant(variant)
    expect(note()).toBeNull()
    removeOwnArray('A')
    addAll('B')
    removeOwnArray('B')
    expect(note()).toMatchObject({ done: 'removed' })
    openVariant(variant + 1)
    expect(note()).toBeNull()
    openPlan(defaultPlan)
    expect(note()).toBeNull()
  })
})

describe('a catalog', () => {
  const catalog = { file: 'c.json', arrays: [array('B', { drives: 12 }), array('C')] }

  it('is added: an array of the same id takes the place of the own one', () => {
    addAll('A', 'B')
    importOwnArrays({ ...catalog, currency: '' }, 'add')
    expect(ids()).toEqual(['A', 'B', 'C'])
    expect(now().plan.ownArrays[1]?.drives).toBe(12)
    undo()
    expect(ids()).toEqual(['A', 'B'])
    expect(now().plan.ownArrays[1]?.drives).toBe(24)
  })

  it('takes the place of all, with its tests, and all of it goes by Undo', () => {
    const brought = { ...keptTest, id: 'brought', name: 'Brought', array: 'B' }
    addAll('A', 'B')
    importOwnArrays({ ...catalog, currency: '', keptTests: [brought] }, 'replace')
    expect(ids()).toEqual(['B', 'C'])
    expect(now().plan.keptTests).toHaveLength(1)
    undo()
    expect([ids(), now().plan.keptTests]).toEqual([['A', 'B'], []])
  })

  it('says what prices are in where the plan does not, and is asked no further', () => {
    importOwnArrays({ ...catalog, currency: 'EUR' }, 'add')
    expect(now().plan.currency).toBe('EUR')
    undo()
    expect(now().plan.currency).toBe('')
    setPlanNamesAndCurrency({ currency: 'USD' })
    importOwnArrays({ ...catalog, currency: 'EUR' }, 'add')
    expect(now().plan.currency).toBe('USD')
  })

  it('with which there would be too many changes nothing', () => {
    addAll('A')
    const { plan } = now()
    importOwnArrays({ file: 'f', arrays: many(projectLimits.ownArrays), currency: '' }, 'add')
    expect(now().plan).toBe(plan)
    expect(note()).toMatchObject({ done: 'added' })
  })

  it('and the arrays there are share no id, and none of either is lost', () => {
    const id = fc.constantFrom(...'abcdefgh')
    const list = fc.uniqueArray(id).map((names) => names.map((name) => array(name)))
    fc.assert(
      fc.property(list, list, (own, other) => {
        const all = mergeCatalogArrays(own, other).map((one) => one.id)
        expect(new Set(all).size).toBe(all.length)
        expect(new Set(all)).toEqual(new Set([...own, ...other].map((one) => one.id)))
        for (const one of other) expect(mergeCatalogArrays(own, other)).toContain(one)
      }),
    )
  })
})

describe('an id made of a name', () => {
  it.each([
    ['ME4024, 24 × 1.8 TB', 'ME4024-24-1.8-TB'],
    ['Köln', 'Koln'],
    ['.hidden', 'hidden'],
    ['配列', 'array'],
    ['', 'array'],
    ['x'.repeat(500), 'x'.repeat(36)],
  ])('%s', (name, id) => {
    expect(unusedIdFromName(name, [])).toBe(id)
    expect(unusedIdFromName(name, [{ id }])).toBe(`${id}-2`)
  })

  it('is one that a plan takes and no other array has, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(4), (name, others) => {
        const taken: { readonly id: string }[] = []
        for (let made = 0; made <= others; made += 1)
          taken.push({ id: unusedIdFromName(name, taken) })
        expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
        for (const { id } of taken) expect(parseOwnArray(array(id))).toMatchObject({ ok: true })
      }),
    )
  })
})

describe('what is typed of an array', () => {
  it('takes no step of another variant along when it is given up', () => {
    addVariant()
    const [first, second] = [now().before[0]?.id ?? 0, now().variant]
    openVariant(first)
    keepOwnArrayDraft('typed')
    openVariant(second)
    keepOwnArrayDraft('typed as well')
    keepOwnArrayDraft(null)
    expect(now().history.map(({ of }) => of.kind)).toEqual(['variants', 'draft'])
    undo()
    expect(allVariants(now()).map(({ state }) => state.drafts)).toEqual([{}, {}])
  })

  it('goes with its plan, and comes back with it', () => {
    keepOwnArrayDraft('typed')
    openPlan({ ...defaultPlan, name: 'other' })
    expect(now().drafts).toEqual({})
    restoreOwnProject()
    expect(now().drafts).toEqual({ [ownArrayDraftKey]: 'typed' })
    keepOwnArrayDraft(null)
    expect(now().drafts).toEqual({})
  })
})
