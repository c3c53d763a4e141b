import { describe, expect, it } from 'vitest'
import { ownArrayProblems } from '../../../src/engine/designs/own-arrays.ts'
import {
  defaultPlan,
  type KeptTest,
  type Plan,
  type Sizing,
  size,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import { keptTestIops, possiblyTestedStorages } from '../../../src/engine/jetstress/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import { keptTest } from '../kept-tests.ts'
import { shelf } from '../own-shelves.ts'

function sizingOf(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error('The answers of the plan go together')
  return result.sizing
}

const on = (plan: Plan) => possiblyTestedStorages(plan, sizingOf(plan))
const count = (plan: Plan, test: KeptTest) => keptTestIops(plan, sizingOf(plan), test).code

describe('what a test of a plan may have run on', () => {
  it('is an own array made of the EqualLogic design that is proposed', () => {
    const [first] = on(defaultPlan)
    expect(first).toMatchObject({
      storage: 'RAID 6',
      array: null,
      perServer: 1,
      drives: 23,
      driveKind: '15K SAS 3.5"',
      made: { driveKind: '15K SAS 3.5"', driveGb: 600, drives: 24, spares: 1, raid: ['RAID 6'] },
    })
    expect(first?.made && ownArrayProblems({ ...first.made, id: 'a' })).toStrictEqual([])
  })

  it('is listed once, after the array made of it was added', () => {
    const made = on(defaultPlan)[0]?.made
    if (!made) throw new Error('An array is made')
    const plan: Plan = { ...defaultPlan, ownArrays: [{ ...made, id: 'made' }] }
    const choices = on(plan)
    expect(choices.filter(({ array }) => array === 'made')).toHaveLength(1)
    expect(choices.every((one) => one.made === null)).toBe(true)
  })

  it('is an own array made of the tested block that is proposed', () => {
    const [first] = on({ ...ax45iSolution.plan, storage: 'tested', solution: 'AX4-5i' })
    expect(first).toMatchObject({
      storage: 'RAID 5',
      made: { driveGb: 146, drives: 4, spares: 0, raid: ['RAID 5'] },
    })
    expect(first?.made && ownArrayProblems({ ...first.made, id: 'a' })).toStrictEqual([])
  })

  it('is every own array, with each of its RAID policies', () => {
    const plan: Plan = { ...defaultPlan, ownArrays: [shelf] }
    const own = on(plan).filter(({ array }) => array === 'shelf')
    expect(own.map(({ storage }) => storage)).toEqual(['RAID 50', 'RAID 6'])
  })

  it('is the drives of the servers, in every way that they stand together', () => {
    const choices = on(workbookDefaults('2019'))
    expect(choices.map(({ storage }) => storage).sort()).toEqual([
      'JBOD',
      'RAID-1/0',
      'RAID-5',
      'RAID-6',
    ])
    for (const { driveKind } of choices) expect(driveKind).toBe('7.2K SAS 3.5')
  })

  it('is as many drives as the plan proposes, and is asked for where it proposes none', () => {
    const later = workbookDefaults('2019')
    const [tier] = later.tiers
    const small: Plan = { ...later, tiers: [{ ...tier, mailboxes: 3000 }] }
    expect(on(small).map(({ perServer }) => perServer)).toEqual([12, 12, 12, 12])
    expect(on(later).map(({ perServer }) => perServer)).toEqual([null, null, null, null])
  })
})

describe('what a kept test counts for', () => {
  const test: KeptTest = { ...keptTest, planned: 9000, achieved: 9000 }
  const plan: Plan = { ...defaultPlan, ownArrays: [shelf], keptTests: [test] }

  it('is a figure, or the reason for none', () => {
    expect(count(plan, test)).toBe('counts')
    expect(count(plan, { ...test, passed: false })).toBe('not passed')
    expect(count(plan, { ...test, array: 'gone' })).toBe('no array')
    expect(count(plan, { ...test, storage: 'RAID 10' })).toBe('no array')
    const edited = { ...plan, ownArrays: [{ ...shelf, drives: 8 }] }
    expect(count(edited, test)).toBe('other drives')
    expect(count({ ...plan, storage: 'tested' }, test)).toBe('not considered')
    const typed = { ...plan, ownArrays: [{ ...shelf, measuredIops: { 'RAID 50': 1 } }] }
    expect(count(typed, test)).toBe('typed')
    const more = { ...test, id: 'more', achieved: 9900 }
    expect(count({ ...plan, keptTests: [test, more] }, test)).toBe('less than another')
    const little = { ...test, planned: 5, achieved: 5 }
    expect(count({ ...plan, keptTests: [little] }, little)).toBe('less than estimated')
  })

  it('is that of drives by their kind, where the plan is corrected', () => {
    const later = workbookDefaults('2019')
    const drives: KeptTest = {
      ...test,
      array: null,
      driveKind: later.databaseDriveKind,
      storage: 'JBOD',
      units: 13,
      databases: 52,
    }
    const of = (changes: Partial<Plan>, kept = drives) =>
      count({ ...later, keptTests: [kept], ...changes }, kept)
    expect(of({})).toBe('counts')
    expect(of({ mode: 'microsoft' })).toBe('as Microsoft')
    expect(of({ driveIops: 80 })).toBe('typed')
    expect(of({}, { ...drives, driveKind: 'SSD' })).toBe('no drives')
    expect(of({}, { ...drives, planned: 1, achieved: 1 })).toBe('less than estimated')
  })
})
