import { planToText } from '../../codec/index.ts'
import { type Drafts, newTierKeys, type Project, project } from './project.ts'
import { sizeOf } from './results.ts'

const key = 'spindle'

/**
 * Brings back what was saved in this window or, in a new one, in this browser; saves from now on.
 * Returns whether there was anything to bring back. Call once.
 */
export async function followSaved(): Promise<boolean> {
  const saved = (await load(() => sessionStorage)) ?? (await load(() => localStorage))
  if (saved) project.setState({ ...saved, tierKeys: newTierKeys(saved.plan) })
  project.subscribe((now, before) => {
    if (now.plan === before.plan && now.drafts === before.drafts) return
    save(() => sessionStorage)
    save(() => localStorage)
  })
  return saved !== null
}

type Saved = Pick<Project, 'plan' | 'computedPlan' | 'drafts'>

async function load(storage: () => Storage): Promise<Saved | null> {
  const text = textIn(storage)
  if (text === null) return null
  const { planFromText } = await import('../../codec/decode-plan.ts')
  try {
    const saved = JSON.parse(text)
    const parsed = planFromText(saved.plan)
    if (!parsed.ok) return null
    const drafts = textsOnly(saved.drafts)
    if (sizeOf(parsed.plan).ok) return { plan: parsed.plan, computedPlan: parsed.plan, drafts }
    const computed = planFromText(saved.computedPlan)
    const usable = computed.ok && sizeOf(computed.plan).ok
    return { plan: parsed.plan, computedPlan: usable ? computed.plan : null, drafts }
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
  const { plan, computedPlan, drafts } = project.getState()
  const computed = computedPlan && planToText(computedPlan)
  try {
    storage().setItem(
      key,
      JSON.stringify({ plan: planToText(plan), computedPlan: computed, drafts }),
    )
  } catch {
    // Storage is full or forbidden. The address still carries the plan.
  }
}
