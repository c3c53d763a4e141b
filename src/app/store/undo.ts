import {
  type Edit,
  type EditSubject,
  isProjectChangedByPerson,
  type OpenedProjectVisit,
  type ProjectState,
  type UndoneEdit,
  wasOtherProjectOpenedBetween,
} from './history.ts'
import { endEdit, noSimulatedFailure, type Project, project } from './project.ts'
import {
  allVariants,
  planAndLastSizedPlan,
  projectStateOf,
  variantsAround,
} from './project-state.ts'

export type HistoryStep = {
  readonly of: EditSubject
  /** Project before the edit, with the variant open in which it was made. */
  readonly before: ProjectState
  readonly after: ProjectState
  readonly isDone: boolean
}

/** Done edits since the window was opened, oldest first, then undone ones in redo order. */
export function historySteps(now: Project): readonly HistoryStep[] {
  const { history, undone } = now
  const done = history.map((edit, at) => {
    const after = history[at + 1]?.before ?? projectStateOf(now)
    return { of: edit.of, before: edit.before, after: openedAfter(edit, after), isDone: true }
  })
  const others = undone.map(({ edit, after }) => {
    return { of: edit.of, before: edit.before, after, isDone: false }
  })
  return [...done, ...others.reverse()]
}

export function undo(): void {
  go((now) => now.history.length - 1)
}

export function redo(): void {
  go((now) => now.history.length + 1)
}

/** Goes to the state after so many steps; 0 is before all of them. */
export function goToStep(step: number): void {
  go(() => step)
}

function go(stepIn: (now: Project) => number): void {
  endEdit()
  project.setState((now) => {
    const all = now.history.length + now.undone.length
    const step = Math.max(0, Math.min(stepIn(now), all))
    let next = now
    while (next.history.length > step) next = withoutLast(next)
    while (next.history.length < step) next = withNext(next)
    if (next === now) return now
    const isOther =
      next.variant !== now.variant || wasOtherProjectOpenedBetween(now.history, next.history)
    // A plan put away before the engine had loaded has no results yet.
    const shown = { ...next, ...planAndLastSizedPlan(next, next.plan) }
    return { ...shown, notice: null, ...(isOther && noSimulatedFailure) }
  })
}

function withoutLast(now: Project): Project {
  const edit = now.history.at(-1)
  if (!edit) return now
  const after = openedAfter(edit, projectStateOf(now))
  const undone: UndoneEdit = { edit, after }
  return {
    ...now,
    ...edit.before,
    visit: null,
    history: now.history.slice(0, -1),
    undone: [...now.undone, undone],
  }
}

function withNext(now: Project): Project {
  const next = now.undone.at(-1)
  if (!next) return now
  return {
    ...now,
    ...next.after,
    visit: visitBy(next.edit),
    history: [...now.history, next.edit],
    undone: now.undone.slice(0, -1),
  }
}

function visitBy({ of, before }: Edit): OpenedProjectVisit {
  const isOpened = of.kind === 'plan' && of.done === 'opened'
  return isOpened ? { own: isProjectChangedByPerson(before) ? before : null } : null
}

/** Project after an edit, with the variant open in which it was made. */
function openedAfter({ of, before }: Edit, after: ProjectState): ProjectState {
  if (of.kind === 'plan' || of.kind === 'variants' || of.kind === 'project') return after
  const variants = allVariants(after)
  const at = variants.findIndex(({ id }) => id === before.variant)
  return at < 0 || at === after.before.length
    ? after
    : { ...after, ...variantsAround(variants, at) }
}
