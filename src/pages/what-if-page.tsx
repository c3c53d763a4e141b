import { useMemo, useState } from 'react'
import { DesignChoice } from '../app/design-choice.tsx'
import { ExampleNote } from '../app/example-note.tsx'
import { pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { useWork } from '../app/work.ts'
import { designId } from '../engine/index.ts'
import { GrowthSection } from '../features/growth/growth-section.tsx'
import { Tornado } from '../features/sensitivity/tornado.tsx'
import { Turn } from '../features/what-if/turn.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TurnedAnswer } from './turned-answer.tsx'
import './what-if.css'

const ServerWhatIf = lazyPart(
  async () => (await import('./server-what-if.tsx')).ServerWhatIf,
  'What becomes of the servers',
)

/** What becomes of a plan with another answer, how far each may move, and how long a design lasts. */
export function WhatIfPage({ live }: { live: LiveResults }) {
  return (
    <article className="plan what-if">
      <h1 tabIndex={-1}>{pages['what-if'].title}</h1>
      <p className="why">
        Turn one answer and watch the plan. Then: how far each may move, and how long a design
        lasts.
      </p>
      <ExampleNote />
      {live.stale && <StaleNote />}
      {live.results.sizing.method === 'roles' ? (
        <ServerWhatIf live={live} />
      ) : (
        <ArrayWhatIf live={live} />
      )}
    </article>
  )
}

function ArrayWhatIf({ live }: { live: LiveResults }) {
  const { plan } = live
  const { candidates, proposed } = recommendationOf(plan, live.results)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = candidates.find((one) => designId(one) === picked) ?? proposed ?? candidates[0]
  const order = useMemo(
    () => (chosen ? ({ job: 'sensitivity', plan, design: designId(chosen) } as const) : null),
    [plan, chosen],
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
            <DesignChoice
              id="what-if-design"
              candidates={candidates}
              chosen={chosen}
              onPick={setPicked}
            />
          </Tornado>
          <GrowthSection live={live} candidate={chosen} />
        </>
      ) : (
        <p>
          This plan considers no arrays, so there is no design to follow. Tested building blocks are
          counted for the plan as it is; they are not followed here.
        </p>
      )}
    </>
  )
}
