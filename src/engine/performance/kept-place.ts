import type { Unit } from '../core/units.ts'
import { measured } from '../core/worked.ts'
import { countsMaintenance } from '../exchange/plan-traits.ts'
import type { MethodId } from '../exchange/version.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { PoolContents } from './array-work.ts'
import type { MeasuredPlace } from './measured-range.ts'

/** The fewest tests, at loads that differ, that a curve is fitted to. */
export const fewestCurveTests = 3

/** Contents of the arrays of a test, and the load on them. */
export function poolOfTest(test: CurveTest, raid: RaidPolicy, method: MethodId) {
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

/** A kept test whose latencies are all known, and whose databases are: one that a curve can go through. */
export type CurveTest = KeptTest & {
  readonly readMs: number
  readonly writeMs: number
  readonly logMs: number
}

/** Whether a curve can go through a kept test. */
export function isCurveTest(test: KeptTest): test is CurveTest {
  const { readMs, writeMs, logMs, achieved, dataGb } = test
  return [readMs, writeMs, logMs, achieved, dataGb].every((figure) => figure !== null && figure > 0)
}

/** Whether a kept test ran on an own array in a RAID policy, with the drives that the array has now. */
export function ranOn(
  { array, storage, drives, driveKind }: KeptTest,
  own: OwnArray,
  raid: RaidPolicy,
): boolean {
  const isOfArray = array === own.id && storage === raid
  return isOfArray && drives === own.drives - own.spares && driveKind === own.driveKind
}

/** The kept tests that a curve of an own array in a RAID policy goes through. */
export function curveTestsOf(
  tests: readonly KeptTest[],
  own: OwnArray,
  raid: RaidPolicy,
): readonly CurveTest[] {
  return tests.filter(isCurveTest).filter((one) => ranOn(one, own, raid))
}

/**
 * The load of a test as a plan counts its own, in IOPS: with logs, and with the maintenance only
 * where the papers size it; by the role requirements maintenance is no load.
 */
export function loadOfTest(
  { achieved, logs, maintenance }: Pick<KeptTest, 'achieved' | 'logs' | 'maintenance'>,
  method: MethodId,
): number {
  return achieved + logs + (countsMaintenance(method) ? maintenance : 0)
}

export function placeOfTest(test: CurveTest, method: MethodId, drivesOfOne: number): MeasuredPlace {
  const drives = test.units * drivesOfOne
  return {
    loadPerDrive: loadOfTest(test, method) / drives,
    databasesPerArray: test.databases / test.units,
    dataPerDrive: test.dataGb / drives,
    arrays: test.units,
    read: test.readMs,
    write: test.writeMs,
    log: test.logMs,
  }
}
