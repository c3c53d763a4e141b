import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  exchangeVersions,
  levelOfPlan,
  methodOf,
  nearestDesign,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { sizedAnyhow } from '../plans.ts'

const summaryOf = (plan: Plan) => {
  const { summary } = methodOf(plan)
  const sizing = sizedAnyhow(plan)
  return {
    asked: summary.asked(plan, sizing),
    headline: summary.headline(sizing),
    carried: summary.carried(plan, sizing),
    survived: summary.survived(plan, sizing),
    assumed: summary.assumed(plan, sizing),
  }
}

describe('what a method says of a plan as a whole', () => {
  it.each(exchangeVersions)(
    'begins with its mailboxes and carries databases on Exchange %s',
    (id) => {
      const plan = withVersion(defaultPlan, id)
      const { asked, headline, carried } = summaryOf(plan)
      expect(headline[0]).toEqual({
        term: 'Mailboxes to size for',
        worked: sizedAnyhow(plan).mailboxes,
      })
      expect(new Set(headline.map(({ term }) => term)).size).toBe(headline.length)
      expect(asked.length).toBeGreaterThan(1)
      expect(carried.databases.value).toBeGreaterThan(0)
    },
  )

  it('tells copies where there are several, and that a version lacks what was asked', () => {
    expect(summaryOf(defaultPlan).carried).toMatchObject({ copies: { value: 4 }, each: null })
    const earlier = summaryOf({ ...defaultPlan, exchange: '2007' }).carried
    expect(earlier).toMatchObject({ copies: null, lacking: expect.stringMatching(/^Availability/) })
    const alone = summaryOf({ ...planFromKeys(exampleA.design), availability: 'none' }).carried
    expect(alone).toMatchObject({ copies: null, each: { of: 'server' } })
    expect(summaryOf(planFromKeys(exampleA.design)).carried.each).toMatchObject({ of: 'DAG' })
  })

  it('tells what is survived where failures are tried', () => {
    expect(summaryOf(defaultPlan).survived).toBeNull()
    expect(summaryOf(planFromKeys(exampleA.design)).survived?.lost).toEqual({
      servers: 2,
      site: null,
    })
    expect(summaryOf(planFromKeys(exampleB.design)).survived?.lost).toEqual({
      servers: 2,
      site: { besides: 0, needsAdministrator: true },
    })
    const alone = summaryOf({ ...planFromKeys(exampleA.design), availability: 'none' })
    expect(alone.survived?.lost).toBeNull()
  })

  it('tells which rate of processors nobody gave', () => {
    const plan = withVersion(defaultPlan, '2019')
    expect(summaryOf(plan).assumed.map(({ answer }) => answer)).toHaveLength(1)
    expect(summaryOf(planFromKeys(exampleA.design)).assumed).toEqual([])
    expect(summaryOf(defaultPlan).assumed).toEqual([])
  })
})

describe('how well a plan holds', () => {
  const levelIn = (plan: Plan) => {
    const sizing = sizedAnyhow(plan)
    return levelOfPlan(plan, sizing, methodOf(plan).propose(plan, sizing))
  }

  it('is what its method finds of the design that is proposed', () => {
    expect(levelIn(defaultPlan)).toBe('holds')
    expect(levelIn(planFromKeys(exampleA.design))).toBe('holds with reserve')
  })

  it('is not at all where nothing is proposed, or a limit of Exchange is broken', () => {
    expect(levelIn({ ...defaultPlan, storage: 'own' })).toBe('does not hold')
    expect(levelIn({ ...defaultPlan, edition: 'Standard', mailboxesPerDatabase: 500 })).toBe(
      'does not hold',
    )
  })
})

describe('what comes nearest where nothing holds', () => {
  const nearestIn = (plan: Plan) => {
    const { designs } = methodOf(plan).designs(plan, sizedAnyhow(plan))
    return { nearest: nearestDesign(designs), designs }
  }

  it('is of arrays what is over its limits least, of servers what is ranked first', () => {
    const mailboxes = 18_000
    const tiers: Plan['tiers'] = [{ ...defaultPlan.tiers[0], mailboxes }]
    const { nearest, designs } = nearestIn({ ...defaultPlan, tiers })
    const shares = designs.flatMap((one) =>
      one.kind === 'arrays' ? one.candidate.utilization.value : [],
    )
    expect(nearest?.kind === 'arrays' && nearest.candidate.utilization.value).toBe(
      Math.min(...shares),
    )
    const later = nearestIn(withVersion({ ...defaultPlan, tiers }, '2019'))
    expect(later.nearest).toBe(later.designs[0])
    expect(nearestDesign([])).toBeNull()
  })
})
