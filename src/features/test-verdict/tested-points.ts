import type { PredictedDesign } from '../../app/predicted-latencies.ts'
import { testKindWords } from '../../app/words/test-words.ts'
import type { Candidate } from '../../engine/designs/index.ts'
import { cutName, type Worked } from '../../engine/index.ts'
import type { JudgedTest } from '../../engine/jetstress/index.ts'
import { predictPool } from '../../engine/performance/index.ts'
import type { Format } from '../../ui/format.ts'

/**
 * Load and mean latencies of one server in one test: reads, writes, log writes; null if unknown.
 */
export type TestedPoint = {
  readonly name: string
  readonly load: Worked<'IOPS'>
  readonly measured: readonly (Worked<'ms'> | null)[]
}

/** Points of all tested servers whose load is known. */
export function testedPoints(tests: readonly JudgedTest[]): readonly TestedPoint[] {
  return tests.flatMap(({ kind, servers }) =>
    servers.flatMap(({ name, allIo, latencies: { dbRead, dbWrite, logWrite } }) =>
      allIo
        ? [
            {
              name: `${cutName(name ?? 'not named')}, ${testKindWords[kind].toLowerCase()}`,
              load: allIo,
              measured: [dbRead?.mean ?? null, dbWrite?.mean ?? null, logWrite?.mean ?? null],
            },
          ]
        : [],
    ),
  )
}

/** Predicted latencies of a design under the load of a test, with their bands. */
export function predictedAt(
  { prediction }: PredictedDesign,
  { load }: TestedPoint,
): readonly Worked<'ms'>[] {
  const { dbRead, dbWrite, logWrite } = predictPool({ ...prediction.work, load })
  return [dbRead, dbWrite, logWrite]
}

/** Takeaway: the point under most load whose read latency is known, against the model. */
export function chartTakeaway(
  points: readonly TestedPoint[],
  design: (Candidate & PredictedDesign) | null,
  format: Format,
): string {
  const known = points.filter(({ measured: [read] }) => read)
  const [first, ...others] = known
  if (!first) return 'What was tested, by the load of a server.'
  const point = others.reduce((most, one) => (one.load.value > most.load.value ? one : most), first)
  const read = point.measured[0] ?? null
  const measured = `at ${format.text(point.load)} of one server database reads took ${read ? format.text(read) : ''} on average`
  const [expected] = design ? predictedAt(design, point) : []
  if (!design || !expected || !read)
    return `Tested: ${measured}. No design of this plan has a latency curve, so limits and loads stand beside.`
  const [low, high] = expected.band ?? [expected.value, expected.value]
  const ms = (value: number) => format.value(Math.round(value * 10) / 10, 'ms')
  const place =
    read.value < low
      ? 'faster than the model’s band of'
      : read.value > high
        ? 'slower than the model’s band of'
        : 'within the model’s band of'
  return `Tested: ${measured}, ${place} ${ms(low)} to ${ms(high)} for ${design.array.model}, ${design.raid}.`
}
