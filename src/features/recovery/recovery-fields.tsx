import { AboutAnswer, OriginMark } from '../../app/late-origin.tsx'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, fieldOf, isGiven, type Plan } from '../../engine/index.ts'
import { recoveryForm } from '../../engine/roles-index.ts'
import { FieldInput } from '../../ui/field.tsx'

/** What recovery and backup are held against, asked where their times stand. */
export function RecoveryFields({ plan }: { readonly plan: Plan }) {
  return recoveryForm.map(({ title, keys }) => {
    const fields = keys.map(fieldOf).filter((field) => isAsked(field, plan))
    if (fields.length === 0) return null
    return (
      <fieldset key={title} className="recovery-group">
        <legend>{title}</legend>
        {fields.map((field) => (
          <RecoveryField key={field.key} field={field} />
        ))}
      </fieldset>
    )
  })
}

/** Whether an answer counts in a plan, or was given and waits. */
function isAsked(field: Field, plan: Plan): boolean {
  return !field.unused?.(plan, 0) || isGiven(field, plan)
}

function RecoveryField({ field }: { readonly field: Field }) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const draft = useProject((now) => draftOf(now, field, 0))
  return (
    <FieldInput
      field={field}
      value={value}
      unused={unused}
      draft={draft}
      mark={value !== null && <OriginMark field={field} tier={0} />}
      about={<AboutAnswer field={field} />}
      onAnswer={(given) => answer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}
