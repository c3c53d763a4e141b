import { useEffect, useRef } from 'react'
import { focusControl } from './control.ts'

/** An error in an answer: the DOM id of its control, and its message. */
export type AnswerError = { readonly control: string; readonly words: string }

type ErrorSummaryProps = {
  /** Times the form was refused; each time the summary takes the focus. */
  readonly refused: number
  readonly errors: readonly AnswerError[]
}

/** Errors of a refused form, each leading to its control. */
export function ErrorSummary({ refused, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])
  if (refused === 0 || errors.length === 0) return null
  return (
    <div ref={summary} className="error-summary" role="alert" tabIndex={-1}>
      <h2 className="below-2">Some answers need attention</h2>
      <ul className="stack bare-list">
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
