import { describe, expect, it } from 'vitest'
import { nearestDesign } from '../../../src/engine/designs/index.ts'
import {
  defaultPlan,
  exchangeVersionIds,
  type Plan,
  withVersion,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import { levelOfPlan, methodOf } from '../../../src/engine/methods/index.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
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
    totals: summary.totals(sizing),
  }
}

describe('what a method says of a plan as a whole', () => {
  it.each(exchangeVersionIds)(
    'begins with its mailboxes and carries databases on Exchange %s',
    (id) => {
      const plan = withVersion(defaultPlan, id)
      const { asked, headline, carried } = summaryOf(plan)
      expect(headline[0]).toEqual({
        term: 'Mailboxes to size for',
        worked: sizedAnyhow(plan).mailboxes,
        isMinor: true,
      })
      expect(new Set(headline.map(({ term }) => term)).size).toBe(headline.length)
      expect(asked.length).toBeGreaterThan(1)
      expect(carried.databases.value).toBeGreaterThan(0)
    },
  )

  it('tells copies where there are several, and that a version lacks what was asked', () => {
    expect(summaryOf(defaultPlan).carried).toMatchObject({ copies: { value: 4 }, each: null })
    const earlier = summaryOf({ ...defaultPlan, exchange: '2007' }).carried
    expect(earlier).toMatchObject({
      copies: null,
      lacking: expect.stringMatching(/^High availability/),
    })
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
    const plan = workbookDefaults('2019')
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

  it('is the level that its method finds for the proposed design', () => {
    expect(levelIn(defaultPlan)).toBe('holds, reserve not kept')
    // Its virtual disks are as large and as quick as asked: the drives of the host are not judged.
    const onHosts = planFromKeys(exampleB.design)
    expect(levelIn(onHosts)).toBe('holds with reserve')
    // As physical servers, their drives have less than a tenth of their IOPS left.
    expect(levelIn({ ...onHosts, virtualMachines: false })).toBe('holds')
    // It has more memory than is recommended.
    expect(levelIn(planFromKeys(exampleC.design))).toBe('holds, with a warning')
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

  it('is the design of arrays that exceeds its limits least, or the first ranked design of servers', () => {
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

describe('what answers that count a part of a plan come to in all', () => {
  const later = withVersion(defaultPlan, 'SE')
  const totals = (changes: Partial<Plan>) =>
    summaryOf({ ...later, ...changes }).totals.map(({ answer, parts, count, unit }) => [
      answer,
      parts.map((part) => `${part.count} ${part.where}`).join(', '),
      `${count} ${unit}`,
    ])

  it('adds nothing in one site and one DAG, on standalone servers, or by the papers', () => {
    expect(totals({})).toEqual([])
    expect(totals({ availability: 'none' })).toEqual([])
    expect(summaryOf(defaultPlan).totals).toEqual([])
  })

  it('is told site by site', () => {
    const two = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 } as const
    expect(totals(two)).toEqual([
      ['activeServers', '4 in site 1, 4 in site 2', '8 servers'],
      ['copies', '2 in the site of its users, 2 in the other', '4 copies'],
    ])
    const passive = totals({ sites: 2, laggedCopies: 1, secondSiteLagged: 1 })
    expect(passive).toContainEqual(['copies', '2 in site 1, 2 in site 2', '4 copies'])
  })

  it('is told DAG by DAG', () => {
    expect(totals({ dags: 2, databases: 12 })).toEqual([
      ['activeServers', '4 in each of 2 DAGs', '8 servers'],
      ['databases', '12 in each of 2 DAGs', '24 databases'],
    ])
    const pairs = totals({ sites: 2, siteModel: 'AAN', copies: 4, secondSiteCopies: 2 })
    expect(pairs).toContainEqual(['dags', '1 for the users of each site', '2 dags'])
    expect(pairs[0]).toEqual(['activeServers', '8 in site 1, 8 in site 2', '16 servers'])
  })
})
