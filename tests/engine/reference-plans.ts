import { defaultPlan, type Plan } from '../../src/engine/index.ts'

const tier = defaultPlan.tiers[0]

/** A branch office: 300 mailboxes on one standalone server. */
export const standalone300: Plan = {
  ...defaultPlan,
  name: 'Branch office',
  tiers: [{ ...tier, mailboxes: 300, growth: 10, messages: 100, quota: 2000 }],
  edition: 'Standard',
  availability: 'none',
  servers: 1,
  sites: 1,
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
      growth: 0,
      messages: 300,
      messageSize: 150,
      quota: 10_000,
      retention: 30,
    },
    { ...tier, name: 'Staff', mailboxes: 24_600, messages: 120, quota: 2000 },
    {
      ...tier,
      name: 'Frontline',
      mailboxes: 15_000,
      growth: 20,
      active: 40,
      messages: 40,
      quota: 500,
    },
  ],
  copies: 3,
  servers: 12,
  worstCase: 'spread',
  lostServers: 2,
  raid: 'any',
  arraysPerServer: 4,
}
