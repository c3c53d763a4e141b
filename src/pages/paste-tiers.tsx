import { tierNameId } from '../app/places.ts'
import { fieldOf } from '../engine/index.ts'
import type { ApplyTierChange, PastedCells } from '../features/fields/tier-arrangement.tsx'
import { PastePanel } from '../features/tier-table/paste-panel.tsx'
import { controlId } from '../ui/control.ts'

type PasteTiersProps = {
  readonly cells: PastedCells
  readonly arrange: ApplyTierChange
  readonly close: () => void
}

/** Panel below the tiers that asks how to take pasted cells. */
export function PasteTiers({ cells, arrange, close }: PasteTiersProps) {
  return (
    <PastePanel
      pasted={cells}
      onTake={(apply, at, tiers, announcement) =>
        arrange({
          apply,
          focus: tiers > 1 ? tierNameId(at) : controlId(fieldOf('mailboxes'), 0),
          announcement,
        })
      }
      onClose={close}
    />
  )
}
