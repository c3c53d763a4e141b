import { describe, expect, it } from 'vitest'
import { decideAutomatic } from '../../src/engine/explore/index.ts'
import { defaultPlan, fieldOf, type Plan, withVersion } from '../../src/engine/index.ts'
import { serverDesigns } from '../../src/engine/methods/roles/index.ts'
import { roleResults } from '../../src/engine/methods/roles/role-requirements.ts'
import { codesOf, findingsOf, only } from '../engine/checks/raised.ts'
import { sizedPlan } from '../engine/methods/roles/designs/sized.ts'

const plan: Plan = { ...withVersion(defaultPlan, 'SE'), automatic: [] }
const inTwoSites: Plan = { ...plan, sites: 2, siteModel: 'AP', copies: 4, secondSiteCopies: 2 }

type Checked = 'drive-never-made' | 'transport-above-drives' | 'neither-copies-nor-backup'

const isTold = (code: Checked, one: Plan) => codesOf(one).includes(code)

/** What a check says can be changed, whether or not the plan fails it. */
const answersOf = (code: Checked) =>
  roleResults(plan, 'corrected').checks.find((one) => one.code === code)?.answers

describe('database drives that nobody makes', () => {
  const code = 'drive-never-made'
  const withDrive = (
    databaseDriveKind: Plan['databaseDriveKind'],
    databaseDrive: number,
  ): Plan => ({
    ...plan,
    ...{ databaseDriveKind, databaseDrive },
  })

  it.each([
    ['10K SAS 2.5', 2400],
    ['10K SAS 3.5', 2400],
    ['15K SAS 2.5', 900],
    ['15K SAS 3.5', 900],
  ] as const)('of %s are those above %d GB, and not those of it', (kind, most) => {
    expect(isTold(code, withDrive(kind, most))).toBe(false)
    const { figures } = only(code, withDrive(kind, most + 1))
    expect([figures.most?.value, figures.drive?.value]).toEqual([most, most + 1])
  })

  it.each(['7.2K SAS 3.5', '5.4K SATA 2.5', 'SSD', 'NVMe'] as const)(
    'are unknown for %s, whose sizes still grow',
    (kind) => {
      expect(isTold(code, withDrive(kind, 30_000))).toBe(false)
    },
  )

  it('tell where their largest is printed', () => {
    for (const [kind, place] of [
      ['10K SAS 2.5', 'Exos 10E2400'],
      ['15K SAS 2.5', 'Exos 15E900'],
    ] as const)
      expect(only(code, withDrive(kind, 5000)).source).toMatchObject({
        standing: 'C',
        places: [{ publication: 'driveManuals', place }],
      })
  })

  it('are checked in the second site by the kind of its drives', () => {
    const slow: Plan = { ...inTwoSites, databaseDriveKind: '7.2K SAS 3.5', databaseDrive: 8000 }
    expect(isTold(code, slow)).toBe(false)
    const fast: Plan = { ...slow, secondDatabaseDriveKind: '10K SAS 2.5' }
    expect(only(code, fast).answer).toBe('secondDatabaseDriveKind')
    expect(isTold(code, { ...fast, secondDatabaseDrive: 2400 })).toBe(false)
    expect(isTold(code, { ...fast, secondDatabaseDrive: 2401 })).toBe(true)
    // Of one site, and of servers without copies, a second one does not count.
    expect(isTold(code, { ...fast, sites: 1 })).toBe(false)
    expect(isTold(code, { ...fast, availability: 'none' })).toBe(false)
  })

  it('are told once, of the first site where both have them, and of neither where the second has others', () => {
    const both: Plan = { ...inTwoSites, databaseDriveKind: '10K SAS 2.5', databaseDrive: 8000 }
    expect(only(code, both).answer).toBe('databaseDriveKind')
    const mended: Plan = { ...both, secondDatabaseDriveKind: '7.2K SAS 3.5', databaseDrive: 2400 }
    expect(isTold(code, { ...mended, secondDatabaseDrive: 8000 })).toBe(false)
    // The second site has the kind of the first, and a size of its own.
    const larger: Plan = { ...both, databaseDrive: 2400, secondDatabaseDrive: 2401 }
    expect(only(code, larger).answer).toBe('secondDatabaseDriveKind')
  })

  it('are mended by the kind and by the size of either site', () => {
    const [own, other]: readonly [Plan, Plan] = [
      withDrive('10K SAS 2.5', 8000),
      { ...inTwoSites, databaseDrive: 1200, secondDatabaseDrive: 8000 },
    ]
    expect([own, other].map((one) => isTold(code, one))).toEqual([true, true])
    expectMends(code, {
      databaseDriveKind: [own, '7.2K SAS 3.5'],
      databaseDrive: [own, 2400],
      driveSizes: [own, '1200, 2400 GB'],
      secondDatabaseDriveKind: [other, '7.2K SAS 3.5'],
      secondDatabaseDrive: [other, 2400],
    })
  })
})

describe('a transport database on drives of its own', () => {
  const code = 'transport-above-drives'
  // 12,800 mailboxes × 256 messages, twice, on two servers that are left: of 64 KiB they are 200 GiB.
  const of200: Plan = {
    ...plan,
    ...{ activeServers: 4, lostServers: 2, queueDays: 0, safetyNetDays: 0 },
    ...{ laggedCopies: 0, systemDrive: 600 },
    tiers: [
      {
        ...plan.tiers[0],
        mailboxes: 12_800,
        messages: 256,
        messageSize: 64,
        quota: 500,
        growth: 0,
      },
    ],
  }
  const withSize = (messageSize: number, more: Partial<Plan> = {}): Plan => ({
    ...of200,
    tiers: [{ ...(of200.tiers[0] ?? expect.unreachable()), messageSize }],
    ...more,
  })
  // 2,200 GiB are 2,362 GB, and are sold as 2,400; 2,300 GiB are 2,470 GB.
  const held = 64 * 11
  const tooLarge = 64 * 11.5

  const two = { sites: 2, siteModel: 'AP', copies: 4, secondSiteCopies: 2 } as const

  const transportDrives = (one: Plan) => {
    const { plan, sizing } = sizedPlan(one)
    const [design] = serverDesigns(plan, sizing).designs
    const drives = design?.drives.filter(({ purpose }) => purpose === 'transport')
    return drives?.map(({ drive }) => drive.value)
  }

  it('stands on drives like those of the system, and on larger ones where they are too small', () => {
    expect(roleResults(of200, 'corrected').transport?.transport?.value).toBe(200)
    expect(transportDrives({ ...of200, systemDrive: 300 })).toEqual([300])
    expect(transportDrives({ ...of200, systemDrive: 215 })).toEqual([215])
    // 200 GiB take 215 GB.
    expect(transportDrives({ ...of200, systemDrive: 214 })).toEqual([300])
    const { transportDrive } = roleResults({ ...of200, systemDrive: 300 }, 'corrected').transport
    expect(transportDrive?.value).toBe(300)
  })

  it.each([
    ['10K SAS 2.5', 64 * 3, 900],
    ['10K SAS 2.5', 64 * 6, 1800],
    ['7.2K SAS 3.5', 64 * 6, 2000],
    ['SSD', 64 * 6, 1440],
  ] as const)('stands on %s of a size that is sold', (systemDriveKind, messageSize, sold) => {
    expect(transportDrives(withSize(messageSize, { systemDriveKind }))).toEqual([sold])
  })

  it.each([
    ['10K SAS 2.5', held, tooLarge, 2400],
    ['15K SAS 2.5', 64 * 4, 64 * 4.25, 900],
  ] as const)(
    'is too large for %s just above the largest that is sold',
    (kind, holds, not, most) => {
      expect(isTold(code, withSize(holds, { systemDriveKind: kind }))).toBe(false)
      const { figures, answer } = only(code, withSize(not, { systemDriveKind: kind }))
      expect([figures.database?.value, figures.most?.value]).toEqual([(not / 64) * 200, most])
      expect(answer).toBe('systemDriveKind')
    },
  )

  it('is never too large for drives that grow', () => {
    expect(isTold(code, withSize(tooLarge, { systemDriveKind: '7.2K SAS 3.5' }))).toBe(false)
  })

  it('is held against the drives of both sites', () => {
    const large = withSize(64 * 100, two)
    const told = (first: Plan['systemDriveKind'], second: Plan['secondSystemDriveKind']) =>
      findingsOf({ ...large, systemDriveKind: first, secondSystemDriveKind: second })
        .filter((one) => one.code === code)
        .map(({ answer }) => answer)
    expect(told('10K SAS 2.5', 'as site 1')).toEqual(['systemDriveKind'])
    expect(told('7.2K SAS 3.5', '10K SAS 2.5')).toEqual(['secondSystemDriveKind'])
    expect(told('7.2K SAS 3.5', 'as site 1')).toEqual([])
  })

  it('is mended by other drives, fewer days, less lag and more servers', () => {
    const large = withSize(tooLarge)
    const days = withSize(held, { safetyNetDays: 2 })
    const waiting = withSize(held, { queueDays: 2 })
    const lagged = withSize(64 * 8, { laggedCopies: 1, replayLag: 48 })
    expectMends(code, {
      systemDriveKind: [large, '7.2K SAS 3.5'],
      secondSystemDriveKind: [
        {
          ...withSize(64 * 100),
          ...two,
          secondSystemDriveKind: '10K SAS 2.5',
          systemDriveKind: 'SSD',
        },
        'as site 1',
      ],
      safetyNetDays: [days, 0],
      queueDays: [waiting, 0],
      replayLag: [lagged, 8],
      laggedCopies: [lagged, 0],
      activeServers: [large, 5],
      dags: [large, 2],
    })
  })
})

describe('databases with neither copies nor a backup', () => {
  const code = 'neither-copies-nor-backup'

  it.each(['native', 'hardware', 'software'] as const)(
    'are those of servers without a DAG, with backups as %s: none is made',
    (backup) => {
      expect(isTold(code, { ...plan, backup, availability: 'none' })).toBe(backup === 'native')
      expect(isTold(code, { ...plan, backup })).toBe(false)
    },
  )

  it('are mended by a backup and by a DAG', () => {
    const bare: Plan = { ...plan, backup: 'native', availability: 'none' }
    expect(only(code, bare).answer).toBe('backup')
    expectMends(code, { backup: [bare, 'software'], availability: [bare, 'dag'] })
  })
})

/** That a check names these answers, each of which takes it away from a plan that it is raised for. */
function expectMends(
  code: Checked,
  mends: Readonly<Record<string, readonly [of: Plan, by: number | string]>>,
): void {
  expect(answersOf(code)?.toSorted()).toEqual(Object.keys(mends).toSorted())
  for (const [key, [of, by]] of Object.entries(mends)) {
    expect(isTold(code, of), key).toBe(true)
    expect(isTold(code, decideAutomatic(fieldOf(key).write(of, 0, by)).plan), key).toBe(false)
  }
}
