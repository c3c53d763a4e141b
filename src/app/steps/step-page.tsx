import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Field, fields, type NumberField, type Step, steps } from '../../engine/index.ts'
import { visit } from '../store/address.ts'
import { pages } from '../store/pages.ts'
import { draftKey } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { controlId, draftWords, focusControl } from '../ui/field.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { problemWords } from '../ui/words.ts'
import { StepFields, usePlanProblems } from './step-fields.tsx'
import { stepTexts } from './texts.ts'

type StepError = { readonly control: string; readonly words: string }

/** What keeps a step from being left with Continue: text that is no answer, and contradictions. */
function useStepErrors(step: Step): StepError[] {
  const drafts = useProject((now) => now.drafts)
  const problems = usePlanProblems()
  const format = useFormat()
  const own = fields.filter((field) => field.step === step)
  const typed = own
    .filter((field): field is NumberField => field.kind === 'number')
    .flatMap((field) => {
      const draft = drafts[draftKey(field, 0)]
      const words = draft === undefined ? null : draftWords(field, draft, format)
      return words === null ? [] : [{ control: controlId(field, 0), words }]
    })
  const conflicts = own.flatMap((field: Field) =>
    problems
      .filter(({ answer }) => answer === field.key)
      .map((problem) => ({
        control: controlId(field, 0),
        words: problemWords(problem, format),
      })),
  )
  return [...typed, ...conflicts]
}

/** One step of the wizard: what it asks, and the way on. */
export function StepPage({ step }: { step: Step }) {
  const { title, why } = stepTexts[step]
  const errors = useStepErrors(step)
  const [asked, setAsked] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const next = pages[pages.indexOf(step) + 1] ?? 'plan'
  const back = pages[pages.indexOf(step) - 1]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (errors.length === 0) visit(next)
    else setAsked(asked + 1)
  }
  useEffect(() => {
    if (asked > 0) summary.current?.focus()
  }, [asked])
  return (
    <form className="step" onSubmit={submit} noValidate aria-labelledby="step-title">
      <p className="step-number">
        Step {steps.indexOf(step) + 1} of {steps.length + 1}
      </p>
      <h1 id="step-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="why">{why}</p>
      {asked > 0 && errors.length > 0 && (
        <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
          <h2>There is something to mend first</h2>
          <ul>
            {errors.map(({ control, words }) => (
              <li key={`${control} ${words}`}>
                <button type="button" className="link" onClick={() => focusControl(control)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <StepFields step={step} />
      <div className="step-actions">
        {/* Leaving a field shows its error and moves this button away from under the pointer, so the
            field keeps the focus until the click. */}
        <button type="submit" className="primary" onMouseDown={(event) => event.preventDefault()}>
          {next === 'plan' ? 'Show the plan' : 'Continue'}
        </button>
        {back && (
          <button type="button" className="plain" onClick={() => visit(back)}>
            Back
          </button>
        )}
      </div>
    </form>
  )
}
