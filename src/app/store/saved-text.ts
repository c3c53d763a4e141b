import { planToStoredText } from '../../codec/index.ts'
import { oncePerObject, projectLimits } from '../../engine/index.ts'
import {
  type AnswerOrigins,
  answerOriginKinds,
  type Drafts,
  isProjectChangedByPerson,
  type PlanState,
  type ProjectState,
} from './history.ts'
import { rememberMappedPlan } from './mapped-plans.ts'
import { newStateOfPlan } from './project.ts'
import { projectOfPlans } from './project-state.ts'
import { keyedByTierIndex } from './tiers.ts'

export type SavedProject = {
  readonly state: ProjectState
  /** True if the project was opened and not edited; only for a tab. */
  readonly isVisit: boolean
  /** Stored project as the tab knew it, or null; only for a tab. */
  readonly known: string | null
  /** True if `known` is another plan, which is not kept yet; only for a tab. */
  readonly isAnother: boolean
}

/** Saved part of a project; a single plan is a project of one. */
type Saveable = PlanState & Partial<Pick<ProjectState, 'before' | 'after' | 'projectName'>>

/**
 * Text of a project for storage, with what a tab adds. One plan keeps its first format. Several
 * have another, so that a version that knows only one sets them aside as a whole.
 */
export function projectToSavedText(now: Saveable, ofTab: Partial<SavedProject> = {}): string {
  const { before = [], after = [], plan, projectName = '' } = now
  const states = [...before.map(({ state }) => state), now, ...after.map(({ state }) => state)]
  const isOne = states.length === 1
  return JSON.stringify({
    ...(isOne ? partsOf(now) : { variants: states.map(partsOf), open: before.length }),
    name: plan.name,
    mailboxes: plan.tiers.reduce((sum, { mailboxes }) => sum + mailboxes, 0),
    ...(!isOne && { names: states.map((state) => state.plan.name) }),
    ...(projectName !== '' && { project: projectName }),
    ...(!isProjectChangedByPerson({ ...now, before, after, projectName }) && { isNew: true }),
    ...ofTab,
  })
}

function partsOf(state: PlanState) {
  return {
    plan: textOf(state.plan),
    computedPlan: state.computed && textOf(state.computed.plan),
    drafts: keyedByTierIndex(state.drafts, state.tierIds),
    ...(Object.keys(state.origins).length > 0 && {
      origins: keyedByTierIndex(state.origins, state.tierIds),
    }),
  }
}

/** Cached: a keystroke saves all variants and changes one. */
const textOf = oncePerObject(planToStoredText)

/** True if a saved plan is untouched. A name cannot contain the mark: its quotes are escaped. */
export function isUntouchedSavedText(text: string): boolean {
  return text.includes('"isNew":true')
}

/** Reads a saved project; null if this version cannot read the text or one of its plans. */
export async function readSavedProject(text: string): Promise<SavedProject | null> {
  try {
    const { variants, open, isVisit, known, isAnother, project, ...alone } = JSON.parse(text)
    const parts: readonly unknown[] = Array.isArray(variants) ? variants : [alone]
    if (parts.length > projectLimits.variants) return null
    const states = await Promise.all(parts.map(readState))
    const read = states.filter((state) => state !== null)
    if (read.length === 0 || read.length < states.length) return null
    return {
      state: projectOfPlans(read, Number.isInteger(open) ? open : 0, 0, textOnly(project)),
      isVisit: isVisit === true,
      isAnother: isAnother === true,
      known: typeof known === 'string' ? known : null,
    }
  } catch {
    return null
  }
}

/** Reads one plan of a saved text, with drafts and origins; null if it cannot be read. */
async function readState(value: unknown): Promise<PlanState | null> {
  const { planFromStoredText } = await import('../../codec/decode-plan.ts')
  const { plan, computedPlan, drafts, origins } = recordOf(value)
  const parsed = typeof plan === 'string' ? planFromStoredText(plan) : null
  if (!parsed?.ok) return null
  const state = {
    ...newStateOfPlan(rememberMappedPlan(parsed)),
    drafts: textsOnly(drafts),
    origins: originsOnly(origins),
  }
  if (state.computed || typeof computedPlan !== 'string') return state
  const before = planFromStoredText(computedPlan)
  if (!before.ok) return state
  const { computed } = newStateOfPlan(before.plan)
  return { ...state, computed: computed && { ...computed, tierIds: null } }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function originsOnly(value: unknown): AnswerOrigins {
  const entries = Object.entries(recordOf(value)).flatMap(([key, origin]) => {
    const { from: kind, name, gaveUp } = recordOf(origin)
    const from = answerOriginKinds.find((one) => one === kind)
    if (!from || typeof name !== 'string') return []
    const lost = typeof gaveUp === 'string' && { gaveUp }
    return [[key, { from, name, ...lost }] as const]
  })
  return Object.fromEntries(entries)
}

function textOnly(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOnly(value: unknown): Drafts {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
