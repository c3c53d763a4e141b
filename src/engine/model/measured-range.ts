import { arrayOf, workingDrives } from '../catalog/equallogic.ts'
import { distinctTests, type JetstressTest } from '../evidence/equallogic-tests.ts'
import type { Unit } from '../units.ts'
import type { Beyond, Worked } from '../worked/worked.ts'

const perDrive = ({ model, raid, units }: JetstressTest) =>
  units * workingDrives(arrayOf(model), raid)

/** What the latency tests covered: each quantity with its unit and the way to read it off a test. */
const covered = {
  'Load per drive': {
    unit: 'IOPS/drive',
    of: (test: JetstressTest) => test.totalIops / perDrive(test),
  },
  'Databases per array': {
    unit: 'databases',
    of: (test: JetstressTest) => test.databases / test.units,
  },
  'Data per drive': {
    unit: 'GB/drive',
    of: (test: JetstressTest) => (test.users * test.mailboxMb) / 1000 / perDrive(test),
  },
  'Arrays in the pool': { unit: 'arrays', of: (test: JetstressTest) => test.units },
} as const satisfies Record<string, { unit: Unit; of: (test: JetstressTest) => number }>

type Covered = keyof typeof covered

/** Where a prediction stands in each quantity the tests covered. */
export type Measured = { readonly [K in Covered]: number }

/** The range the tests covered in each quantity. */
export const measuredRanges = Object.entries(covered).map(([what, { unit, of }]) => {
  const values = distinctTests.map(of)
  return { what: what as Covered, unit, from: Math.min(...values), to: Math.max(...values) }
})

/** Floating-point dust on the edge of a range is not outside of it. */
const edge = 1e-9

/**
 * A prediction with its band: nine of ten left-out tests lay within it. Outside of what was
 * measured the band grows by its own width each time the quantity doubles or halves beyond the edge.
 */
export function withBand<U extends Unit>(
  worked: Worked<U>,
  band: number,
  measured: Measured,
): Worked<U> {
  let width = band
  const beyond: Beyond[] = []
  for (const { what, unit, from, to } of measuredRanges) {
    const value = measured[what]
    if (value > to * (1 + edge)) width += band * Math.log2(value / to)
    else if (value < from * (1 - edge)) width += band * Math.log2(from / Math.max(value, 1e-6))
    else continue
    beyond.push({ what, value, unit, from, to })
  }
  const low = worked.value / (1 + width)
  const high = worked.value * (1 + width)
  return { ...worked, band: [low, high], ...(beyond.length > 0 && { beyond }) }
}
