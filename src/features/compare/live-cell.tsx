import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { inCurrency } from '../../app/words/currency.ts'
import { type Answer, type Field, offeredField } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'

type LiveCellProps = {
  readonly field: Field
  readonly tier: number
  /** What the field is called beside those of other variants. */
  readonly label: string
  /** Ends it; with the keyboard the focus goes back to the cell. */
  readonly onDone: (isBack: boolean) => void
}

/** The field of an answer of the variant that is open, in the place of its cell, with its text selected. */
export function LiveCell({ field, tier, label, onDone }: LiveCellProps) {
  const plan = useProject((now) => now.plan)
  const draft = useProject((now) => draftOf(now, field, tier))
  const value = field.read(plan, tier)
  const before = useRef<Answer>(value)
  const cell = useRef<HTMLDivElement>(null)
  const help = useId()
  // The field is left as well when it is taken away.
  const isDone = useRef(false)
  const end = (isBack: boolean) => {
    if (isDone.current) return
    isDone.current = true
    onDone(isBack)
  }
  useEffect(() => {
    const control = cell.current?.querySelector<HTMLElement>('input, select')
    control?.focus()
    if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (value !== before.current || draft !== null))
      answer(field, tier, before.current)
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    // Else it would press the cell that the focus goes back to.
    event.preventDefault()
    end(true)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) end(false)
  }
  const asked = inCurrency(binaryField(offeredField(field, plan, value), plan), plan.currency)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div ref={cell} className="live-cell" onKeyDown={onKeyDown} onBlur={onBlur}>
      <FieldInput
        field={{ ...asked, label }}
        tier={tier}
        value={value}
        sharedHelp={help}
        draft={draft}
        onAnswer={(given) => answer(field, tier, given)}
        onDraft={(text) => keepDraft(field, tier, text)}
      />
      <span id={help} className="sr">
        Enter keeps it, Escape takes back what was typed.
      </span>
    </div>
  )
}
