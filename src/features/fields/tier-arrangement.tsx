import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tierNameId } from '../../app/places.ts'
import { addTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { limits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'

/** A change to the list of tiers: what to do, what has the focus then, and what is announced. */
export type TierChange = {
  readonly apply: () => void
  readonly focus: string
  readonly announcement: string
}

export type Arrange = (change: TierChange) => void

/** Cells that were pasted, and the tier and the answer of the first, where they are known. */
export type PastedCells = {
  readonly text: string
  readonly at: number | null
  readonly column: string | null
}

/** What the tiers themselves change. */
export type TierHands = {
  readonly arrange: Arrange
  readonly paste: (cells: PastedCells) => void
  /** The control that the last change leads to. */
  readonly focus: string | null
}

/** Where it says whether another tier can be added. */
export const tierLimitId = 'tier-limit'

type TierArrangementProps = {
  /** The tiers to arrange where there are several. */
  readonly children: (hands: TierHands) => ReactNode
  /** Draws what asks how pasted cells are taken, until it is closed. */
  readonly drawPaste: (cells: PastedCells, arrange: Arrange, close: () => void) => ReactNode
}

/** The tiers to name and arrange, if there are several, and the way to add one. */
export function TierArrangement({ children, drawPaste }: TierArrangementProps) {
  const count = useProject((now) => now.plan.tiers.length)
  const [changed, setChanged] = useState<TierChange | null>(null)
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
    // What opened it may be gone since.
    const back = opener.current?.isConnected ? opener.current : button.current
    if (back instanceof HTMLElement) back.focus()
  }
  const arrange = (change: TierChange) => {
    change.apply()
    setCells(null)
    setChanged(change)
  }
  const full = count === limits.tiers
  const add = () =>
    arrange({
      apply: addTier,
      focus: tierNameId(count),
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
          aria-describedby={tierLimitId}
          onClick={add}
        >
          Add a tier
        </button>
        <button type="button" onClick={() => paste({ text: '', at: null, column: null })}>
          Paste from a spreadsheet
        </button>
        <p id={tierLimitId} className="hint">
          {full
            ? `A plan can have at most ${limits.tiers.toString()} tiers. Remove one to add or copy another.`
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
