import { useState } from 'react'
import { pages } from '../app/pages.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { arrayWords, perServerWords } from '../app/words/words.ts'
import { type Candidate, designId } from '../engine/index.ts'
import { GrowthSection } from '../features/growth/growth-section.tsx'
import { Tornado } from '../features/sensitivity/tornado.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import { StaleNote } from '../ui/stale-note.tsx'
import './what-if.css'

/** What becomes of a design when the answers are other than expected, and while the mailboxes grow. */
export function WhatIfPage({ live }: { live: LiveResults }) {
  const { candidates, proposed } = recommendationOf(live.plan, live.results)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = candidates.find((one) => designId(one) === picked) ?? proposed ?? candidates[0]
  return (
    <article className="plan what-if">
      <h1 tabIndex={-1}>{pages['what-if'].title}</h1>
      <p className="why">How much a design of this plan bears, and how long it lasts.</p>
      {live.stale && <StaleNote />}
      {chosen ? (
        <>
          <DesignChoice candidates={candidates} chosen={chosen} onPick={setPicked} />
          <Tornado live={live} candidate={chosen} />
          <GrowthSection live={live} candidate={chosen} />
        </>
      ) : (
        <p>
          This plan considers no arrays, so there is no design to follow. Tested building blocks are
          counted for the plan as it is; they are not followed here.
        </p>
      )}
    </article>
  )
}

type DesignChoiceProps = {
  readonly candidates: readonly Candidate[]
  readonly chosen: Candidate
  readonly onPick: (design: string) => void
}

function DesignChoice({ candidates, chosen, onPick }: DesignChoiceProps) {
  const format = useFormat()
  return (
    <p className="plan-name">
      <label htmlFor="what-if-design">Design</label>
      <select
        id="what-if-design"
        value={designId(chosen)}
        onChange={(event) => onPick(event.target.value)}
      >
        {candidates.map((candidate) => (
          <option key={designId(candidate)} value={designId(candidate)}>
            {nameOf(candidate, format)}
          </option>
        ))}
      </select>
    </p>
  )
}

function nameOf(candidate: Candidate, format: Format): string {
  return `${arrayWords(candidate, format)}, ${candidate.raid}, ${perServerWords(candidate.perServer, format)}`
}
