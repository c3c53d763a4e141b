import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { planWith, sized } from '../plans.ts'
import { codesOf, only, standalone } from './raised.ts'

describe('the servers of a DAG', () => {
  it.each([
    [15, false],
    [16, false],
    [18, true],
  ])('%d are more than one DAG takes: %s', (servers, above) => {
    const plan = planWith({}, { availability: { servers, copies: 4 } })
    expect(codesOf(plan).includes('servers-above-dag')).toBe(above)
  })

  it('become equal DAGs', () => {
    const plan = planWith({}, { availability: { servers: 48, copies: 16 } })
    const { figures, consequence } = only('servers-above-dag', plan)
    expect([figures.servers.value, figures.dags.value, consequence.most.value]).toEqual([48, 3, 16])
  })

  it('are no matter to standalone servers', () => {
    expect(codesOf(planWith({}, { availability: standalone(18) }))).not.toContain(
      'servers-above-dag',
    )
  })
})

describe('the copies of a DAG', () => {
  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])('%d: nothing takes over: %s', (copies, alone) => {
    const codes = codesOf(planWith({}, { availability: { copies } }))
    expect(codes.includes('one-copy-dag')).toBe(alone)
    expect(codes.includes('dag-profile')).toBe(!alone)
  })

  it('are no matter to standalone servers', () => {
    const codes = codesOf(planWith({}, { availability: { ...standalone(4), copies: 1 } }))
    expect(codes).not.toContain('one-copy-dag')
    expect(codes).not.toContain('worst-case-beyond-copies')
    expect(codes).not.toContain('dag-profile')
  })
})

describe('one server that carries all', () => {
  it.each([
    [3, 4, true],
    [4, 4, false],
    [15, 32, true],
    [16, 32, false],
  ])('has fewer than all copies, %d on %d servers: %s', (copies, servers, beyond) => {
    const plan = planWith({}, { availability: { copies, servers } })
    expect(codesOf(plan).includes('worst-case-beyond-copies')).toBe(beyond)
  })

  it('is told with the servers of one DAG', () => {
    const plan = planWith({}, { availability: { copies: 15, servers: 32 } })
    const { figures } = only('worst-case-beyond-copies', plan)
    expect([figures.copies.value, figures.servers.value]).toEqual([15, 16])
  })

  it('is not asked for where copies are spread evenly', () => {
    const plan = planWith({}, { availability: { copies: 2, worstCase: 'spread' } })
    expect(codesOf(plan)).not.toContain('worst-case-beyond-copies')
  })
})

describe('background maintenance', () => {
  it.each([
    [true, false],
    [false, true],
  ])('on, %s: advice, %s', (maintenance, raised) => {
    expect(codesOf(planWith({}, { maintenance })).includes('maintenance-off')).toBe(raised)
  })

  it('stays counted while it is off', () => {
    const off = planWith({}, { maintenance: false })
    const { maintenance } = only('maintenance-off', off).figures
    expect(maintenance.value).toBeGreaterThan(0)
    expect(maintenance.value).toBe(sized(defaultPlan).iops.maintenance.value)
  })
})

describe('the lighter profile of a DAG', () => {
  it('is shown beside the standalone one: 1,380 and 1,656 IOPS in the worked example', () => {
    const { figures, consequence } = only('dag-profile', defaultPlan)
    expect(figures.transactional.value).toBeCloseTo(1380, 9)
    expect(figures.standalone.value).toBeCloseTo(1656, 9)
    expect([consequence.dag.value, consequence.none.value]).toEqual([0.001, 0.0012])
  })

  it('is nothing that a measured profile knows of', () => {
    const [tier] = defaultPlan.tiers
    const measured = { ...tier, iopsPerMailbox: 0.3 }
    expect(codesOf({ ...defaultPlan, tiers: [measured] })).not.toContain('dag-profile')
    const mixed: Plan = { ...defaultPlan, tiers: [measured, tier] }
    const { figures, tier: at } = only('dag-profile', mixed)
    expect(at).toBe(1)
    expect(figures.transactional.value).toBeCloseTo(6900 * (0.3 + 0.2), 9)
    expect(figures.standalone.value).toBeCloseTo(6900 * (0.3 + 0.24), 9)
  })
})

describe('servers without a database', () => {
  const idle = (databases: number, availability: Partial<Plan['availability']>) =>
    codesOf(planWith({}, { databases, availability })).includes('servers-without-databases')

  it.each([
    [3, true],
    [4, false],
    [5, false],
  ])('%d databases on 4 standalone servers: %s', (databases, told) => {
    expect(idle(databases, { kind: 'none', servers: 4 })).toBe(told)
  })

  it.each([
    [5, true],
    [6, false],
    [7, false],
  ])('%d databases of 2 copies, spread over 12 servers: %s', (databases, told) => {
    const spread = { worstCase: 'spread', copies: 2, servers: 12, lostServers: 1 } as const
    expect(idle(databases, spread)).toBe(told)
  })

  it('are none where each can carry all', () => {
    expect(idle(1, { servers: 16, copies: 16 })).toBe(false)
  })
})
