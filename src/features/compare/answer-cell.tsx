import { useEffect, useRef, useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { openVariant } from '../../app/store/variants.ts'
import type { Field } from '../../engine/index.ts'
import { LiveCell } from './live-cell.tsx'

type AnswerCellProps = {
  /** The variant whose answer it is. */
  readonly variant: number
  readonly field: Field
  readonly tier: number
  /** What the answer is called beside those of other variants. */
  readonly label: string
  readonly words: string
  /** That the row is being changed: it stays in its list until another one is. */
  readonly onEdit: () => void
}

/** An answer of a variant; pressed, it opens the variant and becomes its field. */
export function AnswerCell({ variant, field, tier, label, words, onEdit }: AnswerCellProps) {
  const isOpen = useProject((now) => now.variant === variant)
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)
  useEffect(() => {
    if (isEdited || !isBack.current) return
    isBack.current = false
    button.current?.focus()
  }, [isEdited])
  if (isEdited && isOpen)
    return (
      <LiveCell
        field={field}
        tier={tier}
        label={label}
        onDone={(back) => {
          isBack.current = back
          setEdited(false)
        }}
      />
    )
  const edit = () => {
    openVariant(variant)
    setEdited(true)
    onEdit()
  }
  return (
    <button
      ref={button}
      type="button"
      className="answer-cell"
      aria-label={`${label}: ${words}. Change`}
      onClick={edit}
    >
      {words}
    </button>
  )
}
