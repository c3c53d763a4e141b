import type { Plan, Tier } from '../engine/index.ts'

/** Frozen answers: they never change, whatever new plans start from. */
export type FrozenPlan = Partial<Omit<Plan, 'tiers'>> & { readonly tiers: readonly [Partial<Tier>] }

/**
 * Baseline of codes of versions 1 and 2: an answer that a code omits has the value here. The
 * default plan of the first release, with the defaults of answers added in version 2. It must never
 * change; otherwise links already sent would open other plans.
 */
export const frozenPlan = {
  name: '',
  author: '',
  customer: '',
  tiers: [
    {
      name: '',
      mailboxes: 6000,
      growth: 15,
      active: 100,
      messages: 200,
      messageSize: 75,
      measuredIops: null,
      blackBerry: 0,
      quota: 700,
      retention: 14,
    },
  ],
  exchange: '2010',
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalog: null,
  availability: 'dag',
  copies: 4,
  servers: 4,
  sites: 2,
  worstCase: 'one server',
  lostServers: 1,
  maintenance: true,
  nicsPerServer: 4,
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: 'any',
  models: 'any',
  raid: 'RAID 6',
  arraysPerServer: 2,
  solution: 'any',
  overhead: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStep: 100,
  separateLogs: false,
  growthYears: 3,
  ranking: 'arrays',
  currency: '',
  prices: {},
  ownArrays: [],
  acknowledged: [],
} as const satisfies FrozenPlan

/** Arrays whose price a file of version 2 always lists, or null; others only if entered. */
export const frozenPrices = [
  'PS6100XV 600',
  'PS6100X 300',
  'PS6100X 600',
  'PS6100X 900',
  'PS6100E 1000',
  'PS6100E 2000',
  'PS6100E 3000',
  'PS4100XV 600',
  'PS4100E 1000',
  'PS4100E 2000',
  'PS4100E 3000',
] as const
