import type { Plan } from '../../engine/index.ts'
import type { DeskState, History, PlanState, Undone, Variant, Variants } from './history.ts'
import { sizeOf } from './results.ts'

/** Plans as the variants of a project, of which one is open; their ids begin with this one. */
export function deskOf(
  states: readonly PlanState[],
  open = 0,
  from = 0,
  projectName = '',
): DeskState {
  const variants = states.map((state, at) => ({ id: from + at, state }))
  return { ...deskAt(variants, Math.max(0, Math.min(open, states.length - 1))), projectName }
}

/** The variants of a project with the one at this place open. */
export function deskAt(variants: readonly Variant[], at: number): Variants {
  const desk = arranged(variants, at)
  // It may have been put away before what computes it was here.
  return { ...desk, ...withPlan(desk, desk.plan) }
}

/** The variants of a project around the one at this place, with no more computed than was. */
export function arranged(variants: readonly Variant[], at: number): Variants {
  const open = variants[at]
  if (!open) throw new Error('A project has at least one variant')
  const [before, after] = [variants.slice(0, at), variants.slice(at + 1)]
  return { ...open.state, variant: open.id, before, after }
}

/** The open plan alone, with all that belongs to it. */
export function stateOf({ plan, tierIds, computed, drafts, origins }: PlanState): PlanState {
  return { plan, tierIds, computed, drafts, origins }
}

/** All plans of a project as they are now, without what is done and seen beside them. */
export function deskNow({ variant, before, after, projectName, ...now }: DeskState): DeskState {
  return { ...stateOf(now), variant, before, after, projectName }
}

export function newVariantId({
  history,
  undone,
  ...now
}: Variants & {
  readonly history: History
  readonly undone: readonly Undone[]
}): number {
  const desks = [now, ...history.map((edit) => edit.before), ...undone.map(({ after }) => after)]
  const ids = desks.flatMap(({ variant, before, after }) => [
    variant,
    ...[...before, ...after].map(({ id }) => id),
  ])
  // A long history has more ids than a call takes arguments.
  return ids.reduce((most, id) => Math.max(most, id), 0) + 1
}

/** A project with another plan; what could be computed last stays while that cannot. */
export function withPlan({ tierIds, computed }: PlanState, plan: Plan) {
  return { plan, computed: sizeOf(plan).ok ? { plan, tierIds } : computed }
}

/** All variants of a project in their order, the open one as it is now. */
export function variantsOf(now: Variants): readonly Variant[] {
  return [...now.before, { id: now.variant, state: stateOf(now) }, ...now.after]
}
