import { useRef } from 'react'
import { tierNameId } from '../../app/places.ts'
import { copyTier, moveTier, removeTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, limits, shortTierTitle, tierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { keepFocus } from '../../ui/plain-click.ts'
import { type ApplyTierChange, type TierChange, tierLimitId } from './tier-arrangement.tsx'

/**
 * The buttons use `keepFocus`: on blur a field would show its error and move them from under the
 * pointer, so the focus stays in the field until the click.
 */
type TierActionsProps = {
  readonly at: number
  readonly arrange: ApplyTierChange
  /** True for buttons inside a menu, which closes on a click. */
  readonly inMenu?: boolean
}

export function TierActions({ at, arrange, inMenu = false }: TierActionsProps) {
  const tiers = useProject((now) => now.plan.tiers)
  const tier = tiers[at]
  if (!tier) return null
  const title = shortTierTitle(tier, at)
  const full = tiers.length === limits.tiers
  const last = tiers.length - 1
  const of = <span className="sr"> {title}</span>
  return (
    <div className="row-actions">
      <button
        type="button"
        onMouseDown={keepFocus}
        disabled={full}
        aria-describedby={full ? tierLimitId : undefined}
        onClick={() =>
          arrange({
            apply: () => copyTier(at, tierTitle(tier, at)),
            focus: tierNameId(at + 1),
            announcement: `A copy of ${title} was added after it.`,
          })
        }
      >
        Copy{of}
      </button>
      <button
        type="button"
        onMouseDown={keepFocus}
        onClick={() => arrange(removal(at, tiers.length))}
      >
        Remove{of}
      </button>
      <button
        type="button"
        onMouseDown={keepFocus}
        id={moveId('up', at)}
        disabled={at === 0}
        onClick={() => arrange(move(title, at, at - 1, last, inMenu))}
      >
        Move up{of}
      </button>
      <button
        type="button"
        onMouseDown={keepFocus}
        id={moveId('down', at)}
        disabled={at === last}
        onClick={() => arrange(move(title, at, at + 1, last, inMenu))}
      >
        Move down{of}
      </button>
    </div>
  )
}

type Direction = 'up' | 'down'

function moveId(direction: Direction, at: number): string {
  return `tier-${direction}-${at.toString()}`
}

function menuId(at: number): string {
  return `tier-menu-${at.toString()}`
}

function moreId(at: number): string {
  return `tier-more-${at.toString()}`
}

/** Moves a tier; the focus stays on the button if it is still enabled, or on the menu's opener. */
function move(title: string, from: number, to: number, last: number, inMenu: boolean): TierChange {
  const direction = (to < from && to > 0) || to === last ? 'up' : 'down'
  return {
    apply: () => moveTier(from, to),
    focus: inMenu ? moreId(to) : moveId(direction, to),
    announcement: `${title} is tier ${(to + 1).toString()} of ${(last + 1).toString()} now.`,
  }
}

/** Removes a tier, which the undo notice announces. A single tier has no name box to focus. */
function removal(at: number, count: number): TierChange {
  return {
    apply: () => removeTier(at),
    focus: count === 2 ? controlId(fieldOf('mailboxes'), 0) : tierNameId(Math.min(at, count - 2)),
    announcement: '',
  }
}

export function TierMenu({ at, arrange }: { at: number; arrange: ApplyTierChange }) {
  const tier = useProject((now) => now.plan.tiers[at])
  const menu = useRef<HTMLDivElement>(null)
  if (!tier) return null
  const closeAndArrange: ApplyTierChange = (change) => {
    menu.current?.hidePopover()
    arrange(change)
  }
  return (
    <>
      <button
        type="button"
        className="row-menu"
        id={moreId(at)}
        popoverTarget={menuId(at)}
        aria-label={`Actions of ${shortTierTitle(tier, at)}`}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div ref={menu} id={menuId(at)} popover="auto">
        <TierActions at={at} arrange={closeAndArrange} inMenu />
      </div>
    </>
  )
}
