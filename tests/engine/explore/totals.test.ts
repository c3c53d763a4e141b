import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consideredBuildOfId,
  iopsCarriedByArrays,
  judgeBuild,
} from '../../../src/engine/designs/judge-build.ts'
import { dialsOf } from '../../../src/engine/explore/dial.ts'
import {
  isDesignerAnswer,
  sensitivity,
  suggestions,
  tierTotals,
  utilizationNowAndAtHorizon,
} from '../../../src/engine/explore/index.ts'
import {
  dialPositionsFromNow,
  smallestChangeThatServes,
} from '../../../src/engine/explore/track.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import {
  type JudgedServers,
  judgeServers,
  serversAsBuiltHardware,
} from '../../../src/engine/methods/roles/designs/judge-servers.ts'
import { planWith, sized } from '../plans.ts'
import { proposedServers, serverPlan, sizedServers } from './server-plans.ts'

describe('server sensitivity', () => {
  const plan = serverPlan({ growth: 20 })
  const proposed = proposedServers(plan)
  const built = serversAsBuiltHardware(sizedServers(plan), proposed)
  const found = sensitivity(plan, proposed.id)
  const of = (answer: string) => found.find((one) => one.answer === answer)

  const judged = (changed: Plan): JudgedServers | null =>
    judgeServers(changed, { ...built, servers: null }, new Set())

  describe('the sensitivity of servers as they are built', () => {
    it('turns the answers of role requirements, and none that do not count', () => {
      const answers = found.map(({ answer }) => answer)
      expect(answers).toEqual(
        expect.arrayContaining(['mailboxes', 'quota', 'activeServers', 'specRate', 'freeSpace']),
      )
      for (const unused of ['servers', 'mailboxesPerDatabase', 'logDays', 'arraysPerServer'])
        expect(answers).not.toContain(unused)
    })

    it('keeps the verdict at each edge, and not a step further', () => {
      let edges = 0
      for (const { answer, down, up } of found)
        for (const [way, edge] of [['down', down] as const, ['up', up] as const]) {
          const dial = dialsOf(plan).find((one) => one.answer === answer)
          if (!edge || !dial) continue
          const { at, last } = dialPositionsFromNow(dial, way)
          const place = Array.from(
            { length: Math.min(last, 60_000) + 1 },
            (_, index) => index,
          ).find((one) => Math.abs(dial.workedAt(at(one)).value - edge.value.value) < 1e-9)
          if (place === undefined) throw new Error(`${answer} has no such place`)
          const there = judged(dial.planAt(at(place)))
          expect(there?.verdict, answer).toBe(proposed.verdict)
          expect(judged(dial.planAt(at(place + 1)))?.verdict ?? 'does not fit', answer).toBe(
            edge.becomes,
          )
          expect(edge.fails.length, answer).toBeGreaterThan(0)
          edges += 1
        }
      expect(edges).toBeGreaterThan(8)
    })

    it('ends mailboxes where the memory that is built in does not do', () => {
      expect(of('mailboxes')?.up?.fails).toContain('installed memory')
      expect(of('mailboxes')?.down).toBeNull()
    })

    it('ends an IOPS factor where the drives that are built in do not do', () => {
      const fails = of('iopsFactor')?.up?.fails ?? []
      expect(fails.some((code) => code === 'drives' || code === 'driveIops')).toBe(true)
    })

    it('counts sizes in 1,024, as the method reads them', () => {
      expect(of('quota')?.now.unit).toBe('MiB')
      expect(of('messageSize')?.now.unit).toBe('KiB')
      expect(of('growth')?.now.unit).toBe('%')
    })

    it('is told for the most sensitive answer first, and empty without such a design', () => {
      const shares = found.map(({ down, up }) => Math.min(down?.share ?? 1e9, up?.share ?? 1e9))
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      expect(sensitivity(plan, 'none of that name')).toEqual([])
    })
  })

  it('turns the memory that is given to what is needed, and mailboxes to what it carries', () => {
    const needed = sizedServers(plan).memory?.exactly.value ?? 0
    const given = { ...plan, serverMemory: Math.ceil(needed) + 20 }
    const turned = sensitivity(given, proposedServers(given).id)
    const edgesOf = (answer: string) => turned.find((one) => one.answer === answer)
    expect(edgesOf('serverMemory')?.down).toMatchObject({
      value: { value: Math.ceil(needed), unit: 'GiB' },
      becomes: 'does not fit',
      fails: ['memory'],
    })
    expect(edgesOf('serverMemory')?.up).toBeNull()
    // More than the next size that is sold: it carries more mailboxes than automatic memory does.
    expect(edgesOf('mailboxes')?.up?.value.value).not.toBe(of('mailboxes')?.up?.value.value)
    expect(dialsOf(plan).map(({ answer }) => answer)).not.toContain('serverMemory')
  })
})

describe('tier totals', () => {
  const [usual] = defaultPlan.tiers

  describe('what all tiers come to', () => {
    it('is the one tier of a plan that has one', () => {
      const { today, grown, storage } = tierTotals(defaultPlan)
      expect(today.value).toBe(6000)
      expect(grown.value).toBeCloseTo(6900, 9)
      expect(storage.value).toBeCloseTo(4830, 9)
      expect(storage.unit).toBe('GB')
    })

    it('adds up tiers with growth of their own, archives by role requirements alone', () => {
      const tiers = [
        { ...usual, mailboxes: 1000, growth: 10, quota: 1024, archive: 1024 },
        { ...usual, mailboxes: 500, growth: 0, quota: 2048, archive: 0 },
      ] as const
      const papers = tierTotals({ ...defaultPlan, tiers })
      expect(papers.today.value).toBe(1500)
      expect(papers.grown.value).toBeCloseTo(1600, 9)
      expect(papers.storage.value).toBeCloseTo((1100 * 1024 + 500 * 2048) / 1000, 9)
      const roles = tierTotals({ ...withVersion(defaultPlan, '2019'), tiers })
      expect(roles.storage.value).toBeCloseTo((1100 * 2048 + 500 * 2048) / 1024, 9)
      expect(roles.storage.unit).toBe('GiB')
    })
  })
})

describe('track', () => {
  it('rounds a change up to two digits where so much serves', () => {
    expect(smallestChangeThatServes(100, (change) => change >= 33.37)).toBe(34)
    expect(smallestChangeThatServes(100, () => false)).toBeNull()
  })
})

describe('utilization over time', () => {
  const build = consideredBuildOfId(defaultPlan, 'ps6100xv-600-raid6-1')
  if (!build) throw new Error('The worked example considers its own design')

  const over = (plan: Plan) => {
    const { now, horizon } = utilizationNowAndAtHorizon(plan, sized(plan), build)
    if (!now) throw new Error('It can be sized without its growth')
    return { now, horizon }
  }

  describe('the worked example', () => {
    const { now, horizon } = over(defaultPlan)

    it('is used at the horizon as the plan is sized', () => {
      const sizing = sized(defaultPlan)
      expect(horizon.mailboxes.value).toBeCloseTo(6900)
      expect(horizon.capacity.value).toBe(9800 / 11_400)
      const carried = iopsCarriedByArrays(judgeBuild(defaultPlan, sizing, build)).value
      expect(horizon.iops.value).toBe(sizing.iops.judged.value / carried)
    })

    it('is used less by the mailboxes of today, in the same seven databases', () => {
      expect(now.mailboxes.value).toBe(6000)
      // 8,091.6 GB ÷ 1.15 ÷ 7 × 1.2 is 1,206 GB: a volume of 1,300 GB.
      expect(now.needed.value).toBe(7 * 1300)
      expect(now.iops.value).toBeLessThan(horizon.iops.value)
    })
  })

  it('is the same now and at the horizon where nothing grows', () => {
    const { now, horizon } = over(planWith({ growth: 0 }))
    expect(now.capacity.value).toBe(horizon.capacity.value)
    expect(now.iops.value).toBe(horizon.iops.value)
  })

  it('is fuller now where the mailboxes become fewer', () => {
    const { now, horizon } = over(planWith({ growth: -40 }))
    expect(now.capacity.value).toBeGreaterThan(horizon.capacity.value)
    expect(now.iops.value).toBeGreaterThan(horizon.iops.value)
  })

  it('never falls as the mailboxes grow', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (growthPercent) => {
        const { now, horizon } = over(planWith({ growth: growthPercent }))
        expect(horizon.capacity.value).toBeGreaterThanOrEqual(now.capacity.value)
        expect(horizon.iops.value).toBeGreaterThanOrEqual(now.iops.value)
      }),
    )
  })
})

it('no change of the design helps 400,000 mailboxes', () => {
  const changes = suggestions(planWith({ mailboxes: 400_000 })).filter(
    ({ kind }) => kind === 'change',
  )
  expect(changes.map(({ answer }) => answer)).toEqual(['mailboxes'])
  expect(changes.some(isDesignerAnswer)).toBe(false)
})
