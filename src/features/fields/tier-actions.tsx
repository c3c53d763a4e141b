import { tierNameId } from '../../app/places.ts'
import { copyTier, moveTier, removeTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, limits, shortTierTitle, tierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { keepFocus } from '../../ui/plain-click.ts'
import { type Arrange, type TierChange, tierLimitId } from './tier-arrangement.tsx'

/**
 * Leaving a box shows its error and moves these buttons away from under the pointer, so the box keeps
 * the focus until the click.
 */
type TierActionsProps = {
  readonly at: number
  readonly arrange: Arrange
  /** Whether they stand in a menu, which a press closes. */
  readonly inMenu?: boolean
}

/** What can be done with one of several tiers. */
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

/** The id of the menu of a tier, and of the button that opens it. */
export function menuId(at: number): string {
  return `tier-menu-${at.toString()}`
}

export function moreId(at: number): string {
  return `tier-more-${at.toString()}`
}

/** The button pressed keeps the focus as long as it can be pressed again; of a menu, the one that opens it. */
function move(title: string, from: number, to: number, last: number, inMenu: boolean): TierChange {
  const direction = (to < from && to > 0) || to === last ? 'up' : 'down'
  return {
    apply: () => moveTier(from, to),
    focus: inMenu ? moreId(to) : moveId(direction, to),
    announcement: `${title} is tier ${(to + 1).toString()} of ${(last + 1).toString()} now.`,
  }
}

/** The notice of a removal announces it. The last tier left has no name box. */
function removal(at: number, count: number): TierChange {
  return {
    apply: () => removeTier(at),
    focus: count === 2 ? controlId(fieldOf('mailboxes'), 0) : tierNameId(Math.min(at, count - 2)),
    announcement: '',
  }
}
