import { describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment, mostDeployedDatabasesAndCopies } from '../../src/deploy/make-deployment.ts'
import { defaultPlan, fieldOf, type Plan } from '../../src/engine/index.ts'
import { cases } from '../cases.ts'
import { exampleA, exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { deployedPlans } from './deployed-plans.ts'

const plans = deployedPlans(cases(24, 400))
const deployments = plans
  .flatMap((plan) => makeDeployment(plan) ?? [])
  .filter(({ databases }) => databases.length <= 200)

const later = (changes: Partial<Plan>): Plan => ({
  ...fieldOf('exchange').write(defaultPlan, 0, '2019'),
  ...changes,
})
const deployed = (changes: Partial<Plan>): Deployment => {
  const deployment = makeDeployment(later(changes))
  if (!deployment) throw new Error('There are files')
  return deployment
}

describe('a deployment', () => {
  it('has the limits of active databases that the workbook states for its examples', () => {
    const limitsOf = (plan: Plan) => {
      const servers = makeDeployment({ ...plan, mode: 'microsoft' })?.servers ?? []
      return servers.map(({ maximumActive, maximumPreferred }) => [maximumActive, maximumPreferred])
    }
    expect(limitsOf(planFromKeys(exampleA.design))).toEqual(Array(6).fill([22, 16]))
    // Site 2 has one that is preferred only where a site and two servers may be lost.
    expect(limitsOf(planFromKeys(exampleC.design))).toEqual([
      ...Array(5).fill([40, 24]),
      ...Array(5).fill([40, null]),
    ])
  })

  it('has spare volumes where a server has databases, and none on one without', () => {
    // As Microsoft one database is raised to two, of three copies each, on the first four servers.
    const few = { servers: 8, copies: 2, lag: 1, lag2: 0, autoDb: false, customDb: 1 }
    const plan = planFromKeys({ ...exampleA.design, ...few, tiers: [{ n: 100, quota: 10 }] })
    const servers = makeDeployment({ ...plan, mode: 'microsoft' })?.servers ?? []
    expect(servers.map(({ volumes }) => volumes.length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    expect(servers.map(({ spares }) => spares)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
  })

  it('is tried on many, each with servers and databases', () => {
    expect(deployments.length).toBeGreaterThan(12)
    expect(deployments.every(({ servers }) => servers.length > 0)).toBe(true)
    expect(deployments.every(({ databases }) => databases.length > 0)).toBe(true)
  })

  it('is none before Exchange 2013, and of more databases than anybody looks through', () => {
    expect(makeDeployment({ ...defaultPlan, exchange: '2010' })).toBeNull()
    const one = deployed({ databases: 100 })
    expect(one.databases).toHaveLength(100)
    const most = mostDeployedDatabasesAndCopies.databases / 100
    expect(makeDeployment(later({ databases: 100, dags: most }))).not.toBeNull()
    expect(makeDeployment(later({ databases: 100, dags: most + 1 }))).toBeNull()
    const copied = { databases: 100, copies: 10, activeServers: 10 }
    const mostCopied = mostDeployedDatabasesAndCopies.copies / 1000
    expect(makeDeployment(later({ ...copied, dags: mostCopied }))).not.toBeNull()
    expect(makeDeployment(later({ ...copied, dags: mostCopied + 1 }))).toBeNull()
  })

  it('has every copy on one volume of its server, and none twice', () => {
    for (const { servers, databases } of deployments) {
      const placed = databases.flatMap(({ name, copies }) =>
        copies.map(({ server }) => `${server} ${name}`),
      )
      const onVolumes = servers.flatMap(({ name, volumes }) =>
        volumes.flatMap((volume) => volume.databases.map((database) => `${name} ${database}`)),
      )
      expect([...onVolumes].sort()).toEqual([...placed].sort())
      expect(new Set(placed).size).toBe(placed.length)
    }
  })

  it('has no more on a volume than fit, and sizes it for at least what it holds', () => {
    for (const { servers } of deployments)
      for (const { volumes, perVolume } of servers) {
        const full = Math.max(...volumes.map(({ gib }) => gib))
        volumes.forEach(({ databases, gib }, at) => {
          expect(databases.length).toBeLessThanOrEqual(perVolume)
          if (at < volumes.length - 1) expect(databases).toHaveLength(perVolume)
          expect(gib).toBeGreaterThanOrEqual((0.999 * full * databases.length) / perVolume)
        })
      }
  })

  it('keeps quotas in the order that Exchange asks for', () => {
    const sizeOf = (text: string) => Number(text.replace(/ MB$/, ''))
    for (const { settings } of deployments) {
      const { ProhibitSendReceiveQuota, ProhibitSendQuota, IssueWarningQuota } = settings.parameters
      expect(sizeOf(ProhibitSendReceiveQuota)).toBeGreaterThanOrEqual(sizeOf(ProhibitSendQuota))
      expect(sizeOf(ProhibitSendQuota)).toBeGreaterThanOrEqual(sizeOf(IssueWarningQuota))
      expect(sizeOf(IssueWarningQuota)).toBeGreaterThan(0)
    }
  })
})

describe('the settings of databases', () => {
  const [tier] = defaultPlan.tiers
  const tiers = [
    { ...tier, quota: 2048, retention: 14 },
    { ...tier, quota: 10_240, retention: 30 },
  ] as const

  it('take the quota of the tier that is named, or the smallest, and the longest retention', () => {
    const parametersOf = (quotaTier: number) => deployed({ tiers, quotaTier }).settings.parameters
    expect(parametersOf(2).ProhibitSendReceiveQuota).toBe('10240 MB')
    expect(deployed({ tiers }).settings.parameters).toMatchObject({
      ProhibitSendReceiveQuota: '2048 MB',
      ProhibitSendQuota: '1945 MB',
      IssueWarningQuota: '1843 MB',
      DeletedItemRetention: '30.00:00:00',
    })
    expect(parametersOf(9).ProhibitSendReceiveQuota).toBe('2048 MB')
  })

  it('keep items until a backup only where there are backups', () => {
    expect(deployed({ backup: 'native' }).settings).toMatchObject({
      circularLogging: true,
      parameters: { RetainDeletedItemsUntilBackup: false },
    })
    expect(deployed({ backup: 'software' }).settings).toMatchObject({
      circularLogging: false,
      parameters: { RetainDeletedItemsUntilBackup: true },
    })
  })
})

describe('what a server may activate', () => {
  const policies = (changes: Partial<Plan>) =>
    deployed({ sites: 2, copies: 4, secondSiteCopies: 2, ...changes }).servers.map(
      ({ site, activation }) => `${site} ${activation}`,
    )
  const set = (changes: Partial<Plan>) => [...new Set(policies(changes))]

  it('is anything, unless the plan blocks the other site', () => {
    expect(set({})).toEqual(['1 Unrestricted', '2 Unrestricted'])
    expect(set({ blockActivation: true })).toEqual(['1 Unrestricted', '2 Blocked'])
    expect(set({ blockActivation: true, siteModel: 'AA1' })).toEqual([
      '1 IntrasiteOnly',
      '2 IntrasiteOnly',
    ])
  })

  it('turns about in the second DAG of a pair', () => {
    expect(
      policies({ blockActivation: true, siteModel: 'AAN', activeServers: 2, databases: 4 }),
    ).toEqual([
      ...['1 Unrestricted', '1 Unrestricted', '2 Blocked', '2 Blocked'],
      ...['2 Unrestricted', '2 Unrestricted', '1 Blocked', '1 Blocked'],
    ])
  })

  it('is nothing on servers of lagged copies alone', () => {
    const { servers } = deployed({
      laggedCopies: 2,
      laggedServers: true,
      severalPerVolume: false,
      activeServers: 4,
    })
    const lagged = servers.filter(({ holds }) => holds === 'lagged copies')
    expect(lagged.length).toBeGreaterThan(0)
    for (const { activation, maximumActive } of lagged)
      expect({ activation, maximumActive }).toEqual({ activation: 'Blocked', maximumActive: null })
  })

  it('is limited to the load that the server is sized for', () => {
    const { servers } = deployed({ copies: 4 })
    expect(servers).not.toEqual([])
    for (const { maximumActive, maximumPreferred } of servers) {
      expect(maximumActive).toBeGreaterThan(0)
      expect(maximumPreferred ?? 0).toBeLessThanOrEqual(maximumActive ?? 0)
    }
  })
})

describe('lags', () => {
  it('are spans of time as Exchange reads them', () => {
    const lagOf = (replayLag: number) =>
      deployed({ laggedCopies: 1, replayLag }).databases[0]?.copies.find(({ lagged }) => lagged)
        ?.replayLag
    expect(lagOf(168)).toBe('7.00:00:00')
    expect(lagOf(25.5)).toBe('1.01:30:00')
    expect(lagOf(336)).toBe('14.00:00:00')
    expect(lagOf(0)).toBe('0.00:00:00')
  })
})
