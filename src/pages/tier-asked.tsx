import { tierNameId } from '../app/places.ts'
import { useProject } from '../app/store/use-project.ts'
import { fieldOf } from '../engine/index.ts'
import type { Arrange, TierPanel } from '../features/answers/tier-arrangement.tsx'
import { MixPanel } from '../features/tier-table/mix-panel.tsx'
import { PastePanel } from '../features/tier-table/paste-panel.tsx'
import { SplitPanel } from '../features/tier-table/split-panel.tsx'
import { controlId } from '../ui/control.ts'

type TierAskedProps = {
  readonly panel: TierPanel
  readonly arrange: Arrange
  readonly close: () => void
}

/** What is asked below the tiers: cells to paste, a tier to split, or a mix in percent. */
export function TierAsked({ panel, arrange, close }: TierAskedProps) {
  const ids = useProject((now) => now.tierIds)
  const take = (apply: () => void, focus: string, announcement: string) =>
    arrange({ apply, focus, announcement })
  switch (panel.kind) {
    case 'paste':
      return (
        <PastePanel
          pasted={panel}
          onTake={(apply, at, tiers, words) =>
            take(apply, tiers > 1 ? tierNameId(at) : controlId(fieldOf('mailboxes'), 0), words)
          }
          onClose={close}
        />
      )
    case 'split':
      return (
        <SplitPanel
          at={panel.at}
          onTake={(apply, words) => take(apply, tierNameId(panel.at + 1), words)}
          onClose={close}
        />
      )
    case 'mix':
      return (
        <MixPanel
          // Other tiers have other shares.
          key={ids.join()}
          onTake={(apply, words) => take(apply, controlId(fieldOf('mailboxes'), 0), words)}
          onClose={close}
        />
      )
  }
}
