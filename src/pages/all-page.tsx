import { pages, stepPages } from '../app/pages.ts'
import { steps } from '../engine/index.ts'
import { AnswerForm } from '../features/answers/answer-form.tsx'
import { StepFields } from './step-fields.tsx'

/** The answers of all steps in one form. */
export function AllPage() {
  return (
    <AnswerForm
      title={pages.all.title}
      why="The answers of the five steps in one form; they give the same plan."
      place="Instead of steps 1 to 5"
      asked={steps}
      next="plan"
      back={null}
    >
      {steps.map((step) => (
        <section key={step} className="step-section" aria-labelledby={`${step}-title`}>
          <h2 id={`${step}-title`}>{stepPages[step].title}</h2>
          <p className="why">{stepPages[step].why}</p>
          <StepFields step={step} />
        </section>
      ))}
    </AnswerForm>
  )
}
