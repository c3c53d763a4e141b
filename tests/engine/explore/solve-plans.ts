import fc from 'fast-check'
import { defaultPlan, type Plan, withVersion, workbookDefaults } from '../../../src/engine/index.ts'
import type { SolvedKey } from '../../../src/engine/methods/index.ts'
import { cases, isDeep } from '../../cases.ts'

/** Servers of which three hold what the workbook starts from. */
export const ratedPlan: Plan = {
  ...workbookDefaults('SE'),
  ...{ processorBy: 'SPECrate 2017', specRate2017: 430, cores: 32 },
}

/** Plans of 2013 to SE of 100 to 400,000 mailboxes, with what decides how many servers they take. */
export const rolePlans = fc
  .record({
    exchange: fc.constantFrom('2013', '2016', '2019', 'SE' as const),
    mailboxes: fc.double({ min: 2, max: 5.6, noNaN: true }).map((power) => Math.round(10 ** power)),
    quota: fc.constantFrom(1024, 2048, 10_240, 51_200),
    messages: fc.constantFrom(50, 100, 200, 400),
    availability: fc.constantFrom('dag', 'dag', 'dag', 'none' as const),
    sites: fc.constantFrom(1, 2),
    siteModel: fc.constantFrom('AP', 'AA1', 'AAN' as const),
    copies: fc.constantFrom(2, 3, 4),
    secondSiteCopies: fc.constantFrom(0, 1, 1, 2),
    laggedCopies: fc.constantFrom(0, 0, 1, 1, 2),
    secondSiteLagged: fc.constantFrom(0, 0, 1, 1, 2),
    databases: fc.constantFrom(null, null, null, 5, 40),
    laggedServers: fc.boolean(),
    recoveryServers: fc.boolean(),
    severalPerVolume: fc.boolean(),
    blockActivation: fc.boolean(),
    survive: fc.constantFrom('servers', 'site', 'site and server' as const),
    lostServers: fc.constantFrom(0, 1, 2, 3),
    specRate2017: fc.constantFrom(200, 430, 900),
    virtualMachines: fc.boolean(),
    clientAccess: fc.boolean(),
    databaseDrive: fc.constantFrom(4000, 10_000, 20_000),
    databaseDriveKind: fc.constantFrom('7.2K SAS 3.5', '10K SAS 2.5' as const),
    driveIops: fc.constantFrom(null, null, 400),
    bays: fc.constantFrom(null, 12, 24),
    shelfBays: fc.constantFrom(null, null, 60),
    deployment: fc.constantFrom('as calculated', 'all RAID' as const),
    ranking: fc.constantFrom('arrays', 'arrays', 'servers', 'drives', 'headroom', 'cost', 'power'),
    serverPrice: fc.constantFrom(null, 8000),
    databaseDrivePrice: fc.constantFrom(300, 300, null),
    serverMemory: fc.constantFrom(null, null, 96, 256),
    serverWatts: fc.constantFrom(null, 450),
    driveWatts: fc.constantFrom(null, 9),
    energyPrice: fc.constantFrom(null, 0.3),
    rankedCost: fc.constantFrom('purchase', '5 years' as const),
  })
  .map(({ exchange, mailboxes, quota, messages, ...answers }): Plan => {
    const plan = withVersion(defaultPlan, exchange)
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes, quota, messages, growth: 10 }]
    const given = { otherDrivePrice: 200, processorBy: 'SPECrate 2017', cores: 32 } as const
    return { ...plan, ...answers, ...given, logDrive: 8000, restoreDrive: 8000, tiers }
  })

/** Plans of 2007 and 2010 that arrays are judged for. */
export const papersPlans = fc
  .record({
    exchange: fc.constantFrom('2007', '2010' as const),
    mailboxes: fc.constantFrom(500, 6000, 20_000, 60_000),
    copies: fc.constantFrom(2, 4),
    sites: fc.constantFrom(1, 2),
    worstCase: fc.constantFrom('automatic', 'spread' as const),
    ranking: fc.constantFrom('servers', 'drives', 'headroom' as const),
  })
  .map(({ exchange, mailboxes, ...answers }): Plan => {
    const plan = withVersion(defaultPlan, exchange)
    return { ...plan, ...answers, tiers: [{ ...plan.tiers[0], mailboxes }] }
  })

/** A plan, what of it is solved, and up to how many servers layouts are tried one by one. */
export type Space = {
  readonly plan: Plan
  readonly open: readonly SolvedKey[]
  readonly most: number
}

/** Servers of the largest layouts that are tried. */
const mostServers = cases(4, 40)

const inDags = ['servers', 'activeServers', 'dags'] as const

/** Plans that few servers hold, with what of them is solved: every layout of it is sized. */
export function spacesOf(plans: fc.Arbitrary<Plan>): fc.Arbitrary<Space> {
  return fc
    .record({
      plan: plans,
      share: fc.double({ min: 0.001, max: 1, noNaN: true }),
      open: fc.constantFrom<readonly SolvedKey[]>(
        ['servers', 'activeServers'],
        inDags,
        ['servers', 'activeServers', 'databases'],
        [...inDags, 'databases'],
        [...inDags, 'copies', 'secondSiteCopies'],
        [...inDags, 'copies', 'secondSiteCopies', 'laggedCopies'],
        ['activeServers', 'databaseDrive', 'bays'],
        [...inDags, 'databaseDrive'],
      ),
    })
    .map(({ plan, share, open }) => {
      const [tier] = plan.tiers
      const most = isDeep ? 12_000 : 1000
      const mailboxes = Math.max(1, Math.round(Math.min(tier.mailboxes, most) * share))
      const sold = { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5', bays: 24 } as const
      const named = { driveSizes: '4, 10 TB' } as const
      const chosen = isDeep || open.includes('bays') ? sold : named
      const drive = open.includes('databaseDrive') ? chosen : {}
      return {
        ...{ open, most: mostServers },
        plan: { ...plan, ...drive, tiers: [{ ...tier, mailboxes }] },
      }
    })
}
