import { type ReactNode, useId } from 'react'
import type { Answer, Field } from '../engine/index.ts'
import { controlId, focusControl } from './control.ts'
import { answerWords, rangeOf } from './field-words.ts'
import { useFormat } from './format-context.tsx'
import { SourceNote } from './source-note.tsx'

/** What every kind of field is given. */
export type FieldProps<F extends Field> = {
  readonly field: F
  readonly tier: number
  readonly value: Answer
  readonly defaultValue: Answer
  /** Why the answer does not count in this plan, or null. */
  readonly unused: string | null
  /** What contradicts this answer elsewhere in the plan, or null. */
  readonly conflict: string | null
  /** The id of the help that several tiers share, or null where the field says it itself. */
  readonly sharedHelp: string | null
  readonly onAnswer: (value: Answer) => void
}

type Described = {
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
}

type FieldFrameProps = FieldProps<Field> & {
  readonly error: string | null
  readonly children: (described: Described) => ReactNode
}

/** The label of a field, its error, its control, and its notes. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, tier, value, defaultValue, unused, conflict, sharedHelp, error } = props
  const { onAnswer, children } = props
  const id = useId()
  const wrong = error ?? conflict
  const described: Described = {
    'aria-describedby': [
      sharedHelp ?? `${id}-hint`,
      wrong && `${id}-error`,
      unused && `${id}-unused`,
    ]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': wrong ? true : undefined,
  }
  const reset = () => {
    onAnswer(defaultValue)
    // There is nothing to reset any more, and so no button to keep the focus.
    focusControl(controlId(field, tier))
  }
  const kind = `field${wrong ? ' wrong' : ''}${unused ? ' not-counting' : ''}`
  return (
    <div className={kind}>
      <label htmlFor={controlId(field, tier)}>
        {field.label}
        {field.kind === 'number' && (field.unit || field.suffix) && (
          <span className="sr"> in {field.unit || field.suffix}</span>
        )}
      </label>
      {wrong && (
        <p id={`${id}-error`} className="error">
          {wrong}
        </p>
      )}
      {children(described)}
      {sharedHelp === null && (
        <p id={`${id}-hint`} className="hint">
          {field.help}
        </p>
      )}
      {unused && <Unused id={`${id}-unused`} reason={unused} />}
      {sharedHelp === null && (
        <About field={field} defaultValue={defaultValue}>
          {value !== defaultValue && (
            <button type="button" className="link" onClick={reset}>
              Reset<span className="sr"> {field.label}</span>
            </button>
          )}
        </About>
      )}
    </div>
  )
}

/** Why an answer does not count in this plan. */
export function Unused({ id, reason }: { id: string; reason: string }) {
  return (
    <p id={id} className="unused">
      {reason}
    </p>
  )
}

type AboutProps = {
  readonly field: Field
  readonly defaultValue: Answer
  /** The ways back to the default, if there is one to go back to. */
  readonly children?: ReactNode
}

/** Default, range and source of a field, on demand. */
export function About({ field, defaultValue, children }: AboutProps) {
  const format = useFormat()
  return (
    <details className="about">
      <summary>
        <span className="sr">{field.label}: </span>Default, range and source
      </summary>
      <dl>
        <div>
          <dt>Default</dt>
          <dd>
            {answerWords(field, defaultValue, format)}
            {children}
          </dd>
        </div>
        {field.kind === 'number' && (
          <div>
            <dt>Range</dt>
            <dd>{rangeOf(field, format)}</dd>
          </div>
        )}
        <div>
          <dt>Source</dt>
          <dd>
            <SourceNote source={field.source} />
          </dd>
        </div>
      </dl>
    </details>
  )
}
