import type { Unit } from '../core/units.ts'
import { arrayOf, type EqualLogicModel, workingDrives } from '../hardware/equallogic-arrays.ts'
import { distinctTests, type JetstressTest } from '../hardware/equallogic-tests.ts'

/** Values of a prediction in the quantities that the latency tests covered. */
export type Measured = {
  readonly loadPerDrive: number
  readonly databasesPerArray: number
  readonly dataPerDrive: number
  readonly arrays: number
}

export type Range = { readonly from: number; readonly to: number }

/** Values of one test, with its measured latencies in ms. */
type MeasuredPlace = Measured & {
  readonly read: number
  readonly write: number
  readonly log: number
}

/** Ranges of quantities and latencies that tests cover. */
function coveredBy(tests: readonly MeasuredPlace[]) {
  const rangeOf = (figure: (test: MeasuredPlace) => number): Range => {
    const values = tests.map(figure)
    return { from: Math.min(...values), to: Math.max(...values) }
  }
  const covered = (quantity: keyof Measured, what: string, unit: Unit) => ({
    quantity,
    what,
    unit,
    ...rangeOf((test) => test[quantity]),
  })
  return {
    ranges: [
      covered('loadPerDrive', 'Load per drive', 'IOPS/drive'),
      covered('databasesPerArray', 'Databases per array', 'databases'),
      covered('dataPerDrive', 'Data per drive', 'GB/drive'),
      covered('arrays', 'Arrays in the pool', 'arrays'),
    ],
    latencies: {
      read: rangeOf(({ read }) => read),
      write: rangeOf(({ write }) => write),
      log: rangeOf(({ log }) => log),
    },
  } as const
}

type Covered = ReturnType<typeof coveredBy>

function placeOf(test: JetstressTest): MeasuredPlace {
  const drives = test.units * workingDrives(arrayOf(test.model), test.raid)
  return {
    loadPerDrive: test.totalIops / drives,
    databasesPerArray: test.databases / test.units,
    dataPerDrive: (test.users * test.mailboxMb) / 1000 / drives,
    arrays: test.units,
    read: test.dbReadMs,
    write: test.dbWriteMs,
    log: test.logWriteMs,
  }
}

const byAll = coveredBy(distinctTests.map(placeOf))
const models = [...new Set(distinctTests.map(({ model }) => model))]
const byModel = new Map(
  models.map((one) => [
    one,
    coveredBy(distinctTests.filter(({ model }) => model === one).map(placeOf)),
  ]),
)

/** Ranges covered by the tests of a model; by all tests if null. */
export function measuredOf(model: EqualLogicModel | null): Covered {
  return (model && byModel.get(model)) ?? byAll
}

/** Tested pairs of model and RAID policy. */
const testedPolicies = new Set(distinctTests.map(testedAs))

/** True if a test ran this RAID policy on this model. */
export function wasTested(work: TestedConfiguration): boolean {
  return testedPolicies.has(testedAs(work))
}

function testedAs({ model, raid }: TestedConfiguration): string {
  return `${model} ${raid}`
}

export type TestedConfiguration = Pick<JetstressTest, 'model' | 'raid'>
