import { describe, expect, it } from 'vitest'
import { capacityUse } from '../../../src/engine/design/design-formulas.ts'
import { planWith, recommended, sized } from '../plans.ts'
import { codesOf, only, roundPlan, standalone } from './raised.ts'

describe('the capacity overhead', () => {
  it.each([
    [19.999, true],
    [20, false],
    [20.001, false],
    [0, true],
  ])('of %d %% is below 20: %s', (overheadPercent, below) => {
    expect(codesOf(planWith({}, { overheadPercent })).includes('overhead-below-20')).toBe(below)
  })
})

describe('the storage NICs of a server', () => {
  const oneArray = { models: 'PS6100XV', arraysPerServer: 1 } as const
  it.each([
    [3, true],
    [4, false],
    [5, false],
  ])('%d beside one PS6100 are fewer than its ports: %s', (nicsPerServer, below) => {
    const plan = planWith({}, { nicsPerServer, storage: oneArray })
    expect(recommended(plan).proposed?.perServer).toBe(1)
    expect(codesOf(plan).includes('nics-below-ports')).toBe(below)
  })

  it.each([
    [3, true],
    [4, false],
  ])('%d beside two PS4100 are fewer than their ports: %s', (nicsPerServer, below) => {
    const plan = planWith({}, { nicsPerServer, storage: { models: 'PS4100XV' } })
    expect(recommended(plan).proposed?.perServer).toBe(2)
    expect(codesOf(plan).includes('nics-below-ports')).toBe(below)
  })

  it('are told with the ports of all arrays of the server', () => {
    const plan = planWith({}, { nicsPerServer: 4, storage: { models: 'PS6100E' } })
    const { figures } = only('nics-below-ports', plan)
    expect([figures.nics.value, figures.ports.value]).toEqual([4, 8])
  })
})

describe('RAID 5', () => {
  it('is final where it is asked for', () => {
    expect(codesOf(planWith({}, { storage: { raid: 'RAID 5' } }))).toContain('raid-5-is-final')
  })

  it('is final where all policies are compared and it is proposed', () => {
    // In RAID 10 there is too little space, and RAID 5 reads fastest of the others.
    const plan = planWith({}, { storage: { raid: 'any', models: 'PS6100XV' } })
    expect(recommended(plan).proposed?.raid).toBe('RAID 5')
    expect(codesOf(plan)).toContain('raid-5-is-final')
  })

  it.each(['RAID 10', 'RAID 50', 'RAID 6'] as const)('is not %s', (raid) => {
    expect(codesOf(planWith({}, { storage: { raid } }))).not.toContain('raid-5-is-final')
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
    const plan = planWith({}, { availability, separateLogs: apart })
    expect(codesOf(plan).includes('logs-beside-database')).toBe(raised)
  })
})

describe('how full a design is', () => {
  const storage = { models: 'PS6100XV', raid: 'RAID 50', arraysPerServer: 1 } as const
  // Table 6: 5,000 mailboxes of 1,500 MB on 18 data drives of 600 GB.
  const filled = (gb: number) => roundPlan(gb - 1, 5, { storage })
  it.each([
    [7499.999, false],
    [7500, false],
    [7500.001, true],
  ])('%d GB of databases on 10,800 are more than any test: %s', (gb, fuller) => {
    const plan = filled(gb)
    expect(recommended(plan).proposed?.usable.value).toBe(10_800)
    expect(sized(plan).capacity.databases.value).toBeCloseTo(gb, 9)
    expect(codesOf(plan).includes('fuller-than-tested')).toBe(fuller)
  })

  it('is told with the fullest test, which is that of the largest mailboxes', () => {
    const plan = filled(8000)
    const { figures, consequence, test } = only('fuller-than-tested', plan)
    expect(figures.data).toEqual(recommended(plan).proposed?.prediction?.work.data)
    expect(figures.use.value).toBeCloseTo(8000 / 10_800, 12)
    expect(consequence.fullest.value).toBeCloseTo(7500 / 10_800, 12)
    expect(consequence.little.value).toBe(0.25)
    expect(test).toMatchObject({ table: 6, mailboxMb: 1500, raid: 'RAID 50', model: 'PS6100XV' })
  })

  it('counts databases, not volumes: these are larger', () => {
    const plan = filled(7000)
    const { proposed } = recommended(plan)
    if (!proposed) throw new Error('A design is proposed')
    const provided = capacityUse({
      needed: sized(plan).volumes.perServer,
      usable: proposed.usable,
    })
    expect(provided.value).toBeGreaterThan(7500 / 10_800)
    expect(codesOf(plan)).not.toContain('fuller-than-tested')
  })
})
