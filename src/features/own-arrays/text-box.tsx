import { useId } from 'react'
import { limits } from '../../engine/index.ts'

type TextBoxProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly placeholder: string
  /** What is wrong with the text, in words. */
  readonly wrong: string | false
  readonly onType: (text: string) => void
}

/** A box for a text of an array: label, error, box and hint. */
export function TextBox({ id, label, hint, value, placeholder, wrong, onType }: TextBoxProps) {
  const about = useId()
  return (
    <div className={wrong ? 'field own-text wrong' : 'field own-text'}>
      <label htmlFor={id}>{label}</label>
      {wrong && (
        <p id={`${about}-error`} className="error">
          {wrong}
        </p>
      )}
      <input
        id={id}
        type="text"
        maxLength={limits.name}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={wrong ? `${about} ${about}-error` : about}
        aria-invalid={wrong ? true : undefined}
        value={value}
        placeholder={placeholder || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={about} className="hint">
        {hint}
      </p>
    </div>
  )
}
