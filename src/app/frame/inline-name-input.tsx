import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { projectLimits } from '../../engine/index.ts'
import { invalidNameWords } from '../words/name-words.ts'

type NameInPlaceProps = {
  readonly id: string
  readonly label: string
  readonly name: string
  /** Placeholder if there is no name. */
  readonly title: string
  readonly onName: (name: string) => void
  /** True to focus the box when it appears. */
  readonly isFocused?: boolean
  /** Called when the name is taken or discarded; `isHere`: the focus did not move elsewhere. */
  readonly onDone?: (isHere: boolean) => void
}

/** Inline text box for a name: Enter or leaving it takes the name, Escape discards the text. */
export function InlineNameInput(props: NameInPlaceProps) {
  const { id, label, name, title, onName, isFocused = false, onDone } = props
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const error = typed === null ? null : invalidNameWords(label, typed)
  useEffect(() => {
    if (isFocused) box.current?.select()
  }, [isFocused])
  const take = () => {
    if (error !== null) return
    if (typed !== null && typed.trim() !== name) onName(typed.trim())
    setTyped(null)
    onDone?.(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Otherwise Enter would also press the element focused next.
      event.preventDefault()
      event.currentTarget.blur()
      if (error === null) onDone?.(true)
      event.currentTarget.focus()
    }
    if (event.key !== 'Escape' || (typed === null && !onDone)) return
    // Escape discards the text only; it must not close the panel.
    event.preventDefault()
    setTyped(null)
    onDone?.(true)
  }
  return (
    <>
      <input
        ref={box}
        type="text"
        id={id}
        className="name-in-place"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={projectLimits.name}
        placeholder={title}
        value={typed ?? name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      {error && (
        <span id={`${id}-error`} className="error block whole-line" role="alert">
          {error}
        </span>
      )}
    </>
  )
}
