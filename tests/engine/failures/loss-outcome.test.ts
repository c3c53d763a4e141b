import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Loss, lossOutcome, nothingLost } from '../../../src/engine/failures/index.ts'
import { activeAfter, type Plan } from '../../../src/engine/index.ts'
import {
  type FailureKind,
  failuresOfKind,
  siteIndexLost,
} from '../../../src/engine/placement/failure-kinds.ts'
import { cases } from '../../cases.ts'
import { dagsIn, failuresIn, paperDagPlans, roleDagPlans, smallDag } from './dag-plans.ts'

const kinds: readonly FailureKind[] = [
  'none',
  'one server',
  'two servers',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
]

describe('the first DAG after a failure', () => {
  it('serves, loses and stops what the failures of its plan have, kind by kind', () => {
    fc.assert(
      fc.property(roleDagPlans, fc.constantFrom(...kinds), (plan, kind) => {
        const dags = dagsIn(plan)
        const { servers, worst } = failuresIn(plan)
        const found = worst[kind]
        const all = failuresOfKind(kind, { servers, domains: [] })
        expect(found?.failures ?? 0).toBe(all.length)
        if (!found) return
        const site = siteIndexLost(kind)
        const inSite = (server: number) => (server <= servers[0] ? 0 : 1)
        const losses = all.map(
          (down): Loss => ({
            ...nothingLost,
            site: site === null ? null : site + 1,
            servers: down.filter((server) => site === null || inSite(server) !== site),
          }),
          { numRuns: cases(20) },
        )
        const first = losses.map((lost) => lossOutcome(dags, lost).dags[0])
        const down = first.map((dag) => (dag?.down ?? 0) + (dag?.lost ?? 0))
        expect(Math.max(...down)).toBe(found.down.databases)
        expect(Math.max(...first.map((dag) => dag?.lost ?? 0))).toBe(found.lost.databases)
        expect(first.filter((dag) => !dag?.quorum.holds)).toHaveLength(found.withoutMajority)
        const isSwitched = site !== null
        const isBlocked = plan.blockActivation && plan.sites > 1
        // Who shrinks a DAG need not switch over; what is lost has one switch for both.
        const after = losses.flatMap((lost, at) => {
          const stops = !first[at]?.quorum.holds
          if (stops && isBlocked && !isSwitched) return []
          return [lossOutcome(dags, { ...lost, byHand: isSwitched || stops })]
        })
        if (after.length < losses.length) return
        for (const at of [0, 1] as const) {
          const numbers = Array.from({ length: servers[0] + servers[1] }, (_, index) => index + 1)
          const inThat = numbers.filter((number) => inSite(number) === at)
          const most = Math.max(
            -1,
            ...after.flatMap(({ active }, index) =>
              inThat
                .filter((number) => !all[index]?.includes(number))
                .map((number) => active[number] ?? 0),
            ),
          )
          expect(most).toBe(found.busiest[at]?.active ?? -1)
        }
      }),
      { numRuns: cases(25, 2000) },
    )
  })
})

describe('any loss', () => {
  const losses = fc.record({
    servers: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
    site: fc.constantFrom(null, null, 1, 2, 3),
    link: fc.boolean(),
    byHand: fc.boolean(),
  })

  it('leaves every database active once, down or lost, never on what does not run', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), losses, (plan, lost) => {
        const dags = dagsIn(plan)
        const { active, dags: found, worst, ...sums } = lossOutcome(dags, lost)
        const total = (of: (dag: (typeof found)[number]) => number) =>
          found.reduce((all, dag) => all + of(dag), 0)
        expect(sums).toEqual({ down: total(({ down }) => down), lost: total((dag) => dag.lost) })
        expect(worst?.active ?? 0).toBe(Math.max(...active))
        for (const [at, { activeAt, states, quorum }] of found.entries()) {
          const { databases = [], layout } = dags.dags[at] ?? {}
          expect(states).toHaveLength(layout?.rows.length ?? Number.NaN)
          for (const [index, server] of activeAt.entries()) {
            expect(server > 0).toBe(states[index] === 'active')
            if (server === 0) continue
            const { site } = dags.servers[server - 1] ?? {}
            expect(lost.servers).not.toContain(server)
            expect(site).not.toBe(lost.site)
            expect(quorum.goesOn).toContain(site)
            const copy = databases[index]?.copies.find((one) => one.server === server)
            expect(copy?.activates === 'never').toBe(false)
            if (!lost.byHand) expect(copy?.activates).toBe('by itself')
          }
        }
        const counted = found.flatMap(({ activeAt }) => activeAt.filter((server) => server > 0))
        expect(active.reduce((all, one) => all + one, 0)).toBe(counted.length)
      }),
      { numRuns: cases(25, 1000) },
    )
  })

  it('of servers alone leaves what the plain trial of the placement does, once a DAG was shrunk', () => {
    const open = roleDagPlans.filter(({ replayLagManager, laggedCopies }) => {
      return replayLagManager || laggedCopies === 0
    })
    fc.assert(
      fc.property(
        open,
        fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 5 }),
        (plan, down) => {
          const { rows } = failuresIn(plan)
          const [dag] = dagsIn(plan).dags
          const plain = activeAfter(rows, down)
          const lost = { ...nothingLost, servers: down, byHand: true }
          const { active, dags } = lossOutcome(dagsIn(plan), lost)
          expect(
            plain.active.map((_, at) => active[at + 1] ?? 0).slice(0, dag?.servers.length),
          ).toEqual(plain.active.slice(0, dag?.servers.length))
          if (dag?.servers.every(({ holds }) => holds !== 'lagged copies'))
            expect(dags[0]?.lost).toBe(plain.lost)
        },
      ),
      { numRuns: cases(20) },
    )
  })
})

describe('who activates what', () => {
  const left = (changes: Partial<Plan>, lost: Partial<Loss>) =>
    lossOutcome(dagsIn(smallDag(changes)), { ...nothingLost, ...lost })
  const counts = ({ active, down, lost }: ReturnType<typeof lossOutcome>) => [
    active.reduce((all, one) => all + one, 0),
    down,
    lost,
  ]

  it.each<readonly [string, Partial<Plan>, Partial<Loss>, readonly [number, number, number]]>([
    ['the other site takes over by itself', {}, { site: 1 }, [12, 0, 0]],
    ['blocked, it waits for a person', { blockActivation: true }, { site: 1 }, [0, 12, 0]],
    ['who switches over', { blockActivation: true }, { site: 1, byHand: true }, [12, 0, 0]],
    ['the witness is lost with its site', { witnessSite: 'site 1' }, { site: 1 }, [0, 12, 0]],
    [
      'until the DAG is shrunk to the other',
      { witnessSite: 'site 1' },
      { site: 1, byHand: true },
      [12, 0, 0],
    ],
    ['a witness there is no loss of site 1', { witnessSite: 'site 2' }, { site: 1 }, [12, 0, 0]],
    ['a cut link leaves the users’ site with them', {}, { link: true }, [12, 0, 0]],
    [
      'and stops it where the witness is beyond the cut',
      { witnessSite: 'site 2' },
      { link: true },
      [12, 0, 0],
    ],
    [
      'until a person moves them where that site is blocked',
      { witnessSite: 'site 2', blockActivation: true },
      { link: true },
      [0, 12, 0],
    ],
    [
      'of two copies both are lost, the lagged one does not count',
      { copies: 2, secondSiteCopies: 1, laggedCopies: 1, replayLagManager: false },
      { servers: [1, 4], byHand: true },
      [10, 0, 2],
    ],
    [
      'nor does it with the replay lag manager, which takes three others',
      { copies: 2, secondSiteCopies: 1, laggedCopies: 1 },
      { servers: [1, 4], byHand: true },
      [10, 0, 2],
    ],
    [
      'of three copies all are lost',
      { copies: 3, secondSiteCopies: 1, laggedCopies: 1, replayLagManager: false },
      { servers: [1, 2, 4], byHand: true },
      [8, 0, 4],
    ],
    [
      'and with the replay lag manager the lagged one serves',
      { copies: 3, secondSiteCopies: 1, laggedCopies: 1 },
      { servers: [1, 2, 4], byHand: true },
      [12, 0, 0],
    ],
  ])('%s', (_, changes, lost, expected) => {
    expect(counts(left(changes, lost))).toEqual(expected)
  })

  it('the side with the witness serves databases of both sites where the link is cut', () => {
    const { dags, active } = left({ siteModel: 'AA1', witnessSite: 'site 2' }, { link: true })
    expect(dags[0]?.quorum.goesOn).toEqual([2])
    expect(active.slice(1, 4)).toEqual([0, 0, 0])
    expect(active.slice(4)).toEqual([4, 4, 4])
  })

  it('either DAG of a pair goes on in the site of its users where the link is cut', () => {
    const { dags } = left({ siteModel: 'AAN', witnessSite: 'site 1' }, { link: true })
    expect(dags.map(({ quorum }) => quorum.goesOn)).toEqual([[1], [2]])
    expect(dags.map(({ down }) => down)).toEqual([0, 0])
  })
})
