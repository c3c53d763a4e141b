import {
  type CurvedArray,
  type CurveQuantity,
  type CurveTest,
  curveTestsOf,
  isCurveTest,
  type Latencies,
  type OwnArray,
  type OwnCurve,
  type Plan,
  poolOfTest,
  predictPool,
  type RaidPolicy,
  raidPolicies,
  type Worked,
} from '../../engine/index.ts'
import type { CurvePoint } from '../../ui/curve-readings.ts'

/** An own array in a RAID policy that tests were kept of. */
type TestedArray = { readonly own: OwnArray; readonly raid: RaidPolicy }

/** The own arrays that tests were kept of, in each policy; those with the most tests first. */
export function testedArrays({ ownArrays, keptTests }: Plan): readonly TestedArray[] {
  const count = ({ own, raid }: TestedArray) => curveTestsOf(keptTests, own, raid).length
  return ownArrays
    .flatMap((own) => raidPolicies.map((raid) => ({ own, raid })))
    .filter(({ own, raid }) =>
      keptTests.some(({ array, storage }) => array === own.id && storage === raid),
    )
    .sort((a, b) => count(b) - count(a))
}

/** Names of latencies where they are predicted, and in a test. */
export const ofQuantity = {
  read: { predicted: 'dbRead', measured: 'readMs' },
  write: { predicted: 'dbWrite', measured: 'writeMs' },
  log: { predicted: 'logWrite', measured: 'logMs' },
} as const satisfies Record<
  CurveQuantity,
  { predicted: keyof Latencies; measured: keyof CurveTest }
>

/** A test with the load it ran at and what the curve says there. */
export type PredictedTest = {
  readonly test: CurveTest
  readonly load: Worked<'IOPS'>
  readonly expected: Latencies
}

/** Every test of a curve, the lowest load first. */
export function predictedTests(
  { keptTests }: Plan,
  { raid, method, tests }: OwnCurve,
  model: CurvedArray,
): readonly PredictedTest[] {
  return keptTests
    .filter(isCurveTest)
    .filter(({ id }) => tests.includes(id))
    .map((test) => {
      const { contents, load } = poolOfTest(test, raid, method)
      return { test, load, expected: predictPool({ ...contents, model, load }) }
    })
    .sort((a, b) => a.load.value - b.load.value)
}

/** The most tests that differ in nothing but their load and the size of their databases. */
export function alikeTests(tests: readonly PredictedTest[]): readonly PredictedTest[] {
  const isLike = (one: PredictedTest, { test }: PredictedTest) =>
    one.test.units === test.units && one.test.databases === test.databases
  return tests
    .map((one) => tests.filter((other) => isLike(one, other)))
    .reduce((most, some) => (some.length > most.length ? some : most), [])
}

const points = 60

/** The curve for what lay on the arrays of one of its tests, up to a load. */
export function pointsLike(
  { test, load }: PredictedTest,
  { raid, method }: Pick<OwnCurve, 'raid' | 'method'>,
  model: CurvedArray,
  end: number,
): readonly CurvePoint[] {
  const { contents } = poolOfTest(test, raid, method)
  return Array.from({ length: points }, (_, index) => {
    const at = (end * (index + 1)) / points
    const { dbRead, dbWrite, logWrite } = predictPool({
      ...contents,
      model,
      load: { ...load, value: at },
    })
    const [low, high] = dbRead.band ?? [dbRead.value, dbRead.value]
    return { at, values: [dbRead.value, dbWrite.value, logWrite.value], band: [low, high] }
  })
}
