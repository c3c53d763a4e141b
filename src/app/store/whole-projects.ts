import { defaultsOfVersion, type Plan, planWithChangedAnswersManual } from '../../engine/index.ts'
import {
  type AnnouncedEdit,
  type AnswerOrigin,
  historyWithoutWaysBack,
  isProjectChangedByPerson,
  type PlanState,
  type ProjectState,
  replacedProject,
} from './history.ts'
import { originsAfterChange, recordWithoutKeys } from './origins.ts'
import { type LinkRefusal, newStateOfPlan, type Project, project, withEdit } from './project.ts'
import {
  newVariantId,
  planAndLastSizedPlan,
  projectOfPlans,
  projectStateOf,
} from './project-state.ts'
import { sizeResultOf } from './results.ts'
import { initialPlan } from './start.ts'

/** Opens the plan of a link, file or reference solution; the user’s stays saved until an edit. */
export function openPlan(
  plan: Plan,
  from: Opened['from'] = 'link',
  leftOut = 0,
  name = plan.name,
): void {
  openProject([plan], 0, from, { leftOut, name })
}

type Opened = Extract<AnnouncedEdit, { readonly done: 'opened' }>

/** Opens the plans of a link or file; the user’s own project stays saved until an edit. */
export function openProject(
  plans: readonly Plan[],
  open: number,
  from: Opened['from'],
  {
    leftOut = 0,
    leftOutPlans = 0,
    made = null,
    name,
    projectName = '',
  }: Partial<Opened> &
    Partial<Pick<AnswerOrigin, 'name'>> &
    Partial<Pick<ProjectState, 'projectName'>>,
): void {
  project.setState((now) => {
    const before = ownOf(now)
    const states = plans.map((plan) => cameFrom(plan, from, name ?? plan.name))
    const desk = projectOfPlans(states, open, newVariantId(now), projectName)
    const of = { kind: 'plan', done: 'opened', from, leftOut, leftOutPlans, made } as const
    const next = replaced(before, of, desk)
    return {
      ...next,
      visit: { own: isProjectChangedByPerson(before) ? projectStateOf(before) : null },
    }
  })
}

/** State of an opened plan with the origin of its answers; none from the tab’s own address. */
function cameFrom(plan: Plan, from: Opened['from'], name: string): PlanState {
  const state = newStateOfPlan(plan)
  if (from === 'address') return state
  return { ...state, origins: originsAfterChange(state, defaultsOfVersion(plan), { from, name }) }
}

/** Starts over, with a new plan unless another is given. */
export function startOver(from: Plan = initialPlan): void {
  project.setState((now) => {
    const before = ownOf(now)
    const desk = projectOfPlans([newStateOfPlan(from)], 0, newVariantId(now))
    const next = replaced(before, { kind: 'plan', done: 'started over' }, desk)
    // An untouched project needs no notice.
    return isProjectChangedByPerson(before) ? next : { ...next, notice: null }
  })
}

/** Opens a project that this browser saved: an earlier one, or another tab’s. */
export function openSavedProject(desk: ProjectState, done: 'restored' | 'followed'): void {
  project.setState((now) => {
    // A plan put away before the engine had loaded has no results yet.
    const next = withEdit(
      now,
      { kind: 'plan', done },
      { ...desk, ...planAndLastSizedPlan(desk, desk.plan) },
    )
    return { ...next, history: historyWithoutWaysBack(next.history) }
  })
}

/** Own project to return to: behind an opened one, or while the way back is offered. */
export function projectToReturnTo(now: Project): ProjectState | null {
  return now.visit?.own ?? replacedProject(now)
}

/** The own project in place of an opened, untouched one, which is not worth returning to. */
function ownOf(now: Project): Project {
  const { history, drafts, visit } = now
  const last = history.at(-1)?.of
  const isWhole = last?.kind === 'plan' && last.done !== 'applied'
  const isUntouched = visit !== null || (isWhole && Object.keys(drafts).length === 0)
  const own = isUntouched ? projectToReturnTo(now) : null
  return own ? { ...now, ...own, history: isWhole ? history.slice(0, -1) : history } : now
}

function replaced(before: Project, of: AnnouncedEdit, desk: ProjectState): Project {
  return withEdit({ ...before, history: historyWithoutWaysBack(before.history) }, of, desk)
}

/**
 * Applies a suggested change, named by `change`. A preset, which is chosen while filling in the form,
 * keeps drafts of other answers. `gaveUp` names the failure that the plan no longer survives.
 */
export function applyChangedPlan(
  plan: Plan,
  change: string,
  from: 'suggestion' | 'preset' = 'suggestion',
  isDecided = false,
  gaveUp: string | null = null,
): void {
  if (!sizeResultOf(plan).ok) throw new Error('Only a plan that can be computed is applied')
  project.setState((now) => {
    // Automatic answers decided with the change stay automatic.
    const given = isDecided ? plan : planWithChangedAnswersManual(plan, now.plan)
    const origin = { from, name: change, ...(gaveUp !== null && { gaveUp }) }
    const changed = originsAfterChange({ ...now, plan: given }, now.plan, origin)
    const origins = { ...now.origins, ...changed }
    const drafts = from === 'preset' ? recordWithoutKeys(now.drafts, Object.keys(changed)) : {}
    const of = { kind: 'plan', done: 'applied', change } as const
    return withEdit(now, of, { plan: given, drafts, origins })
  })
}

/** Restores the replaced plan and its drafts. */
export function restoreOwnProject(): void {
  const before = projectToReturnTo(project.getState())
  if (before) openSavedProject(before, 'restored')
}

/** Says that a link could not be opened; the plan is unchanged. */
export function refuseLink(problem: LinkRefusal): void {
  project.setState({ notice: { done: 'refused', problem } })
}

/** Dismisses the notice, and with it the way back. */
export function dismissNotice(): void {
  project.setState(({ history }) => ({ notice: null, history: historyWithoutWaysBack(history) }))
}
