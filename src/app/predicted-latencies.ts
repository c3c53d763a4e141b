import type { Candidate } from '../engine/designs/index.ts'
import type { Worked } from '../engine/index.ts'
import { predictPoolLatencies } from '../engine/performance/index.ts'
import type { BandPoint } from '../ui/curve-readings.ts'

export type WithPrediction = { readonly prediction: NonNullable<Candidate['prediction']> }

export function hasPrediction(candidate: Candidate): candidate is Candidate & WithPrediction {
  return candidate.prediction !== null
}

const points = 60

/** Latencies in ms up to a load of one server in IOPS: reads with band, writes, log writes. */
export function latencyPoints(
  { prediction }: WithPrediction,
  end: number,
  like: Worked<'IOPS'>,
): readonly BandPoint[] {
  return Array.from({ length: points }, (_, index) => {
    const at = (end * (index + 1)) / points
    const { dbRead, dbWrite, logWrite } = predictPoolLatencies({
      ...prediction.work,
      load: { ...like, value: at },
    })
    const [low, high] = dbRead.band ?? [dbRead.value, dbRead.value]
    return { at, values: [dbRead.value, dbWrite.value, logWrite.value], band: [low, high] }
  })
}
