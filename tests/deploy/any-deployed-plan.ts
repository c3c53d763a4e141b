import fc from 'fast-check'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'

/** Plans of Exchange 2013 to SE over sites, models, copies, lags, volumes and DAGs; not all can be built. */
export const anyDeployedPlan: fc.Arbitrary<Plan> = fc
  .record({
    exchange: fc.constantFrom('2013', '2016', '2019', 'SE'),
    mode: fc.constantFrom('corrected', 'corrected', 'microsoft'),
    availability: fc.constantFrom('dag', 'dag', 'dag', 'dag', 'none'),
    mailboxes: fc.constantFrom(1, 500, 6000, 40_000),
    sites: fc.constantFrom(1, 2),
    siteModel: fc.constantFrom('AP', 'AA1', 'AAN'),
    activeServers: fc.integer({ min: 1, max: 8 }),
    dags: fc.constantFrom(1, 1, 2, 3),
    copies: fc.integer({ min: 1, max: 5 }),
    secondSiteCopies: fc.integer({ min: 0, max: 2 }),
    laggedCopies: fc.constantFrom(0, 0, 1, 2),
    secondSiteLagged: fc.constantFrom(0, 1),
    laggedServers: fc.constantFrom(false, false, true),
    recoveryServers: fc.constantFrom(false, false, true),
    replayLagManager: fc.boolean(),
    blockActivation: fc.constantFrom(false, false, true),
    severalPerVolume: fc.constantFrom(true, true, false),
    databasesLikeCopies: fc.constantFrom(true, true, false),
    jbod: fc.constantFrom(true, true, false),
    symmetricDatabases: fc.boolean(),
    databases: fc.constantFrom(null, null, 7, 24, 40),
    backup: fc.constantFrom('native', 'native', 'hardware', 'software'),
    restoreVolume: fc.boolean(),
    metaCache: fc.boolean(),
    dagNames: fc.constantFrom('', 'LON-DAG##'),
    serverNames: fc.constantFrom('', 'EX-###', 'ALPHA,BETA,GAMMA'),
    databaseNames: fc.constantFrom('', 'DB-####', 'X,Y,Z'),
    witnessServer: fc.constantFrom('', 'FS01.contoso.com'),
  } as const)
  .map(({ exchange, mailboxes, ...answers }) => {
    const plan = withVersion(defaultPlan, exchange)
    const [first, ...others] = plan.tiers
    return { ...plan, ...answers, tiers: [{ ...first, mailboxes }, ...others] }
  })
