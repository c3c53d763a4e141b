import { describe, expect, it } from 'vitest'
import { defaultPlan, withVersion } from '../../../src/engine/index.ts'
import { proposedTiersBySite } from '../../../src/features/statistics/statistics-page.tsx'
import { planTiersOfProposal } from '../../../src/features/statistics/tier-proposal.ts'

describe('site tiers', () => {
  const plan = withVersion(defaultPlan, 'SE')

  it('makes a tier of each site, with the averages that the script itself prints', () => {
    const berlin = {
      name: 'Berlin',
      mailboxes: 200,
      messages: 9_999,
      messageBytes: 9_999 * 60 * 1024,
    }
    const tiers = proposedTiersBySite([berlin], plan)
    expect(tiers.map(({ name, answers }) => [name, answers])).toEqual([
      ['Berlin', { mailboxes: 200, messages: 50, messageSize: 60 }],
    ])
    expect(planTiersOfProposal(plan, tiers)).toMatchObject([
      { name: 'Berlin', mailboxes: 200, messages: 50, quota: plan.tiers[0].quota },
    ])
  })

  it('makes one tier of the smallest sites where a plan takes fewer', () => {
    const sites = Array.from({ length: 30 }, (_, at) => ({
      name: `Site ${at}`,
      mailboxes: 100,
      messages: 100 * (at < 11 ? 50 : 20),
      messageBytes: 1e6,
    }))
    const tiers = proposedTiersBySite(sites, plan)
    expect(tiers).toHaveLength(12)
    expect(tiers[11]).toMatchObject({
      name: '19 other sites',
      answers: { mailboxes: 1900, messages: 20 },
    })
    expect(tiers.reduce((sum, { answers }) => sum + answers.mailboxes, 0)).toBe(3000)
  })
})
