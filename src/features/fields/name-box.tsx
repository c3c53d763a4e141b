import { useState } from 'react'
import { invalidNameWords } from '../../app/words/name-words.ts'
import { projectLimits } from '../../engine/index.ts'

type NameBoxProps = {
  readonly id: string
  /** Name of the text box in error sentences. */
  readonly label: string
  readonly name: string
  readonly placeholder?: string
  /** Id of the element that holds the hint on the text box. */
  readonly hint?: string
  /** True if the name is the user's own, which the browser may fill in. */
  readonly isOwn?: boolean
  readonly onName: (name: string) => void
  readonly onBlur?: () => void
}

/** Text box for a name; text with invisible characters stays in the box but is not stored. */
export function NameBox(props: NameBoxProps) {
  const { id, label, name, placeholder, hint, isOwn = false, onName, onBlur } = props
  const [refused, setRefused] = useState<string | null>(null)
  const text = refused ?? name
  const error = invalidNameWords(label, text)
  const take = (typed: string) => {
    const isRefused = invalidNameWords(label, typed) !== null
    setRefused(isRefused ? typed : null)
    if (!isRefused) onName(typed)
  }
  return (
    <>
      {error && (
        <span id={`${id}-error`} className="error block whole-line" role="alert">
          {error}
        </span>
      )}
      <input
        id={id}
        type="text"
        maxLength={projectLimits.name}
        autoComplete={isOwn ? 'name' : 'off'}
        placeholder={placeholder}
        aria-describedby={[hint, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        value={text}
        onChange={(event) => take(event.target.value)}
        onBlur={onBlur}
      />
    </>
  )
}
