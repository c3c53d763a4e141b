import { useRef } from 'react'
import { tierNameInputId } from '../../app/places.ts'
import { copyTier, moveTier, removeTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, projectLimits, shortTierTitle, type Tier, tierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { keepFocus } from '../../ui/plain-click.ts'
import { type ApplyTierChange, type TierListChange, tierLimitHintId } from './tier-arrangement.tsx'

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
  const full = tiers.length === projectLimits.tiers
  const last = tiers.length - 1
  const buttons = [
    {
      words: 'Copy',
      isOff: full,
      hint: full ? tierLimitHintId : undefined,
      change: copy(tier, at),
    },
    { words: 'Remove', change: removal(at, tiers.length) },
    {
      words: 'Move up',
      id: moveId('up', at),
      isOff: at === 0,
      change: move(title, at, at - 1, last, inMenu),
    },
    {
      words: 'Move down',
      id: moveId('down', at),
      isOff: at === last,
      change: move(title, at, at + 1, last, inMenu),
    },
  ]
  return (
    <div className="row-actions">
      {buttons.map(({ words, id, isOff, hint, change }) => (
        <button
          key={words}
          type="button"
          onMouseDown={keepFocus}
          id={id}
          disabled={isOff}
          aria-describedby={hint}
          onClick={() => arrange(change)}
        >
          {words}
          <span className="sr"> {title}</span>
        </button>
      ))}
    </div>
  )
}

function copy(tier: Tier, at: number): TierListChange {
  return {
    apply: () => copyTier(at, tierTitle(tier, at)),
    focus: tierNameInputId(at + 1),
    announcement: `A copy of ${shortTierTitle(tier, at)} was added after it.`,
  }
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
function move(
  title: string,
  from: number,
  to: number,
  last: number,
  inMenu: boolean,
): TierListChange {
  const direction = (to < from && to > 0) || to === last ? 'up' : 'down'
  return {
    apply: () => moveTier(from, to),
    focus: inMenu ? moreId(to) : moveId(direction, to),
    announcement: `${title} is tier ${(to + 1).toString()} of ${(last + 1).toString()} now.`,
  }
}

/** Removes a tier, which the undo notice announces. A single tier has no name box to focus. */
function removal(at: number, count: number): TierListChange {
  return {
    apply: () => removeTier(at),
    focus:
      count === 2 ? controlId(fieldOf('mailboxes'), 0) : tierNameInputId(Math.min(at, count - 2)),
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
