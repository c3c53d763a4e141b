import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { planWith, recommended, sized } from '../plans.ts'
import { codesOf, only, standalone, told } from './raised.ts'

describe('the copies of a DAG', () => {
  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])('%d: nothing takes over: %s', (copies, alone) => {
    const codes = codesOf(planWith({}, { copies }))
    expect(codes.includes('one-copy-dag')).toBe(alone)
    expect(codes.includes('dag-profile')).toBe(!alone)
  })

  it('are no matter to standalone servers', () => {
    const codes = codesOf(planWith({}, { ...standalone(4), copies: 1 }))
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
    const plan = planWith({}, { copies, servers, worstCase: 'one server' })
    expect(codesOf(plan).includes('worst-case-beyond-copies')).toBe(beyond)
  })

  it('is named with the servers of its DAG', () => {
    const plan = planWith({}, { copies: 15, servers: 32, worstCase: 'one server' })
    const { copies, servers } = only('worst-case-beyond-copies', plan).figures
    expect([copies?.value, servers?.value]).toEqual([15, 16])
  })

  it('is not asked for where copies are spread evenly', () => {
    const plan = planWith({}, { copies: 2, worstCase: 'spread' })
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
    expect(maintenance?.value).toBeGreaterThan(0)
    expect(maintenance?.value).toBe(sized(defaultPlan).iops.maintenance.value)
  })
})

describe('servers without a database', () => {
  const idle = (databases: number, availability: Partial<Plan>) =>
    codesOf(planWith({}, { databases, ...availability })).includes('servers-without-databases')

  it.each([
    [3, true],
    [4, false],
    [5, false],
  ])('%d databases on 4 standalone servers: %s', (databases, told) => {
    expect(idle(databases, { availability: 'none', servers: 4 })).toBe(told)
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

describe('the storage NICs of a server', () => {
  const oneArray = { models: 'PS6100XV', arraysPerServer: 1 } as const
  it.each([
    [3, true],
    [4, false],
    [5, false],
  ])('%d beside one PS6100 are fewer than its ports: %s', (nicsPerServer, below) => {
    const plan = planWith({}, { nicsPerServer, ...oneArray })
    expect(recommended(plan).proposed?.perServer).toBe(1)
    expect(codesOf(plan).includes('nics-below-ports')).toBe(below)
  })

  it.each([
    [3, true],
    [4, false],
  ])('%d beside two PS4100 are fewer than their ports: %s', (nicsPerServer, below) => {
    const plan = planWith({}, { nicsPerServer, models: 'PS4100XV' })
    expect(recommended(plan).proposed?.perServer).toBe(2)
    expect(codesOf(plan).includes('nics-below-ports')).toBe(below)
  })

  it('are told with the ports of all arrays of the server', () => {
    const plan = planWith({}, { nicsPerServer: 4, models: 'PS6100E' })
    const { nics, ports } = only('nics-below-ports', plan).figures
    expect([nics?.value, ports?.value]).toEqual([4, 8])
  })
})

describe('RAID 5', () => {
  it('is final where it is asked for', () => {
    expect(codesOf(planWith({}, { raid: 'RAID 5' }))).toContain('raid-5-is-final')
  })

  it('is final where all policies are compared and it is proposed', () => {
    // In RAID 10 there is too little space, and RAID 5 reads fastest of the others.
    const plan = planWith({}, { raid: 'any', models: 'PS6100XV' })
    expect(recommended(plan).proposed?.raid).toBe('RAID 5')
    expect(codesOf(plan)).toContain('raid-5-is-final')
  })

  it.each(['RAID 10', 'RAID 50', 'RAID 6'] as const)('is not %s', (raid) => {
    expect(codesOf(planWith({}, { raid }))).not.toContain('raid-5-is-final')
  })

  it('is told that it was asked for, and that is proposed', () => {
    expect(told('raid-5-is-final', planWith({}, { raid: 'RAID 5' }))).toContain(
      'The plan asks for RAID 5.',
    )
    const any = planWith({}, { raid: 'any', models: 'PS6100XV' })
    expect(told('raid-5-is-final', any)).toContain('The proposed design is in RAID 5.')
  })

  it('is told beside what the other policies can be converted to (5.5)', () => {
    expect(told('raid-5-is-final', planWith({}, { raid: 'RAID 5' }))).toContain(
      'RAID 10 can be converted to RAID 50, RAID 5 and RAID 6; RAID 50 can be converted to RAID 5 and RAID 6; RAID 6 can be converted to RAID 5 only.',
    )
  })
})

describe('logs beside their database', () => {
  it.each([
    [standalone(1), false, true],
    [standalone(1), true, false],
    [{ copies: 1 }, false, true],
    [{ copies: 1 }, true, false],
    [{ copies: 2 }, false, false],
    [{ copies: 2 }, true, false],
  ] as const)('with %o and volumes of their own, %s: advice, %s', (availability, apart, raised) => {
    const plan = planWith({}, { ...availability, separateLogs: apart })
    expect(codesOf(plan).includes('logs-beside-database')).toBe(raised)
  })
})
