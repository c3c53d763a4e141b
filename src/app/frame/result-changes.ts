import {
  type Candidate,
  type Field,
  fields,
  type Plan,
  shortTierTitle,
  shown,
  type Worked,
} from '../../engine/index.ts'
import type { Edit } from '../store/edit.ts'
import type { Format } from '../ui/format.ts'
import { answerWords } from '../ui/words.ts'

/** How far a figure moved, of what is shown: `+300` and, with its unit, `+300 mailboxes`. */
export type Change = { readonly bare: string; readonly text: string; readonly up: boolean }

/** The change of a figure since it was another; null when it shows the same. */
export function changeOf(now: Worked, before: Worked, format: Format): Change | null {
  const change = shown(now) - shown(before)
  // What floating-point arithmetic leaves behind is no change.
  if (Math.abs(change) < 1e-6) return null
  const up = change > 0
  const { number, unit } = format.valueQuantity(Math.abs(change), now.unit)
  const bare = `${up ? '+' : '−'}${number}`
  return { bare, text: unit === '' ? bare : `${bare}\u00a0${unit}`, up }
}

/** What was proposed before, as far as it tells it from what is now; null when it is the same. */
export function proposedBefore(
  now: Candidate | null,
  before: Candidate | null,
  format: Format,
): string | null {
  if (!before) return now && 'nothing fitted before'
  const count = `${format.number(shown(before.arrays))} × ${before.array.model}`
  if (!now || now.array !== before.array || shown(now.arrays) !== shown(before.arrays))
    return `was ${count}`
  const drives = `${format.number(before.array.drives)} × ${format.value(before.driveGb, 'GB')}`
  if (now.driveGb !== before.driveGb) return `was ${count}, ${drives}`
  if (now.raid !== before.raid) return `was ${count}, ${before.raid}`
  return now.perServer === before.perServer
    ? null
    : `was ${format.number(before.perServer)} per server`
}

/** Since when figures changed: `Since Growth changed from 15 % to 20 %`; null when nothing did. */
export function sinceWords(edit: Edit, after: Plan, format: Format): string | null {
  const changes = [...tierChange(edit, after), ...answerChanges(edit, after, format)]
  const [first, second, ...others] = changes
  if (!first) return null
  const more = others.length > 0 ? `, and ${format.number(others.length)} more` : ''
  return `Since ${first}${second ? ` and ${second}` : ''}${more}`
}

function tierChange({ of, before }: Edit, after: Plan): string[] {
  // The change may not be among what could be computed yet.
  if (of.kind === 'answer' || before === after) return []
  const tier = of.done === 'removed' ? of.tier : (after.tiers[of.at] ?? of.tier)
  return [`${shortTierTitle(tier, of.at)} was ${of.done}`]
}

/** Every answer that differs: more than one where some of them contradicted each other before. */
function answerChanges({ of, before }: Edit, after: Plan, format: Format): string[] {
  const sameTiers = of.kind === 'answer' && before.tiers.length === after.tiers.length
  return fields.flatMap((field) => {
    if (field.scope === 'plan') return answerChange(field, 0, before, after, format)
    if (!sameTiers) return []
    return after.tiers.flatMap((_tier, at) => answerChange(field, at, before, after, format))
  })
}

function answerChange(
  field: Field,
  at: number,
  before: Plan,
  after: Plan,
  format: Format,
): string[] {
  const from = field.read(before, at)
  const to = field.read(after, at)
  if (from === to) return []
  const [tier, several] = [after.tiers[at], after.tiers.length > 1]
  const whose = field.scope === 'tier' && several && tier ? ` of ${shortTierTitle(tier, at)}` : ''
  return [
    `${field.label}${whose} changed from ${answerWords(field, from, format)} to ${answerWords(field, to, format)}`,
  ]
}
