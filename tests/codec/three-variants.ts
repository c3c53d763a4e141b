import { baselinePlanOfVersion } from '../../src/codec/stored-answers.ts'
import type { Plan, Tier } from '../../src/engine/index.ts'

const start = baselinePlanOfVersion(3)
const [tierStart] = start.tiers

const executives: Tier = {
  ...tierStart,
  name: 'Executives and their assistants',
  mailboxes: 340,
  growth: 5,
  messages: 250,
  messageSize: 120,
  quota: 25_000,
  retention: 30,
}
const office: Tier = {
  ...tierStart,
  name: 'Office workers, Köln and Zürich',
  mailboxes: 7850,
  growth: 12,
  messages: 150,
  messageSize: 85,
  quota: 5000,
  retention: 21,
}
const shopFloor: Tier = {
  ...tierStart,
  name: 'Shop floor and drivers',
  mailboxes: 4120,
  growth: 20,
  active: 60,
  messages: 40,
  messageSize: 50,
  quota: 1000,
}

/** What a customer is shown: as it was asked, each tier with twice the quota, and on fewer copies. */
export const threeVariants: readonly [Plan, Plan, Plan] = [
  {
    ...start,
    name: 'As asked in the workshop of May',
    author: 'A. Schönfelder-Kowalczyk',
    customer: 'Obermoser & Söhne',
    tiers: [executives, office, shopFloor],
    exchange: '2019',
    copies: 4,
    activeServers: 6,
    overhead: 25,
    currency: '€',
  },
  {
    ...start,
    name: '“And with twice the quota?”',
    author: 'A. Schönfelder-Kowalczyk',
    customer: 'Obermoser & Söhne',
    tiers: [
      { ...executives, quota: 50_000, mailboxes: 355 },
      { ...office, quota: 10_000, mailboxes: 7912, messages: 165 },
      { ...shopFloor, quota: 2500, mailboxes: 4075, growth: 15 },
    ],
    exchange: '2019',
    copies: 4,
    activeServers: 8,
    overhead: 20,
    currency: '€',
  },
  {
    ...start,
    name: 'Three copies, one of them lagged, all mailboxes moved by 2027',
    author: 'A. Schönfelder-Kowalczyk',
    customer: 'Obermoser & Söhne',
    tiers: [
      { ...executives, name: 'Board', mailboxes: 28, quota: 100_000, retention: 60, messages: 300 },
      { ...office, name: 'Headquarters', mailboxes: 5210, growth: -3.5, messageSize: 97.5 },
      { ...shopFloor, name: 'Plants in Brno and Győr', mailboxes: 6904, active: 45, retention: 7 },
    ],
    exchange: 'SE',
    copies: 3,
    activeServers: 5,
    overhead: 15,
    currency: '€',
  },
]

/** The same with every answer of every tier another one, and more of the plans'. */
export const threeFullVariants: readonly Plan[] = threeVariants.map((plan, variant) => {
  const [first, ...others] = plan.tiers.map((tier, at) => ({
    ...tier,
    growth: 3 + at * 2 + variant,
    active: 80 - at * 4 - variant,
    archive: 20_000 + at * 1500 + variant * 300,
    initialSize: 1500 + at * 700 + variant * 37,
    itemRecovery: at !== 1,
    calendarVersions: at !== 2,
    factorShare: 90 - at * 5 - variant,
    iopsFactor: 1 + at * 0.15 + variant * 0.05,
    megacycleFactor: 1.1 + at * 0.2,
    measuredReads: 55 + at + variant,
  }))
  return {
    ...plan,
    tiers: [first ?? plan.tiers[0], ...others],
    cores: 20 + variant * 4,
    specRate2017: 231 + variant * 17,
    databaseDrive: 12_000 + variant * 2000,
    serverPrice: 14_350 + variant * 1250,
    dagNames: 'DAG-KOELN-#',
    witnessServer: 'fs01.example.com',
    logHours: '1 1 1 1 1 2 3 5 7 8 8 7 6 7 8 7 6 5 4 3 3 2 2 1',
    sites: 2,
    secondSiteCopies: 1 + variant,
    laggedCopies: 1,
  }
})
