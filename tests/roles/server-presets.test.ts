import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, roleVersionIds, withVersion } from '../../src/engine/index.ts'
import { methodOf } from '../../src/engine/methods/index.ts'
import {
  serversWithoutMailboxesInVersion,
  withSmallServer,
} from '../../src/engine/methods/roles/index.ts'
import { sizedAnyhow } from '../engine/plans.ts'

const holds = (plan: Plan) => methodOf(plan).propose(plan, sizedAnyhow(plan)) !== null

describe.each(roleVersionIds)('the small server of Exchange %s', (exchange) => {
  const plan = withVersion(defaultPlan, exchange)

  it('holds the 500 mailboxes that it is for, on a host like the server of the plan', () => {
    const small = withSmallServer(plan)!
    expect(small).toMatchObject({
      ...{ availability: 'none', activeServers: 1, processorBy: 'virtual machine' },
      ...{ hostCores: plan.cores, hostRate: plan.specRate2017 },
    })
    expect(small.tiers[0].mailboxes).toBe(500)
    expect(holds(small)).toBe(true)
  })

  it('leaves the mailboxes of a plan that has few, and refuses several tiers of many', () => {
    const [tier] = plan.tiers
    const few = { ...plan, tiers: [{ ...tier, mailboxes: 120 }] } as const
    expect(withSmallServer(few)?.tiers).toBe(few.tiers)
    expect(withSmallServer({ ...plan, tiers: [tier, { ...tier, mailboxes: 1 }] })).toBeNull()
  })
})

describe('servers without mailboxes', () => {
  const figures = (exchange: (typeof roleVersionIds)[number]) =>
    serversWithoutMailboxesInVersion({ exchange }).map(({ memory, pageFile }) => [
      memory?.value,
      pageFile?.value,
    ])

  it('have what is published of them: 64 GB of an Edge server in a checker of 2025', () => {
    // A quarter of the memory from 2019 on, 10 MB more than the memory before.
    for (const exchange of ['2019', 'SE'] as const)
      expect(figures(exchange)).toEqual([
        [128, 32_768],
        [64, 16_384],
      ])
    for (const exchange of ['2013', '2016'] as const)
      expect(figures(exchange)).toEqual([
        [8, 8202],
        [undefined, undefined],
      ])
  })
})
