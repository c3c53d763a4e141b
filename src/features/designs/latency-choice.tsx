import { useState } from 'react'
import { arrayWords, perServerWords } from '../../app/words/words.ts'
import type { Candidate, Recommendation, Sizing } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { isPredicted, LatencyCurve } from './latency-curve.tsx'

type LatencyChoiceProps = {
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The latency curve of the proposed design, or of any other that one picks. */
export function LatencyChoice({ sizing, recommendation }: LatencyChoiceProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const { candidates, proposed } = recommendation
  const named = candidates
    .filter(isPredicted)
    .map((candidate) => ({ candidate, name: nameOf(candidate, format) }))
  const chosen =
    named.find(({ name }) => name === picked) ??
    named.find(({ candidate }) => candidate === proposed) ??
    named[0]
  if (!chosen) return null
  return (
    <>
      <p className="plan-name">
        <label htmlFor="latency-of">Design</label>
        <select
          id="latency-of"
          value={chosen.name}
          onChange={(event) => setPicked(event.target.value)}
        >
          {named.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      <LatencyCurve candidate={chosen.candidate} sizing={sizing} />
    </>
  )
}

function nameOf(candidate: Candidate, format: Format): string {
  return `${arrayWords(candidate, format)}, ${candidate.raid}, ${perServerWords(candidate.perServer, format)}`
}
