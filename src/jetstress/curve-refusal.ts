import {
  type CurveQuantity,
  type CurveTest,
  curveQuantities,
  fewestCurveTests,
  loadOfTest,
  type MethodId,
} from '../engine/index.ts'

/** A latency at a load of one array. */
type At = { readonly load: number; readonly ms: number }

/** Why no curve is fitted. */
export type CurveRefusal =
  /** Too few tests have all three latencies. */
  | { readonly code: 'few'; readonly tests: number; readonly needed: number }
  /** Too few of their loads differ. */
  | { readonly code: 'alike'; readonly loads: number; readonly needed: number }
  /** A latency of tests alike but for their load is shorter where the load is higher. */
  | {
      readonly code: 'falls'
      readonly quantity: CurveQuantity
      readonly low: At
      readonly high: At
    }
  /** The search found no curve with usable numbers. */
  | { readonly code: 'unfit' }

/** Loads that differ by less are one. */
const apart = 1.05
/** Loads that differ by more must tell in the latencies. */
const wide = 1.2
/** The most a latency may fall between them all the same: a tenth, and half of a printed digit. */
const noise = { share: 0.1, ms: 0.05 }

export const measuredMs = { read: 'readMs', write: 'writeMs', log: 'logMs' } as const

/** Why no curve can be fitted to some tests, if any reason is found before trying. */
export function refusalOf(tests: readonly CurveTest[], method: MethodId): CurveRefusal | null {
  const needed = fewestCurveTests
  if (tests.length < needed) return { code: 'few', tests: tests.length, needed }
  const byLoad = tests
    .map((test) => ({ test, load: loadOfTest(test, method) / test.units }))
    .sort((a, b) => a.load - b.load)
  let [loads, last] = [0, 0]
  for (const { load } of byLoad)
    if (load >= last * apart) {
      loads += 1
      last = load
    }
  if (loads < needed) return { code: 'alike', loads, needed }
  for (const low of byLoad)
    for (const high of byLoad) {
      const isAlike =
        low.test.units === high.test.units && low.test.databases === high.test.databases
      if (!isAlike || high.load < low.load * wide) continue
      const fallen = curveQuantities.find(
        (quantity) =>
          msOf(high.test, quantity) < msOf(low.test, quantity) * (1 - noise.share) - noise.ms,
      )
      if (fallen === undefined) continue
      const at = ({ test, load }: typeof low): At => ({ load, ms: msOf(test, fallen) })
      return { code: 'falls', quantity: fallen, low: at(low), high: at(high) }
    }
  return null
}

function msOf(test: CurveTest, quantity: CurveQuantity): number {
  return test[measuredMs[quantity]]
}
