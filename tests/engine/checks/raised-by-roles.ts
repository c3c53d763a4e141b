import type { Plan, RawAnswer } from '../../../src/engine/index.ts'
import type { roleAdviceCodes } from '../../../src/engine/methods/roles/checks/checks.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../roles/plan-from-keys.ts'

/** A plan that raises a code, and the answer at its field with which it is gone. */
export type Raising = { readonly plan: Plan; readonly fixed: RawAnswer }

const A: KeyInput = exampleA.design
const B: KeyInput = exampleB.design
const C: KeyInput = exampleC.design
const [tierOfA = {}] = A.tiers ?? []
const hours = C.hours ?? []

/** Plans of Exchange 2013 that cannot work, by the code that says so. */
export const limitsByRoles = {
  'copies-in-site': {
    plan: planFromKeys({ ...B, servers: 2, copies: 2, lag: 2, lag2: 2 }),
    fixed: 3,
  },
  'overhead-takes-all': {
    plan: { ...planFromKeys(A), mode: 'microsoft', overhead: 150 },
    fixed: 20,
  },
  'databases-capped': { plan: planFromKeys({ ...A, customDb: 20 }), fixed: null },
  'drive-below-mailbox': {
    plan: planFromKeys({ ...A, tiers: [{ ...tierOfA, iops: 60 }] }),
    fixed: false,
  },
  'lag-above-most': { plan: planFromKeys({ ...A, replayH: 337 }), fixed: 168 },
  'failure-domains': { plan: planFromKeys({ ...A, failureDomains: '1 1 2' }), fixed: '' },
} as const satisfies Readonly<Partial<Record<(typeof roleAdviceCodes)[number], Raising>>>

/** Plans of Exchange 2013 that are warned, or told something worth knowing. */
export const notesByRoles = {
  'jbod-too-small': {
    plan: planFromKeys({ ...A, customDb: 54, tiers: [{ ...tierOfA, msgs: 50, growth: 0 }] }),
    fixed: 12_000,
  },
  'jbod-too-slow': {
    plan: planFromKeys({ ...A, customDb: 36, tiers: [{ ...tierOfA, quota: 2048 }] }),
    fixed: false,
  },
  'cores-above-most': { plan: planFromKeys({ ...A, cores: 25 }), fixed: 24 },
  'rate-of-other-suite': {
    plan: { ...planFromKeys(A), cores: 32, processorBy: 'SPECrate 2017', specRate2017: 1200 },
    fixed: 'SPECrate 2006',
  },
  'link-below-peak': { plan: planFromKeys({ ...C, linkBps: 1e8 }), fixed: 1000 },
  'database-above-2000': { plan: planFromKeys({ ...B, customDb: 12 }), fixed: null },
  'volume-above-2048': { plan: planFromKeys(A), fixed: null },
  'raid-for-want-of-copies': { plan: planFromKeys({ copies: 2, tiers: [{ n: 1000 }] }), fixed: 3 },
  'safety-net-raised': { plan: planFromKeys(A), fixed: 7 },
  'servers-no-multiple': { plan: planFromKeys(A), fixed: 8 },
  'hours-no-whole': {
    plan: planFromKeys({ ...C, hours: hours.map((share) => share * 1.1) }),
    fixed: '',
  },
  'link-needs-window': { plan: planFromKeys(C), fixed: null },
  'processors-above-80': { plan: planFromKeys({ ...A, spec: 500 }), fixed: 12 },
  'restore-too-small': {
    plan: planFromKeys({ ...A, disk1: { ...A.disk1, res: [4000, '7.2K SAS 3.5'] } }),
    fixed: 8000,
  },
  'jbod-unprotected': {
    plan: planFromKeys({ ...A, multiDb: false, deploy: 'all JBOD' }),
    fixed: 'as calculated',
  },
  'flash-iops-assumed': {
    plan: planFromKeys({ ...A, disk1: { ...A.disk1, db: [7680, 'SSD'] } }),
    fixed: 20_000,
  },
  'drive-never-made': {
    plan: planFromKeys({ ...A, disk1: { ...A.disk1, db: [10_000, '10K SAS 2.5'] } }),
    fixed: '7.2K SAS 3.5',
  },
  'transport-above-drives': {
    plan: planFromKeys({ ...A, safetyDays: 90, disk1: { ...A.disk1, sys: [300, '10K SAS 2.5'] } }),
    fixed: '7.2K SAS 3.5',
  },
  'neither-copies-nor-backup': {
    plan: { ...planFromKeys({ tiers: [{ n: 900 }] }), availability: 'none' },
    fixed: 'software',
  },
  'host-overcommitted': {
    plan: { ...planFromKeys(A), processorBy: 'virtual machine', virtualPerCore: 4 },
    fixed: 2,
  },
} as const satisfies Readonly<Partial<Record<(typeof roleAdviceCodes)[number], Raising>>>

const named = {
  ...planFromKeys(A),
  serverNames: 'EX##',
  witnessServer: 'fs01',
  controllers1: 'dc01',
}

/** Plans of Exchange 2013 whose files cannot use a name, or lack what they cannot be run without. */
export const namesByRoles = {
  'names-not-used': { plan: { ...named, serverNames: '-EX##' }, fixed: 'EX##' },
  'places-missing': { plan: { ...named, witnessServer: '' }, fixed: 'fs01' },
} as const satisfies Record<string, Raising>
