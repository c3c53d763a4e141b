import { type KeptTest, type OwnArray, type Plan, projectLimits } from '../../engine/index.ts'
import type { KeptTestsEdit } from './history.ts'
import { unusedIdFromName } from './own-arrays.ts'
import { project, withEdit } from './project.ts'

/** A test to keep, and the own array to make of its hardware; null if there is one. */
export type TestToKeep = {
  readonly test: Omit<KeptTest, 'id'>
  readonly made: Omit<OwnArray, 'id'> | null
}

export function planWithTest(plan: Plan, { test, made }: TestToKeep): Plan {
  const array = made && { ...made, id: unusedIdFromName(made.name, plan.ownArrays) }
  const id = unusedIdFromName(test.name, plan.keptTests)
  return {
    ...plan,
    ownArrays: array ? [...plan.ownArrays, array] : plan.ownArrays,
    keptTests: [...plan.keptTests, { ...test, id, array: array?.id ?? test.array }],
  }
}

export function hasRoomForTests({ keptTests, ownArrays }: Plan, made: boolean): boolean {
  return (
    keptTests.length < projectLimits.keptTests &&
    (!made || ownArrays.length < projectLimits.ownArrays)
  )
}

/** Keeps a test, so that its figures count; adds the tested array if the plan lacks it. */
export function keepTest(toKeep: TestToKeep): void {
  const { plan } = project.getState()
  if (!hasRoomForTests(plan, toKeep.made !== null)) return
  change(planWithTest(plan, toKeep), { done: 'kept', name: toKeep.test.name })
}

export function removeKeptTest(id: string): void {
  const { plan } = project.getState()
  const test = plan.keptTests.find((one) => one.id === id)
  if (!test) return
  const keptTests = plan.keptTests.filter((one) => one.id !== id)
  change({ ...plan, keptTests }, { done: 'taken back', name: test.name })
}

function change(plan: Plan, of: Omit<KeptTestsEdit, 'kind'>): void {
  project.setState((now) => withEdit(now, { kind: 'kept tests', ...of }, { plan }))
}
