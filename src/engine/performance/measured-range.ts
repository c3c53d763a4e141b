import type { Unit } from '../core/units.ts'
import type { Beyond, Worked } from '../core/worked.ts'
import { arrayOf, workingDrives } from '../papers/equallogic-arrays.ts'
import { distinctTests, type JetstressTest } from '../papers/equallogic-tests.ts'

/** The place of a prediction in each quantity that the latency tests covered. */
export type Measured = {
  readonly loadPerDrive: number
  readonly databasesPerArray: number
  readonly dataPerDrive: number
  readonly arrays: number
}

/** The range the tests covered in each quantity. */
export const measuredRanges = [
  covered('loadPerDrive', 'Load per drive', 'IOPS/drive', (of) => of.totalIops / perDrive(of)),
  covered('databasesPerArray', 'Databases per array', 'databases', (of) => of.databases / of.units),
  covered('dataPerDrive', 'Data per drive', 'GB/drive', (of) => dataOf(of) / perDrive(of)),
  covered('arrays', 'Arrays in the pool', 'arrays', (of) => of.units),
]

function dataOf({ users, mailboxMb }: JetstressTest): number {
  return (users * mailboxMb) / 1000
}

function perDrive({ model, raid, units }: JetstressTest): number {
  return units * workingDrives(arrayOf(model), raid)
}

function covered(
  quantity: keyof Measured,
  what: string,
  unit: Unit,
  of: (test: JetstressTest) => number,
) {
  return { quantity, what, unit, ...rangeOf(of) }
}

/** The lowest and the highest latency the tests published, by quantity. */
const publishedLatencies = {
  read: rangeOf(({ dbReadMs }) => dbReadMs),
  write: rangeOf(({ dbWriteMs }) => dbWriteMs),
  log: rangeOf(({ logWriteMs }) => logWriteMs),
} as const

function rangeOf(figure: (test: JetstressTest) => number): { from: number; to: number } {
  const values = distinctTests.map(figure)
  return { from: Math.min(...values), to: Math.max(...values) }
}

/** The RAID policies that some test ran, by model. */
const testedPolicies = new Set(distinctTests.map(testedAs))

/** Whether a test ran a RAID policy on a model. */
export function wasTested(work: Tested): boolean {
  return testedPolicies.has(testedAs(work))
}

function testedAs({ model, raid }: Tested): string {
  return `${model} ${raid}`
}

type Tested = Pick<JetstressTest, 'model' | 'raid'>

/** Floating-point dust on the edge of a range is not outside of it. */
const edge = 1e-9
/** What a RAID policy that nobody tested on a model adds to the band, as a part of it. */
const untestedPart = 0.5

/** What a band depends on beside the prediction itself. */
export type Standing = Tested & {
  readonly quantity: keyof typeof publishedLatencies
  readonly measured: Measured
}

/**
 * A predicted latency with its band: nine of ten left-out tests lay within it. Outside of what was
 * measured the band grows by its own width each time a quantity doubles or halves beyond the edge,
 * or the latency itself doubles beyond the longest published one; and by half of it where a RAID
 * policy was never tested on the model.
 */
export function withBand(worked: Worked<'ms'>, band: number, standing: Standing): Worked<'ms'> {
  const { quantity, measured, model, raid } = standing
  let width = band
  const beyond: Beyond[] = []
  // Objects are made only for what lies outside: this runs for every latency of every candidate.
  const check = (what: string, unit: Unit, value: number, from: number, to: number) => {
    if (value > to * (1 + edge)) width += band * Math.log2(value / to)
    else if (value < from * (1 - edge)) width += band * Math.log2(from / Math.max(value, 1e-6))
    else return
    beyond.push({ what, value, unit, from, to })
  }
  for (const { quantity: name, what, unit, from, to } of measuredRanges)
    check(what, unit, measured[name], from, to)
  // Short latencies are no extrapolation: the load says already where the tests began.
  const { from, to } = publishedLatencies[quantity]
  check(`${worked.label}, published`, 'ms', Math.max(from, worked.value), from, to)
  if (!wasTested(standing)) {
    width += band * untestedPart
    beyond.push({ untested: `${raid} on ${model}` })
  }
  const low = worked.value / (1 + width)
  const high = worked.value * (1 + width)
  return { ...worked, band: [low, high], ...(beyond.length > 0 && { beyond }) }
}

/** A predicted latency of something nobody tested: its band grows by half of it, and it is marked. */
export function alsoUntested(worked: Worked<'ms'>, what: string): Worked<'ms'> {
  const [, high] = worked.band ?? [worked.value, worked.value]
  const width = (high / worked.value - 1) * (1 + untestedPart)
  return {
    ...worked,
    band: [worked.value / (1 + width), worked.value * (1 + width)],
    beyond: [...(worked.beyond ?? []), { untested: what }],
  }
}
