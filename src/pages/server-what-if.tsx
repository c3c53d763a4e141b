import { useMemo, useState } from 'react'
import type { LiveResults } from '../app/store/use-project.ts'
import { serverDesignTitle } from '../app/words/server-words.ts'
import { useWork } from '../app/work.ts'
import { isByRoles, type SizedByRoles, serverDesigns } from '../engine/index.ts'
import { ServersOverYears } from '../features/growth/server-growth.tsx'
import { Tornado } from '../features/sensitivity/tornado.tsx'
import { Turn } from '../features/what-if/turn.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { TurnedAnswer } from './turned-answer.tsx'

/** What becomes of a plan of Exchange 2013 to SE, and of its servers. */
export function ServerWhatIf({ live }: { live: LiveResults }) {
  const { sizing } = live.results
  return isByRoles(sizing) ? <OfServers live={live} sizing={sizing} /> : null
}

type OfServersProps = { readonly live: LiveResults; readonly sizing: SizedByRoles }

function OfServers({ live, sizing }: OfServersProps) {
  const { plan } = live
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const { designs, proposed } = useMemo(() => serverDesigns(plan, sizing), [plan, sizing])
  const chosen = designs.find(({ id }) => id === picked) ?? proposed ?? designs[0]
  const design = chosen?.id ?? null
  const order = useMemo(
    () => (design === null ? null : ({ job: 'sensitivity', plan, design } as const)),
    [plan, design],
  )
  const { result, failure } = useWork(order)
  return (
    <>
      <Turn live={live} margins={result} verdict={chosen?.verdict ?? 'does not fit'}>
        {(changed) => <TurnedAnswer live={live} changed={changed} />}
      </Turn>
      {chosen ? (
        <>
          <Tornado plan={plan} verdict={chosen.verdict} answers={result} failure={failure}>
            <p className="plan-name">
              <label htmlFor="what-if-design">Design</label>
              <select
                id="what-if-design"
                value={chosen.id}
                onChange={({ target }) => setPicked(target.value)}
              >
                {designs.map((one) => (
                  <option key={one.id} value={one.id}>
                    {serverDesignTitle(one, format)}
                  </option>
                ))}
              </select>
            </p>
          </Tornado>
          <section aria-labelledby="growth-title">
            <h2 id="growth-title">Growth over the years</h2>
            <ServersOverYears plan={plan} design={chosen} />
          </section>
        </>
      ) : (
        <p>This plan considers no storage, so there are no servers to follow.</p>
      )}
    </>
  )
}
