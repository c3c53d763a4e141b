import {
  type CurveQuantity,
  curveQuantities,
  exchangeVersions,
  isOfMethod,
  latestVersion,
  type OwnCurve,
  shortVersionName,
  versionOf,
} from '../../engine/index.ts'
import type { CurveRefusal } from '../../jetstress/index.ts'
import type { Format } from '../../ui/format.ts'

export const curveNames: Readonly<Record<CurveQuantity, string>> = {
  read: 'Database reads',
  write: 'Database writes',
  log: 'Log writes',
}

/** Why no curve was fitted, and what would change that. */
export function refusalWords(refusal: CurveRefusal, format: Format): string {
  switch (refusal.code) {
    case 'few': {
      const { tests, needed } = refusal
      const kept = tests === 0 ? 'none is' : `${format.number(tests)} ${tests === 1 ? 'is' : 'are'}`
      return `A curve is fitted to at least ${format.number(needed)} tests at different loads, each with all three latencies: ${kept} kept. Failed tests count too.`
    }
    case 'alike': {
      const { loads, needed } = refusal
      const ran = loads === 1 ? 'one load' : `${format.number(loads)} different loads`
      return `These tests ran at ${ran}, those less than 5 % apart counted as one, and a curve needs ${format.number(needed)}. Test the array at a lower or a higher load too.`
    }
    case 'falls': {
      const { quantity, low, high } = refusal
      const at = ({ load, ms }: typeof low) =>
        `${format.value(ms, 'ms')} at ${format.value(Math.round(load), 'IOPS')}`
      return `${curveNames[quantity]} took ${at(low)} and only ${at(high)} an array, with as many databases: latency does not fall where the load grows. One of these tests ran on something else, or something else ran beside it.`
    }
    case 'unfit':
      return 'No curve goes through these tests. Look whether all of them ran on this array, in this RAID policy.'
  }
}

/** How far a curve misses its tests, in a sentence. */
export function errorWords(
  errors: Readonly<Record<CurveQuantity, { readonly inSample: number; readonly leftOut: number }>>,
  tests: number,
  format: Format,
): string {
  const list = (which: 'inSample' | 'leftOut') => {
    const [read = '', write = '', log = ''] = curveQuantities.map(
      (quantity) => `${format.number(100 * errors[quantity][which], 1)} %`,
    )
    return `${read} in reads, ${write} in writes and ${log} in log writes`
  }
  return `The curve misses the ${format.number(tests)} tests by ${list('inSample')} on average; a test that it has not seen, by ${list('leftOut')}.`
}

/** Which plans a curve was fitted for: their versions, and what counts among its loads. */
export function plansWords(curve: Pick<OwnCurve, 'method'>): string {
  const fitted = exchangeVersions.filter((exchange) => isOfMethod(curve, { exchange }))
  const [first = latestVersion] = fitted
  const last = fitted.at(-1) ?? latestVersion
  const versions = `${shortVersionName(first)} ${last === latestVersion ? 'and later' : `to ${last}`}`
  const counts = versionOf({ exchange: first }).countsMaintenance ? 'counts' : 'does not count'
  return `${versions}, where maintenance ${counts} among the I/O`
}
