import { describe, expect, it } from 'vitest'
import { failures, roleRequirements } from '../../src/engine/index.ts'

import { exampleA, exampleB, exampleC } from '../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../roles/plan-from-keys.ts'

/**
 * The three examples of the method, every row that has a key, as Microsoft’s workbook computes. Their
 * figures are printed to six decimals.
 */
const within = (expected: number) => Math.max(1e-6 * Math.abs(expected), 5.1e-7)

/** The keys of each stage, with those of each tier by the key without its place. */
const stages = {
  'one mailbox': [
    'mailboxes',
    'dumpster',
    'archiveDumpster',
    'mailboxOnDisk',
    'iopsPerMailbox',
    'readShare',
    'logsPerMailbox',
    'cachePerMailbox',
    'megaActive',
    'megaPassive',
    'megaClient',
  ],
  databases: [
    'maxDb',
    'iopsDag',
    'byCap',
    'byIo',
    'perDb',
    'nCalc',
    'nSym',
    'raw',
    'dbs',
    'group',
    'perDag',
    'mbxPerDb',
    'dbsPerVolume',
  ],
  servers: ['copiesServer', 'copiesDag', 'servers1', 'dr1', 'servers2', 'dr2'],
  activation: ['A', 'FF', 'SF', 'SiteF', 'Site1', 'Site2', 'W', 'W2', 'maxActive1', 'maxPref1'],
  space: [
    'dbSize',
    'logDays',
    'userLogs',
    'logKeep',
    'logMove',
    'logPerDb',
    'volume',
    'restoreVolume',
    'dbVolumes',
    'spares',
    'volumesServer',
    'volumeSpaceServer',
  ],
  'I/O': [
    'iopsServer',
    'readsServer',
    'writesServer',
    'logWrites',
    'logReads',
    'iopsPerDb',
    'iopsPerLog',
    'bdm',
  ],
  drives: [
    'need10',
    'need5',
    'need6',
    'raid1',
    'raidServer1',
    'raidServer2',
    'jbod1',
    'jbodServer1',
    'jbodServer2',
  ],
  memory: ['cache', 'casMem', 'ciMem', 'ramNeed', 'ram', 'ram2', 'cachePerMbx'],
  processors: [
    'megaNormal',
    'mega1',
    'mega2',
    'megaWorst',
    'cpuNormal',
    'cpu1',
    'cpu2',
    'cpuWorst',
    'cores',
    'gcCores',
  ],
  transport: ['left', 'transport'],
  replication: ['logsDbDay', 'streams', 'peakDag', 'rpoDag'],
} as const

const stageOf = (key: string) =>
  Object.entries(stages).find(([, keys]) =>
    keys.some((one) => one === key || one === key.replace(/\d$/, '')),
  )?.[0]

describe.each([exampleA, exampleB, exampleC])('$name', ({ design, figures, texts }) => {
  const found = roleRequirements(planFromKeys(design), 'microsoft')
  const rows = Object.entries(figures)

  it('has a stage for every key', () => {
    expect(rows.map(([key]) => key).filter((key) => !stageOf(key))).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(89)
  })

  describe.each(Object.keys(stages))('%s', (stage) => {
    it.each(rows.filter(([key]) => stageOf(key) === stage))('%s is %s', (key, expected) => {
      const value = found.figures[key as keyof typeof found.figures]?.value ?? null
      if (expected === null || value === null) expect(value).toBe(expected)
      else expect(Math.abs(value - expected)).toBeLessThanOrEqual(within(expected))
    })
  })

  it.each(Object.entries(texts))('%s is %s', (key, expected) => {
    expect(found.texts[key as keyof typeof found.texts]).toBe(expected)
  })

  it('fails none of the checks that leave the workbook without results', () => {
    expect(found.checks.filter(({ fails, blanks }) => fails && blanks)).toEqual([])
  })
})

/** Designs on which the workbook errs, and what it gives. */
const A = exampleA.design
const B = exampleB.design
const tiersOf = (n: number, quota: number, kb = 75, msgs = 100) => [{ n, quota, kb, msgs }]
const raid = { servers: 7, copies: 3, lag: 0, jbod: false }
const pairs = { sites: true, model: 'AAN', servers: 4, copies: 4, copies2: 2, lag: 0 }
const probes: readonly (readonly [string, KeyInput, Readonly<Record<string, number>>])[] = [
  [
    'MS1 and MS2',
    { ...A, tiers: tiersOf(12_000, 6144, 75, 50), symmetric: false },
    { dbs: 54, volume: 7498.008041, jbodServer1: 0, raidServer1: 23 },
  ],
  ['MS4 and MS10', { ...A, customDb: 40 }, { dbs: 44, copiesServer: 29 }],
  [
    'MS5',
    { ...A, tiers: tiersOf(40_000, 6144) },
    { dbs: 150, mbxPerDb: 266.666667, perDb: 179, dbSize: 1695.833333, maxDb: 1415.610313 },
  ],
  [
    'MS6',
    { ...A, ...raid, tiers: tiersOf(51_000, 10_240) },
    { nCalc: 233, nSym: 420, dbs: 210, dbSize: 2556.640625, maxDb: 2000 },
  ],
  ['MS13', { ...A, ...pairs, tiers: tiersOf(8000, 2048) }, { left: 3, transport: 152.587891 }],
  ['MS16', { ...A, tiers: tiersOf(9000, 6144, 3) }, { logsPerMailbox0: 0 }],
  ['MS17, 3 hours', { ...B, rpo: 3 }, { rpoDag: 80.048201 }],
  ['MS17, 4 hours', { ...B, rpo: 4 }, { rpoDag: 72.932805 }],
  ['MS17, 5 hours', { ...B, rpo: 5 }, { rpoDag: 72.932805 }],
]

describe.each(probes)('the probe of %s', (_name, design, expected) => {
  const { figures, checks } = roleRequirements(planFromKeys(design), 'microsoft')

  it.each(Object.entries(expected))('%s is %d', (key, value) => {
    const found = figures[key as keyof typeof figures]?.value ?? Number.NaN
    expect(Math.abs(found - value)).toBeLessThanOrEqual(within(value))
  })

  it('fails no check that finds a design impossible', () => {
    const limits = checks.filter(({ fails, advice }) => fails && advice?.severity === 'limit')
    expect(limits.map(({ code }) => code)).toEqual([])
  })
})

/** The most databases active on any server after failures of one kind. */
function worstOf(found: ReturnType<typeof failures>, kind: 'one server' | 'two servers'): number {
  const busiest = found?.worst[kind]?.busiest ?? []
  return Math.max(...busiest.map((one) => one?.active ?? 0))
}

describe('example C corrected', () => {
  const plan = planFromKeys(exampleC.design)
  const { figures } = roleRequirements(plan)

  it('is sized for 20 after any single failure and 24 after any double one', () => {
    expect([figures.A?.value, figures.FF?.value, figures.SF?.value]).toEqual([16, 20, 24])
  })

  it('where the workbook states as much, and has 24 and 32 on its own placement', () => {
    const stated = roleRequirements(plan, 'microsoft').figures
    expect([stated.FF?.value, stated.SF?.value]).toEqual([20, 24])
    const asPlaced = failures({ ...plan, mode: 'microsoft' })
    const corrected = failures(plan)
    expect([worstOf(asPlaced, 'one server'), worstOf(asPlaced, 'two servers')]).toEqual([24, 32])
    expect([worstOf(corrected, 'one server'), worstOf(corrected, 'two servers')]).toEqual([20, 24])
  })
})
