import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
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

/** Where it says whether another tier can be added. */
export const tierLimitId = 'tier-limit'

const earlyId = 'tier-early'

type TierArrangementProps = {
  /** The tiers to arrange where there are several; what was focused for the last change. */
  readonly children: (arrange: Arrange, focus: string | null) => ReactNode
}

/** The tiers to name and arrange, if there are several, and the way to add one. */
export function TierArrangement({ children }: TierArrangementProps) {
  const count = useProject((now) => now.plan.tiers.length)
  const format = useFormat()
  const [changed, setChanged] = useState<TierChange | null>(null)
  useEffect(() => {
    if (changed) focusControl(changed.focus)
  }, [changed])
  const arrange = (change: TierChange) => {
    change.apply()
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
  const early = useRef<HTMLParagraphElement>(null)
  const latest = useRef(add)
  const [started, setStarted] = useState(false)
  useLayoutEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    setStarted(true)
    // Like what was typed before the start, it is taken a task later: the page may still change.
    setTimeout(() => {
      if (!early.current?.matches(':popover-open')) return
      early.current.hidePopover()
      if (document.activeElement === button.current) latest.current()
      else addTier()
    })
  }, [])
  return (
    <>
      {children(arrange, changed?.focus ?? null)}
      <div className="buttons">
        <button
          ref={button}
          type="button"
          disabled={full}
          aria-describedby={tierLimitId}
          // The browser itself keeps a press from before the program has started.
          popoverTarget={started ? undefined : earlyId}
          popoverTargetAction="show"
          onClick={add}
        >
          Add a tier
        </button>
        <p ref={early} id={earlyId} popover="manual" className="early">
          The tier is added as soon as Spindle has started.
        </p>
        <p id={tierLimitId} className="hint">
          {full
            ? `A plan has at most ${limits.tiers.toString()} tiers. Remove one to add or copy another.`
            : 'For users with answers of their own: VIP, standard, frontline.'}
        </p>
      </div>
      <p className="hint" role="status">
        {changed?.announcement}
      </p>
    </>
  )
}
