import { describe, expect, it } from 'vitest'
import {
  decideAutomatic,
  defaultPlan,
  fieldOf,
  type Plan,
  withVersion,
} from '../../src/engine/index.ts'
import { roleParts } from '../../src/engine/methods/roles/role-requirements.ts'
import { codesOf, findingsOf, only } from '../engine/checks/raised.ts'

const plan: Plan = { ...withVersion(defaultPlan, 'SE'), automatic: [] }
const inTwoSites: Plan = { ...plan, sites: 2, siteModel: 'AP', copies: 4, secondSiteCopies: 2 }

type Checked = 'drive-never-made' | 'transport-above-drives' | 'neither-copies-nor-backup'

const isTold = (code: Checked, one: Plan) => codesOf(one).includes(code)

/** What a check says can be changed, whether or not the plan fails it. */
const answersOf = (code: Checked) =>
  roleParts(plan, 'corrected').checks.find((one) => one.code === code)?.answers

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
    'are unknown of %s, which grow',
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

  it('are looked for in the second site, by the kind it has there', () => {
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

describe('a transport database on its drives', () => {
  const code = 'transport-above-drives'
  // 51,200 mailboxes × 64 messages of 64 KiB, twice, on two servers that are left: 200 GiB.
  const tier = { ...plan.tiers[0], mailboxes: 51_200, messages: 64, messageSize: 64, growth: 0 }
  const of200: Plan = {
    ...{ ...plan, tiers: [tier], activeServers: 4, lostServers: 2 },
    ...{ queueDays: 0, safetyNetDays: 0, laggedCopies: 0 },
  }
  /** What is sold as so much holds 200 GiB. */
  const just = 214.748_364_8

  it('is too large just above what they hold, and not just at it', () => {
    expect(roleParts(of200, 'corrected').transport?.transport?.value).toBe(200)
    expect(isTold(code, { ...of200, systemDrive: just })).toBe(false)
    expect(isTold(code, { ...of200, systemDrive: 215 })).toBe(false)
    const { figures, answer } = only(code, { ...of200, systemDrive: 214 })
    expect(figures.database?.value).toBe(200)
    expect(figures.size?.value).toBeCloseTo(199.303, 3)
    // What 200 GiB take is sold as 215 GB, or the next hundred.
    const { checks } = roleParts({ ...of200, systemDrive: 214 }, 'corrected')
    const fix = checks.find((one) => one.code === code)?.advice?.fix
    expect(fix?.map((part) => (typeof part === 'string' ? part : part.value))).toContain(300)
    expect(answer).toBe('systemDrive')
  })

  it('is held against the drives of the first site, which it is counted for', () => {
    const both: Plan = { ...of200, sites: 2, siteModel: 'AP', copies: 4, secondSiteCopies: 2 }
    const needed = roleParts(both, 'corrected').transport?.transport?.value ?? 0
    // As it is sold: a whole number of GB that holds a little less, and one that holds a little more.
    const less = Math.floor((needed * 2 ** 30) / 1e9)
    const more = less + 1
    const told = (systemDrive: number, secondSystemDrive: number | null) =>
      findingsOf({ ...both, systemDrive, secondSystemDrive })
        .filter((one) => one.code === code)
        .map(({ answer }) => answer)
    expect(told(more, null)).toEqual([])
    expect(told(less, null)).toEqual(['systemDrive'])
    expect(told(less, more)).toEqual(['systemDrive'])
    expect(told(more, less)).toEqual([])
  })

  it('is mended by larger drives, fewer days, less lag and more servers', () => {
    const small: Plan = { ...of200, systemDrive: 214 }
    const days: Plan = { ...of200, systemDrive: 300, safetyNetDays: 2 }
    const waiting: Plan = { ...of200, systemDrive: 300, queueDays: 2 }
    const lagged: Plan = { ...of200, systemDrive: 300, laggedCopies: 1, replayLag: 48 }
    expectMends(code, {
      systemDrive: [small, 300],
      safetyNetDays: [days, 0],
      queueDays: [waiting, 0],
      replayLag: [lagged, 8],
      laggedCopies: [lagged, 0],
      activeServers: [small, 5],
      dags: [small, 2],
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
