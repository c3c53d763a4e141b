import { describe, expect, it } from 'vitest'
import { fieldOf, proofOf } from '../../../../src/engine/index.ts'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { dagsIn } from '../../dags/dag-plans.ts'

/** Six servers, each database with so many copies and one that is lagged; the manager is on. */
const withCopies = (copies: number) =>
  planFromKeys({ tiers: [{ n: 12_000 }], servers: 6, copies, lag: 1 })

/** Databases that some loss of two servers leaves without a copy that can be activated, and how many losses do. */
function lostByTwo(copies: number) {
  const plan = withCopies(copies)
  return proofOf(dagsIn(plan)).losses.find(({ kind }) => kind === 'two servers')?.losing
}

describe('the replay lag manager', () => {
  it('saves no database beside two other copies: pairs of servers hold both of them', () => {
    expect(lostByTwo(2)?.count).toBeGreaterThan(0)
    expect(lostByTwo(3)?.count).toBe(0)
  })

  it.each([
    ['2 copies and 1 lagged', { copies: 2, lag: 1 }, false],
    ['3 copies and 1 lagged', { copies: 3, lag: 1 }, true],
    ['3 copies, switched off', { copies: 3, lag: 1, rlm: false }, false],
    ['3 copies, lagged ones apart', { copies: 3, lag: 2, dedlag: true, multiDb: false }, false],
    ['3 copies, apart but for shared volumes', { copies: 3, lag: 2, dedlag: true }, true],
  ] as const)('counts or not in both modes: %s', (_, keys, counts) => {
    const plan = planFromKeys({ tiers: [{ n: 6000 }], servers: 6, ...keys })
    for (const mode of ['corrected', 'microsoft'] as const)
      expect(roleParts(plan, mode).copies.shape.managesLag, mode).toBe(counts)
  })

  it('is said not to count where it does not, as are servers that do not', () => {
    const why = (key: 'replayLagManager' | 'laggedServers' | 'recoveryServers', keys: object) =>
      fieldOf(key).unused?.(planFromKeys({ tiers: [{ n: 6000 }], servers: 6, ...keys }), 0)
    expect(why('replayLagManager', { copies: 2, lag: 1 })).toContain('three copies')
    expect(why('replayLagManager', { copies: 3, lag: 1 })).toBeNull()
    expect(why('laggedServers', { copies: 3, lag: 1 })).toContain('share a volume')
    expect(why('laggedServers', { copies: 3, lag: 1, multiDb: false })).toBeNull()
    const spread = { sites: true, model: 'AA1', copies: 4, copies2: 2 }
    expect(why('recoveryServers', spread)).toContain('share a volume')
    expect(why('recoveryServers', { ...spread, multiDb: false })).toBeNull()
  })
})
