import { useState } from 'react'
import { DesignChoice } from '../../app/design-choice.tsx'
import { arraysTitle } from '../../app/words/design-title.ts'
import { designId, type Sizing } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { ArraysConsidered } from './considered.ts'
import { isPredicted, LatencyCurve } from './latency-curve.tsx'

type LatencyChoiceProps = Pick<ArraysConsidered, 'candidates' | 'proposed'> & {
  readonly sizing: Sizing
}

/** The latency curve of the proposed design, or of any other that one picks. */
export function LatencyChoice({ sizing, candidates, proposed }: LatencyChoiceProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const predicted = candidates.filter(isPredicted)
  const chosen =
    predicted.find((one) => designId(one) === picked) ??
    predicted.find((one) => one === proposed) ??
    predicted[0]
  if (!chosen) return null
  return (
    <>
      <DesignChoice
        id="latency-of"
        designs={predicted.map((one) => ({ id: designId(one), title: arraysTitle(one, format) }))}
        chosen={designId(chosen)}
        onPick={setPicked}
      />
      <LatencyCurve candidate={chosen} sizing={sizing} />
    </>
  )
}
