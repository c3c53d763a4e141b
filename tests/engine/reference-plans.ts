import { defaultPlan, type Plan } from '../../src/engine/index.ts'

const tier = defaultPlan.tiers[0]

/** A branch office: 300 mailboxes on one standalone server. */
export const standalone300: Plan = {
  ...defaultPlan,
  name: 'Branch office',
  tiers: [{ ...tier, mailboxes: 300, growthPercent: 10, messagesPerDay: 100, quotaMb: 2000 }],
  edition: 'Standard',
  availability: { ...defaultPlan.availability, kind: 'none', servers: 1, sites: 1 },
  mailboxesPerDatabase: 100,
  separateLogs: true,
}

/** A corporation: 40,000 mailboxes of three tiers on one DAG over two sites, copies spread. */
export const threeTiers40000: Plan = {
  ...defaultPlan,
  name: 'Corporation',
  tiers: [
    {
      ...tier,
      name: 'Executives',
      mailboxes: 400,
      growthPercent: 0,
      messagesPerDay: 300,
      messageKb: 150,
      quotaMb: 10_000,
      retentionDays: 30,
    },
    { ...tier, name: 'Staff', mailboxes: 24_600, messagesPerDay: 120, quotaMb: 2000 },
    {
      ...tier,
      name: 'Frontline',
      mailboxes: 15_000,
      growthPercent: 20,
      activePercent: 40,
      messagesPerDay: 40,
      quotaMb: 500,
    },
  ],
  availability: {
    ...defaultPlan.availability,
    copies: 3,
    servers: 12,
    worstCase: 'spread',
    lostServers: 2,
  },
  storage: { ...defaultPlan.storage, raid: 'any', arraysPerServer: 4 },
}
