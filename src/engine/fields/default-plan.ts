import type { Plan } from '../plan.ts'

/** The worked example of EqualLogic 6.3: the plan every answer starts from. */
export const defaultPlan: Plan = {
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
  acknowledged: [],
}

/** The most tiers and the longest name a plan carries, and how much of a name is shown. */
export const limits = { tiers: 12, name: 500, shownName: 80 } as const
