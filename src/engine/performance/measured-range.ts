import type { Unit } from '../core/units.ts'
import { arrayOf, type EqualLogicModel, workingDrives } from '../papers/equallogic-arrays.ts'
import { distinctTests, type JetstressTest } from '../papers/equallogic-tests.ts'

/** The place of a prediction in each quantity that the latency tests covered. */
export type Measured = {
  readonly loadPerDrive: number
  readonly databasesPerArray: number
  readonly dataPerDrive: number
  readonly arrays: number
}

/** From the lowest to the highest that was measured. */
export type Range = { readonly from: number; readonly to: number }

/** What tests covered: the ranges of their quantities, and of their latencies. */
function coveredBy(tests: readonly JetstressTest[]) {
  const rangeOf = (figure: (test: JetstressTest) => number): Range => {
    const values = tests.map(figure)
    return { from: Math.min(...values), to: Math.max(...values) }
  }
  const covered = (
    quantity: keyof Measured,
    what: string,
    unit: Unit,
    of: (test: JetstressTest) => number,
  ) => ({ quantity, what, unit, ...rangeOf(of) })
  return {
    ranges: [
      covered('loadPerDrive', 'Load per drive', 'IOPS/drive', (of) => of.totalIops / drivesOf(of)),
      covered(
        'databasesPerArray',
        'Databases per array',
        'databases',
        (of) => of.databases / of.units,
      ),
      covered('dataPerDrive', 'Data per drive', 'GB/drive', (of) => dataOf(of) / drivesOf(of)),
      covered('arrays', 'Arrays in the pool', 'arrays', (of) => of.units),
    ],
    latencies: {
      read: rangeOf(({ dbReadMs }) => dbReadMs),
      write: rangeOf(({ dbWriteMs }) => dbWriteMs),
      log: rangeOf(({ logWriteMs }) => logWriteMs),
    },
  } as const
}

function dataOf({ users, mailboxMb }: JetstressTest): number {
  return (users * mailboxMb) / 1000
}

function drivesOf({ model, raid, units }: JetstressTest): number {
  return units * workingDrives(arrayOf(model), raid)
}

const byAll = coveredBy(distinctTests)
const models = [...new Set(distinctTests.map(({ model }) => model))]
const byModel = new Map(
  models.map((one) => [one, coveredBy(distinctTests.filter(({ model }) => model === one))]),
)

/** What the tests of a model covered; null: what all tests covered together. */
export function measuredOf(model: EqualLogicModel | null): ReturnType<typeof coveredBy> {
  return (model && byModel.get(model)) ?? byAll
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

export type Tested = Pick<JetstressTest, 'model' | 'raid'>
