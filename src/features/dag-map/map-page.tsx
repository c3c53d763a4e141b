import { pages } from '../../app/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'

/** Where every copy of every database stands, and what any failure leaves of it. */
export function MapPage({ live }: { live: LiveResults }) {
  return (
    <article className="plan dag-map">
      <h1 tabIndex={-1}>{pages.map.title}</h1>
      <p className="why">Where every copy stands, and what any failure leaves of it.</p>
      {live.stale && <StaleNote />}
    </article>
  )
}
