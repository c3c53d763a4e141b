import type { Plan } from '../engine/index.ts'

/**
 * The plan that a code of version 1 changes: an answer that the code leaves out is the one here. It
 * is the default plan of the first release and never moves again, whatever a new plan starts from
 * later; else every link ever sent would open another plan.
 */
export const planOfVersion1: Plan = {
  name: '',
  author: '',
  customer: '',
  tiers: [
    {
      name: '',
      mailboxes: 6000,
      growthPercent: 15,
      activePercent: 100,
      messagesPerDay: 200,
      messageKb: 75,
      iopsPerMailbox: null,
      blackBerryPercent: 0,
      quotaMb: 700,
      retentionDays: 14,
    },
  ],
  exchange: '2010',
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalogPercent: null,
  availability: {
    kind: 'dag',
    copies: 4,
    servers: 4,
    sites: 2,
    worstCase: 'one server',
    lostServers: 1,
  },
  maintenance: true,
  nicsPerServer: 4,
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: {
    kind: 'any',
    models: 'any',
    raid: 'RAID 6',
    arraysPerServer: 2,
    solution: 'any',
  },
  overheadPercent: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStepGb: 100,
  separateLogs: false,
  growthYears: 3,
  ranking: 'arrays',
  currency: '',
  prices: {
    'PS6100XV 600': null,
    'PS6100X 300': null,
    'PS6100X 600': null,
    'PS6100X 900': null,
    'PS6100E 1000': null,
    'PS6100E 2000': null,
    'PS6100E 3000': null,
    'PS4100XV 600': null,
    'PS4100E 1000': null,
    'PS4100E 2000': null,
    'PS4100E 3000': null,
  },
  ownArrays: [],
  acknowledged: [],
}
