import type { LastEdit } from '../../app/store/history.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import {
  type Answer,
  cutName,
  type Field,
  fields,
  type Plan,
  shortTierTitle,
  shown,
  type Worked,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'

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

/** A plan and the ids of its tiers. */
type Tiered = { readonly plan: Plan; readonly tierIds: readonly number[] }

/** Since when figures changed: `Since Growth changed from 15 % to 20 %`; null when nothing did. */
export function sinceWords(edit: LastEdit, after: Tiered, format: Format): string | null {
  // The change may not be among what could be computed yet.
  if (edit.before === after.plan) return null
  const former = after.tierIds.map((id) => edit.tierIds.indexOf(id))
  const changes = [
    ...tierChanges(edit, after.plan, former),
    ...answerChanges(edit, after.plan, former, format),
    ...arrayChanges(edit.before, after.plan),
    ...testChanges(edit.before, after.plan),
  ]
  const [first, second, ...others] = changes
  if (!first) return null
  const more = others.length > 0 ? `, and ${format.number(others.length)} more` : ''
  return `Since ${first}${second ? ` and ${second}` : ''}${more}`
}

/** The place of each tier before, in their order now; −1 for one that was not there. */
type FormerPositions = readonly number[]

/** What became of tiers. One may have come or gone while answers contradicted each other. */
function tierChanges({ of, before }: LastEdit, after: Plan, former: FormerPositions): string[] {
  const moved = of.kind === 'tiers' && of.done === 'moved' ? of.at : null
  const removed = before.tiers.flatMap((tier, at) =>
    former.includes(at) ? [] : [`${shortTierTitle(tier, at)} was removed`],
  )
  const others = after.tiers.flatMap((tier, at) => {
    const done = former[at] === -1 ? 'added' : at === moved && 'moved'
    return done ? [`${shortTierTitle(tier, at)} was ${done}`] : []
  })
  return [...removed, ...others]
}

/** Every answer that differs: more than one where some of them contradicted each other before. */
function answerChanges(
  { before }: LastEdit,
  after: Plan,
  former: FormerPositions,
  format: Format,
): string[] {
  return fields.flatMap((field) => {
    const change = (was: number, at: number) =>
      answerChange(field, { plan: before, at: was }, { plan: after, at }, format)
    if (field.scope === 'plan') return change(0, 0)
    return former.flatMap((was, at) => (was === -1 ? [] : change(was, at)))
  })
}

/** What became of arrays of one's own, each known by its id. */
function arrayChanges({ ownArrays: before }: Plan, { ownArrays: after }: Plan): string[] {
  if (before === after) return []
  const was = new Map(before.map((array) => [array.id, array]))
  const ids = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !ids.has(id))
  return [
    ...removed.map(({ name }) => `${cutName(name)} was removed`),
    ...after.flatMap((array) => {
      const one = was.get(array.id)
      return one === array ? [] : [`${cutName(array.name)} was ${one ? 'changed' : 'added'}`]
    }),
  ]
}

/** What became of kept tests, each known by its id. */
function testChanges({ keptTests: before }: Plan, { keptTests: after }: Plan): string[] {
  const others = (all: Plan['keptTests'], of: Plan['keptTests']) =>
    all.filter(({ id }) => of.every((one) => one.id !== id))
  return [
    ...others(before, after).map(({ name }) => `the test ${cutName(name)} was taken back`),
    ...others(after, before).map(({ name }) => `the test ${cutName(name)} was kept`),
  ]
}

/** A plan, and which of its tiers is meant. */
type AnswersAt = { readonly plan: Plan; readonly at: number }

function answerChange(field: Field, before: AnswersAt, after: AnswersAt, format: Format): string[] {
  const from = field.read(before.plan, before.at)
  const to = field.read(after.plan, after.at)
  if (from === to) return []
  const { tiers } = after.plan
  const tier = tiers[after.at]
  const named = field.scope === 'tier' && tiers.length > 1 && tier
  const words = ({ plan }: AnswersAt, value: Answer) => {
    const all = answerWords(binaryField(field, plan), value, format)
    return field.kind === 'text' ? cutName(all) : all
  }
  const whose = named ? ` of ${shortTierTitle(named, after.at)}` : ''
  return [`${field.label}${whose} changed from ${words(before, from)} to ${words(after, to)}`]
}
