import { type ReactNode, useId } from 'react'
import type { Answer, ChoiceBox, NumberBox, Source, TextBox } from '../engine/index.ts'
import { controlId, focusControl } from './control.ts'
import { answerWords, rangeOf } from './field-words.ts'
import { useFormat } from './format-context.tsx'
import { SourceNote } from './source-note.tsx'

/** What is on or off. */
export type SwitchBox = Pick<ChoiceBox, 'label' | 'help'> & { readonly kind: 'switch' }

/** What a control asks for, wherever its answer is kept. */
export type Box = NumberBox | ChoiceBox | SwitchBox | TextBox

/** What every kind of field is given. */
export type FieldProps<B extends Box> = {
  /** With a source, its default and range are shown on demand; else its range with the help. */
  readonly field: B & { readonly key: string; readonly source?: Source }
  readonly tier?: number
  readonly value: Answer
  readonly defaultValue?: Answer
  /** Why the answer does not count in this plan, or null. */
  readonly unused?: string | null
  /** What contradicts this answer elsewhere in the plan, or null. */
  readonly conflict?: string | null
  /** The id of the help that several tiers share, or null where the field says it itself. */
  readonly sharedHelp?: string | null
  readonly onAnswer: (value: Answer) => void
}

type Described = {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldFrameProps = FieldProps<Box> & {
  readonly error: string | null
  readonly children: (described: Described) => ReactNode
}

/** The label of a field, its error, its control, and its notes. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, tier = 0, value, defaultValue = null, onAnswer, children } = props
  const { unused = null, error, sharedHelp = null } = props
  const id = useId()
  const format = useFormat()
  const range = field.kind === 'number' && !field.source && `${rangeOf(field, format)}.`
  const hint = sharedHelp === null && [field.help, range].filter(Boolean).join(' ')
  const wrong = error ?? props.conflict
  const described: Described = {
    'aria-describedby':
      [sharedHelp ?? (hint && `${id}-hint`), wrong && `${id}-error`, unused && `${id}-unused`]
        .filter(Boolean)
        .join(' ') || undefined,
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
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {unused && <Unused id={`${id}-unused`} reason={unused} />}
      {sharedHelp === null && field.source && (
        <About field={field} source={field.source} defaultValue={defaultValue}>
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
  readonly field: Box
  readonly source: Source
  readonly defaultValue: Answer
  /** The ways back to the default, if there is one to go back to. */
  readonly children?: ReactNode
}

/** Default, range and source of a field, on demand. */
export function About({ field, source, defaultValue, children }: AboutProps) {
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
            <SourceNote source={source} />
          </dd>
        </div>
      </dl>
    </details>
  )
}
