import { defaultPlan, type Field, fields, type Problem, type Step } from '../../engine/index.ts'
import { answer, draftKey, keepDraft } from '../store/project.ts'
import { sizeOf } from '../store/results.ts'
import { useProject } from '../store/use-project.ts'
import { FieldInput } from '../ui/field.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { problemWords } from '../ui/words.ts'

/** Contradictions and broken limits of a plan, at whatever field they are mended. */
export function usePlanProblems(): readonly Problem[] {
  const result = sizeOf(useProject(({ plan }) => plan))
  return result.ok ? result.sizing.broken : result.problems
}

/** The fields of a step: those always shown, then those folded away. */
export function StepFields({ step }: { step: Step }) {
  const plan = useProject((now) => now.plan)
  const own = fields.filter((field) => field.step === step)
  const shown = own.filter(({ advanced }) => !advanced)
  const folded = own.filter(({ advanced }) => advanced)
  const changed = folded.filter(
    (field) => field.read(plan, 0) !== field.read(defaultPlan, 0),
  ).length
  return (
    <>
      {shown.map((field) => (
        <PlanField key={field.key} field={field} />
      ))}
      {folded.length > 0 && (
        <details className="advanced" open={changed > 0 || undefined}>
          <summary>
            More answers
            {changed > 0 && <span className="mark">{changed} changed</span>}
          </summary>
          {folded.map((field) => (
            <PlanField key={field.key} field={field} />
          ))}
        </details>
      )}
    </>
  )
}

function PlanField({ field }: { field: Field }) {
  const tier = 0
  const plan = useProject((now) => now.plan)
  const draft = useProject((now) => now.drafts[draftKey(field, tier)] ?? null)
  const format = useFormat()
  const conflict = usePlanProblems().find((problem) => problem.answer === field.key)
  return (
    <FieldInput
      field={field}
      tier={tier}
      value={field.read(plan, tier)}
      defaultValue={field.read(defaultPlan, 0)}
      unused={field.unused?.(plan) ?? null}
      conflict={conflict ? problemWords(conflict, format) : null}
      draft={draft}
      onAnswer={(value) => answer(field, tier, value)}
      onDraft={(text) => keepDraft(field, tier, text)}
    />
  )
}
