import { cutName, type Plan, projectLimits } from '../../engine/index.ts'
import type { PlanState, ProjectState, Variant, VariantsEdit } from './history.ts'
import { originsAfterChange } from './origins.ts'
import {
  endEdit,
  newStateOfPlan,
  noSimulatedFailure,
  type Project,
  project,
  setPlanNamesAndCurrency,
  withEdit,
} from './project.ts'
import { allVariants, newVariantId, projectOfPlans, withOpenVariant } from './project-state.ts'
import { carryOverResults } from './results.ts'
import { newPlanForVersion } from './start.ts'
import { nameCutToLimit, nameOfCopy } from './tiers.ts'

/** Title of a variant: its plan name or else its number. */
export function variantTitle({ name }: Pick<Plan, 'name'>, at: number): string {
  return cutName(name.trim()) || `Variant ${at + 1}`
}

/** Titles of variants in order; one that repeats an earlier title gets its number. */
export function variantTitles(plans: readonly Pick<Plan, 'name'>[]): readonly string[] {
  return uniqueTitles(plans.map(variantTitle))
}

/** A saved project with variant ids that this project never used. */
export function withNewVariantIds(saved: ProjectState): ProjectState {
  const states = allVariants(saved).map(({ state }) => state)
  const { before, projectName } = saved
  return projectOfPlans(states, before.length, newVariantId(project.getState()), projectName)
}

/** Project name or else the name of its first variant; empty without either. */
export function projectTitle(now: ProjectState): string {
  return cutName(now.projectName.trim() || (allVariants(now)[0]?.state.plan.name.trim() ?? ''))
}

/** Renames the project; an empty name removes the former one. */
export function renameProject(name: string): void {
  const projectName = nameCutToLimit(name)
  project.setState((now) =>
    projectName === now.projectName
      ? now
      : withEdit(now, { kind: 'project', name: projectName }, { projectName }),
  )
}

export function roomForVariants({ before, after }: ProjectState): number {
  return projectLimits.variants - 1 - before.length - after.length
}

/** Opens a variant; not an edit, so it cannot be undone. */
export function openVariant(id: number): void {
  endEdit()
  project.setState((now) => {
    const variants = allVariants(now)
    const at = placeOf(variants, id)
    if (at < 0 || id === now.variant) return now
    return { ...withOpenVariant(variants, at), ...noSimulatedFailure, notice: noticeElsewhere(now) }
  })
}

/** Notice after a change of variant: one about the project stays, one about a variant goes. */
function noticeElsewhere({ notice }: Project): Project['notice'] {
  const isOfOne =
    notice?.done === 'applied' ||
    notice?.done === 'version changed' ||
    (notice !== null && 'kind' in notice && notice.kind === 'tiers')
  return isOfOne ? null : notice
}

/** Adds a new plan of the open plan’s Exchange version as the last variant, and opens it. */
export function addVariant(): void {
  const usual = newPlanForVersion(project.getState().plan.exchange)
  change((variants, id) => {
    const at = variants.length
    const state = { ...newStateOfPlan(usual) }
    return {
      variants: [...variants, { id, state }],
      at,
      of: of('added', id, variantTitle(usual, at)),
    }
  })
}

/** Adds a copy of a variant after it, with its drafts, and opens it. */
export function duplicateVariant(id: number): void {
  change((variants, newId) => {
    const at = placeOf(variants, id)
    const original = variants[at]
    if (!original) return null
    const { plan } = original.state
    const title = variantTitle(plan, at)
    const taken = variants.map(({ state }) => state.plan.name)
    const name = nameOfCopy(plan.name.trim() || title, taken)
    const copy = { id: newId, state: named(original.state, name) }
    return {
      variants: variants.toSpliced(at + 1, 0, copy),
      at: at + 1,
      of: of('copied', newId, title),
    }
  })
}

/** Adds the open plan with a suggested change, which names it, as the next variant; opens it. */
export function addChangedVariant(plan: Plan, changed: string): void {
  change((variants, newId, now) => {
    const at = placeOf(variants, now.variant)
    const ending = `, ${changed}`
    const before = nameCutToLimit(
      variantTitle(now.plan, at),
      Math.max(0, projectLimits.name - ending.length),
    )
    const title = nameCutToLimit(`${before}${ending}`)
    const { tierIds } = now
    const origin = { from: 'suggestion', name: changed } as const
    const origins = { ...now.origins, ...originsAfterChange({ plan, tierIds }, now.plan, origin) }
    const state = { plan: { ...plan, name: title }, tierIds, computed: null, drafts: {}, origins }
    return {
      variants: variants.toSpliced(at + 1, 0, { id: newId, state }),
      at: at + 1,
      of: of('made', newId, title),
    }
  })
}

export function renameVariant(id: number, name: string): void {
  const now = project.getState()
  if (id === now.variant) setPlanNamesAndCurrency({ name: nameCutToLimit(name) })
  change((variants) => {
    const at = placeOf(variants, id)
    const variant = variants[at]
    if (!variant || id === now.variant) return null
    const next = variants.with(at, { id, state: named(variant.state, nameCutToLimit(name)) })
    return { variants: next, at: placeOf(variants, now.variant), of: of('named', id, name) }
  })
}

export function moveVariant(id: number, to: number): void {
  change((variants, _newId, now) => {
    const from = placeOf(variants, id)
    const variant = variants[from]
    if (!variant || to < 0 || to >= variants.length || to === from) return null
    const next = variants.toSpliced(from, 1).toSpliced(to, 0, variant)
    const title = variantTitle(variant.state.plan, from)
    return { variants: next, at: placeOf(next, now.variant), of: of('moved', id, title) }
  })
}

/** Removes a variant, unless it is the only one; if it was open, opens the next one. */
export function removeVariant(id: number): void {
  change((variants, _newId, now) => {
    const from = placeOf(variants, id)
    const variant = variants[from]
    if (!variant || variants.length === 1) return null
    const next = variants.toSpliced(from, 1)
    const open = id === now.variant ? Math.min(from, next.length - 1) : placeOf(next, now.variant)
    return {
      variants: next,
      at: open,
      of: of('removed', id, variantTitle(variant.state.plan, from)),
    }
  })
}

type Change = {
  readonly variants: readonly Variant[]
  /** Index of the variant open afterwards. */
  readonly at: number
  readonly of: VariantsEdit
}

/** Changes the variants as one edit, up to the limit. */
function change(
  changed: (variants: readonly Variant[], newId: number, now: Project) => Change | null,
): void {
  project.setState((now) => {
    const next = changed(allVariants(now), newVariantId(now), now)
    if (!next || next.variants.length > projectLimits.variants) return now
    const desk = withOpenVariant(next.variants, next.at)
    const isOther = desk.variant !== now.variant
    const told = isOther ? { ...now, notice: noticeElsewhere(now) } : now
    return { ...withEdit(told, next.of, desk), ...(isOther && noSimulatedFailure) }
  })
}

function of(done: VariantsEdit['done'], variant: number, title: string): VariantsEdit {
  return { kind: 'variants', done, variant, title }
}

function placeOf(variants: readonly Variant[], id: number): number {
  return variants.findIndex((variant) => variant.id === id)
}

/** A plan with another name and the same results. */
function named(state: PlanState, name: string): PlanState {
  const plan = { ...state.plan, name }
  carryOverResults(state.plan, plan)
  const computed =
    state.computed?.plan === state.plan ? { ...state.computed, plan } : state.computed
  return { ...state, plan, computed }
}

/** Unique titles: one that repeats an earlier title gets its number. */
export function uniqueTitles(titles: readonly string[]): readonly string[] {
  return titles.map((title, at) =>
    titles.indexOf(title) === at ? title : `${title} (${(at + 1).toString()})`,
  )
}
