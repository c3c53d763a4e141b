import { describe, expect, it } from 'vitest'
import { raid5Loss } from '../../../src/engine/compare/powervault.ts'
import { given } from '../../../src/engine/core/worked.ts'
import {
  iopsWhileRebuilding,
  loadWhileRebuilding,
  rebuildLosses,
} from '../../../src/engine/design/rebuild.ts'
import { defaultPlan, latencies, recommend } from '../../../src/engine/index.ts'
import { predictPool, thresholds } from '../../../src/engine/performance/latency.ts'
import { sized } from '../plans.ts'
import { predictionOf } from '../prediction-of.ts'

const plan = { ...defaultPlan, raid: 'any', arraysPerServer: 8 } as const
const sizing = sized(plan)
const { candidates } = recommend(plan, sizing)

describe('what a rebuild takes', () => {
  it('is the printed or public share, with how well it is known', () => {
    const found = Object.entries(rebuildLosses).map(([raid, { loss, basis }]) => [
      raid,
      loss.value,
      basis,
    ])
    expect(found).toEqual([
      ['RAID 5', 0.35, 'measured on MD3000'],
      ['RAID 50', 0.35, 'estimated'],
      ['RAID 10', 0.25, 'public guidance'],
      ['RAID 1', 0.25, 'public guidance'],
      ['RAID 6', 0.5, 'public guidance'],
    ])
  })

  it('of RAID 5 is what PowerVault measured, to whole per cent', () => {
    expect(Math.round(raid5Loss('rebuilding').value * 100) / 100).toBe(
      rebuildLosses['RAID 5'].loss.value,
    )
  })

  it('makes the load felt larger, and what blocks perform smaller', () => {
    const { loss } = rebuildLosses['RAID 6']
    const load = given('Load', 1000, 'IOPS', 'load')
    expect(loadWhileRebuilding({ load, loss }).value).toBe(2000)
    const blocks = given('Blocks', 3, 'blocks', 'blocks')
    expect(iopsWhileRebuilding({ blocks, each: load, loss }).value).toBe(1500)
  })
})

describe('every candidate', () => {
  it('holds a rebuild where its latencies at the load felt stay within their limits', () => {
    const seen = new Set<boolean>()
    for (const candidate of candidates) {
      const { rebuild, raid } = candidate
      const { work } = predictionOf(candidate)
      const felt = sizing.iops.judged.value / (1 - rebuildLosses[raid].loss.value)
      expect(rebuild.load.value).toBeCloseTo(felt, 9)
      const then = predictPool({ ...work, load: rebuild.load })
      const holds = latencies.every((kind) => then[kind].value <= thresholds[kind].value)
      expect(rebuild.holds).toBe(holds)
      seen.add(holds)
    }
    expect(candidates.length).toBe(352)
    expect(seen).toEqual(new Set([true, false]))
  })

  it('that fits by its latencies fits with more room when healthy than when it rebuilds', () => {
    for (const candidate of candidates)
      for (const kind of latencies)
        expect(candidate.rebuild.latencies?.[kind].value).toBeGreaterThanOrEqual(
          predictionOf(candidate).expected[kind].value,
        )
  })
})
