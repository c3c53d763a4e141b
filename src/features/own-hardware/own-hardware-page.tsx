import type { ReactNode } from 'react'
import { PublicMarksProvider } from '../../app/public-marks.tsx'
import { pages } from '../../app/routes/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { explorationOf } from '../../engine/methods/index.ts'
import { PageMarksLegend } from '../../ui/marks-legend.tsx'
import { OwnedArraysSections } from './owned-arrays-sections.tsx'
import type { OwnedHardwareProps } from './owned-hardware-result.tsx'
import type { OwnedHardwareKind } from './owned-hardware-words.ts'
import { OwnedServersSections } from './owned-servers.tsx'
import './own-hardware.css'

const sections: Readonly<Record<OwnedHardwareKind, (props: OwnedHardwareProps) => ReactNode>> = {
  arrays: OwnedArraysSections,
  servers: OwnedServersSections,
}

/** Page of reverse sizing: how much the hardware that somebody owns carries. */
export function OwnHardwarePage({ live }: { live: LiveResults }) {
  const { plan, results, stale } = live
  const { hardware } = explorationOf(plan).carrying
  const Owned = sections[hardware]
  return (
    <article className="plan existing-arrays">
      <h1 tabIndex={-1}>{pages['existing-arrays'].title}</h1>
      <p className="why">
        Enter the {hardware} you own; see how much they carry. Filled in with the proposed design.
      </p>
      {stale && <StaleNote />}
      <PublicMarksProvider plan={plan} results={results}>
        <Owned plan={plan} sizing={results.sizing} stale={stale} />
        <PageMarksLegend />
      </PublicMarksProvider>
    </article>
  )
}
