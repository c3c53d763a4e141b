import fc from 'fast-check'
import {
  defaultPlan,
  type OwnArray,
  type Plan,
  size,
  type Tier,
} from '../../../src/engine/index.ts'
import { sound } from '../plans.ts'

const tierOf = (most: { readonly mailboxes: number; readonly quota: number }): fc.Arbitrary<Tier> =>
  fc
    .record({
      mailboxes: fc.integer({ min: 500, max: most.mailboxes }),
      growth: fc.constantFrom(-10, 0, 15, 40),
      active: fc.constantFrom(60, 100),
      messages: fc.integer({ min: 20, max: 500 }),
      messageSize: fc.constantFrom(50, 75, 200),
      measuredIops: fc.option(fc.constantFrom(0.05, 0.2, 1), { freq: 4 }),
      quota: fc.integer({ min: 100, max: most.quota }),
      retention: fc.constantFrom(0, 14, 30),
    })
    .map((answers) => ({ ...defaultPlan.tiers[0], ...answers }))

const own: fc.Arbitrary<OwnArray> = fc.record({
  id: fc.constantFrom('one', 'two'),
  name: fc.constant('Shelf'),
  driveKind: fc.constantFrom('7.2K SAS 3.5"', '10K SAS 2.5"', 'SSD'),
  driveGb: fc.constantFrom(600, 4000),
  drives: fc.constant(24),
  spares: fc.constant(2),
  raid: fc.constantFrom(['RAID 10', 'RAID 6'] as const, ['RAID 5'] as const),
  activePorts: fc.constant(4),
  // Nobody publishes one for SSDs.
  iopsPerDrive: fc.constantFrom(150, 4000),
  measuredIops: fc.constant({}),
  price: fc.constant(null),
})

const plansOf = (tier: fc.Arbitrary<Tier>): fc.Arbitrary<Plan> =>
  fc
    .record({
      tiers: fc.array(tier, { minLength: 1, maxLength: 3 }),
      // Those of 2010 twice more: they have the most answers to change, and are sized a hundred times as fast.
      exchange: fc.constantFrom('2003', '2007', '2010', '2010', '2010', '2013', 'SE'),
      edition: fc.constantFrom('Standard', 'Enterprise'),
      kind: fc.constantFrom('dag', 'ccr', 'scc', 'none'),
      servers: fc.integer({ min: 1, max: 20 }),
      copies: fc.integer({ min: 1, max: 4 }),
      worstCase: fc.constantFrom('one server', 'spread'),
      perDatabase: fc.constantFrom(500, 1000, 5000),
      databases: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
      storage: fc.constantFrom('any', 'equallogic', 'tested', 'own'),
      models: fc.constantFrom('any', 'PS4100', 'PS6100XV'),
      raid: fc.constantFrom('any', 'RAID 10', 'RAID 6'),
      arraysPerServer: fc.integer({ min: 1, max: 8 }),
      solution: fc.constantFrom('any', 'R510', 'MD3000'),
      ownArrays: fc.option(
        own.map((one) => [one]),
        { nil: [], freq: 2 },
      ),
      reserve: fc.constantFrom('paper', 'percent', 'none'),
      separateLogs: fc.boolean(),
    })
    .map((answers): Plan => {
      const [first = defaultPlan.tiers[0], ...rest] = answers.tiers
      const { kind, servers, copies, worstCase, models, raid, arraysPerServer, solution } = answers
      return sound({
        ...defaultPlan,
        tiers: [first, ...rest],
        exchange: answers.exchange,
        edition: answers.edition,
        availability: kind,
        servers,
        copies,
        sites: 1,
        worstCase,
        lostServers: 1,
        mailboxesPerDatabase: answers.perDatabase,
        databases: answers.databases,
        storage: answers.storage,
        models,
        raid,
        arraysPerServer,
        solution,
        ownArrays: answers.ownArrays,
        reserve: answers.reserve,
        separateLogs: answers.separateLogs,
      })
    })
    .filter((plan) => size(plan).ok)

/** Plans of every kind that ask a lot of the storage that they consider, sizeable all of them. */
export const tightPlans = plansOf(tierOf({ mailboxes: 200_000, quota: 20_000 }))

/** The same, asking for what many designs can give. */
export const milderPlans = plansOf(tierOf({ mailboxes: 4000, quota: 2000 }))
