import type { ReactNode } from 'react'
import { stepPages } from '../../app/pages.ts'
import { inCurrency } from '../../app/words/currency.ts'
import {
  considersOwn,
  defaultPlan,
  type Field,
  fields,
  type Plan,
  type Step,
  steps,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TierTitle } from './tier-title.tsx'

/** What stands beside an answer: on screen the way to change it. */
type Change = (field: Field, tier: number) => ReactNode

type AnswerTableProps = {
  readonly plan: Plan
  readonly change?: Change
  /** The same beside the arrays of one's own, which are no answer to a field. */
  readonly changeOwnArrays?: ReactNode
}

/**
 * Every answer of a plan, step by step; those that differ from the default are marked. Prices are
 * among them where they were entered.
 */
export function AnswerTable({ plan, change, changeOwnArrays }: AnswerTableProps) {
  return (
    <table className="answers">
      <caption className="sr">Answers</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          <th scope="col">Against the default</th>
          {change && <th scope="col">Change</th>}
        </tr>
      </thead>
      {steps.map((step) => (
        <StepAnswers
          key={step}
          plan={plan}
          step={step}
          title={stepPages[step].title}
          change={change}
        >
          {step === 'arrays' && plan.ownArrays.length > 0 && (
            <OwnArrays plan={plan} change={changeOwnArrays} />
          )}
        </StepAnswers>
      ))}
    </table>
  )
}

type StepAnswersProps = {
  readonly plan: Plan
  readonly step: Step
  readonly title: string
  readonly change: Change | undefined
  /** What the step holds beside the answers to its fields. */
  readonly children: ReactNode
}

/** The answers of a step; those that several tiers have each stand in a table of their own. */
function StepAnswers({ plan, step, title, change, children }: StepAnswersProps) {
  const columns = change ? 4 : 3
  const own = fields.filter((field) => field.step === step && isListed(field, plan))
  const ofTiers = plan.tiers.length > 1 ? own.filter(({ scope }) => scope === 'tier') : []
  return (
    <tbody>
      <tr className="step-head">
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {ofTiers.length > 0 && (
        <tr className="of-tiers">
          <td colSpan={columns}>
            <TierAnswers plan={plan} fields={ofTiers} title={title} change={change} />
          </td>
        </tr>
      )}
      {own
        .filter((field) => !ofTiers.includes(field))
        .map((field) => (
          <tr key={field.key} className={field.unused?.(plan, 0) ? 'unused' : undefined}>
            <th scope="row">{field.label}</th>
            <td className="amount">
              <Answer plan={plan} field={field} tier={0} />
            </td>
            <td className="against">
              <Marks plan={plan} field={field} tier={0} />
            </td>
            {change && <td className="change">{change(field, 0)}</td>}
          </tr>
        ))}
      {children}
    </tbody>
  )
}

/** Whether an answer is among those listed: a price only where there is one. */
function isListed(field: Field, plan: Plan): boolean {
  return !field.isPrice || field.read(plan, 0) !== null
}

/** How many arrays of one's own a plan has. */
function OwnArrays({ plan, change }: { plan: Plan; change: ReactNode }) {
  const format = useFormat()
  return (
    <tr className={considersOwn(plan) ? undefined : 'unused'}>
      <th scope="row">Arrays of your own</th>
      <td className="amount">{format.number(plan.ownArrays.length)}</td>
      <td className="against">
        <span className="mark">default none</span>
        {!considersOwn(plan) && <span className="mark">does not count</span>}
      </td>
      {change && <td className="change">{change}</td>}
    </tr>
  )
}

type TierAnswersProps = {
  readonly plan: Plan
  readonly fields: readonly Field[]
  readonly title: string
  readonly change: Change | undefined
}

/** A row for each tier, a column for each question. */
function TierAnswers({ plan, fields: asked, title, change }: TierAnswersProps) {
  return (
    <table className="tier-answers">
      <caption className="sr">{title}, tier by tier</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          {asked.map(({ key, label }) => (
            <th key={key} scope="col" className="amount">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.tiers.map((tier, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold nothing of their own
          <tr key={at}>
            <th scope="row">
              <TierTitle tier={tier} at={at} />
            </th>
            {asked.map((field) => (
              <td key={field.key} className="amount" data-head={field.label}>
                <span>
                  <Answer plan={plan} field={field} tier={at} />
                  {change?.(field, at)}
                  <Marks plan={plan} field={field} tier={at} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type AnswerProps = { readonly plan: Plan; readonly field: Field; readonly tier: number }

function Answer({ plan, field, tier }: AnswerProps) {
  return answerWords(inCurrency(field, plan.currency), field.read(plan, tier), useFormat())
}

/** How an answer stands against the default, and whether it counts. */
function Marks({ plan, field, tier }: AnswerProps) {
  const format = useFormat()
  const usual = field.read(defaultPlan, 0)
  return (
    <>
      {field.read(plan, tier) !== usual && (
        <span className="mark">default {answerWords(field, usual, format)}</span>
      )}
      {field.unused?.(plan, tier) && <span className="mark">does not count</span>}
    </>
  )
}
