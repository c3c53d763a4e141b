import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Answer, ChoiceBox, NumberBox, TextBox } from '../engine/core/box.ts'
import type { Source } from '../engine/core/source.ts'
import { controlId } from './control.ts'
import { rangeOf } from './field-words.ts'
import { useFormat } from './format-context.tsx'
import { useAbout } from './use-about.tsx'

export type SwitchBox = Pick<ChoiceBox, 'label' | 'help'> & { readonly kind: 'switch' }

/** The question of a control, wherever its answer is kept. */
export type Box = NumberBox | ChoiceBox | SwitchBox | TextBox

/** The props of every kind of field. */
export type FieldProps<B extends Box> = {
  /** With a source, its range is told on demand with that; else with the help. */
  readonly field: B & { readonly key: string; readonly source?: Source }
  readonly tier?: number
  readonly value: Answer
  readonly defaultValue?: Answer
  /** Why the answer does not count in this plan, or null. */
  readonly unused?: string | null
  /** The contradiction of this answer elsewhere in the plan, or null. */
  readonly conflict?: string | null
  /** Buttons that take the contradiction away. */
  readonly mend?: ReactNode
  /** The id of the help that several tiers share, or null where the field says it itself. */
  readonly sharedHelp?: string | null
  readonly mark?: ReactNode
  /** What the answer comes to in all. */
  readonly total?: ReactNode
  /** What stands below it, and is no part of its description. */
  readonly why?: ReactNode
  readonly about?: ReactNode
  readonly onAnswer: (value: Answer) => void
}

type Described = {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

type FieldFrameProps = FieldProps<Box> & {
  readonly error: string | null
  readonly children: (described: Described) => ReactNode
}

/** The label of a field, its error, its control, and its notes. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, tier = 0, mark, total, about, children } = props
  const { unused = null, error, sharedHelp = null } = props
  const id = useId()
  const format = useFormat()
  const range = field.kind === 'number' && !field.source && `${rangeOf(field, format)}.`
  const hint = sharedHelp === null && [field.help, range].filter(Boolean).join(' ')
  const wrong = error ?? props.conflict
  const told = useAbout(field.label, about)
  const described: Described = {
    'aria-describedby':
      [
        sharedHelp ?? (hint && `${id}-hint`),
        total && `${id}-total`,
        wrong && `${id}-error`,
        unused && `${id}-unused`,
        told.keyId,
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    'aria-invalid': wrong ? true : undefined,
    onKeyDown: told.onKeyDown,
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
      <span className="marks">
        {mark}
        {told.button}
      </span>
      {wrong && (
        <p id={`${id}-error`} className="error">
          {wrong}
        </p>
      )}
      {props.mend}
      {children(described)}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {total && <div id={`${id}-total`}>{total}</div>}
      {props.why}
      {unused && <Unused id={`${id}-unused`} reason={unused} />}
      {told.panel}
    </div>
  )
}

/** Why an answer does not count in this plan. */
export function Unused({ id, reason }: { id: string; reason: string }) {
  return (
    <p id={id} className="unused small">
      {reason}
    </p>
  )
}
