import { type FormEvent, type ReactNode, useState } from 'react'
import type { PageId } from '../../app/routes/pages.ts'
import { visitPage } from '../../app/store/address.ts'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { defaultPlan, type QuestionStep } from '../../engine/index.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { answerErrors, planProblems } from './answer-errors.ts'

const ResetLine = lazyPart(async () => (await import('./reset-line.tsx')).ResetAnswersLine, null)

type AnswerFormProps = {
  readonly title: string
  readonly why: string
  /** Where the step stands among all steps, in a few words. */
  readonly place: ReactNode
  readonly asked: readonly QuestionStep[]
  readonly next: PageId
  readonly back: PageId | null
  readonly children: ReactNode
}

export function AnswerForm(props: AnswerFormProps) {
  const { title, why, place, asked, children } = props
  const returnTo = useProject((now) => now.returnTo)
  const returnAt = useProject((now) => now.returnAt)
  const next = returnTo ?? props.next
  const back = returnTo ?? props.back
  const several = useProject((now) => now.plan.tiers.length > 1)
  const format = useFormat()
  const isChanged = useProject((now) => now.plan !== defaultPlan)
  const [refused, setRefused] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answerErrors(project.getState(), asked, format).length === 0) visitPage(next, returnAt)
    else setRefused(refused + 1)
  }
  return (
    <form
      className={several ? 'step tiered' : 'step'}
      onSubmit={submit}
      noValidate
      aria-labelledby="step-title"
    >
      <p className="small-print">{place}</p>
      <h1 id="step-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="why">{why}</p>
      {refused > 0 && <Errors asked={asked} refused={refused} />}
      {children}
      <div className="step-actions row gap-3 centered">
        {/* Blur would move this button from under the pointer: the focus waits for the click. */}
        <button type="submit" className="primary" onMouseDown={(event) => event.preventDefault()}>
          {returnTo === 'plan'
            ? 'Continue to the plan'
            : next === 'plan'
              ? 'Show the answer'
              : 'Continue'}
        </button>
        {back && (
          <button type="button" className="plain" onClick={() => visitPage(back, returnAt)}>
            Back
          </button>
        )}
      </div>
      {isChanged && <ResetLine asked={asked} />}
    </form>
  )
}

type ErrorsProps = Pick<AnswerFormProps, 'asked'> & { readonly refused: number }

/** Summary of the errors of a form that was refused, re-rendered as answers change. */
function Errors({ asked, refused }: ErrorsProps) {
  const plan = useProject((now) => now.plan)
  const drafts = useProject((now) => now.drafts)
  const tierIds = useProject((now) => now.tierIds)
  // Subscribes to contradictions too, which are known later, once the code that sizes is fetched.
  useProject((now) => planProblems(now.plan))
  const errors = answerErrors({ plan, drafts, tierIds }, asked, useFormat())
  return <ErrorSummary refused={refused} errors={errors} />
}
