import { memo, type ReactNode, useMemo } from 'react'
import { AboutAnswer, OriginMark } from '../../app/answer-origin.tsx'
import { draftOfAnswer, keepDraft, setAnswer } from '../../app/store/project.ts'
import { useProject, useProjectValues } from '../../app/store/use-project.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import {
  defaultsOfVersion,
  type Field,
  fieldLabelInPlan,
  fieldOf,
  fixesOfProblem,
  mayBeAutomatic,
  offeredField,
  type Problem,
  type RawAnswer,
} from '../../engine/index.ts'
import { controlId, focusControl } from '../../ui/control.ts'
import { FieldInput } from '../../ui/field.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { planProblems } from './answer-errors.ts'

type PlanFieldProps = {
  readonly field: Field
  readonly tier?: number
  /** Id of the help text shared by the same field of several tiers; null if each shows its own. */
  readonly sharedHelp?: string | null
  /** True if the page already says above why the plan does not use the field. */
  readonly isReasonSaid?: boolean | undefined
  /** Total over sites or DAGs; must be a stable element, because `PlanField` is memoized. */
  readonly total?: ReactNode
  /** Reason for an automatic answer; must be a stable element, too. */
  readonly why?: ReactNode
  /** True for a field within a sentence, which has no marks and no help. */
  readonly isInSentence?: boolean
}

/** Field of the plan or of a tier; re-renders only when its own values change. */
export const PlanField = memo((props: PlanFieldProps) => {
  const { field, tier = 0, sharedHelp = null, total, why } = props
  const { isReasonSaid = false, isInSentence = false } = props
  const isAlone = sharedHelp === null && !isInSentence
  // One subscription to the store for all values, as a table of tiers has over a hundred fields.
  const now = useProjectValues((project) => {
    const { plan } = project
    const { exchange, availability, driveSizes, processors, automatic } = plan
    return {
      ...{ exchange, availability, driveSizes, processors, automatic },
      value: field.read(plan, tier),
      unused: isReasonSaid ? null : (field.unused?.(plan, tier) ?? null),
      taken: field.taken?.(plan) ?? null,
      draft: draftOfAnswer(project, field, tier),
      conflict: planProblems(plan).find((problem) => problem.answer === field.key),
      usual: field.read(defaultsOfVersion(plan), 0),
      currency: field.isPrice ? plan.currency : '',
      label: fieldLabelInPlan(field, plan),
    }
  })
  const { exchange, availability, driveSizes, processors, automatic, currency, label } = now
  const { value, unused, taken, draft, conflict, usual } = now
  const asked = useMemo(() => {
    const left = { exchange, driveSizes, processors, automatic }
    const offered = offeredField(field, { ...left, availability }, value)
    return { ...fieldInCurrency(fieldInPlanUnits(offered, { exchange }), currency), label }
  }, [field, exchange, availability, driveSizes, processors, automatic, value, currency, label])
  const format = useFormat()
  return (
    <FieldInput
      field={taken === null ? asked : withTaken(asked, taken, format)}
      tier={tier}
      value={value}
      defaultValue={usual}
      unused={unused}
      conflict={conflict ? problemWords(conflict, format) : null}
      mend={conflict && <FixButtons problem={conflict} />}
      sharedHelp={sharedHelp}
      mark={
        isAlone && (
          <>
            <OriginMark field={field} tier={tier} />
            <AutomaticButton field={field} value={value} />
          </>
        )
      }
      total={total}
      why={why}
      about={isAlone && <AboutAnswer field={field} />}
      draft={draft}
      onAnswer={(given) => setAnswer(field, tier, given)}
      onDraft={(text) => keepDraft(field, tier, text)}
    />
  )
})

/** Adds the automatic value to the field: in the empty box, or in the help of a choice. */
function withTaken(asked: Field, taken: string, format: Format): Field {
  return asked.kind === 'number'
    ? { ...asked, empty: `${asked.empty ?? ''}, ${format.number(Number(taken))}` }
    : { ...asked, help: `${asked.help} Now ${taken}.` }
}

function AutomaticButton({ field, value }: { readonly field: Field; readonly value: RawAnswer }) {
  const mayBe = useProject(({ plan }) => mayBeAutomatic(plan, field.key))
  if (!mayBe || value === null) return null
  const leave = () => {
    setAnswer(field, 0, null)
    focusControl(controlId(field, 0))
  }
  return (
    <button type="button" className="link" onClick={leave}>
      Automatic<span className="sr">: leave {field.label} to Spindle</span>
    </button>
  )
}

function FixButtons({ problem }: { readonly problem: Problem }) {
  const format = useFormat()
  const mends = fixesOfProblem(problem)
  if (mends.length === 0) return null
  return (
    <div className="mends row gap-2 below-2">
      {mends.map(({ answer: key, value }) => {
        const mended = fieldOf(key)
        return (
          <button key={key} type="button" onClick={() => setAnswer(mended, 0, value)}>
            Set “{mended.label}” to “{answerWords(mended, value, format)}”
          </button>
        )
      })}
    </div>
  )
}
