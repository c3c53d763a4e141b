import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type {
  ChoiceInputSpec,
  NumberInputSpec,
  RawAnswer,
  TextInputSpec,
} from '../engine/core/input-specs.ts'
import type { Source } from '../engine/core/source.ts'
import { controlId } from './control.ts'
import { fieldRange } from './field-words.ts'
import { useFormat } from './format-context.tsx'
import { HintWithAbout, hintIds, useAbout } from './use-about.tsx'

export type SwitchInputSpec = Pick<ChoiceInputSpec, 'label' | 'help'> & { readonly kind: 'switch' }

/** Definition of a field, wherever its answer is stored. */
export type FieldDefinition = NumberInputSpec | ChoiceInputSpec | SwitchInputSpec | TextInputSpec

export type FieldProps<B extends FieldDefinition> = {
  /** With a source, the range is told on demand by `about`; without one, by the help. */
  readonly field: B & { readonly key: string; readonly source?: Source }
  readonly tier?: number
  readonly value: RawAnswer
  readonly defaultValue?: RawAnswer
  /** Why the answer does not count in this plan; null if it counts. */
  readonly unused?: string | null
  /** How another answer of the plan contradicts this one; null if none does. */
  readonly conflict?: string | null
  /** Buttons that resolve the conflict. */
  readonly mend?: ReactNode
  /** DOM id of a help that several tiers share; null if the field shows its own. */
  readonly sharedHelp?: string | null
  readonly mark?: ReactNode
  /** Total that the answer leads to, such as `4 in site 1, 4 in site 2: 8 servers`. */
  readonly total?: ReactNode
  /** Content below the field that is not part of its accessible description. */
  readonly why?: ReactNode
  readonly about?: ReactNode
  readonly onAnswer: (value: RawAnswer) => void
}

type Described = {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined
}

type FieldFrameProps = FieldProps<FieldDefinition> & {
  readonly error: string | null
  readonly children: (described: Described) => ReactNode
}

/** The label of a field, its error, its control and its notes. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, tier = 0, mark, total, about, children } = props
  const { unused = null, error, sharedHelp = null } = props
  const id = useId()
  const format = useFormat()
  const range = field.kind === 'number' && !field.source && `${fieldRange(field, format)}.`
  const hint = sharedHelp === null && [field.help, range].filter(Boolean).join(' ')
  const wrong = error ?? props.conflict
  const told = useAbout(field.label, about)
  const described: Described = {
    'aria-describedby':
      [
        sharedHelp ?? (hint && hintIds(`${id}-hint`)),
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
        {!hint && told.button}
      </span>
      {wrong && (
        <p id={`${id}-error`} className="error">
          {wrong}
        </p>
      )}
      {props.mend}
      {children(described)}
      {hint && <HintWithAbout id={`${id}-hint`} text={hint} button={told.button} />}
      {total && <div id={`${id}-total`}>{total}</div>}
      {props.why}
      {unused && <UnusedAnswerNote id={`${id}-unused`} reason={unused} />}
      {told.panel}
    </div>
  )
}

/** Why an answer does not count in this plan. */
export function UnusedAnswerNote({ id, reason }: { id: string; reason: string }) {
  return (
    <p id={id} className="unused small">
      {reason}
    </p>
  )
}
