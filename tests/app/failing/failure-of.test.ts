import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureOf, isChangedByHand, notThere } from '../../../src/app/failing/failure-of.ts'
import { nothingLost, outcomeOf } from '../../../src/engine/index.ts'
import { dagsIn } from '../../engine/dags/dag-plans.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

/** Six servers in one site, and in two. */
const oneSite = dagsIn(planFromKeys(exampleA.design))
const twoSites = dagsIn(planFromKeys(exampleB.design))

describe('what is down in a plan', () => {
  it('is only what the plan has, and the rest is told', () => {
    const asked = { ...nothingLost, servers: [3, 7, 99], site: 7 }
    expect(failureOf(twoSites, asked).lost).toEqual({ ...nothingLost, servers: [3] })
    expect(notThere(twoSites, asked)).toEqual(['server 7', 'server 99', 'site 7'])
  })

  it('is nothing where the plan has nothing of it, whoever has acted', () => {
    const asked = { servers: [99], site: 2, link: true, byHand: true }
    expect(failureOf(oneSite, asked).lost).toEqual(nothingLost)
    expect(notThere(oneSite, asked)).toEqual(['server 99', 'site 2', 'a link between sites'])
  })

  it('is all of it where the plan has it', () => {
    const asked = { servers: [6], site: 1, link: true, byHand: true }
    expect(failureOf(twoSites, asked).lost).toEqual(asked)
    expect(notThere(twoSites, asked)).toEqual([])
  })

  it('is acted on by hand only where that makes a difference', () => {
    const whole = { ...nothingLost, link: true }
    for (const lost of [nothingLost, whole, { ...nothingLost, servers: [1] }]) {
      expect(isChangedByHand(failureOf(twoSites, lost))).toBe(false)
      expect(failureOf(twoSites, { ...lost, byHand: true }).lost).toEqual(lost)
    }
    const lost = { ...nothingLost, site: 1 }
    expect(isChangedByHand(failureOf(twoSites, lost))).toBe(true)
    const acted = failureOf(twoSites, { ...lost, byHand: true })
    expect(acted.lost.byHand).toBe(true)
    expect(isChangedByHand(acted)).toBe(true)
  })

  it('leaves what the engine finds, and is worked out once', () => {
    const some = fc.subarray([1, 2, 3, 4, 5, 6])
    const leaves = fc.property(some, fc.constantFrom(null, 1, 2), (servers, site) => {
      const asked = { ...nothingLost, servers, site }
      const failure = failureOf(twoSites, asked)
      expect(failure.outcome).toEqual(outcomeOf(twoSites, asked))
      expect(failureOf(twoSites, asked)).toBe(failure)
    })
    fc.assert(leaves)
  })
})
