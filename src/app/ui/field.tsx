import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Answer, ChoiceField, Field, NumberField, SwitchField } from '../../engine/index.ts'
import type { Format } from './format.ts'
import { useFormat } from './format-context.tsx'
import { readNumber } from './read-number.ts'
import { SourceNote } from './source-note.tsx'
import { answerWords, rangeOf, readProblemWords } from './words.ts'

/** The id of a field's control, so that an error can lead to it. */
export function controlId(field: Field, tier: number): string {
  return `${field.key}-${tier.toString()}`
}

/** Focuses a control wherever it is, folded away or not. Returns whether there is one. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  return control !== null
}

type Shared<F extends Field> = {
  readonly field: F
  readonly tier: number
  readonly value: Answer
  readonly defaultValue: Answer
  /** Why the answer does not count in this plan, or null. */
  readonly unused: string | null
  /** What contradicts this answer elsewhere in the plan, or null. */
  readonly conflict: string | null
  readonly onAnswer: (value: Answer) => void
}

type FieldInputProps = Shared<Field> & {
  /** Text that is no answer yet, or null. */
  readonly draft: string | null
  readonly onDraft: (text: string) => void
}

/** One answer: label, control, unit, hint and error. */
export function FieldInput(props: FieldInputProps) {
  const { field } = props
  switch (field.kind) {
    case 'number':
      return <NumberInput {...props} field={field} />
    case 'choice':
      return <ChoiceInput {...props} field={field} />
    case 'switch':
      return <SwitchInput {...props} field={field} />
  }
}

/** Why a draft is no answer, in words. */
export function draftWords(field: NumberField, draft: string, format: Format): string | null {
  const read = readNumber(field, draft, format.locale)
  return read.ok ? null : readProblemWords(field, read.problem, format)
}

type NumberInputProps = FieldInputProps & { readonly field: NumberField }

function NumberInput(props: NumberInputProps) {
  const { field, tier, value, draft, onAnswer, onDraft } = props
  const format = useFormat()
  const [typing, setTyping] = useState<string | null>(null)
  const settled = typeof value === 'number' ? format.number(value, 6) : ''
  const text = typing ?? draft ?? settled
  const error = draft !== null && typing === null ? draftWords(field, draft, format) : null
  const take = (typed: string) => {
    const read = readNumber(field, typed, format.locale)
    if (read.ok) onAnswer(read.value)
    else onDraft(typed)
  }
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(take)
  const started = useRef(false)
  useLayoutEffect(() => {
    latest.current = take
    if (started.current) return
    started.current = true
    // The first screen can be typed into before the script is there to hear it. It is read a task
    // later: the first render is that of the prerendered page, in its locale and not the person's.
    const typed = input.current?.value
    if (typed === undefined || typed === text) return
    if (document.activeElement === input.current) setTyping(typed)
    setTimeout(() => latest.current(typed))
  })
  useEffect(() => {
    // A draft that another locale could not read may be an answer in this one.
    if (draft === null || typing !== null) return
    const read = readNumber(field, draft, format.locale)
    if (read.ok) onAnswer(read.value)
  }, [draft, typing, field, format.locale, onAnswer])
  return (
    <Frame {...props} error={error}>
      {(described) => (
        <span className="box">
          <input
            {...described}
            ref={input}
            id={controlId(field, tier)}
            type="text"
            inputMode={field.min < 0 ? 'text' : field.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            value={text}
            placeholder={field.empty ?? undefined}
            onChange={(event) => {
              // Text from before the start is handed in late, when the box may have lost the focus.
              if (document.activeElement === event.target) setTyping(event.target.value)
              take(event.target.value)
            }}
            onBlur={() => setTyping(null)}
          />
          {(field.unit || field.suffix) && (
            <span className="unit" aria-hidden="true">
              {[field.unit, field.suffix].filter(Boolean).join(' ')}
            </span>
          )}
        </span>
      )}
    </Frame>
  )
}

function ChoiceInput(props: FieldInputProps & { readonly field: ChoiceField }) {
  const { field, tier, value, onAnswer } = props
  return (
    <Frame {...props} error={null}>
      {(described) => (
        <select
          {...described}
          id={controlId(field, tier)}
          value={String(value)}
          onChange={(event) => onAnswer(event.target.value)}
        >
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

function SwitchInput(props: FieldInputProps & { readonly field: SwitchField }) {
  const { field, tier, value, onAnswer } = props
  const id = controlId(field, tier)
  const note = `${id}-note`
  return (
    <div className="field switch">
      <span className="box">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={note}
          onChange={(event) => onAnswer(event.target.checked)}
        />
        <label htmlFor={id}>{field.label}</label>
      </span>
      <p id={note} className="hint">
        {field.help}
      </p>
    </div>
  )
}

type Described = {
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
}

type FrameProps = Shared<Field> & {
  readonly error: string | null
  readonly children: (described: Described) => ReactNode
}

function Frame(props: FrameProps) {
  const { field, tier, value, defaultValue, unused, conflict, error, onAnswer, children } = props
  const format = useFormat()
  const id = useId()
  const id0 = controlId(field, tier)
  const wrong = error ?? conflict
  const described: Described = {
    'aria-describedby': [`${id}-hint`, wrong && `${id}-error`, unused && `${id}-unused`]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': wrong ? true : undefined,
  }
  return (
    <div className={wrong ? 'field wrong' : 'field'}>
      <label htmlFor={id0}>
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
      <p id={`${id}-hint`} className="hint">
        {field.help}
      </p>
      {unused && (
        <p id={`${id}-unused`} className="unused">
          {unused}
        </p>
      )}
      <details className="about">
        <summary>
          <span className="sr">{field.label}: </span>Default, range and source
        </summary>
        <dl>
          <div>
            <dt>Default</dt>
            <dd>
              {answerWords(field, defaultValue, format)}
              {value !== defaultValue && (
                <button type="button" className="link" onClick={() => onAnswer(defaultValue)}>
                  Reset<span className="sr"> {field.label}</span>
                </button>
              )}
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
    </div>
  )
}
