import { pageTitleIn } from '../../app/routes/pages.ts'
import { draftOfAnswer } from '../../app/store/project.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  cutName,
  type Field,
  type Plan,
  questionSteps,
  type RawAnswer,
  tierTitle,
} from '../../engine/index.ts'
import { type ComparedAnswer, comparedAnswers } from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import type { RowGroup } from '../../ui/table.ts'
import type { ComparedColumn, ComparisonRow } from './compared-plans.ts'

const own = [
  { key: 'ownArrays', label: 'Arrays of your own' },
  { key: 'keptTests', label: 'Tests of your own that count' },
] as const

/** Rows with the number of own arrays and kept tests of each plan, and whether these differ. */
function ownRows(plans: readonly Plan[], isWhole: boolean): readonly ComparisonRow[] {
  return own.flatMap(({ key, label }) => {
    const lists = plans.map((plan) => plan[key])
    const texts = lists.map((list) => JSON.stringify(list))
    const differs = new Set(texts).size > 1
    const isGiven = lists.some((list) => list.length > 0)
    if (!differs && !(isWhole && isGiven)) return []
    const [first] = lists
    const cells = lists.map((list, at) =>
      at > 0 && texts[at] !== texts[0] && list.length === first?.length
        ? [list.length, { note: 'others' }]
        : list.length,
    )
    return [{ key, label, cells, differs }]
  })
}

type AnswerRowsProps = {
  readonly compared: readonly ComparedColumn[]
  /** True to list also the answers that are the same in all plans. */
  readonly isWhole: boolean
  readonly format: Format
}

export function answerRows(props: AnswerRowsProps): readonly RowGroup<ComparisonRow>[] {
  const { compared, isWhole } = props
  const plans = compared.map(({ plan }) => plan)
  const [first] = plans
  const listed = comparedAnswers(plans).filter(
    (one) => one.differs || (isWhole && isAsked(one, plans)),
  )
  return questionSteps
    .map((step) => ({
      title: first ? pageTitleIn(step, first) : '',
      rows: [
        ...listed.filter(({ field }) => field.step === step).map((one) => answerRow(one, props)),
        ...(step === 'arrays' ? ownRows(plans, isWhole) : []),
      ],
    }))
    .filter((group) => group.rows.length > 0)
}

/** True if an answer counts in any compared plan; prices and optional answers only if given. */
function isAsked({ field, tiers, answers }: ComparedAnswer, plans: readonly Plan[]): boolean {
  if (field.isPrice || field.beside !== undefined)
    return answers.some((value) => value !== null && value !== undefined && value !== '')
  return plans.some((plan, at) => !field.unused?.(plan, tiers?.[at] ?? 0))
}

function answerRow(one: ComparedAnswer, props: AnswerRowsProps): ComparisonRow {
  const { compared } = props
  const { field, tiers, answers, differs } = one
  const key = `${one.field.key} ${one.tiers?.join(' ') ?? ''}`
  const label = comparedAnswerLabel(one, compared)
  const cells = answers.map((value, at): DataCell => {
    const variant = compared[at]
    const tier = tiers ? tiers[at] : 0
    if (!variant || value === undefined || tier === null || tier === undefined)
      return { hint: tiers && tier === null ? 'no such tier' : 'not asked' }
    // A narrow column may break before the unit, not within it.
    const words = answerWordsInPlanUnits(field, value, variant.plan, props.format).replace(
      /\u00a0(?=\p{L}{4})/gu,
      ' ',
    )
    return [words, ...notesOf(one, tier, variant)]
  })
  return { key, label, cells, differs }
}

/** Label of a compared answer: its field, and the tier if any plan has several. */
export function comparedAnswerLabel(
  { field, tiers }: Pick<ComparedAnswer, 'field' | 'tiers'>,
  compared: readonly Pick<ComparedColumn, 'plan'>[],
): string {
  if (!tiers || compared.every(({ plan }) => plan.tiers.length === 1)) return field.label
  const at = tiers.findIndex((place) => place !== null)
  const place = tiers[at] ?? 0
  const tier = compared[at]?.plan.tiers[place]
  return tier ? `${field.label}, ${tierTitle(tier, place)}` : field.label
}

/** Answer in words, in the plan's units; from 1,024 MiB on in GiB if two decimals are exact. */
export function answerWordsInPlanUnits(
  field: Field,
  value: RawAnswer,
  plan: Plan,
  format: Format,
): string {
  const asked = fieldInPlanUnits(field, plan)
  if (asked.kind === 'number' && asked.unit === 'MiB' && typeof value === 'number') {
    const gib = value / 1024
    if (Math.abs(gib) >= 1 && Number.isInteger(gib * 100)) return format.value(gib, 'GiB')
  }
  return answerWords(fieldInCurrency(fieldInPlanUnits(field, plan), plan.currency), value, format)
}

function notesOf(
  { field }: ComparedAnswer,
  tier: number,
  { plan, state }: ComparedColumn,
): readonly DataCell[] {
  const draft = draftOfAnswer(state, field, tier)
  return [
    ...(draft
      ? [{ note: `“${cutName(draft)}” is no answer, and does not count`, fails: true }]
      : []),
    ...(field.unused?.(plan, tier) ? [{ note: { hint: 'not used' } }] : []),
  ]
}
