import { useState } from 'react'
import type { LiveResults } from '../app/store/use-project.ts'
import { serverDesignTitle } from '../app/words/server-words.ts'
import { isByRoles } from '../engine/index.ts'
import { serverDesigns } from '../engine/roles-index.ts'
import { ServersOverYears } from '../features/growth/server-growth.tsx'
import { ServerTornado } from '../features/sensitivity/server-tornado.tsx'
import { useFormat } from '../ui/format-context.tsx'

/** What becomes of servers of a plan of Exchange 2013 to SE. */
export function ServerWhatIf({ live: { plan, results } }: { live: LiveResults }) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  if (!isByRoles(results.sizing)) return null
  const { designs, proposed } = serverDesigns(plan, results.sizing)
  const chosen = designs.find(({ id }) => id === picked) ?? proposed ?? designs[0]
  if (!chosen) return <p>This plan considers no storage, so there are no servers to follow.</p>
  return (
    <>
      <p className="plan-name">
        <label htmlFor="what-if-design">Design</label>
        <select
          id="what-if-design"
          value={chosen.id}
          onChange={({ target }) => setPicked(target.value)}
        >
          {designs.map((design) => (
            <option key={design.id} value={design.id}>
              {serverDesignTitle(design, format)}
            </option>
          ))}
        </select>
      </p>
      <ServerTornado plan={plan} design={chosen} />
      <section aria-labelledby="growth-title">
        <h2 id="growth-title">Growth over the years</h2>
        <ServersOverYears plan={plan} design={chosen} />
      </section>
    </>
  )
}
