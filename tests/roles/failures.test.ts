import { describe, expect, it } from 'vitest'
import { simulateFailures } from '../../src/engine/placement/failures.ts'
import { placeDatabases } from '../../src/engine/placement/place-databases.ts'
import { cases } from '../cases.ts'
import { countedFile } from './counted-file.ts'
import { copiesOf } from './independent-databases.ts'
import { wholeDesign } from './independent-input.ts'
import { standingOf, worstActive } from './independent-simulation.ts'
import { randomDesign } from './random-designs.ts'

// Every failure as the engine finds it, against a plain trial of one after the other.

/** A design of two sites or one whose copies all stand on the servers with active mailboxes. */
function setupOf(seed: number) {
  const d = wholeDesign(randomDesign(seed), 'corrected')
  const { servers: S, model, sites } = d
  const two = sites ? Math.max(1, S - (seed % 3)) : 0
  const [h2, l2] = sites ? [d.copies2, d.lag2] : [0, 0]
  const copies = [d.copies - h2 + d.lag - l2, h2 + l2] as const
  if (!d.ha || copiesOf(d).ddr || copiesOf(d).dedlag || S > 7 || copies[0] > S || copies[1] > two)
    return null
  if (sites && model === 'AA1' && (copies[0] !== copies[1] || copies[0] > two)) return null
  const isAA1 = sites && model === 'AA1'
  const databases = 1 + (seed % 150)
  return {
    d,
    found: {
      ...{ servers1: S, dr1: 0, dbs: databases },
      ...{ servers2: isAA1 ? two : 0, dr2: isAA1 ? 0 : two },
    },
    layout: {
      ...{ servers: [S, two] as const, copies, databases, activeActive: isAA1 },
      lagged: [d.lag - l2, l2] as const,
    },
  }
}

describe('failures, by the engine and by a plain trial', () => {
  it('leave as many active on the fullest server', async () => {
    const [usual, deep] = [300, 4000]
    const counts = { drawn: usual, placements: 0, losses: 0, deep }
    for (let seed = 1; seed <= cases(usual, deep); seed += 1) {
      const setup = setupOf(seed)
      if (!setup) continue
      const { d, found, layout } = setup
      if (seed <= usual) {
        counts.placements += 1
        counts.losses += lossesOf(layout.servers)
      }
      const { worst } = simulateFailures({
        ...{ rows: placeDatabases(layout, 'corrected'), servers: layout.servers },
        ...{
          lagged: layout.lagged,
          replayLagManager: copiesOf(d).rlm,
          blocked: d.sites && d.block,
        },
        ...{ witness: 'third site', domains: [], perVolume: 1 },
      })
      const standing = standingOf(d, found)
      const { site1, site2 } = standing
      const plain = (on: readonly number[], lost: readonly number[], count: number) =>
        on.length === 0 ? null : worstActive(standing, on, lost, count)
      const of = (kind: keyof typeof worst, site: 0 | 1) =>
        worst[kind]?.busiest[site]?.active ?? null
      const label = `design ${seed}`
      for (const [site, on] of [site1, site2].entries()) {
        const at = site as 0 | 1
        expect(of('none', at), label).toBe(plain(on, [], 0))
        if (site1.length + site2.length > 1 && on.length + (site === 0 ? site2 : site1).length > 1)
          expect(of('one server', at) ?? 0, label).toBe(plain(on, [], 1) ?? 0)
        expect(of('two servers', at) ?? 0, label).toBe(plain(on, [], 2) ?? 0)
      }
      if (site2.length > 0) {
        expect(of('site 1', 1), label).toBe(plain(site2, site1, 0))
        expect(of('site 1 and one server', 1) ?? 0, label).toBe(plain(site2, site1, 1))
        expect(of('site 1 and two servers', 1) ?? 0, label).toBe(plain(site2, site1, 2))
        expect(of('site 2', 0), label).toBe(plain(site1, site2, 0))
        expect(of('site 2 and one server', 0) ?? 0, label).toBe(plain(site1, site2, 1))
      }
    }
    expect(counts.placements).toBeGreaterThan(50)
    await countedFile('tried-losses', counts)
  })
})

/** One server or two; with two sites either of them, alone and with one server, site 1 also with two. */
function lossesOf([one, two]: readonly [number, number]): number {
  const pairs = (servers: number) => (servers * (servers - 1)) / 2
  const ofServers = one + two + pairs(one + two)
  return two === 0 ? ofServers : ofServers + (1 + two + pairs(two)) + (1 + one)
}
