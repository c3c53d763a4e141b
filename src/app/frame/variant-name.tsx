import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../engine/index.ts'
import { renameVariant } from '../store/variants.ts'
import { unseenWords } from '../words/name-words.ts'
import type { ListedVariant } from './use-variants.ts'

type VariantNameProps = {
  readonly variant: ListedVariant
  /** Whether it has the focus when it comes. */
  readonly isFocused?: boolean
  /** Called once the name is taken or given up; `isHere` where the focus was not taken elsewhere. */
  readonly onDone?: (isHere: boolean) => void
}

/** The box of a variant's name: Enter or leaving it takes the name, Escape gives it up. */
export function VariantName({ variant, isFocused = false, onDone }: VariantNameProps) {
  const { id, name, title } = variant
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const label = `Name of ${title}`
  const error = typed === null ? null : unseenWords(label, typed)
  useEffect(() => {
    if (isFocused) box.current?.select()
  }, [isFocused])
  const take = () => {
    if (error !== null) return
    if (typed !== null && typed.trim() !== name) renameVariant(id, typed.trim())
    setTyped(null)
    onDone?.(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
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
        className="variant-name"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `variant-name-${id}-error` : undefined}
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
        <span id={`variant-name-${id}-error`} className="error" role="alert">
          {error}
        </span>
      )}
    </>
  )
}
