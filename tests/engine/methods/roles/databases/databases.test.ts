import { describe, expect, it, test } from 'vitest'
import { exceeds } from '../../../../../src/engine/core/compare.ts'
import { type Plan, roleRequirements } from '../../../../../src/engine/index.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { cases } from '../../../../cases.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../../roles/random-designs.ts'

const A = exampleA.design
const tiers = (n: number, quota: number, kb = 75, msgs = 100) => [{ n, quota, kb, msgs }]
const figuresOf = (input: KeyInput, mode: Plan['mode']) =>
  roleRequirements(planFromKeys(input), mode).figures

describe('databases and volumes fit', () => {
  const input: KeyInput = { ...A, tiers: tiers(12_000, 6144, 75, 50), symmetric: false }

  it('as Microsoft a volume can be larger than its drive (MS1)', () => {
    const { dbs: databaseCount, volume } = figuresOf(input, 'microsoft')
    expect(databaseCount?.value).toBe(54)
    expect(volume?.value).toBeCloseTo(7498.008041, 5)
  })

  it('corrected there are more databases, by whole groups, until it fits', () => {
    const { databases, space } = roleResults(planFromKeys(input), 'corrected')
    expect(databases.beforeVolume?.value).toBe(54)
    expect(databases.databaseCount.value).toBe(60)
    expect(databases.databaseCount.how).toMatchObject({ errata: ['MS1'] })
    expect(space.volume.value).toBeLessThanOrEqual(databases.drive.value)
  })

  it('a number that a person asked for stands, and the verdict says what does not fit', () => {
    const asked: KeyInput = { ...input, autoDb: false, customDb: 54 }
    const { databases, drives } = roleResults(planFromKeys(asked), 'corrected')
    expect(databases.databaseCount.value).toBe(54)
    expect(drives.site1.verdict.code).not.toBe('fits')
  })
})

test('a multiple of the placement group is reached, not missed (MS4)', () => {
  const input: KeyInput = { ...A, autoDb: false, customDb: 40 }
  expect(figuresOf(input, 'microsoft').dbs?.value).toBe(44)
  expect(figuresOf(input, 'corrected').dbs?.value).toBe(42)
})

test('copies on a server are those of the fullest (MS10)', () => {
  const input: KeyInput = { ...A, jbod: false, autoDb: false, customDb: 44 }
  expect(figuresOf(input, 'microsoft').copiesServer?.value).toBe(29)
  const { copiesServer } = figuresOf(input, 'corrected')
  expect(copiesServer?.value).toBe(30)
  expect(copiesServer?.how).toMatchObject({ errata: ['MS10'] })
})

describe('a symmetric count above what a DAG may have', () => {
  const input: KeyInput = {
    ...A,
    servers: 7,
    copies: 3,
    lag: 0,
    jbod: false,
    tiers: tiers(51_000, 10_240),
  }

  it('is lowered by a cycle below what is needed, as Microsoft (MS6)', () => {
    expect(figuresOf(input, 'microsoft').raw?.value).toBe(210)
  })

  it('is not taken, corrected, and the check asks for servers', () => {
    const { figures, checks } = roleRequirements(planFromKeys(input), 'corrected')
    expect(figures.dbs?.value).toBe(figures.perDag?.value)
    expect(checks.find(({ code }) => code === 'databases-capped')?.fails).toBe(true)
  })

  it('is accepted in corrected mode if it equals the most that a DAG may have', () => {
    // P(6, 2) = 30 copies in order; 100 × 6 ÷ 2 = 300 databases at most.
    const equal: KeyInput = { ...input, servers: 6, copies: 2 }
    const each = figuresOf(equal, 'corrected').perDb?.value ?? 0
    const filled: KeyInput = { ...equal, tiers: tiers(each * 272, 10_240) }
    expect(figuresOf(filled, 'microsoft').nSym?.value).toBe(300)
    expect(figuresOf(filled, 'microsoft').dbs?.value).toBe(276)
    expect(figuresOf(filled, 'corrected').dbs?.value).toBe(300)
  })
})

test('on a 3 TB drive a database alone leaves room for its index (MS3)', () => {
  const input: KeyInput = {
    ...A,
    multiDb: false,
    lag: 0,
    disk1: { db: [3000, '7.2K SAS 3.5'] },
  }
  expect(figuresOf(input, 'microsoft').maxDb?.value).toBe(2000)
  const { maxDb: largestDatabase } = figuresOf(input, 'corrected')
  expect(largestDatabase?.value).toBe(Math.ceil(((3000e9 / 2 ** 30) * 0.95) / 1.4))
})

test('the limit of a database is by as many as share its drive (MS32)', () => {
  const input: KeyInput = { ...A, sites: true, copies: 4, copies2: 1, lag: 0 }
  const asMicrosoft = roleResults(planFromKeys(input), 'microsoft').databases
  const corrected = roleResults(planFromKeys(input), 'corrected').databases
  expect(asMicrosoft.dbsPerVolume.value).toBe(3)
  expect(corrected.dbsPerVolume.value).toBe(3)
  const limit = (shared: number) => ((8000e9 / 2 ** 30 / shared) * 0.95) / (1.2 + 0.2 / shared)
  expect(asMicrosoft.largestDatabase.value).toBeCloseTo(limit(2), 6)
  expect(corrected.largestDatabase.value).toBeCloseTo(limit(3), 6)
})

test('a model of two sites that was left behind sets no group, corrected (MS31)', () => {
  const input: KeyInput = { ...A, jbod: false, model: 'AA1' }
  expect(figuresOf(input, 'microsoft').group?.value).toBe(6)
  expect(figuresOf(input, 'corrected').group?.value).toBe(1)
})

test('a drive too slow for one mailbox gives one database, and the check says so (MS35)', () => {
  const input: KeyInput = { ...A, tiers: [{ n: 100, iops: 60 }] }
  const { figures, checks } = roleRequirements(planFromKeys(input), 'corrected')
  expect(figures.perDb?.value).toBe(0)
  expect(figures.nCalc?.value).toBe(1)
  expect(checks.find(({ code }) => code === 'drive-below-mailbox')?.fails).toBe(true)
})

test('mailboxes without any load need no drive for it, and no faster one', () => {
  const input: KeyInput = { ...A, tiers: [{ n: 5000, iops: 0 }] }
  for (const mode of ['microsoft', 'corrected'] as const) {
    const { figures, checks } = roleRequirements(planFromKeys(input), mode)
    expect(figures.byIo).toBeNull()
    expect(figures.perDb?.value).toBe(Math.ceil(figures.byCap?.value ?? 0))
    expect(checks.find(({ code }) => code === 'drive-below-mailbox')?.fails).toBe(false)
  }
})

test('drives smaller than the largest database still hold one each', () => {
  const input: KeyInput = {
    ...exampleC.design,
    copies: 2,
    copies2: 1,
    lag: 2,
    lag2: 1,
    disk1: { db: [1200, '10K SAS 2.5'] },
  }
  for (const mode of ['microsoft', 'corrected'] as const)
    expect(figuresOf(input, mode).dbsPerVolume?.value).toBe(1)
})

describe('one mailbox', () => {
  const tier = { n: 1000, msgs: 100, quota: 2048 }
  const of = (
    input: NonNullable<KeyInput['tiers']>,
    mode: Plan['mode'],
    key: 'iopsPerMailbox0' | 'logsPerMailbox0' | 'megaPassive0' | 'megaActive0',
  ) => figuresOf({ tiers: input }, mode)[key]?.value ?? Number.NaN

  it('multiplies the factors of search and of IOPS, which the workbook adds (MS15)', () => {
    const searched = [{ ...tier, search: true, ioFactor: 2 }]
    const size = figuresOf({ tiers: searched }, 'corrected').mailboxOnDisk0?.value ?? 0
    const search = Math.round((size / 170.666666) * 2) / 2
    expect(of(searched, 'microsoft', 'iopsPerMailbox0')).toBeCloseTo(
      0.067 * (0.6 * (search + 2) + 0.4 * 2),
      9,
    )
    expect(of(searched, 'corrected', 'iopsPerMailbox0')).toBeCloseTo(
      0.067 * (0.6 * search * 2 + 0.4 * 2),
      9,
    )
  })

  it('writes logs by the size of its messages, not by steps of it (MS16)', () => {
    const small = [{ ...tier, kb: 3 }]
    expect(of(small, 'microsoft', 'logsPerMailbox0')).toBe(0)
    expect(of(small, 'corrected', 'logsPerMailbox0')).toBe(2)
    expect(of([{ ...tier, kb: 100 }], 'microsoft', 'logsPerMailbox0')).toBeCloseTo(26, 9)
    expect(of([{ ...tier, kb: 100 }], 'corrected', 'logsPerMailbox0')).toBeCloseTo(
      (20 * 100) / 78.947368421,
      9,
    )
  })

  it('costs a passive copy no more where its clients work more (MS21)', () => {
    const heavy = [{ ...tier, mcFactor: 2 }]
    expect(of(heavy, 'microsoft', 'megaPassive0')).toBeCloseTo(2.74, 9)
    expect(of(heavy, 'corrected', 'megaPassive0')).toBeCloseTo(1.37, 9)
    expect(of(heavy, 'corrected', 'megaActive0')).toBeCloseTo(8.5, 9)
  })
})

test('lagged servers stand on JBOD with two lagged copies of a site (MS24)', () => {
  const input: KeyInput = {
    ...exampleB.design,
    jbod: true,
    backup: 'native',
    copies: 3,
    copies2: 1,
    lag: 2,
    lag2: 2,
    dedlag: true,
  }
  const of = (mode: Plan['mode']) =>
    roleResults(planFromKeys(input), mode).copies.storageLagged?.kind
  expect(of('microsoft')).toBe('RAID')
  expect(of('corrected')).toBe('JBOD')
})

test('random designs have whole groups, databases within their limit, and no figure that is no number', () => {
  let tried = 0
  for (const design of randomDesigns(cases(50, 150))) {
    const plan = planFromKeys({ ...design, mode: 'corrected' })
    const { figures, checks } = roleRequirements(plan)
    for (const found of Object.values(figures))
      if (found) expect(Number.isFinite(found.value)).toBe(true)
    if (checks.some(({ fails, blanks }) => fails && blanks)) continue
    tried += 1
    const { dbs: databaseCount, group, dbSize: fullDatabase, maxDb: largestDatabase } = figures
    if (plan.availability !== 'none')
      expect((databaseCount?.value ?? 0) % (group?.value ?? 1)).toBe(0)
    const isCapped = checks.some(({ code, fails }) => code === 'databases-capped' && fails)
    if (!isCapped && plan.databases === null)
      expect(exceeds(fullDatabase?.value ?? 0, largestDatabase?.value ?? 0)).toBe(false)
  }
  expect(tried).toBeGreaterThan(cases(10, 50))
})

test('an overhead that takes all of a database leaves a count that is within the limit', () => {
  const {
    dbs: databaseCount,
    byCap: mailboxesBySize,
    dbSize: fullDatabase,
    maxDb: largestDatabase,
  } = figuresOf({ ...A, overhead: 1.5 }, 'corrected')
  expect(mailboxesBySize?.value).toBe(0)
  expect(databaseCount?.value).toBeGreaterThan(0)
  expect(fullDatabase?.value).toBeLessThanOrEqual(largestDatabase?.value ?? 0)
})
