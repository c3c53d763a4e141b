import { parsePlan } from '../../plan/index.ts'
import { type Drafts, project } from './project.ts'
import { sizeOf } from './results.ts'

const key = 'spindle'

/** Brings back what was saved in this browser, and saves from now on. Call once. */
export function followSaved(): void {
  const saved = load()
  if (saved) project.setState(saved)
  project.subscribe((now, before) => {
    if (now.plan !== before.plan || now.drafts !== before.drafts) save()
  })
}

function load(): Pick<
  ReturnType<typeof project.getState>,
  'plan' | 'computedPlan' | 'drafts'
> | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const { plan, drafts } = JSON.parse(text)
    const parsed = parsePlan(plan)
    if (!parsed.ok) return null
    const computed = sizeOf(parsed.plan).ok ? parsed.plan : project.getState().computedPlan
    return { plan: parsed.plan, computedPlan: computed, drafts: textsOnly(drafts) }
  } catch {
    // No storage, or not our text in it: the wizard starts with the worked example.
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

function save(): void {
  const { plan, drafts } = project.getState()
  try {
    localStorage.setItem(key, JSON.stringify({ plan, drafts }))
  } catch {
    // Storage is full or forbidden. The address still carries the plan.
  }
}
