import { memo, useMemo } from 'react'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { problemWords } from '../../app/words/words.ts'
import { type Answer, defaultsOf, type Field, methodOf } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { problemsOf } from './answer-errors.ts'

type PlanFieldProps = {
  readonly field: Field
  readonly tier?: number
  /** The id of the help that several tiers share, or null where the field says it itself. */
  readonly sharedHelp?: string | null
}

/** A field of the plan, or of one of its tiers. Rendered only when something of its own changes. */
export const PlanField = memo(({ field, tier = 0, sharedHelp = null }: PlanFieldProps) => {
  const value = useProject(({ plan }) => field.read(plan, tier))
  const unused = useProject(({ plan }) => field.unused?.(plan, tier) ?? null)
  const taken = useProject(({ plan }) => field.taken?.(plan) ?? null)
  const draft = useProject((now) => draftOf(now, field, tier))
  const conflict = useProject(({ plan }) =>
    problemsOf(plan).find((problem) => problem.answer === field.key),
  )
  const usual = useProject(({ plan }) => field.read(defaultsOf(plan), 0))
  const exchange = useProject(({ plan }) => plan.exchange)
  const asked = useMemo(
    () => binaryField(offered(field, methodOf({ exchange }), value), { exchange }),
    [field, exchange, value],
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
      sharedHelp={sharedHelp}
      draft={draft}
      onAnswer={(given) => answer(field, tier, given)}
      onDraft={(text) => keepDraft(field, tier, text)}
    />
  )
})

/** A field as the method of a plan asks it: its help, the choices it offers and the one that was made. */
function offered(field: Field, method: ReturnType<typeof methodOf>, value: Answer): Field {
  const { rolesHelp } = field
  if (method === 'roles' && rolesHelp !== undefined && field.help !== rolesHelp)
    return offered({ ...field, help: rolesHelp }, method, value)
  if (field.kind !== 'choice') return field
  const choices = field.choices.filter(
    (one) => one.method === undefined || one.method === method || one.value === value,
  )
  return choices.length === field.choices.length ? field : { ...field, choices }
}
