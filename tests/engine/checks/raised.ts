import type { AdviceCode } from '../../../src/engine/checks/advice-codes.ts'
import {
  type Advice,
  advise,
  defaultPlan,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { serverPlan } from '../explore/server-plans.ts'
import { planWith, recommended, sizedAnyhow } from '../plans.ts'
import { limitsByRoles, namesByRoles, notesByRoles, type Raising } from './raised-by-roles.ts'

/** What was said of a plan, which several tests look at. */
const known = new WeakMap<Plan, readonly Advice[]>()

/** Everything a plan gives cause to say. */
export function adviceOf(plan: Plan): readonly Advice[] {
  const said = known.get(plan) ?? advise(plan, sizedAnyhow(plan), recommended(plan))
  known.set(plan, said)
  return said
}

/** The same, each as often as there are tiers it is about. */
export function findingsOf(plan: Plan) {
  return adviceOf(plan).flatMap(({ findings, ...advice }) =>
    findings.map((finding) => ({ ...advice, ...finding })),
  )
}

/** The codes of the advice for a plan, each as often as it is raised. */
export function codesOf(plan: Plan): readonly string[] {
  return findingsOf(plan).map(({ code }) => code)
}

/** The advice of one code for a plan that raises it once. */
export function only(code: AdviceCode, plan: Plan) {
  const [found, second] = findingsOf(plan).filter((one) => one.code === code)
  if (!found || second) throw new Error(`${code} is not raised once`)
  return found
}

/** What a plan is told about a code, in one text with plain spaces. */
export function told(code: AdviceCode, plan: Plan): string {
  const { title, sentence, measured, fix } = only(code, plan)
  return [title, sentence, measured, fix].map(textOf).join(' | ').replaceAll('\u00a0', ' ')
}

/** A sentence as it is read. */
export function textOf(sentence: Advice['title']): string {
  const { text } = formatFor('en-US')
  return sentence.map((part) => (typeof part === 'string' ? part : text(part))).join('')
}

type Changes = Parameters<typeof planWith>[1]

/**
 * 1,000 mailboxes whose databases have round sizes: nothing on disk but the quota and 1 MB of white
 * space.
 */
export function roundPlan(quotaMb: number, databases: number, changes: Changes = {}): Plan {
  const tier = { mailboxes: 1000, growth: 0, messages: 1, messageSize: 1000 }
  return planWith(
    { ...tier, retention: 0, quota: quotaMb },
    {
      singleItemRecovery: false,
      calendarLogging: false,
      catalog: 0,
      logDays: 1,
      overhead: 20,
      volumeStep: 1,
      databases,
      ...changes,
    },
  )
}

/** Standalone servers, as many as named. */
export const standalone = (servers: number) =>
  ({ availability: 'none', servers, activeServers: servers, sites: 1 }) as const

/**
 * A plan that raises each code, and the answer at its field with which it is gone. The outage beyond
 * what is asked is raised by the proof of a plan, not by a check.
 */
export const raising: Readonly<Record<Exclude<AdviceCode, 'outage-not-asked'>, Raising>> = {
  ...limitsByRoles,
  'database-file-above-limit': { plan: roundPlan(32_000, 1), fixed: 4 },
  'databases-above-edition': { plan: planWith({}, { edition: 'Standard' }), fixed: 2000 },
  'quota-above-version': { plan: planWith({ quota: 2001 }, { exchange: '2007' }), fixed: 2000 },
  'servers-above-dag': {
    plan: planWith({}, { servers: 18, copies: 9 }),
    fixed: 16,
  },
  'overhead-below-20': { plan: planWith({}, { overhead: 5 }), fixed: 20 },
  'database-above-guideline': {
    plan: planWith({}, { ...standalone(1) }),
    fixed: 100,
  },
  'many-small-databases': { plan: planWith({}, { mailboxesPerDatabase: 200 }), fixed: 1000 },
  'few-databases': { plan: planWith({}, { databases: 1 }), fixed: null },
  'one-copy-dag': { plan: planWith({}, { copies: 1 }), fixed: 2 },
  'worst-case-beyond-copies': {
    plan: planWith({}, { copies: 2 }),
    fixed: 'spread',
  },
  'servers-without-databases': {
    plan: planWith({ mailboxes: 300 }, { availability: 'none', sites: 1 }),
    fixed: 1,
  },
  'maintenance-off': { plan: planWith({}, { maintenance: false }), fixed: true },
  'nics-below-ports': { plan: planWith({}, { nicsPerServer: 2 }), fixed: 4 },
  'raid-5-is-final': { plan: planWith({}, { raid: 'RAID 5' }), fixed: 'RAID 50' },
  'logs-beside-database': { plan: planWith({}, { ...standalone(4) }), fixed: true },
  'mailbox-above-1-gb': { plan: planWith({ quota: 2000 }), fixed: 1000 },
  'dumpster-above-quota': {
    plan: planWith({ quota: 10, messages: 2000 }),
    fixed: 0,
  },
  'dag-profile': { plan: planWith({}), fixed: 0.2 },
  'fuller-than-tested': {
    plan: roundPlan(8499, 5, { models: 'PS6100XV', raid: 'RAID 50' }),
    fixed: null,
  },
  'rebuild-not-carried': { plan: planWith({ mailboxes: 4000 }, standalone(1)), fixed: 'RAID 10' },
  'memory-above-version': {
    plan: planFromKeys({ servers: 6, tiers: [{ n: 20_000 }] }),
    fixed: 16,
  },
  'arrays-untested-with-version': {
    plan: planWith({}, { exchange: '2016', storageKind: 'EqualLogic' }),
    fixed: 'own drives',
  },
  'figures-beyond-papers': { plan: planWith({}, { exchange: '2016' }), fixed: '2010' },
  ...notesByRoles,
  'memory-below-version': {
    plan: {
      ...planFromKeys({ servers: 6, tiers: [{ n: 6000 }] }),
      exchange: '2019',
      serverMemory: 96,
    },
    fixed: null,
  },
  ...namesByRoles,
  'recovery-too-long': {
    plan: planWith({}, { recoveryObjective: 4, replaySeconds: 0.3, logDays: 3 }),
    fixed: 1,
  },
  'backup-too-long': {
    plan: planWith({}, { backupHours: 8, serverBackupRate: 50 }),
    fixed: 500,
  },
  'no-server-takes-over': { plan: planWith({}, standalone(4)), fixed: 'dag' },
  'mail-stops': { plan: serverPlan({}, { witnessSite: 'site 1' }), fixed: 'third site' },
  'one-copy-left': { plan: planWith({}, { worstCase: 'spread', copies: 2 }), fixed: 3 },
  'site-loss-not-asked': {
    plan: planWith({}, { worstCase: 'spread', storage: 'equallogic' }),
    fixed: 'site',
  },
  'reserve-not-kept': { plan: planWith({}), fixed: 'none' },
  'little-left': {
    plan: { ...planFromKeys(exampleB.design), virtualMachines: false },
    fixed: null,
  },
  'hours-to-reseed': { plan: planFromKeys(exampleA.design), fixed: null },
  'witness-assumed': { plan: planFromKeys(exampleC.design), fixed: 'site 1' },
  'processor-assumed': { plan: withVersion(defaultPlan, 'SE'), fixed: '' },
  'no-lagged-copy': { plan: withVersion(defaultPlan, 'SE'), fixed: 1 },
  'one-site': { plan: withVersion(defaultPlan, 'SE'), fixed: 2 },
  'version-unsupported': { plan: defaultPlan, fixed: 'SE' },
}
