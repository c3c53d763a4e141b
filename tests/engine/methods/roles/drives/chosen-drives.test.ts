import { describe, expect, it } from 'vitest'
import { hardDriveTypes } from '../../../../../src/engine/hardware/drives.ts'
import { defaultPlan, type Plan, withVersion } from '../../../../../src/engine/index.ts'
import { chosenDrivesOf } from '../../../../../src/engine/sizing/chosen-drives.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'

const drivesFrom = (design: KeyInput, mode: 'microsoft' | 'corrected' = 'corrected') =>
  chosenDrivesOf(planFromKeys(design), mode)

it.each(hardDriveTypes)('a %s drive has its public IOPS', (kind) => {
  const { database } = drivesFrom({ disk1: { db: [1000, kind] } }).site1
  const fast: Record<string, number> = {
    '10K SAS 2.5': 165,
    '15K SAS 2.5': 230,
    '10K SAS 3.5': 130,
    '15K SAS 3.5': 180,
  }
  const [speed = '', bus = '', size = ''] = kind.split(' ')
  // Slow drives: 50 IOPS, 5 more at 7.2K, 5 more at 2.5 inches, 2.5 more by SAS.
  const slow =
    50 + (speed === '7.2K' ? 5 : 0) + (size === '2.5' ? 5 : 0) + (bus === 'SAS' ? 2.5 : 0)
  expect(database.iops.value).toBe(fast[kind] ?? slow)
  expect(database.isSlow).toBe(!(kind in fast))
})

describe('the drives of site 2', () => {
  const first = { db: [8000, '7.2K SAS 3.5'] } as const

  it('are the drives of site 1 by default', () => {
    const { site1, site2 } = drivesFrom({ disk1: first })
    expect(site2).toEqual(site1)
    expect(site1.database.size.value).toBeCloseTo(7450.580597, 6)
  })

  it('unless others are named', () => {
    const { database } = drivesFrom({ disk1: first, disk2: { db: [1200, '10K SAS 2.5'] } }).site2
    expect(database).toMatchObject({ kind: '10K SAS 2.5', iops: { value: 165 }, isSlow: false })
    expect(database.size.value).toBeCloseTo((1200 * 1e9) / 2 ** 30, 9)
  })
})

describe('the drives of logs and restores', () => {
  const following = (more: Partial<Plan> = {}) =>
    chosenDrivesOf(
      {
        ...withVersion(defaultPlan, 'SE'),
        ...{ sites: 2, databaseDrive: 10_000, databaseDriveKind: '10K SAS 3.5', ...more },
      },
      'corrected',
    )
  const saidOf = ({ kind, drive }: { kind: string; drive: { value: number } }) => [
    drive.value,
    kind,
  ]

  it('are the database drives of their site', () => {
    const { site1, site2 } = following()
    for (const { log, restore } of [site1, site2])
      for (const one of [log, restore]) expect(saidOf(one)).toEqual([10_000, '10K SAS 3.5'])
    const other = following({ secondDatabaseDrive: 12_000 })
    expect([other.site1.restore, other.site2.restore, other.site2.log].map(saidOf)).toEqual([
      [10_000, '10K SAS 3.5'],
      [12_000, '10K SAS 3.5'],
      [12_000, '10K SAS 3.5'],
    ])
  })

  it('unless others are named: then those of site 2 are they, too', () => {
    const { site1, site2 } = following({
      ...{ secondDatabaseDrive: 12_000, restoreDrive: 8000, logDriveKind: '15K SAS 3.5' },
    })
    expect([site1.log, site1.restore].map(saidOf)).toEqual([
      [10_000, '15K SAS 3.5'],
      [8000, '10K SAS 3.5'],
    ])
    expect([site2.log, site2.restore].map(saidOf)).toEqual([
      [12_000, '15K SAS 3.5'],
      [8000, '10K SAS 3.5'],
    ])
  })

  it('and those of site 2 can be chosen on their own', () => {
    const { site2 } = following({ restoreDrive: 8000, secondRestoreDrive: 6000 })
    expect([site2.log, site2.restore].map(saidOf)).toEqual([
      [10_000, '10K SAS 3.5'],
      [6000, '10K SAS 3.5'],
    ])
  })
})

describe('a figure of one’s own', () => {
  const own = { driveIops: 20_000, disk1: { db: [4000, '7.2K SAS 3.5'] } } as const

  it('counts for the drives of databases, in both sites', () => {
    const { site1, site2 } = drivesFrom(own)
    for (const { database, log } of [site1, site2]) {
      expect(database).toMatchObject({ iops: { value: 20_000 }, isSlow: false })
      expect(log.iops.value).toBe(57.5)
    }
  })

  it('not for drives of another kind in site 2', () => {
    const { database } = drivesFrom({ ...own, disk2: { db: [4000, '15K SAS 3.5'] } }).site2
    expect(database.iops.value).toBe(180)
  })

  it('and not as Microsoft', () => {
    expect(drivesFrom(own, 'microsoft').site1.database).toMatchObject({
      iops: { value: 57.5 },
      isSlow: true,
    })
  })
})
