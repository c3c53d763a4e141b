import { memo, type ReactNode, useMemo } from 'react'
import { AboutAnswer, OriginMark } from '../../app/answer-origin.tsx'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { inCurrency } from '../../app/words/currency.ts'
import { problemWords } from '../../app/words/words.ts'
import {
  defaultsOf,
  type Field,
  fieldOf,
  mendsOf,
  offeredField,
  type Problem,
} from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { problemsOf } from './answer-errors.ts'

type PlanFieldProps = {
  readonly field: Field
  readonly tier?: number
  /** The id of the help that several tiers share, or null where the field says it itself. */
  readonly sharedHelp?: string | null
  /** Whether what stands above says why it is not used. */
  readonly isReasonSaid?: boolean | undefined
  /** What the answer comes to in all; the same element whenever it is drawn. */
  readonly total?: ReactNode
}

/** A field of the plan, or of one of its tiers. Rendered only when something of its own changes. */
export const PlanField = memo((props: PlanFieldProps) => {
  const { field, tier = 0, sharedHelp = null, isReasonSaid = false, total } = props
  const isAlone = sharedHelp === null
  const value = useProject(({ plan }) => field.read(plan, tier))
  const unused = useProject(({ plan }) =>
    isReasonSaid ? null : (field.unused?.(plan, tier) ?? null),
  )
  const taken = useProject(({ plan }) => field.taken?.(plan) ?? null)
  const draft = useProject((now) => draftOf(now, field, tier))
  const conflict = useProject(({ plan }) =>
    problemsOf(plan).find((problem) => problem.answer === field.key),
  )
  const usual = useProject(({ plan }) => field.read(defaultsOf(plan), 0))
  const exchange = useProject(({ plan }) => plan.exchange)
  const currency = useProject(({ plan }) => (field.isPrice ? plan.currency : ''))
  const asked = useMemo(
    () => inCurrency(binaryField(offeredField(field, { exchange }, value), { exchange }), currency),
    [field, exchange, value, currency],
  )
  const format = useFormat()
  return (
    <FieldInput
      field={taken ? { ...asked, help: `${asked.help} Now ${taken}.` } : asked}
      tier={tier}
      value={value}
      defaultValue={usual}
      unused={unused}
      conflict={conflict ? problemWords(conflict, format) : null}
      mend={conflict && <Mends problem={conflict} />}
      sharedHelp={sharedHelp}
      mark={isAlone && <OriginMark field={field} tier={tier} />}
      total={total}
      about={isAlone && <AboutAnswer field={field} />}
      draft={draft}
      onAnswer={(given) => answer(field, tier, given)}
      onDraft={(text) => keepDraft(field, tier, text)}
    />
  )
})

/** The answers that take a contradiction away, each as a button. */
function Mends({ problem }: { readonly problem: Problem }) {
  const format = useFormat()
  const mends = mendsOf(problem)
  if (mends.length === 0) return null
  return (
    <div className="mends">
      {mends.map(({ answer: key, value }) => {
        const mended = fieldOf(key)
        return (
          <button key={key} type="button" onClick={() => answer(mended, 0, value)}>
            Set “{mended.label}” to “{answerWords(mended, value, format)}”
          </button>
        )
      })}
    </div>
  )
}
