import { useState } from 'react'
import type { ChoiceInputSpec, TextInputSpec } from '../engine/core/input-specs.ts'
import { controlId } from './control.ts'
import {
  type FieldDefinition,
  FieldFrame,
  type FieldProps,
  type SwitchInputSpec,
  UnusedAnswerNote,
} from './field-frame.tsx'
import { textErrorWords } from './field-words.ts'
import { NumberInput } from './number-input.tsx'
import { HintWithAbout, hintIds, useAbout } from './use-about.tsx'

type FieldInputProps = FieldProps<FieldDefinition> & {
  /** Typed text that is not a valid answer yet, or null. */
  readonly draft?: string | null
  readonly onDraft?: (text: string) => void
}

/** A field for one answer: label, control, unit, hint and error. */
export function FieldInput(props: FieldInputProps) {
  const { field } = props
  switch (field.kind) {
    case 'number':
      return <NumberInput {...props} field={field} />
    case 'choice':
      return <ChoiceInput {...props} field={field} />
    case 'switch':
      return <SwitchInput {...props} field={field} />
    case 'text':
      return <TextInput {...props} field={field} />
  }
}

type TextInputProps = FieldProps<TextInputSpec> & Pick<FieldInputProps, 'draft' | 'onDraft'>

/** A line of text; invalid text becomes a draft if `onDraft` is given, otherwise the answer. */
function TextInput(props: TextInputProps) {
  const { field, tier = 0, value, defaultValue, draft = null, onAnswer, onDraft } = props
  const [isTyped, setTyped] = useState(false)
  const error = draft !== null && !isTyped ? textErrorWords(field, draft) : null
  const take = (typed: string) => {
    setTyped(true)
    if (onDraft && textErrorWords(field, typed) !== null) onDraft(typed)
    else onAnswer(typed)
  }
  return (
    <FieldFrame {...props} error={error}>
      {(described) => (
        <input
          {...described}
          id={controlId(field, tier)}
          className="text"
          type="text"
          maxLength={field.max}
          autoComplete="off"
          spellCheck={false}
          value={draft ?? String(value)}
          placeholder={String(defaultValue ?? '') || undefined}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(false)}
        />
      )}
    </FieldFrame>
  )
}

function ChoiceInput(props: FieldProps<ChoiceInputSpec>) {
  const { field, tier = 0, value, onAnswer } = props
  return (
    <FieldFrame {...props} error={null}>
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
    </FieldFrame>
  )
}

function SwitchInput(props: FieldProps<SwitchInputSpec>) {
  const { field, tier = 0, value, unused, mark, about, onAnswer } = props
  const told = useAbout(field.label, about)
  const id = controlId(field, tier)
  const note = `${id}-note`
  const reason = `${id}-unused`
  return (
    <div className={`field switch${unused ? ' not-counting' : ''}`}>
      <span className="box">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={
            [field.help && hintIds(note), unused && reason, told.keyId].filter(Boolean).join(' ') ||
            undefined
          }
          onKeyDown={told.onKeyDown}
          onChange={(event) => onAnswer(event.target.checked)}
        />
        <span className="labeled">
          <label htmlFor={id}>{field.label}</label>
          <span className="marks">
            {mark}
            {!field.help && told.button}
          </span>
        </span>
      </span>
      {field.help && <HintWithAbout id={note} text={field.help} button={told.button} />}
      {unused && <UnusedAnswerNote id={reason} reason={unused} />}
      {told.panel}
    </div>
  )
}
