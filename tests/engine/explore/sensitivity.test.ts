import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastThatHolds } from '../../../src/engine/core/halving.ts'
import { designId, judgeBuild } from '../../../src/engine/designs/index.ts'
import { dialsOf } from '../../../src/engine/explore/dial.ts'
import type { AnswerSensitivity } from '../../../src/engine/explore/index.ts'
import { sensitivity } from '../../../src/engine/explore/sensitivity.ts'
import { dialPositionsFromNow } from '../../../src/engine/explore/track.ts'
import { publishedProcessors } from '../../../src/engine/hardware/published-processors.ts'
import { defaultPlan, type Plan, recommend, withVersion } from '../../../src/engine/index.ts'
import { isByPapers } from '../../../src/engine/methods/papers/sizing/size.ts'
import { brokenLimitCodes, newlyBrokenLimits } from '../../../src/engine/sizing/problems.ts'
import { cases, isDeep, some } from '../../cases.ts'
import { planWith, sizedAnyhow } from '../plans.ts'
import { standalone300 } from '../reference-plans.ts'
import { serverPlan } from './server-plans.ts'
import { milderPlans } from './tight-plans.ts'

const proposedFor = (plan: Plan) => {
  const { candidates } = recommend(plan, sizedAnyhow(plan))
  const [first] = candidates
  if (!first) throw new Error('The plan considers arrays')
  return first
}

/** Plans whose arrays are judged one by one; servers have tests of their own. */
const plansOfArrays = milderPlans.filter((plan) => isByPapers(sizedAnyhow(plan)))

const sensitivitiesOf = (plan: Plan) => sensitivity(plan, designId(proposedFor(plan)))
const sensitivityOf = (found: readonly AnswerSensitivity[], answer: string) =>
  found.find((one) => one.answer === answer)

describe('the sensitivity of a verdict to each answer', () => {
  it('of the worked example ends where it has no space for another step', () => {
    const found = sensitivitiesOf(defaultPlan)
    expect(sensitivityOf(found, 'mailboxes')?.up?.value.value).toBe(6920)
    expect(sensitivityOf(found, 'mailboxes')?.up?.fails).toEqual(['capacity'])
    expect(sensitivityOf(found, 'quota')?.up?.value.value).toBe(857)
    expect(sensitivityOf(found, 'messages')?.up?.becomes).toBe('does not fit')
    expect(sensitivityOf(found, 'overhead')?.down).toBeNull()
    expect(sensitivityOf(found, 'overhead')?.tried.down.value).toBe(0)
  })

  it('leaves out answers that do not count, and numbers that contradict others', () => {
    const found = sensitivitiesOf(defaultPlan)
    for (const answer of ['databases', 'measuredIops', 'catalog', 'lostServers', 'blackBerry'])
      expect(sensitivityOf(found, answer)).toBeUndefined()
    // Four copies need four servers.
    expect(sensitivityOf(found, 'servers')?.tried.down.value).toBe(4)
    expect(sensitivityOf(found, 'copies')?.tried.up.value).toBe(4)
    // There another answer ends the way, and not the verdict.
    expect(sensitivityOf(found, 'servers')?.stops).toMatchObject({
      down: { value: { value: 4 }, share: 0 },
    })
    expect(sensitivityOf(found, 'copies')?.stops.up).toMatchObject({
      value: { value: 4 },
      problems: [{ code: 'copies above servers', copies: 5, servers: 4 }],
    })
    // The range of shares that are 0 or 100 % ends where they are.
    expect(sensitivityOf(found, 'active')?.tried.up.value).toBe(1)
    expect(sensitivityOf(found, 'quota')?.stops).toEqual({ down: null, up: null })
  })

  it('tries no more copies in the second site than half of all, as more count as half', () => {
    const split = { ...withVersion(defaultPlan, 'SE'), sites: 2, copies: 4, secondSiteCopies: 2 }
    const dial = dialsOf(split).find(({ answer }) => answer === 'secondSiteCopies')
    expect(dial?.max).toBe(2)
  })

  it('tries rates above every published one, and none above a larger rate that was entered', () => {
    const rated: Plan = { ...serverPlan(), processorBy: 'SPECrate 2017' }
    const dialAt = (specRate2017: number) =>
      dialsOf({ ...rated, specRate2017 }).find(({ answer }) => answer === 'specRate2017')
    const usual = dialAt(300)
    expect(usual?.max).toBeGreaterThan(Math.max(...publishedProcessors.map((one) => one.highest)))
    expect(usual?.takesMore).toBe(true)
    expect(dialAt(4500)).toMatchObject({ max: 4500, takesMore: true })
    expect(dialAt(100_000)).toMatchObject({ max: 100_000, takesMore: false })
  })

  it('is told for the most sensitive answer first', () => {
    const shares = sensitivitiesOf(defaultPlan).map(({ down, up }) =>
      Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY),
    )
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })

  it('keeps the verdict at its edge and not a step further', () => {
    let edges = 0
    fc.assert(
      fc.property(plansOfArrays, fc.integer({ min: 0, max: 1000 }), (plan, pick) => {
        const { candidates } = recommend(plan, sizedAnyhow(plan))
        const build = candidates[pick % Math.max(1, candidates.length)]
        if (!build) return
        const dials = dialsOf(plan)
        const before = brokenLimitCodes(sizedAnyhow(plan))
        for (const one of sensitivity(plan, designId(build))) {
          const dial = dials.find(({ answer }) => answer === one.answer)
          if (!dial) throw new Error('Only an answer that counts has a sensitivity')
          for (const way of ['down', 'up'] as const) {
            const edge = one[way]
            if (!edge) continue
            edges += 1
            const { at, last } = dialPositionsFromNow(dial, way)
            const outward = (place: number) =>
              Math.abs(dial.workedAt(at(place)).value - dial.workedAt(at(0)).value)
            const wanted = Math.abs(edge.value.value - dial.workedAt(at(0)).value)
            // The further outward, the further from the value now.
            const isBefore = (one: number) => one <= last && outward(one) < wanted - 1e-9
            const place = isBefore(0) ? lastThatHolds(0, last + 1, isBefore) + 1 : 0
            expect(Math.abs(outward(place) - wanted)).toBeLessThan(1e-9)
            const judged = (position: number) => {
              const changed = dial.planAt(position)
              const sizing = sizedAnyhow(changed)
              const { verdict } = judgeBuild(changed, sizing, build)
              const isBroken = newlyBrokenLimits(sizing, before).length > 0
              return isBroken ? 'does not fit' : verdict
            }
            expect(judged(at(place))).toBe(build.verdict)
            const beyond = judged(at(place + 1))
            expect(beyond).not.toBe(build.verdict)
            expect(beyond).toBe(edge.becomes)
            expect(edge.fails.length).toBeGreaterThan(0)
            // The first change from the plan outward: none nearer, of those looked at here.
            const places = Array.from({ length: place }, (_, one) => one)
            const nearer = last <= 64 ? places : some(places, 2)
            for (const one of nearer) expect(judged(at(one))).toBe(build.verdict)
          }
        }
      }),
      // Of this seed the first three have many edges and are soon judged.
      isDeep ? { numRuns: 1000 } : { numRuns: 3, seed: 4 },
    )
    expect(edges).toBeGreaterThan(cases(15, 20))
  })

  // Some fourteen seconds for each design.
  it.runIf(isDeep)(
    'is the first change from the plan outward, where a verdict changes and changes back',
    () => {
      // One of six servers is lost: of D databases ⌈D ÷ 5⌉ are active on one, a share that saws.
      const plan = planWith(
        { mailboxes: 10_000, growth: 0 },
        { copies: 2, servers: 6, lostServers: 1, worstCase: 'spread', raid: 'any', databases: 16 },
      )
      const changes = Array.from({ length: 84 }, (_, more) => {
        const changed = { ...plan, databases: 17 + more }
        return { changed, sizing: sizedAnyhow(changed) }
      })
      const builds = recommend(plan, sizedAnyhow(plan)).candidates.filter(
        ({ array, raid, perServer }) =>
          array.model.startsWith('PS6100X') && raid === 'RAID 10' && perServer === 1,
      )
      for (const build of builds) {
        const verdicts = changes.map(
          ({ changed, sizing }) => judgeBuild(changed, sizing, build).verdict,
        )
        const first = verdicts.findIndex((verdict) => verdict !== build.verdict)
        const up = sensitivityOf(sensitivity(plan, designId(build)), 'databases')?.up
        if (first >= 0) expect(up?.value.value).toBe(16 + first)
      }
    },
  )

  it('of several tiers moves all of them', () => {
    const tier = defaultPlan.tiers[0]
    const plan: Plan = {
      ...planWith({}),
      tiers: [
        { ...tier, mailboxes: 3000, quota: 500 },
        { ...tier, mailboxes: 3000, quota: 900 },
      ],
    }
    const quota = sensitivityOf(sensitivitiesOf(plan), 'quota')
    expect(quota?.now).toMatchObject({ value: 1, unit: '%' })
    expect(quota?.up?.value.value).toBeGreaterThan(1)
  })
})

describe('a limit of Exchange', () => {
  it('ends how far an answer may move, and is named', () => {
    // Standard edition mounts five databases: of 100 mailboxes each, 10 % grown, they are 454 today.
    const found = sensitivitiesOf(standalone300)
    for (const [answer, way, last] of [
      ['mailboxes', 'up', 454],
      ['mailboxesPerDatabase', 'down', 66],
    ] as const) {
      const edge = sensitivityOf(found, answer)?.[way]
      expect(edge?.value.value).toBe(last)
      expect(edge?.becomes).toBe('does not fit')
      expect(edge?.breaks).toMatchObject([{ code: 'too many databases', most: 5 }])
      expect(edge?.fails[0]).toBe('rules')
    }
    expect(sensitivityOf(found, 'growth')?.up?.value.value).toBeCloseTo(0.666)
    // What is broken already does not decide.
    const broken = { ...standalone300, mailboxesPerDatabase: 50 }
    expect(sensitivityOf(sensitivitiesOf(broken), 'mailboxes')?.up?.value.value).toBeGreaterThan(
      500,
    )
  })
})
