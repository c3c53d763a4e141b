import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../engine/index.ts'
import { unseenWords } from '../words/name-words.ts'

type NameInPlaceProps = {
  /** The id of its box. */
  readonly id: string
  readonly label: string
  readonly name: string
  /** What stands for it without a name. */
  readonly title: string
  readonly onName: (name: string) => void
  /** Whether it has the focus when it comes. */
  readonly isFocused?: boolean
  /** Called once the name is taken or given up; `isHere` where the focus was not taken elsewhere. */
  readonly onDone?: (isHere: boolean) => void
}

/** The box of a name where it stands: Enter or leaving it takes the name, Escape gives it up. */
export function NameInPlace(props: NameInPlaceProps) {
  const { id, label, name, title, onName, isFocused = false, onDone } = props
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const error = typed === null ? null : unseenWords(label, typed)
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
      // Or it would press what has the focus next.
      event.preventDefault()
      event.currentTarget.blur()
      if (error === null) onDone?.(true)
      event.currentTarget.focus()
    }
    if (event.key !== 'Escape' || (typed === null && !onDone)) return
    // Only what was typed is given up, not the panel around it.
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
        maxLength={limits.name}
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
