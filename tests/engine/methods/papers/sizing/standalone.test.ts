import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaperSizing, Plan } from '../../../../../src/engine/index.ts'
import { dust, sameFigures, standalonePlans, withAvailability } from '../../../layout-plans.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'

const everyPlan = (plans: fc.Arbitrary<Plan>, test: (plan: Plan) => void) =>
  fc.assert(fc.property(plans, test))

describe('standalone servers', () => {
  it('have a place for every database, and the fullest no more than it must', () => {
    everyPlan(standalonePlans, (plan) => {
      const { inAll, onServer, activeOnServer } = sized(plan).databases
      const { servers } = plan
      expect(onServer.value * servers).toBeGreaterThanOrEqual(inAll.value)
      expect((onServer.value - 1) * servers).toBeLessThan(inAll.value)
      expect(activeOnServer).toBe(onServer)
    })
  })

  it('do not depend on the answers about copies', () => {
    const answers = fc.record({
      copies: fc.integer({ min: 1, max: 16 }),
      lostServers: fc.integer({ min: 0, max: 15 }),
      worstCase: fc.constantFrom('one server' as const, 'spread' as const),
    })
    fc.assert(
      fc.property(standalonePlans, answers, (plan, change) => {
        sameFigures(sized(plan), sized(withAvailability(plan, change)))
      }),
    )
  })

  /** Each tier with a measured figure, so that the IOPS per message do not count. */
  const measured = (plan: Plan): Plan => {
    const [first, ...rest] = plan.tiers.map((tier) => ({
      ...tier,
      measuredIops: tier.measuredIops ?? 0.0011 * tier.messages,
    }))
    return first ? { ...plan, tiers: [first, ...rest] } : plan
  }
  const one = { servers: 1, sites: 1 } as const
  // The loss of a site changes no size: whether it is survived is asked of both alike.
  const atServers = standalonePlans.map((plan) => withAvailability(plan, { survive: 'servers' }))
  const alone = atServers.map((plan) => withAvailability(plan, one))
  const oneCopy = { availability: 'dag', copies: 1, lostServers: 0, survive: 'servers' } as const

  it.each(['one server', 'spread'] as const)(
    'of one alone, all but the IOPS per message are a DAG of one copy on one server: %s',
    (worstCase) => {
      everyPlan(alone, (any) => {
        const plan = measured(any)
        sameFigures(sized(plan), sized(withAvailability(plan, { ...oneCopy, worstCase })))
      })
    },
  )

  it('of several, up to 16, all but the IOPS per message are a DAG of one copy spread', () => {
    const several = atServers.filter(({ servers }) => servers <= 16)
    everyPlan(several, (any) => {
      const plan = measured(any)
      const dag = withAvailability(plan, { ...oneCopy, worstCase: 'spread' })
      sameFigures(sized(plan), sized(dag))
    })
  })

  it('take 0.0012 IOPS for a message where that DAG takes 0.0010', () => {
    const plan = planWith({}, { ...one, availability: 'none' })
    const [none, dag] = [sized(plan), sized(withAvailability(plan, oneCopy))]
    const times = (of: (one: PaperSizing) => { value: number }) => of(none).value / of(dag).value
    expect(Math.abs(times(({ tiers }) => tiers[0].perMailbox) - 1.2)).toBeLessThan(dust)
    expect(Math.abs(times(({ iops }) => iops.transactional) - 1.2)).toBeLessThan(dust)
    expect(times(({ capacity }) => capacity.total)).toBe(1)
    expect(times(({ volumes }) => volumes.perServer)).toBe(1)
    expect(times((one) => memoryOf(one).needed)).toBe(1)
  })
})
