import { planToText } from '../../codec/index.ts'
import { defaultPlan } from '../../engine/index.ts'
import type { DeskState, Drafts, PlanState } from './history.ts'
import { fetchMethodOf } from './later-method.ts'
import { cameMapped } from './mapped.ts'
import { cameIn, deskOf } from './project.ts'
import { draftsByPlace } from './tiers.ts'

/** What a saved text says. */
export type Saved = {
  readonly state: DeskState
  /** Whether it only came in; of a tab. */
  readonly isVisit: boolean
  /** The stored project as the tab knew it; of a tab. */
  readonly known: string | null
  /** Whether that is another plan, which is not kept yet; of a tab. */
  readonly isAnother: boolean
}

/** A project as a text to be saved, with what a tab has beside it. */
export function savedText(now: PlanState, ofTab: Partial<Saved> = {}): string {
  const { plan, computed } = now
  return JSON.stringify({
    plan: planToText(plan),
    computedPlan: computed && planToText(computed.plan),
    drafts: draftsByPlace(now),
    name: plan.name,
    mailboxes: plan.tiers.reduce((sum, { mailboxes }) => sum + mailboxes, 0),
    ...ofTab,
  })
}

/** Whether a text is of the plan that nobody has touched. */
export function isUntouched(text: string): boolean {
  return text === savedText(cameIn(defaultPlan))
}

/** What a saved text says; null where this version cannot read it. */
export async function readSaved(text: string): Promise<Saved | null> {
  const { planFromText } = await import('../../codec/decode-plan.ts')
  try {
    const { plan, computedPlan, drafts, isVisit, known, isAnother } = JSON.parse(text)
    const parsed = planFromText(plan)
    if (!parsed.ok) return null
    await fetchMethodOf(parsed.plan)
    const state = { ...cameIn(cameMapped(parsed)), drafts: textsOnly(drafts) }
    const before = state.computed ? null : planFromText(computedPlan)
    if (before?.ok) await fetchMethodOf(before.plan)
    const computed = before?.ok ? cameIn(before.plan).computed : null
    const shown = {
      ...state,
      computed: state.computed ?? (computed && { ...computed, tierIds: null }),
    }
    return {
      state: deskOf([shown]),
      isVisit: isVisit === true,
      isAnother: isAnother === true,
      known: typeof known === 'string' ? known : null,
    }
  } catch {
    return null
  }
}

function textsOnly(value: unknown): Drafts {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
