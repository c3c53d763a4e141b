import { describe, expect, it } from 'vitest'
import { exampleA, exampleB } from './examples.ts'
import { asMicrosoft } from './independent.ts'
import type { Design, TierInput } from './independent-input.ts'

// What the workbook gives where it errs (confirmed on it), by the independent script.

const tier = (n: number, quota: number, kb = 75, msgs = 100): readonly TierInput[] => [
  { n, quota, kb, msgs },
]
const A = exampleA.design
const probes: readonly [string, Design, Record<string, number>][] = [
  [
    'MS1',
    { ...A, tiers: tier(12000, 6144, 75, 50), symmetric: false },
    { dbs: 54, volume: 7498.008041, jbodServer1: 0 },
  ],
  ['MS4, MS10', { ...A, autoDb: false, customDb: 40 }, { dbs: 44, copiesServer: 29 }],
  [
    'MS5',
    { ...A, tiers: tier(40000, 6144) },
    { dbs: 150, mbxPerDb: 266.666667, perDb: 179, dbSize: 1695.833333, maxDb: 1415.610313 },
  ],
  [
    'MS6',
    { ...A, servers: 7, copies: 3, lag: 0, jbod: false, tiers: tier(51000, 10240) },
    { nCalc: 233, nSym: 420, dbs: 210, dbSize: 2556.640625, maxDb: 2000 },
  ],
  [
    'MS13',
    {
      ...A,
      sites: true,
      model: 'AAN',
      servers: 4,
      copies: 4,
      copies2: 2,
      lag: 0,
      tiers: tier(8000, 2048),
    },
    { left: 3, transport: 152.587891 },
  ],
  ['MS16', { ...A, tiers: tier(9000, 6144, 3) }, { logsPerMailbox0: 0 }],
  ['MS17, 3 hours', { ...exampleB.design, rpo: 3 }, { rpoDag: 80.048201 }],
  ['MS17, 4 hours', { ...exampleB.design, rpo: 4 }, { rpoDag: 72.932805 }],
  ['MS17, 5 hours', { ...exampleB.design, rpo: 5 }, { rpoDag: 72.932805 }],
]

describe.each(probes)('%s', (_, design, expected) => {
  const { figures, fails } = asMicrosoft(design)
  it('fails no check', () => expect(fails).toEqual([]))
  it.each(Object.entries(expected))('%s is %d', (key, value) => {
    expect(figures[key]).toBeCloseTo(value, 5)
  })
})
