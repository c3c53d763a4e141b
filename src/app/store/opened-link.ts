import type { Plan } from '../../engine/index.ts'
import type { ProjectState } from './history.ts'
import { type Project, project, withEdit } from './project.ts'
import { allVariants, newVariantId, withOpenVariant } from './project-state.ts'
import { roomForVariants, variantTitles } from './variants.ts'
import { projectToReturnTo, restoreOwnProject } from './whole-projects.ts'

/** Own project behind an opened one, while it can be restored, even without its notice. */
export function ownProjectBehind(now: Project): ProjectState | null {
  return now.visit?.own ?? (now.notice?.done === 'opened' ? projectToReturnTo(now) : null)
}

/** Number of variants that the own project has too little room for. */
export function countVariantsTooMany(now: Project, own: ProjectState): number {
  return Math.max(0, allVariants(now).length - roomForVariants(own))
}

/** Restores the own project and adds the opened plans as variants, the same one open. */
export function keepOpenedAsVariants(): void {
  const came = project.getState()
  const own = projectToReturnTo(came)
  if (!own || countVariantsTooMany(came, own) > 0) return
  const brought = allVariants(came)
  restoreOwnProject()
  project.setState((now) => {
    const first = newVariantId(now)
    const kept = allVariants(now)
    const added = brought.map(({ state }, at) => ({ id: first + at, state }))
    const open = kept.length + came.before.length
    const titles = variantTitles([...kept, ...added].map(({ state }) => state.plan))
    const title = titles[open] ?? ''
    const variant = first + came.before.length
    const of = { kind: 'variants', done: 'brought in', variant, title } as const
    return withEdit(now, of, withOpenVariant([...kept, ...added], open))
  })
}

/** Makes the opened project the own one, which is saved from now on. */
export function replaceOwnProject(): void {
  project.setState(({ visit }) => (visit ? { visit: null, notice: { done: 'taken' } } : {}))
}

/** Gives two plans tier ids for a comparison: tiers match by name, else by position. */
export function plansWithMatchedTierIds(own: Plan, came: Plan) {
  const names = own.tiers.map(({ name }) => name)
  const named = came.tiers.map(({ name }) => (name === '' ? -1 : names.indexOf(name)))
  const found = named.map((at, place) => (named.indexOf(at) === place ? at : -1))
  const tierIds = found.map((at, place) => {
    if (at !== -1) return at
    const isFree = place < own.tiers.length && !found.includes(place)
    return isFree ? place : own.tiers.length + place
  })
  return [
    { plan: own, tierIds: own.tiers.map((_tier, at) => at) },
    { plan: came, tierIds },
  ] as const
}
