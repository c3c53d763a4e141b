import { pages } from '../../app/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'

/** The files that deploy a plan: their names asked, shown and saved. */
export function DeployPage({ live }: { readonly live: LiveResults }) {
  return (
    <article className="plan deploy">
      <h1 tabIndex={-1}>{pages.deploy.title}</h1>
      <p className="why">What is handed to the people who build this plan.</p>
      {live.stale && <StaleNote />}
    </article>
  )
}
