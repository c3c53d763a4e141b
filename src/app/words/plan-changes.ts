import {
  allAnswerFields,
  cutName,
  type Field,
  type Plan,
  type RawAnswer,
  shortTierTitle,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { fieldInPlanUnits } from './field-in-plan-units.ts'

export type PlanWithTierIds = { readonly plan: Plan; readonly tierIds: readonly number[] }

export type AnswerChange = {
  readonly field: Field
  /** Id of the tier; 0 for answers of the whole plan. */
  readonly tier: number
  /** Label of the field, with the tier if there are several. */
  readonly label: string
  readonly from: RawAnswer
  readonly to: RawAnswer
  /** Both answers in words, each in the units of its plan. */
  readonly words: { readonly from: string; readonly to: string }
}

/** Differences of a plan that its figures depend on. */
type PlanChanges = {
  /** Tiers added, removed and moved, in words. */
  readonly tiers: readonly string[]
  readonly answers: readonly AnswerChange[]
  /** Changes of own arrays and kept tests, in words. */
  readonly own: readonly string[]
}

/** Differences of a plan; `moved` is the new index of a moved tier. */
export function planChanges(
  before: PlanWithTierIds,
  after: PlanWithTierIds,
  moved: number | null,
  format: Format,
): PlanChanges {
  const former = after.tierIds.map((id) => before.tierIds.indexOf(id))
  return {
    tiers: tierChanges(before.plan, after.plan, former, moved),
    answers: answerChanges(before.plan, after, former, format),
    own: [...arrayChanges(before.plan, after.plan), ...testChanges(before.plan, after.plan)],
  }
}

/** Former index of each tier in its order now; −1 for a new tier. */
type FormerPositions = readonly number[]

/** Changes of tiers, including those made while answers contradicted each other. */
function tierChanges(
  before: Plan,
  after: Plan,
  former: FormerPositions,
  moved: number | null,
): string[] {
  const removed = before.tiers.flatMap((tier, at) =>
    former.includes(at) ? [] : [`${shortTierTitle(tier, at)} was removed`],
  )
  const others = after.tiers.flatMap((tier, at) => {
    const done = former[at] === -1 ? 'added' : at === moved && 'moved'
    return done ? [`${shortTierTitle(tier, at)} was ${done}`] : []
  })
  return [...removed, ...others]
}

/** Every answer that differs: several if answers contradicted each other before. */
function answerChanges(
  before: Plan,
  { plan: after, tierIds }: PlanWithTierIds,
  former: FormerPositions,
  format: Format,
): AnswerChange[] {
  return allAnswerFields.flatMap((field) => {
    const change = (was: number, at: number) =>
      answerChange(field, { plan: before, at: was }, { plan: after, at }, tierIds, format)
    if (field.scope === 'plan') return change(0, 0)
    return former.flatMap((was, at) => (was === -1 ? [] : change(was, at)))
  })
}

/** Changes of own arrays, matched by id. */
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

/** Changes of kept tests, matched by id. */
function testChanges({ keptTests: before }: Plan, { keptTests: after }: Plan): string[] {
  const others = (all: Plan['keptTests'], of: Plan['keptTests']) =>
    all.filter(({ id }) => of.every((one) => one.id !== id))
  return [
    ...others(before, after).map(({ name }) => `the test ${cutName(name)} was taken back`),
    ...others(after, before).map(({ name }) => `the test ${cutName(name)} was kept`),
  ]
}

type AnswersAt = { readonly plan: Plan; readonly at: number }

function answerChange(
  field: Field,
  before: AnswersAt,
  after: AnswersAt,
  tierIds: readonly number[],
  format: Format,
): AnswerChange[] {
  const from = field.read(before.plan, before.at)
  const to = field.read(after.plan, after.at)
  if (from === to) return []
  const { tiers } = after.plan
  const tier = tiers[after.at]
  const named = field.scope === 'tier' && tiers.length > 1 && tier
  const words = ({ plan }: AnswersAt, value: RawAnswer) => {
    const all = answerWords(fieldInPlanUnits(field, plan), value, format)
    return field.kind === 'text' ? cutName(all) : all
  }
  const whose = named ? ` of ${shortTierTitle(named, after.at)}` : ''
  return [
    {
      field,
      tier: field.scope === 'tier' ? (tierIds[after.at] ?? after.at) : 0,
      label: `${field.label}${whose}`,
      from,
      to,
      words: { from: words(before, from), to: words(after, to) },
    },
  ]
}
