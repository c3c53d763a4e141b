import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodOf, proofOf } from '../../../../src/engine/index.ts'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { cases } from '../../../cases.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { dagsIn, roleDagPlans } from '../../dags/dag-plans.ts'
import { sizedAnyhow } from '../../plans.ts'

describe('the limit of active databases', () => {
  it('is never below what a loss brings to a server that takes no last copy', () => {
    let compared = 0
    fc.assert(
      fc.property(roleDagPlans, (any) => {
        const plan = { ...any, mode: 'corrected' as const }
        const [dag] = dagsIn(plan).dags
        const policies = methodOf(plan).deploying?.servers(plan, sizedAnyhow(plan)).policies
        if (!policies || !dag) throw new Error('A DAG of servers has limits')
        for (const { kind, losing, busiest } of proofOf(dagsIn(plan)).losses) {
          if (losing.count > 0 || !busiest) continue
          const { build } = dag.servers[busiest.server - 1] ?? expect.unreachable()
          compared += 1
          expect(policies[build].maximumActive?.value, kind).toBeGreaterThanOrEqual(busiest.active)
        }
      }),
    )
    expect(compared).toBeGreaterThan(2 * cases())
  })

  it('of three servers with three copies is all databases: one server is left after two losses', () => {
    const plan = planFromKeys({ tiers: [{ n: 6000 }], servers: 3, copies: 3 })
    const { databases, activation } = roleParts(plan, 'corrected')
    expect(activation.maxActive1?.value).toBe(databases.databaseCount.value)
    const asMicrosoft = roleParts(plan, 'microsoft').activation
    expect(asMicrosoft.maxActive1?.value).toBe(asMicrosoft.worstCase.value)
    expect(asMicrosoft.worstCase.value).toBeLessThan(databases.databaseCount.value)
  })

  it('that is preferred follows the same rule in either site that both share', () => {
    const shared = { sites: true, model: 'AA1', servers: 6, copies: 4, copies2: 2 } as const
    const plan = planFromKeys({ tiers: [{ n: 12_000 }], ...shared })
    const { maxPreferred1, maxPreferred2 } = roleParts(plan, 'corrected').activation
    expect(maxPreferred1?.value).toBeGreaterThan(0)
    expect(maxPreferred2?.value).toBe(maxPreferred1?.value)
  })
})
