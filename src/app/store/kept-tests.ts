import {
  type KeptTest,
  limits,
  type OwnArray,
  type OwnCurve,
  type Plan,
} from '../../engine/index.ts'
import { type KeptTestsEdited, lastOf, type Told, withdraw } from './history.ts'
import { freeId } from './own-arrays.ts'
import { edited, project } from './project.ts'

/** A test to be kept, and the own array that is made of what it ran on; null where there is one. */
export type TestToKeep = {
  readonly test: Omit<KeptTest, 'id'>
  readonly made: Omit<OwnArray, 'id'> | null
}

/** The last edit of the kept tests, until it is dismissed. */
export function keptTestsNote(now: Told): KeptTestsEdited | null {
  const last = lastOf(now, 'kept tests')
  return last?.offered ? last.of : null
}

export function withTest(plan: Plan, { test, made }: TestToKeep): Plan {
  const array = made && { ...made, id: freeId(made.name, plan.ownArrays) }
  const id = freeId(test.name, plan.keptTests)
  return {
    ...plan,
    ownArrays: array ? [...plan.ownArrays, array] : plan.ownArrays,
    keptTests: [...plan.keptTests, { ...test, id, array: array?.id ?? test.array }],
  }
}

/** A plan without a kept test, and without the curves that were fitted to it. */
function withoutTest(plan: Plan, id: string): Plan {
  return {
    ...plan,
    keptTests: plan.keptTests.filter((one) => one.id !== id),
    ownCurves: plan.ownCurves.filter(({ tests }) => !tests.includes(id)),
  }
}

export function roomForTests({ keptTests, ownArrays }: Plan, made: boolean): boolean {
  return keptTests.length < limits.keptTests && (!made || ownArrays.length < limits.ownArrays)
}

/** Keeps a test: it counts from now on, and the array it ran on is added where there is none. */
export function keepTest(toKeep: TestToKeep): void {
  const { plan } = project.getState()
  if (!roomForTests(plan, toKeep.made !== null)) return
  change(withTest(plan, toKeep), { done: 'kept', name: toKeep.test.name })
}

/** Takes a kept test back, and what was fitted to it. It can be brought back. */
export function takeBackTest(id: string): void {
  const { plan } = project.getState()
  const test = plan.keptTests.find((one) => one.id === id)
  if (test) change(withoutTest(plan, id), { done: 'taken back', name: test.name })
}

/** The edit that took the last test back, while that can be brought back. */
function lastTakenBack(now: Told) {
  return lastOf(now, 'kept tests', ({ offered, of }) => offered && of.done === 'taken back')
}

/** Brings back the test taken back last, with what was fitted to it, as far as that is free. */
export function bringBackTest(): void {
  const now = project.getState()
  const { plan } = now
  const edit = lastTakenBack(now)
  if (!edit) return
  const before = edit.before.plan
  const isGone = ({ id }: KeptTest) => plan.keptTests.every((one) => one.id !== id)
  const taken = before.keptTests.find((one) => one.name === edit.of.name && isGone(one))
  if (!taken || !roomForTests(plan, false)) return
  const keptTests = [...plan.keptTests, taken]
  const kept = new Set(keptTests.map(({ id }) => id))
  const curves = before.ownCurves.filter(
    (curve) =>
      curve.tests.includes(taken.id) &&
      curve.tests.every((id) => kept.has(id)) &&
      plan.ownCurves.every((one) => one.array !== curve.array || one.raid !== curve.raid),
  )
  const next = { ...plan, keptTests, ownCurves: [...plan.ownCurves, ...curves] }
  change(next, { done: 'brought back', name: taken.name })
  project.setState((now) => ({ history: withdraw(now.history, (one) => one === edit) }))
}

/** Takes a curve into the plan, in the place of an earlier one of the same array and policy. */
export function saveCurve(curve: OwnCurve): void {
  const { plan } = project.getState()
  const others = plan.ownCurves.filter((one) => !isOfSame(one, curve))
  if (others.length >= limits.ownCurves) return
  const ownCurves = [...others, curve]
  change({ ...plan, ownCurves }, { done: 'fitted', name: nameOf(plan, curve) })
}

export function removeCurve(curve: Pick<OwnCurve, 'array' | 'raid'>): void {
  const { plan } = project.getState()
  const ownCurves = plan.ownCurves.filter((one) => !isOfSame(one, curve))
  if (ownCurves.length < plan.ownCurves.length)
    change({ ...plan, ownCurves }, { done: 'fit removed', name: nameOf(plan, curve) })
}

/** Takes the note away, and with it the ways back. */
export function dismissKeptTests(): void {
  project.setState(({ history }) => ({
    history: withdraw(history, ({ of }) => of.kind === 'kept tests'),
  }))
}

function isOfSame(one: OwnCurve, { array, raid }: Pick<OwnCurve, 'array' | 'raid'>): boolean {
  return one.array === array && one.raid === raid
}

function nameOf({ ownArrays }: Plan, { array }: Pick<OwnCurve, 'array'>): string {
  return ownArrays.find(({ id }) => id === array)?.name ?? array
}

function change(plan: Plan, of: Omit<KeptTestsEdited, 'kind'>): void {
  project.setState((now) => edited(now, { kind: 'kept tests', ...of }, { plan }))
}
