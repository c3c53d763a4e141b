import { exceeds } from '../core/compare.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { measuredFigure, sum, type Worked } from '../core/worked.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Sizing } from '../sizing/sizing.ts'

export const loadShownByTest = formula({
  label: 'Transactional load that the test stands for, of one array',
  unit: 'IOPS',
  takes: { planned: 'IOPS', achieved: 'IOPS', arrays: 'arrays' },
  text: 'max(achieved, min(planned, achieved ÷ 0.95)) ÷ arrays',
  constants: { 0.95: '%' },
  source: ownRule(
    'A test is passed from 95 % of its planned load on and then stands for all of it, as Jetstress is read; where it achieved more, for that. The arrays under it shared the load evenly.',
  ),
})

export const capabilityShownByTest = formula({
  label: 'Capability of one array, at least, by your test',
  unit: 'IOPS',
  takes: { shown: 'IOPS', all: 'IOPS', transactional: 'IOPS' },
  text: 'shown × all ÷ transactional',
  source: ownRule(
    'Logs and maintenance ran beside the transactional load: they are counted as the plan counts them, where the report shows any. A run is what was asked of a system, not what it could do: it carries at least this.',
  ),
})

export const maintenanceShownByTest = formula({
  label: 'Maintenance of as many databases as were tested',
  unit: 'IOPS',
  takes: {
    maintenance: 'IOPS',
    tested: 'databases',
    arrays: 'arrays',
    perServer: 'arrays',
    onServer: 'databases',
  },
  text: 'maintenance × min(1, tested ÷ arrays × perServer ÷ onServer)',
  source: ownRule(
    'Maintenance scans each database: a test of fewer than the plan puts on its arrays has not shown the rest.',
  ),
})

const partsShown = ownRule(
  'The parts of the load that ran in the test: what its report does not show is not counted.',
)

/** A figure of a kept test, with its line in the report. */
function figure<U extends 'IOPS' | 'arrays' | 'databases'>(
  test: KeptTest,
  label: string,
  value: number,
  unit: U,
  line: string,
): Worked<U> {
  return measuredFigure(label, value, unit, { report: cutName(test.name), machine: null, line })
}

/** True if a test ran on an own array in a RAID policy, with the drives that the array has now. */
function ranOn(
  { array, storage, drives, driveKind }: KeptTest,
  own: OwnArray,
  raid: RaidPolicy,
): boolean {
  const isOfArray = array === own.id && storage === raid
  return isOfArray && drives === own.drives - own.spares && driveKind === own.driveKind
}

/** Passed test of an array in a RAID policy with the most IOPS per array; null if there is none. */
export function bestKeptTest(
  tests: readonly KeptTest[],
  array: OwnArray,
  raid: RaidPolicy,
): KeptTest | null {
  const passed = tests.filter((one) => one.passed && ranOn(one, array, raid))
  const shown = ({ planned, achieved, units }: KeptTest) =>
    Math.max(achieved, Math.min(planned, achieved / 0.95)) / units
  return passed.reduce<KeptTest | null>(
    (best, one) => (best && shown(best) >= shown(one) ? best : one),
    null,
  )
}

/**
 * IOPS that one array carries at least, by a passed test, for a plan with so many arrays per
 * server. Logs and maintenance count only if the report shows them.
 */
export function iopsPerArrayShownByTest(
  test: KeptTest,
  { iops, databases: { onServer } }: Pick<Sizing, 'iops' | 'databases'>,
  perServer: Worked<'arrays'>,
): Worked<'IOPS'> {
  const arrays = figure(test, 'Arrays tested', test.units, 'arrays', 'arrays under test')
  const shown = loadShownByTest({
    planned: figure(test, 'Planned transactional load', test.planned, 'IOPS', 'planned load'),
    achieved: figure(
      test,
      'Achieved transactional load',
      test.achieved,
      'IOPS',
      'Achieved Transactional I/O per Second',
    ),
    arrays,
  })
  const { transactional, logs, maintenance, expectedLoad, calibrated, judged } = iops
  // Without mailboxes there is no share of logs or maintenance.
  if (transactional.value === 0) return shown
  const tested = figure(test, 'Databases tested', test.databases, 'databases', 'database files')
  const scanned = maintenanceShownByTest({ maintenance, tested, arrays, perServer, onServer })
  const ran = [
    transactional,
    ...(test.logs > 0 ? [logs] : []),
    ...(test.maintenance > 0 ? [scanned] : []),
  ]
  const isWhole =
    (test.logs > 0 || logs.value === 0) &&
    (maintenance.value === 0 ||
      (test.maintenance > 0 && !exceeds(maintenance.value, scanned.value)))
  const all = calibrated ? judged : expectedLoad
  return capabilityShownByTest({
    shown,
    all: isWhole ? all : sum('Load that ran in the test', ran, partsShown),
    transactional,
  })
}
