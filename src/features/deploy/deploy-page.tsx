import { pages } from '../../app/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { DeployFields } from './deploy-fields.tsx'
import './deploy.css'

/** The files that deploy a plan: what they need is asked here, then they are shown and saved. */
export function DeployPage({ live }: { readonly live: LiveResults }) {
  const { plan, results, stale } = live
  return (
    <article className="plan deploy">
      <h1 tabIndex={-1}>{pages.deploy.title}</h1>
      {results.sizing.method === 'papers' ? (
        <p className="why">
          Files are made for plans of Exchange 2013 and later: those of earlier versions have no
          scripts of Microsoft’s that take them.
        </p>
      ) : (
        <>
          <p className="why">
            What is handed to the people who build this plan. It is made here in the browser.
          </p>
          {stale && <StaleNote />}
          <section aria-labelledby="names-title">
            <h2 id="names-title">Names and addresses</h2>
            <DeployFields plan={plan} />
          </section>
        </>
      )}
    </article>
  )
}
