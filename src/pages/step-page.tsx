import { stepPages } from '../app/pages.ts'
import { type Step, steps } from '../engine/index.ts'
import { AnswerForm } from '../features/answers/answer-form.tsx'
import { StepFields } from './step-fields.tsx'

/** One step of the wizard: what it asks, and the way on. */
export function StepPage({ step }: { step: Step }) {
  const at = steps.indexOf(step)
  const { title, why } = stepPages[step]
  return (
    <AnswerForm
      title={title}
      why={why}
      place={`Step ${(at + 1).toString()} of ${(steps.length + 1).toString()}`}
      asked={[step]}
      next={steps[at + 1] ?? 'plan'}
      back={steps[at - 1] ?? null}
    >
      <StepFields step={step} />
    </AnswerForm>
  )
}
