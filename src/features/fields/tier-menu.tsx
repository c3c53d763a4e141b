import { useRef } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { shortTierTitle } from '../../engine/index.ts'
import { menuId, moreId, TierActions } from './tier-actions.tsx'
import type { ApplyTierChange } from './tier-arrangement.tsx'

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
