import type { Unit } from '../core/units.ts'
import { measured } from '../core/worked.ts'
import type { Method } from '../exchange/version.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import { cutName } from '../plan/limits.ts'
import type { PoolContents } from './array-work.ts'
import { type CurveTest, loadOfTest } from './kept-place.ts'

/** The fewest tests, at loads that differ, that a curve is fitted to. */
export const fewestCurveTests = 3

/** What lay on the arrays of a test, and the load on them. */
export function poolOfTest(test: CurveTest, raid: RaidPolicy, method: Method) {
  const figure = <U extends Unit>(label: string, value: number, unit: U, line: string) =>
    measured(label, value, unit, { report: cutName(test.name), machine: null, line })
  const contents: PoolContents = {
    raid,
    arrays: figure('Arrays tested', test.units, 'arrays', 'arrays under test'),
    databases: figure('Databases tested', test.databases, 'databases', 'databases under test'),
    data: figure('Data tested', test.dataGb, 'GB', 'size of the databases'),
  }
  const load = loadOfTest(test, method)
  return { contents, load: figure('Load of the test', load, 'IOPS', 'I/O per second') }
}
