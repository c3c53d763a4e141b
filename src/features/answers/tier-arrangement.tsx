import { type ReactNode, useEffect, useRef, useState } from 'react'
import { tierNameId } from '../../app/places.ts'
import { project } from '../../app/store/project.ts'
import { addTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { limits, shortTierTitle } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** A change to the list of tiers: what to do, what has the focus then, and what is announced. */
export type TierChange = {
  readonly apply: () => void
  readonly focus: string
  readonly announcement: string
}

export type Arrange = (change: TierChange) => void

/** What is asked below the tiers before they are changed. */
export type TierPanel =
  | {
      readonly kind: 'paste'
      /** The cells that were pasted, and the tier and the answer of the first, where they are known. */
      readonly text: string
      readonly at: number | null
      readonly column: string | null
    }
  | { readonly kind: 'split'; readonly at: number }
  | { readonly kind: 'mix' }

/** What the tiers themselves change. */
export type TierHands = {
  readonly arrange: Arrange
  readonly open: (panel: TierPanel) => void
  /** The control that the last change leads to. */
  readonly focus: string | null
}

/** Where it says whether another tier can be added. */
export const tierLimitId = 'tier-limit'

type TierArrangementProps = {
  /** The tiers to arrange where there are several. */
  readonly children: (hands: TierHands) => ReactNode
  /** Draws what is asked, until it is closed. */
  readonly drawPanel: (panel: TierPanel, arrange: Arrange, close: () => void) => ReactNode
}

/** The tiers to name and arrange, if there are several, and the way to add one. */
export function TierArrangement({ children, drawPanel }: TierArrangementProps) {
  const count = useProject((now) => now.plan.tiers.length)
  const format = useFormat()
  const [changed, setChanged] = useState<TierChange | null>(null)
  useEffect(() => {
    if (changed) focusControl(changed.focus)
  }, [changed])
  const [panel, setPanel] = useState<TierPanel | null>(null)
  const opener = useRef<Element>(null)
  const open = (asked: TierPanel) => {
    opener.current = document.activeElement
    setPanel(asked)
  }
  const close = () => {
    setPanel(null)
    // What opened it may be gone since.
    const back = opener.current?.isConnected ? opener.current : button.current
    if (back instanceof HTMLElement) back.focus()
  }
  const arrange = (change: TierChange) => {
    change.apply()
    setPanel(null)
    setChanged(change)
  }
  const full = count === limits.tiers
  const add = () => {
    const { tiers } = project.getState().plan
    const { length } = tiers
    const last = tiers.at(-1) ?? tiers[0]
    const half = format.number(Math.floor(last.mailboxes / 2))
    const whole = format.value(last.mailboxes, 'mailboxes')
    arrange({
      apply: addTier,
      focus: tierNameId(length),
      announcement:
        last.mailboxes > 1
          ? `Tier ${length + 1} has ${half} of the ${whole} of ${shortTierTitle(last, length - 1)}, and its answers.`
          : `Tier ${length + 1} starts with 1 mailbox.`,
    })
  }
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {children({ arrange, open, focus: changed?.focus ?? null })}
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
        <button
          type="button"
          onClick={() => open({ kind: 'paste', text: '', at: null, column: null })}
        >
          Paste from a spreadsheet
        </button>
        {count > 1 && (
          <button type="button" onClick={() => open({ kind: 'mix' })}>
            Total and mix in percent
          </button>
        )}
        <p id={tierLimitId} className="hint">
          {full
            ? `A plan can have at most ${limits.tiers.toString()} tiers. Remove one to add or copy another.`
            : 'One tier for each kind of user, for example VIP, standard and frontline.'}
        </p>
      </div>
      {panel && drawPanel(panel, arrange, close)}
      <p className="hint" role="status">
        {changed?.announcement}
      </p>
    </>
  )
}
