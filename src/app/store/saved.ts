import { planToText } from '../../codec/index.ts'
import type { Drafts, PlanState } from './history.ts'
import { cameIn, project } from './project.ts'
import { draftsByPlace } from './tiers.ts'

const key = 'spindle'

/**
 * Brings back what was saved in this window or, in a new one, in this browser; saves from now on.
 * Returns whether there was anything to bring back. Call once.
 */
export async function followSaved(): Promise<boolean> {
  const saved = (await load(() => sessionStorage)) ?? (await load(() => localStorage))
  if (saved) project.setState(saved)
  project.subscribe((now, before) => {
    if (now.plan === before.plan && now.drafts === before.drafts) return
    save(() => sessionStorage)
    save(() => localStorage)
  })
  return saved !== null
}

async function load(storage: () => Storage): Promise<PlanState | null> {
  const text = textIn(storage)
  if (text === null) return null
  const { planFromText } = await import('../../codec/decode-plan.ts')
  try {
    const saved = JSON.parse(text)
    const parsed = planFromText(saved.plan)
    if (!parsed.ok) return null
    const state = { ...cameIn(parsed.plan), drafts: textsOnly(saved.drafts) }
    if (state.computed) return state
    const before = planFromText(saved.computedPlan)
    const computed = before.ok ? cameIn(before.plan).computed : null
    return { ...state, computed: computed && { ...computed, tierIds: null } }
  } catch {
    // Not our text: the wizard starts with the worked example.
    return null
  }
}

function textIn(storage: () => Storage): string | null {
  try {
    return storage().getItem(key)
  } catch {
    // Storage is forbidden.
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

function save(storage: () => Storage): void {
  const now = project.getState()
  const saved = {
    plan: planToText(now.plan),
    computedPlan: now.computed && planToText(now.computed.plan),
    drafts: draftsByPlace(now),
  }
  try {
    storage().setItem(key, JSON.stringify(saved))
  } catch {
    // Storage is full or forbidden. The address still carries the plan.
  }
}
