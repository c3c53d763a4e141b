import { useEffect, useState } from 'react'
import { tierNameId } from '../../app/places.ts'
import { addTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, limits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { type TierChange, tierLimitId } from './tier-actions.tsx'
import { TierList } from './tier-list.tsx'

/** The tiers to name and arrange, if there are several, and the way to add one. */
export function TierArrangement({ fields }: { fields: readonly Field[] }) {
  const count = useProject((now) => now.plan.tiers.length)
  const [changed, setChanged] = useState<TierChange | null>(null)
  useEffect(() => {
    if (changed) focusControl(changed.focus)
  }, [changed])
  const arrange = (change: TierChange) => {
    change.apply()
    setChanged(change)
  }
  const full = count === limits.tiers
  const add = () =>
    arrange({
      apply: addTier,
      focus: tierNameId(count),
      announcement: `Tier ${(count + 1).toString()} added.`,
    })
  return (
    <>
      {fields.length > 0 && <TierList fields={fields} arrange={arrange} />}
      <div className="buttons">
        <button type="button" disabled={full} aria-describedby={tierLimitId} onClick={add}>
          Add a tier
        </button>
        <p id={tierLimitId} className="hint">
          {full
            ? `A plan has at most ${limits.tiers.toString()} tiers. Remove one to add or copy another.`
            : 'For users with answers of their own: VIP, standard, frontline.'}
        </p>
      </div>
      <p className="sr" role="status">
        {changed?.announcement}
      </p>
    </>
  )
}
