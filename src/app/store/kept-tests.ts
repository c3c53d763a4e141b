import { type KeptTest, limits, type OwnArray, type Plan } from '../../engine/index.ts'
import { type EditedProject, type KeptTestsEdited, lastOf, withdraw } from './history.ts'
import { freeId } from './own-arrays.ts'
import { project, withEdit } from './project.ts'

/** A test to keep, and the own array to make of its hardware; null if there is one. */
export type TestToKeep = {
  readonly test: Omit<KeptTest, 'id'>
  readonly made: Omit<OwnArray, 'id'> | null
}

/** Last edit of the kept tests until it is dismissed; else null. */
export function keptTestsNote(now: EditedProject): KeptTestsEdited | null {
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

export function roomForTests({ keptTests, ownArrays }: Plan, made: boolean): boolean {
  return keptTests.length < limits.keptTests && (!made || ownArrays.length < limits.ownArrays)
}

/** Keeps a test, which counts from now on, and adds the array it ran on if there is none. */
export function keepTest(toKeep: TestToKeep): void {
  const { plan } = project.getState()
  if (!roomForTests(plan, toKeep.made !== null)) return
  change(withTest(plan, toKeep), { done: 'kept', name: toKeep.test.name })
}

/** Removes a kept test; `bringBackTest` restores it. */
export function takeBackTest(id: string): void {
  const { plan } = project.getState()
  const test = plan.keptTests.find((one) => one.id === id)
  if (!test) return
  const keptTests = plan.keptTests.filter((one) => one.id !== id)
  change({ ...plan, keptTests }, { done: 'taken back', name: test.name })
}

/** Edit that removed a kept test last, while it can be restored; else null. */
function lastTakenBack(now: EditedProject) {
  return lastOf(now, 'kept tests', ({ offered, of }) => offered && of.done === 'taken back')
}

/** Restores the kept test removed last. */
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
  change({ ...plan, keptTests }, { done: 'brought back', name: taken.name })
  project.setState((now) => ({ history: withdraw(now.history, (one) => one === edit) }))
}

/** Dismisses the note, and with it the ways back. */
export function dismissKeptTests(): void {
  project.setState(({ history }) => ({
    history: withdraw(history, ({ of }) => of.kind === 'kept tests'),
  }))
}

function change(plan: Plan, of: Omit<KeptTestsEdited, 'kind'>): void {
  project.setState((now) => withEdit(now, { kind: 'kept tests', ...of }, { plan }))
}
