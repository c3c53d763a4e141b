import type { RefObject } from 'react'
import { focusControl } from './control.ts'

/** What is wrong with an answer, and the control to correct it in. */
export type AnswerError = { readonly control: string; readonly words: string }

type ErrorSummaryProps = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly errors: readonly AnswerError[]
}

/** Every error of the form, each leading to its control. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2>Some answers need attention</h2>
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
  )
}
