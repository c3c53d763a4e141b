import { defaultsOf, type Plan, withGiven } from '../../engine/index.ts'
import { deskNow, deskOf, newVariantId, stateOf, withPlan } from './desk.ts'
import {
  type DeskState,
  type Edited,
  isTouched,
  type News,
  type Origin,
  type PlanState,
  replacedState,
  withdraw,
} from './history.ts'
import { originsOf, without } from './origins.ts'
import { cameIn, edited, type LinkRefusal, type Project, project } from './project.ts'
import { sizeOf } from './results.ts'
import { newPlan } from './start.ts'

/** Shows the plan of a link, a file or a reference solution; the own one stays saved until it is edited. */
export function openPlan(
  plan: Plan,
  from: Opened['from'] = 'link',
  leftOut = 0,
  name = plan.name,
): void {
  openProject([plan], 0, from, { leftOut, name })
}

type Opened = Extract<News, { readonly done: 'opened' }>

/** Shows the variants of a link or a file; the own project stays saved until one is edited. */
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
  }: Partial<Opened> & Partial<Pick<Origin, 'name'>> & Partial<Pick<DeskState, 'projectName'>>,
): void {
  project.setState((now) => {
    const before = ownOf(now)
    const states = plans.map((plan) => cameFrom(plan, from, name ?? plan.name))
    const desk = deskOf(states, open, newVariantId(now), projectName)
    const of = { kind: 'plan', done: 'opened', from, leftOut, leftOutPlans, made } as const
    const next = replaced(before, of, desk)
    return { ...next, visit: { own: isTouched(before) ? deskNow(before) : null } }
  })
}

/** A plan that came in, with where its answers come from; by the address of its own tab, as one’s own. */
function cameFrom(plan: Plan, from: Opened['from'], name: string): PlanState {
  const state = cameIn(plan)
  if (from === 'address') return state
  return { ...state, origins: originsOf(state, defaultsOf(plan), { from, name }) }
}

/** Starts again, from where a new plan does if nothing else is said. */
export function startOver(from: Plan = newPlan): void {
  project.setState((now) => {
    const before = ownOf(now)
    const desk = deskOf([cameIn(from)], 0, newVariantId(now))
    const next = replaced(before, { kind: 'plan', done: 'started over' }, desk)
    // Where nothing was touched there is nothing to say.
    return isTouched(before) ? next : { ...next, notice: null }
  })
}

/** Takes a project that this browser saved: an earlier one, or that of another tab. */
export function takeSaved(desk: DeskState, done: 'restored' | 'followed'): void {
  project.setState((now) => {
    // It may have been put away before what computes it was here.
    const next = edited(now, { kind: 'plan', done }, { ...desk, ...withPlan(desk, desk.plan) })
    return { ...next, history: withdraw(next.history, () => true) }
  })
}

/** The own project to go back to, while the way is offered or another one only came in. */
export function wayBack(now: Project): DeskState | null {
  return now.visit?.own ?? replacedState(now)
}

/** The project without one that only came in: that is none to go back to. */
function ownOf(now: Project): Project {
  const { history, drafts, visit } = now
  const last = history.at(-1)?.of
  const isWhole = last?.kind === 'plan' && last.done !== 'applied'
  const isUntouched = visit !== null || (isWhole && Object.keys(drafts).length === 0)
  const own = isUntouched ? wayBack(now) : null
  return own ? { ...now, ...own, history: isWhole ? history.slice(0, -1) : history } : now
}

function replaced(before: Project, of: News, desk: DeskState): Project {
  return edited({ ...before, history: withdraw(before.history, () => true) }, of, desk)
}

/**
 * Makes a change found for the plan, which names it; the plan before it can be gone back to. What is
 * typed elsewhere stays with a preset, which is chosen while the form is filled in. `gaveUp` says what
 * loss the plan outlives no longer.
 */
export function applyPlan(
  plan: Plan,
  change: string,
  from: 'suggestion' | 'preset' = 'suggestion',
  isDecided = false,
  gaveUp: string | null = null,
): void {
  if (!sizeOf(plan).ok) throw new Error('Only a plan that can be computed is applied')
  project.setState((now) => {
    // What was decided with a change stays left to the program.
    const given = isDecided ? plan : withGiven(plan, now.plan)
    const origin = { from, name: change, ...(gaveUp !== null && { gaveUp }) }
    const changed = originsOf({ ...now, plan: given }, now.plan, origin)
    const origins = { ...now.origins, ...changed }
    const drafts = from === 'preset' ? without(now.drafts, Object.keys(changed)) : {}
    const of = { kind: 'plan', done: 'applied', change } as const
    return edited(now, of, { plan: given, drafts, origins })
  })
}

/** Goes back to the plan that was replaced as a whole, and to what was typed in it. */
export function restorePlan(): void {
  const now = project.getState()
  const before = wayBack(now)
  if (!before) return
  // A change was applied to one variant: what was done to the others meanwhile stays.
  const isOfOne = now.notice?.done === 'applied' && now.visit === null
  takeSaved(isOfOne ? { ...deskNow(now), ...stateOf(before) } : before, 'restored')
}

/** Says that a link could not be opened. The plan stays as it was. */
export function refuseLink(problem: LinkRefusal): void {
  project.setState({ notice: { done: 'refused', problem } })
}

const dismissed: readonly Edited['kind'][] = ['plan', 'tiers', 'variants']

/** Takes the notice away, and with it the ways back. */
export function dismissNotice(): void {
  project.setState(({ history }) => ({
    notice: null,
    history: withdraw(history, ({ of: { kind } }) => dismissed.includes(kind)),
  }))
}
