import type { Candidate, LatencyPrediction } from '../../src/engine/designs/candidate.ts'

/** The predicted latencies of a candidate. Throws for one that no test says the latencies of. */
export function predictionOf({ prediction, array }: Candidate): LatencyPrediction {
  if (!prediction) throw new Error(`No latencies are predicted of ${array.model}`)
  return prediction
}
