import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { assumedFigure, measuredFigure, type Worked } from '../core/worked.ts'
import type { ServerDriveType } from '../hardware/drives.ts'
import { type KeptTest, type ServerDriveLayout, serverDriveLayouts } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import { raidSettingsOfPlan } from './raid.ts'

const standsFor =
  'A test is passed from 95 % of its planned load on and then stands for all of it. A run is what was asked of a system: its drives give at least this.'

/** IOPS of the busiest single drive in a passed test, for drives without RAID. */
export const iopsShownBySingleDrive = formula({
  label: 'Random IOPS of a drive, at least, by your test',
  unit: 'IOPS/drive',
  takes: { planned: 'IOPS', achieved: 'IOPS', databases: 'databases', drives: 'drives' },
  text: 'round(max(achieved, min(planned, achieved ÷ 0.95)) ÷ databases × ceil(databases ÷ drives), 1)',
  constants: { 1: 'IOPS', 0.95: '%' },
  source: ownRule(standsFor),
})

/** IOPS of each drive in RAID, where a write takes several accesses. */
export const driveIopsShownInRaid = formula({
  label: 'Random IOPS of a drive in RAID, at least, by your test',
  unit: 'IOPS/drive',
  takes: { planned: 'IOPS', achieved: 'IOPS', reads: '%', penalty: '×', drives: 'drives' },
  text: 'max(achieved, min(planned, achieved ÷ 0.95)) × (reads + (1 − reads) × penalty) ÷ drives',
  constants: { 0.95: '%' },
  source: ownRule(standsFor),
})

/** IOPS that tests showed of drives, by their layout; only layouts with a test. */
export type DriveIopsByLayout = Readonly<Partial<Record<ServerDriveLayout, Worked<'IOPS/drive'>>>>

/** IOPS that the kept, passed tests show of the drives of a kind. */
export function driveIopsShown(plan: Plan, kind: ServerDriveType): DriveIopsByLayout {
  const ofKind = plan.keptTests.filter(
    (one) => one.passed && one.array === null && one.driveKind === kind,
  )
  const entries = serverDriveLayouts.flatMap((storage) => {
    const found = ofKind
      .filter((one) => one.storage === storage)
      .map((one) => driveIopsShownByTest(plan, one, storage))
    const best = found.reduce<Worked<'IOPS/drive'> | null>(
      (most, one) => (most && one.value <= most.value ? most : one),
      null,
    )
    return best ? [[storage, best] as const] : []
  })
  return Object.fromEntries(entries)
}

const allReads = assumedFigure(
  'Reads of the test',
  1,
  '%',
  'The report does not say: taken as reads alone, which asks least of the drives.',
)

/** IOPS that one test shows of each of its drives. */
export function driveIopsShownByTest(
  plan: Plan,
  test: KeptTest,
  storage: ServerDriveLayout,
): Worked<'IOPS/drive'> {
  const report = cutName(test.name)
  const at = (line: string) => ({ report, machine: null, line })
  const achieved = measuredFigure(
    'Achieved transactional load',
    test.achieved,
    'IOPS',
    at('Achieved Transactional I/O per Second'),
  )
  const planned = measuredFigure(
    'Planned transactional load',
    test.planned,
    'IOPS',
    at('the planned load that it reached 95 % of'),
  )
  const drives = measuredFigure(
    'Database drives tested',
    test.units,
    'drives',
    at('drives under test'),
  )
  if (storage === 'JBOD') {
    const databases = measuredFigure(
      'Databases tested',
      test.databases,
      'databases',
      at('databases'),
    )
    return iopsShownBySingleDrive({ planned, achieved, databases, drives })
  }
  const { penalty } = raidSettingsOfPlan(plan)[storage]
  const reads =
    test.reads === null || test.reads > test.achieved || test.achieved === 0
      ? allReads
      : measuredFigure('Reads of the test', test.reads / test.achieved, '%', at('Database reads'))
  return driveIopsShownInRaid({ planned, achieved, reads, penalty, drives })
}
