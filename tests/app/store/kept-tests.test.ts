import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastEditIfOfKind } from '../../../src/app/store/history.ts'
import { keepTest, removeKeptTest } from '../../../src/app/store/kept-tests.ts'
import { importOwnArrays } from '../../../src/app/store/own-arrays.ts'
import { project } from '../../../src/app/store/project.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { defaultPlan, type OwnArray, projectLimits } from '../../../src/engine/index.ts'
import { keptTest } from '../../engine/kept-tests.ts'

const start = project.getState()
beforeEach(() => project.setState(start, true))
afterEach(() => project.setState(start, true))

const { id: _id, ...test } = keptTest
const made: Omit<OwnArray, 'id'> = {
  name: 'PS6100XV as tested',
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

const plan = () => project.getState().plan
const note = () => lastEditIfOfKind(project.getState(), 'kept tests')

/** Keeps the test three times; gives their ids. */
function keepThree(): readonly string[] {
  for (const planned of [600, 900, 1200])
    keepTest({ test: { ...test, array: 'shelf', planned }, made: null })
  return plan().keptTests.map(({ id }) => id)
}

describe('a test that is kept', () => {
  it('is in the plan, with the array made of the storage tested', () => {
    keepTest({ test: { ...test, array: null }, made })
    const [array] = plan().ownArrays
    expect(array).toMatchObject(made)
    expect(plan().keptTests).toStrictEqual([{ ...test, id: expect.any(String), array: array?.id }])
    expect(note()).toStrictEqual({ kind: 'kept tests', done: 'kept', name: test.name })
    importOwnArrays({ file: 'a.json', arrays: [], currency: '' }, 'add')
    expect(note()).toBeNull()
  })

  it('has an id of its own, however alike the names are', () => {
    const tests = keepThree()
    expect(new Set(tests).size).toBe(3)
  })

  it('is taken back, and comes back by Undo', () => {
    const [, second = ''] = keepThree()
    const before = plan()
    removeKeptTest(second)
    expect(plan().keptTests.map(({ id }) => id)).not.toContain(second)
    expect(note()?.done).toBe('taken back')
    undo()
    expect(plan()).toBe(before)
  })

  it('is refused beyond the most that a plan takes', () => {
    const keptTests = Array.from({ length: projectLimits.keptTests }, (_, at) => ({
      ...keptTest,
      id: `t${at}`,
    }))
    project.setState({ plan: { ...defaultPlan, keptTests } })
    keepTest({ test, made: null })
    expect(plan().keptTests).toHaveLength(projectLimits.keptTests)
  })

  it('is not kept where its array would be one more than a plan takes', () => {
    const ownArrays = Array.from({ length: projectLimits.ownArrays }, (_, at) => ({
      ...made,
      id: `own-${at}`,
    }))
    project.setState({ plan: { ...defaultPlan, ownArrays } })
    keepTest({ test: { ...test, array: null }, made })
    expect(plan().ownArrays).toHaveLength(projectLimits.ownArrays)
    expect(plan().keptTests).toEqual([])
  })
})

describe('the tests of a catalog', () => {
  const catalog = {
    file: 'shelf.catalog.json',
    arrays: [{ ...made, id: 'shelf' }],
    currency: '',
    keptTests: [keptTest, { ...keptTest, id: 'other', array: 'elsewhere' }],
  }

  it('come with its arrays, each once', () => {
    importOwnArrays(catalog, 'add')
    expect(plan().keptTests).toStrictEqual([keptTest])
    importOwnArrays(catalog, 'add')
    expect(plan().keptTests).toStrictEqual([keptTest])
    expect(plan().ownArrays).toHaveLength(1)
  })

  it('are no more than a plan takes', () => {
    const keptTests = Array.from({ length: projectLimits.keptTests }, (_, at) => ({
      ...keptTest,
      id: `t${at}`,
      achieved: at,
    }))
    project.setState({ plan: { ...defaultPlan, keptTests } })
    importOwnArrays(catalog, 'add')
    expect(plan().keptTests).toHaveLength(projectLimits.keptTests)
  })
})
