import type { Unit } from '../core/units.ts'
import type { ExtrapolationReason, Worked } from '../core/worked.ts'
import {
  type EqualLogicModel,
  equalLogicArrayOfModel,
  workingDriveCount,
} from '../hardware/equallogic-arrays.ts'
import { distinctEqualLogicTests, type EqualLogicTest } from '../hardware/equallogic-tests.ts'
import { calibratedFit } from './coefficients.ts'
import { type ArrayModelClass, classOfArrayModel, type LatencyQuantity } from './fit.ts'

/** Values of a prediction in the quantities that the latency tests covered. */
export type LatencyConditions = {
  readonly loadPerDrive: number
  readonly databasesPerArray: number
  readonly dataPerDrive: number
  readonly arrays: number
}

export type NumberRange = { readonly from: number; readonly to: number }

/** Values of one test, with its measured latencies in ms. */
type MeasuredPlace = LatencyConditions & {
  readonly read: number
  readonly write: number
  readonly log: number
}

/** Ranges of quantities and latencies that tests cover. */
function coveredBy(tests: readonly MeasuredPlace[]) {
  const rangeOf = (figure: (test: MeasuredPlace) => number): NumberRange => {
    const values = tests.map(figure)
    return { from: Math.min(...values), to: Math.max(...values) }
  }
  const covered = (quantity: keyof LatencyConditions, what: string, unit: Unit) => ({
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

function placeOf(test: EqualLogicTest): MeasuredPlace {
  const drives = test.units * workingDriveCount(equalLogicArrayOfModel(test.model), test.raid)
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

const byAll = coveredBy(distinctEqualLogicTests.map(placeOf))
const models = [...new Set(distinctEqualLogicTests.map(({ model }) => model))]
const byModel = new Map(
  models.map((one) => [
    one,
    coveredBy(distinctEqualLogicTests.filter(({ model }) => model === one).map(placeOf)),
  ]),
)

/** Ranges covered by the tests of a model; by all tests if null. */
export function testedRangesOfModel(model: EqualLogicModel | null): Covered {
  return (model && byModel.get(model)) ?? byAll
}

/** Tested pairs of model and RAID policy. */
const testedPolicies = new Set(distinctEqualLogicTests.map(testedAs))

/** True if a test ran this RAID policy on this model. */
export function wasRaidTestedOnModel(work: TestedConfiguration): boolean {
  return testedPolicies.has(testedAs(work))
}

function testedAs({ model, raid }: TestedConfiguration): string {
  return `${model} ${raid}`
}

export type TestedConfiguration = Pick<EqualLogicTest, 'model' | 'raid'>

/** Inputs of a band besides the prediction. */
export type ErrorBandInputs = TestedConfiguration & {
  readonly quantity: LatencyQuantity
  readonly measured: LatencyConditions
  /** Untested parts of the work that its figures do not show, in words. */
  readonly untested?: string | undefined
  /** Latency in ms at the upper edge of the load’s band; null if the load is known. */
  readonly atMore: number | null
}

/** Relative tolerance for rounding errors at the edges of a range. */
const edge = 1e-9
/** Upper limit of a logarithmic half-width, so that it stays finite. */
const widestTold = 100
/** Widening for each untested part, as a share of the half-width. */
const untestedPart = 0.5

/**
 * A predicted latency with its band, from v ÷ e^q to v × e^q; q comes from the left-out tests of
 * the class of the model. Extrapolations are marked. The band grows by q for each doubling of a
 * quantity beyond the evidence for the class (PS6100XV: its own tests; the others: all tests,
 * because theirs were predicted from those), or of the latency beyond the longest published one; by
 * q in all for whatever lies below, where latency only falls; and by half of q for each untested
 * part. A predicted load adds its effect on the latency: for PS6100XV as independent errors add,
 * for the others in full, because six tests do not show that theirs are independent.
 */
export function latencyWithErrorBand(
  worked: Worked<'ms'>,
  standing: ErrorBandInputs,
): Worked<'ms'> {
  const { quantity, measured, model, raid, atMore } = standing
  const ofClass = classOfArrayModel(model)
  const own = testedRangesOfModel(model)
  const widest = ofClass === 'others' ? testedRangesOfModel(null) : own
  const half = calibratedFit.bands[quantity][ofClass]
  const says = bandSays[ofClass]
  const untested = [
    ...(wasRaidTestedOnModel(standing) ? [] : [`${raid} on ${model}`]),
    ...(standing.untested === undefined ? [] : [standing.untested]),
  ]
  const beyond: ExtrapolationReason[] = []
  let widths = 1
  let below = 0
  // Creates objects only for values outside: this runs for every latency of every candidate.
  const check = (what: string, unit: Unit, value: number, of: NumberRange, all: NumberRange) => {
    if (isOutside(value, of)) beyond.push({ what, value, unit, from: of.from, to: of.to })
    if (!isOutside(value, all)) return
    if (value > all.to) widths += Math.log2(value / all.to)
    else below = Math.max(below, Math.min(1, all.from / value - 1))
  }
  own.ranges.forEach((range, at) => {
    const { quantity: name, what, unit } = range
    check(what, unit, measured[name], range, widest.ranges[at] ?? range)
  })
  // Short latencies are no extrapolation: the load range already covers them.
  const published = widest.latencies[quantity]
  const value = Math.max(published.from, worked.value)
  check(`${worked.label}, published`, 'ms', value, published, published)
  for (const one of untested) {
    widths += untestedPart
    beyond.push({ untested: one })
  }
  widths += below
  const ofLoad = atMore === null ? 0 : Math.log(atMore / worked.value)
  const alone = half * widths
  const wide = ofClass === 'others' ? alone + ofLoad : Math.hypot(alone, ofLoad)
  const width = Math.exp(Math.min(widestTold, wide))
  return {
    ...worked,
    band: [worked.value / width, worked.value * width],
    bandFrom: says[atMore === null ? 'atKnown' : 'atOwn'][widths > 1 ? 1 : 0],
    ...(beyond.length > 0 && { beyond }),
  }
}

function isOutside(value: number, { from, to }: NumberRange): boolean {
  return value > to * (1 + edge) || value < from * (1 - edge)
}

/** Basis of a band in words: as measured, and if wider. */
const bandSays = {
  PS6100XV: wording(
    'nine of ten tests of this model lay in a band as wide, predicted without them',
    'for what was not measured on it',
  ),
  others: wording(
    'all six tests of the models beside PS6100XV lay in a band as wide, predicted without any test of their model; six can show no more than six in seven',
    'for what was measured on no model',
  ),
} as const satisfies Record<ArrayModelClass, object>

function wording(rests: string, wider: string) {
  const both = (of: string): readonly [string, string] => [of, `${of}. It is wider ${wider}`]
  return { atKnown: both(rests), atOwn: both(`${rests}. What the load may miss is in it`) }
}
