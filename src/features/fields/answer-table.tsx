import { type ReactNode, useContext } from 'react'
import { pageTitleIn } from '../../app/routes/pages.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  allAnswerFields,
  considersOwn,
  defaultsOfVersion,
  type Field,
  fieldCountsInPlan,
  isAnswerGiven,
  isFieldOfPlan,
  type Plan,
  type QuestionStep,
  questionSteps,
  tierTitle,
  versionOf,
} from '../../engine/index.ts'
import { goalOfPlan } from '../../engine/methods/index.ts'
import { isAssumedAnswer } from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import { TierTitle } from './tier-title.tsx'
import './answer-table.css'

/** Draws what stands beside an answer: on screen, a link to change it. */
type Change = (field: Field, tier: number) => ReactNode

type AnswerTableProps = {
  readonly plan: Plan
  readonly change?: Change
  /** Drawn beside the number of own arrays, which no field asks for. */
  readonly changeOwnArrays?: ReactNode
}

/** Row of the table: one answer, or a nested table of the answers of several tiers. */
type Line =
  | {
      readonly label: string
      readonly answer: string
      readonly marks: readonly string[]
      readonly counts: boolean
      /** True if the answer is printed; answers such as `none` are left out on paper. */
      readonly says: boolean
      readonly change: ReactNode
    }
  | OfTiers

/** A nested table of tiers: its step and fields; `part` counts the tables of a step from 0. */
type OfTiers = {
  readonly step: QuestionStep
  readonly fields: readonly Field[]
  readonly part: number
}

/** Most fields side by side in a nested table. */
const mostBeside = 5

export function AnswerTable({ plan, change, changeOwnArrays }: AnswerTableProps) {
  const format = useFormat()
  const marksOf = useMarks()
  const lineOf = (field: Field): Line => {
    const answer = answerOf(plan, field, 0, format)
    const counts = !field.unused?.(plan, 0)
    // The ranking is not printed if it has no effect because the plan cannot have arrays.
    const ranks = field.key !== 'ranking' || goalOfPlan(plan) === plan.ranking
    return {
      label: field.label,
      answer,
      marks: marksOf(plan, field, 0),
      counts,
      says: counts && ranks && !saysNothing.has(answer),
      change: change?.(field, 0),
    }
  }
  const isPaper = useContext(IsForPaperContext)
  const isPrinted = (line: Line) => !isPaper || 'step' in line || line.says
  const found = questionSteps.map((step) => {
    const own = allAnswerFields.filter((field) => field.step === step && isListed(field, plan))
    const ofTiers = plan.tiers.length > 1 ? own.filter(({ scope }) => scope === 'tier') : []
    return {
      title: pageTitleIn(step, plan),
      rows: [
        ...tablesOf(step, ofTiers),
        ...own.filter((field) => !ofTiers.includes(field)).map(lineOf),
        ...(step === 'arrays' && plan.ownArrays.length > 0
          ? [ownArrays(plan, changeOwnArrays)]
          : []),
      ],
    }
  })
  const groups = found
    .map(({ title, rows }) => ({ title, rows: rows.filter(isPrinted) }))
    .filter(({ rows }) => rows.length > 0)
  const left = found.flatMap(({ rows }) => rows.filter((line) => !isPrinted(line))).length
  return (
    <DataTable<Line>
      caption="Answers"
      hidden="caption and heads"
      className="answers amounts-wrap"
      groups={groups}
      classOf={(line) => ('step' in line ? 'of-tiers' : line.counts ? undefined : 'unused')}
      columns={[
        {
          head: 'Question',
          of: (line) =>
            'step' in line
              ? { spans: change ? 4 : 3, cell: tierCell({ ...line, plan, change }, format) }
              : isPaper && line.marks.length > 0
                ? [line.label, { note: line.marks.join(', ') }]
                : line.label,
        },
        { head: 'Answer', className: 'amount', of: (line) => ('step' in line ? '' : line.answer) },
        {
          head: 'Against the default',
          of: (line) => ('step' in line || isPaper ? '' : markCell(line.marks)),
        },
        change && {
          head: 'Change',
          acts: true,
          className: 'change',
          of: (line) => ('step' in line ? '' : { drawn: line.change, text: '' }),
        },
      ]}
    >
      {left > 0 && (
        <p className="footnote">
          {format.number(left)} more {left === 1 ? 'question does' : 'questions do'} not count in
          this design, {left === 1 ? 'has' : 'have'} no answer, or {left === 1 ? 'is' : 'are'} as in
          the first site.
        </p>
      )}
    </DataTable>
  )
}

/** Words of answers that are not worth printing, such as defaults. */
const saysNothing: ReadonlySet<string> = new Set([
  'none',
  'as in the first site',
  'As in the first site',
  // These two are the defaults of fields on power and cost.
  'Count none',
  'Purchase',
])

/** Splits the tier fields of a step into nested tables of about equal width. */
function tablesOf(step: QuestionStep, ofTiers: readonly Field[]): readonly OfTiers[] {
  const parts = Math.ceil(ofTiers.length / mostBeside)
  const each = Math.ceil(ofTiers.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    step,
    part,
    fields: ofTiers.slice(part * each, (part + 1) * each),
  }))
}

/** True if an answer is listed; prices, recovery times and uncounted answers only if given. */
function isListed(field: Field, plan: Plan): boolean {
  if (!isFieldOfPlan(field, plan)) return false
  if (field.isPrice || field.beside === 'recovery') return field.read(plan, 0) !== null
  return (
    !versionOf(plan).foldsUncounted || isAnswerGiven(field, plan) || fieldCountsInPlan(field, plan)
  )
}

function ownArrays(plan: Plan, change: ReactNode): Line {
  const counts = considersOwn(plan)
  return {
    label: 'Arrays of your own',
    answer: plan.ownArrays.length.toString(),
    marks: ['default none', ...(counts ? [] : ['not used'])],
    counts,
    says: true,
    change,
  }
}

type TierAnswersProps = OfTiers & {
  readonly plan: Plan
  readonly change: Change | undefined
}

function TierAnswers({ plan, step, fields: asked, part, change }: TierAnswersProps) {
  const format = useFormat()
  const marksOf = useMarks()
  return (
    <DataTable
      caption={`${pageTitleIn(step, plan)}, tier by tier${part > 0 ? `, part ${(part + 1).toString()}` : ''}`}
      hidden="caption"
      cards
      className="tier-answers"
      rows={plan.tiers.map((tier, at) => ({ tier, at }))}
      columns={[
        {
          head: 'Tier',
          of: ({ tier, at }) => ({
            drawn: <TierTitle tier={tier} at={at} />,
            text: tierTitle(tier, at),
          }),
        },
        ...asked.map(
          (field): Column<{ readonly at: number }> => ({
            head: field.label,
            className: 'amount',
            of: ({ at }) => [
              answerOf(plan, field, at, format),
              { drawn: change?.(field, at), text: '' },
              markCell(marksOf(plan, field, at)),
            ],
          }),
        ),
      ]}
    />
  )
}

function tierCell(props: TierAnswersProps, format: Format): DataCell {
  const { plan, fields: asked } = props
  const answers = (field: Field) =>
    plan.tiers.map((tier, at) => `${tierTitle(tier, at)} ${answerOf(plan, field, at, format)}`)
  return {
    drawn: <TierAnswers {...props} />,
    text: asked.map((field) => `${field.label}: ${answers(field).join(', ')}`).join('; '),
  }
}

function answerOf(plan: Plan, field: Field, tier: number, format: Format): string {
  const value = field.read(plan, tier)
  if (field.kind === 'number' && field.suffix === 'times' && typeof value === 'number')
    return `×\u00a0${format.number(value, 6)}`
  if (field.key === 'quotaTier') return quotaTierWords(plan)
  const words = answerWords(
    fieldInCurrency(fieldInPlanUnits(field, plan), plan.currency),
    value,
    format,
  )
  const taken = field.taken?.(plan)
  if (!taken) return words
  return field.kind === 'number'
    ? `${words}, ${format.number(Number(taken))}`
    : `${words}: ${taken}`
}

/** Name of the tier whose quotas databases get; if 0, of the tier with the smallest quota. */
function quotaTierWords({ tiers, quotaTier }: Plan): string {
  const least = Math.min(...tiers.map(({ quota }) => quota))
  const at = quotaTier > 0 ? quotaTier - 1 : tiers.findIndex(({ quota }) => quota === least)
  const tier = tiers[at]
  return tier ? tierTitle(tier, at) : 'none'
}

/** Marks of an answer: its default if different (not on paper), "assumed" and "not used". */
function useMarks(): (plan: Plan, field: Field, tier: number) => readonly string[] {
  const format = useFormat()
  const isPaper = useContext(IsForPaperContext)
  return (plan, field, tier) => {
    const usual = field.read(defaultsOfVersion(plan), 0)
    const isUsual = isPaper || field.read(plan, tier) === usual
    return [
      ...(isUsual ? [] : [`default ${answerWords(fieldInPlanUnits(field, plan), usual, format)}`]),
      ...(isAssumedAnswer(field, plan) ? ['assumed'] : []),
      ...(field.unused?.(plan, tier) ? ['not used'] : []),
    ]
  }
}

function markCell(marks: readonly string[]): DataCell {
  return {
    drawn: marks.map((mark) => (
      <span key={mark} className="mark">
        {mark}
      </span>
    )),
    text: marks.map((mark) => `, ${mark}`).join(''),
  }
}
