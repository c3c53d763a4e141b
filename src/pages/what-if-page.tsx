import { useState } from 'react'
import { DesignChoice } from '../app/design-choice.tsx'
import { pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { designId } from '../engine/index.ts'
import { GrowthSection } from '../features/growth/growth-section.tsx'
import { Tornado } from '../features/sensitivity/tornado.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import './what-if.css'

const ServerWhatIf = lazyPart(
  async () => (await import('./server-what-if.tsx')).ServerWhatIf,
  'What becomes of the servers',
)

/** What becomes of a design when the answers are other than expected, and while the mailboxes grow. */
export function WhatIfPage({ live }: { live: LiveResults }) {
  return (
    <article className="plan what-if">
      <h1 tabIndex={-1}>{pages['what-if'].title}</h1>
      <p className="why">How much a design of this plan bears, and how long it lasts.</p>
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
  const { candidates, proposed } = recommendationOf(live.plan, live.results)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = candidates.find((one) => designId(one) === picked) ?? proposed ?? candidates[0]
  if (!chosen)
    return (
      <p>
        This plan considers no arrays, so there is no design to follow. Tested building blocks are
        counted for the plan as it is; they are not followed here.
      </p>
    )
  return (
    <>
      <DesignChoice
        id="what-if-design"
        candidates={candidates}
        chosen={chosen}
        onPick={setPicked}
      />
      <Tornado live={live} candidate={chosen} />
      <GrowthSection live={live} candidate={chosen} />
    </>
  )
}
