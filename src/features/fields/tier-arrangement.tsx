import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tierNameInputId } from '../../app/places.ts'
import { addTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { projectLimits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'

/** Change to the list of tiers: its action, the id of the control to focus, the announcement. */
export type TierListChange = {
  readonly apply: () => void
  readonly focus: string
  readonly announcement: string
}

export type ApplyTierChange = (change: TierListChange) => void

/** Cells pasted into the tier table; `at` and `column` are the first cell's, null if unknown. */
export type PastedCells = {
  readonly text: string
  readonly at: number | null
  readonly column: string | null
}

export type TierListCallbacks = {
  readonly arrange: ApplyTierChange
  readonly paste: (cells: PastedCells) => void
  readonly focus: string | null
}

/** Id of the hint below the tiers that says if another one can be added. */
export const tierLimitHintId = 'tier-limit'

type TierArrangementProps = {
  readonly children: (hands: TierListCallbacks) => ReactNode
  /** Draws the panel that asks how to take pasted cells, until it is closed. */
  readonly drawPaste: (cells: PastedCells, arrange: ApplyTierChange, close: () => void) => ReactNode
}

export function TierListEditor({ children, drawPaste }: TierArrangementProps) {
  const count = useProject((now) => now.plan.tiers.length)
  const [changed, setChanged] = useState<TierListChange | null>(null)
  useEffect(() => {
    if (changed) focusControl(changed.focus)
  }, [changed])
  const [cells, setCells] = useState<PastedCells | null>(null)
  const opener = useRef<Element>(null)
  const paste = (pasted: PastedCells) => {
    opener.current = document.activeElement
    setCells(pasted)
  }
  const close = () => {
    setCells(null)
    // The control that opened the paste dialog may be gone.
    const back = opener.current?.isConnected ? opener.current : button.current
    if (back instanceof HTMLElement) back.focus()
  }
  const arrange = (change: TierListChange) => {
    change.apply()
    setCells(null)
    setChanged(change)
  }
  const full = count === projectLimits.tiers
  const add = () =>
    arrange({
      apply: addTier,
      focus: tierNameInputId(count),
      announcement: `Tier ${count + 1} starts with 1 mailbox and the usual answers; the other tiers stay as they are.`,
    })
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {children({ arrange, paste, focus: changed?.focus ?? null })}
      <div className="buttons">
        <button
          ref={button}
          type="button"
          disabled={full}
          aria-describedby={tierLimitHintId}
          onClick={add}
        >
          Add a tier
        </button>
        <button type="button" onClick={() => paste({ text: '', at: null, column: null })}>
          Paste from a spreadsheet
        </button>
        <p id={tierLimitHintId} className="hint">
          {full
            ? `A plan can have at most ${projectLimits.tiers.toString()} tiers. Remove one to add or copy another.`
            : 'One tier for each kind of user, for example VIP, standard and frontline.'}
        </p>
      </div>
      {cells && drawPaste(cells, arrange, close)}
      <p className="hint" role="status">
        {changed?.announcement}
      </p>
    </>
  )
}
