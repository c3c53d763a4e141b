import type { Plan } from '../../engine/index.ts'
import type {
  DoneEdits,
  PlanState,
  ProjectState,
  ProjectVariants,
  UndoneEdit,
  Variant,
} from './history.ts'
import { sizeResultOf } from './results.ts'

/** A project with plans as its variants, one of them open; variant ids start at `from`. */
export function projectOfPlans(
  states: readonly PlanState[],
  open = 0,
  from = 0,
  projectName = '',
): ProjectState {
  const variants = states.map((state, at) => ({ id: from + at, state }))
  return {
    ...withOpenVariant(variants, Math.max(0, Math.min(open, states.length - 1))),
    projectName,
  }
}

export function withOpenVariant(variants: readonly Variant[], at: number): ProjectVariants {
  const desk = variantsAround(variants, at)
  // A variant closed before the engine had loaded has no results yet.
  return { ...desk, ...planAndLastSizedPlan(desk, desk.plan) }
}

/** Variants of a project around the one at an index, without computing results. */
export function variantsAround(variants: readonly Variant[], at: number): ProjectVariants {
  const open = variants[at]
  if (!open) throw new Error('A project has at least one variant')
  const [before, after] = [variants.slice(0, at), variants.slice(at + 1)]
  return { ...open.state, variant: open.id, before, after }
}

/** The open plan with its drafts, origins and last computed plan. */
export function planStateOf({ plan, tierIds, computed, drafts, origins }: PlanState): PlanState {
  return { plan, tierIds, computed, drafts, origins }
}

/** All plans of a project, without history and view state. */
export function projectStateOf({
  variant,
  before,
  after,
  projectName,
  ...now
}: ProjectState): ProjectState {
  return { ...planStateOf(now), variant, before, after, projectName }
}

export function newVariantId({
  history,
  undone,
  ...now
}: ProjectVariants & {
  readonly history: DoneEdits
  readonly undone: readonly UndoneEdit[]
}): number {
  const desks = [now, ...history.map((edit) => edit.before), ...undone.map(({ after }) => after)]
  const ids = desks.flatMap(({ variant, before, after }) => [
    variant,
    ...[...before, ...after].map(({ id }) => id),
  ])
  // Not `Math.max(...ids)`: a long history has more ids than a call takes arguments.
  return ids.reduce((most, id) => Math.max(most, id), 0) + 1
}

/** A plan with its results, or with the last computed ones if it has none. */
export function planAndLastSizedPlan({ tierIds, computed }: PlanState, plan: Plan) {
  return { plan, computed: sizeResultOf(plan).ok ? { plan, tierIds } : computed }
}

/** All variants of a project in order, including the open one. */
export function allVariants(now: ProjectVariants): readonly Variant[] {
  return [...now.before, { id: now.variant, state: planStateOf(now) }, ...now.after]
}
