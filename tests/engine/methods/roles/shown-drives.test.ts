import { describe, expect, it } from 'vitest'
import {
  type KeptTest,
  type Plan,
  type TestedStorage,
  workbookDefaults,
} from '../../../../src/engine/index.ts'
import { drivesOf, iopsIn } from '../../../../src/engine/methods/roles/chosen-drives.ts'
import { keptTest } from '../../kept-tests.ts'

const later = workbookDefaults('2019')

/** A passed test of drives of the plan’s own kind. */
function testOf(storage: TestedStorage, changes: Partial<KeptTest> = {}): KeptTest {
  const driveKind = later.databaseDriveKind
  return { ...keptTest, array: null, driveKind, storage, ...changes }
}

const plan = (...keptTests: readonly KeptTest[]): Plan => ({ ...later, keptTests })
const database = (given: Plan, mode: Plan['mode'] = 'corrected') =>
  drivesOf(given, mode).site1.database
const kind = database(later).iops.value

describe('drives that a kept test was passed on', () => {
  const shown = { planned: 1300, achieved: 1250, databases: 52, units: 13 }

  it('give at least what the busiest of them gave, in whole IOPS as they are compared', () => {
    const drive = database(plan(testOf('JBOD', shown)))
    expect(kind).toBe(57.5)
    expect(iopsIn(drive, 'JBOD').value).toBe(100)
    expect(iopsIn(drive, 'RAID-1/0').value).toBe(kind)
  })

  it('give in RAID what its writes asked of them', () => {
    const inRaid = testOf('RAID-1/0', { planned: 1000, achieved: 1000, reads: 600, units: 14 })
    const drive = database(plan(inRaid))
    expect(iopsIn(drive, 'RAID-1/0').value).toBeCloseTo(100, 9)
    expect(iopsIn(drive, 'JBOD').value).toBe(kind)
    const unread = database(plan({ ...inRaid, reads: null }))
    expect(iopsIn(unread, 'RAID-1/0').value).toBeCloseTo(1000 / 14, 9)
    // More reads than transactions hold others too: how many were transactional is not said.
    const beyond = database(plan({ ...inRaid, reads: 2500 }))
    expect(iopsIn(beyond, 'RAID-1/0').value).toBeCloseTo(1000 / 14, 9)
  })

  it('keep the figure of their kind where the test shows less', () => {
    const drive = database(plan(testOf('JBOD', { ...shown, planned: 13, achieved: 13 })))
    expect(iopsIn(drive, 'JBOD').value).toBe(kind)
  })

  it('give what a person typed, whatever the test shows', () => {
    const drive = database({ ...plan(testOf('JBOD', shown)), driveIops: 80 })
    expect(iopsIn(drive, 'JBOD').value).toBe(80)
  })

  it('give the most of several tests', () => {
    const more = testOf('JBOD', { ...shown, id: 'b', planned: 2600, achieved: 2600 })
    expect(iopsIn(database(plan(testOf('JBOD', shown), more)), 'JBOD').value).toBe(200)
  })

  it.each<readonly [string, Partial<KeptTest>]>([
    ['failed', { passed: false }],
    ['of another kind', { driveKind: 'SSD' }],
    ['of an array', { array: 'shelf' }],
  ])('are not moved by a test that is %s', (_what, change) => {
    const drive = database(plan(testOf('JBOD', { ...shown, ...change })))
    expect(iopsIn(drive, 'JBOD').value).toBe(kind)
  })

  it('are those of their kind as Microsoft', () => {
    const drive = database(plan(testOf('JBOD', shown)), 'microsoft')
    expect(iopsIn(drive, 'JBOD').value).toBe(kind)
  })

  it('are found in the second site by the kind there', () => {
    const given: Plan = { ...plan(testOf('JBOD', shown)), secondDatabaseDriveKind: '10K SAS 2.5' }
    const { site1, site2 } = drivesOf(given, 'corrected')
    expect(iopsIn(site1.database, 'JBOD').value).toBe(100)
    expect(iopsIn(site2.database, 'JBOD').value).toBe(165)
  })
})
