import type { LastPlanEdit } from '../../app/store/history.ts'
import { type PlanWithTierIds, planChanges } from '../../app/words/plan-changes.ts'
import { asShown, type Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Change of a live figure since the last edit: `bare` `+300`, `text` `+300 mailboxes`. */
export type FigureChange = { readonly bare: string; readonly text: string; readonly up: boolean }

/** Change between two figures as shown; null if both show the same. */
export function figureChange(now: Worked, before: Worked, format: Format): FigureChange | null {
  const { sized } = format
  const change = asShown(sized(now)) - asShown(sized(before))
  // Smaller differences are floating-point errors.
  if (Math.abs(change) < 1e-6) return null
  const up = change > 0
  const { number, unit } = format.asComputed.valueQuantity(Math.abs(change), sized(now).unit)
  const bare = `${up ? '+' : '−'}${number}`
  return { bare, text: unit === '' ? bare : `${bare}\u00a0${unit}`, up }
}

/** Names the last edit, `Since Growth changed from 15 % to 20 %`; null if it changed no answer. */
export function sinceLastEditWords(
  edit: LastPlanEdit,
  after: PlanWithTierIds,
  format: Format,
): string | null {
  // No words while the results are still those from before the edit.
  if (edit.before === after.plan) return null
  const { of, before: plan, tierIds } = edit
  const moved = of.kind === 'tiers' && of.done === 'moved' ? of.at : null
  const { tiers, answers, own } = planChanges({ plan, tierIds }, after, moved, format)
  const changes = [
    ...tiers,
    ...answers.map(({ label, words }) => `${label} changed from ${words.from} to ${words.to}`),
    ...own,
  ]
  const [first, second, ...others] = changes
  if (!first) return null
  const more = others.length > 0 ? `, and ${format.number(others.length)} more` : ''
  return `Since ${first}${second ? ` and ${second}` : ''}${more}`
}
