import type { ReactNode } from 'react'
import { defaultPlan, type Field, fields, type Plan, steps } from '../../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { answerWords } from '../ui/words.ts'

type AnswerTableProps = {
  readonly plan: Plan
  readonly titles: Readonly<Record<Field['step'], string>>
  /** What stands at the end of a row: on screen the way to change the answer. */
  readonly change?: (field: Field) => ReactNode
}

/** Every answer of a plan, step by step; those that differ from the default are marked. */
export function AnswerTable({ plan, titles, change }: AnswerTableProps) {
  const format = useFormat()
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
        <tbody key={step}>
          <tr className="step-head">
            <th scope="rowgroup" colSpan={change ? 4 : 3}>
              {titles[step]}
            </th>
          </tr>
          {fields
            .filter((field) => field.step === step)
            .map((field) => {
              const value = field.read(plan, 0)
              const usual = field.read(defaultPlan, 0)
              const unused = field.unused?.(plan) ?? null
              return (
                <tr key={field.key} className={unused ? 'unused' : undefined}>
                  <th scope="row">{field.label}</th>
                  <td className="amount">{answerWords(field, value, format)}</td>
                  <td className="against">
                    {value !== usual && (
                      <span className="mark">default {answerWords(field, usual, format)}</span>
                    )}
                    {unused && <span className="mark">does not count</span>}
                  </td>
                  {change && <td className="change">{change(field)}</td>}
                </tr>
              )
            })}
        </tbody>
      ))}
    </table>
  )
}
