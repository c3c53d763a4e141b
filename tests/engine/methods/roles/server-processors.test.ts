import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../../src/engine/index.ts'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { processorsOf } from '../../../../src/engine/methods/roles/server-processors.ts'

const start = withVersion(defaultPlan, '2019')
const planOf = (given: Partial<Plan>): Plan => ({ ...start, ...given })
const first = (given: Partial<Plan>, mode: 'microsoft' | 'corrected' = 'corrected') =>
  processorsOf(planOf(given), mode).site1

/** What a server of 16 cores at 675 by SPECint_rate2006 has. */
const megacycles = (675 * 2000) / 33.75

describe('the four ways of giving processors', () => {
  it('say the same of the same server', () => {
    const ways: Partial<Plan>[] = [
      { specRate: 675 },
      { processorBy: 'SPECrate 2017', specRate2017: 75 },
      { processorBy: 'megacycles', megacyclesPerCore: 2500 },
      { processorBy: 'virtual machine', hostCores: 32, hostRate: 150, virtualPerCore: 1 },
      {
        processorBy: 'virtual machine',
        hostCores: 32,
        hostRate: 1350,
        hostRateBy: 'SPECrate 2006',
      },
    ]
    for (const way of ways)
      for (const mode of ['corrected', 'microsoft'] as const) {
        const { server, core, cores, isRated } = first(way, mode)
        expect(server?.value).toBeCloseTo(megacycles, 6)
        expect(core?.value).toBeCloseTo(2500, 6)
        expect([cores.value, isRated]).toEqual([16, true])
      }
  })

  it('assume 2,000 megacycles to a core where nothing is known of it, corrected alone', () => {
    for (const processorBy of ['SPECrate 2006', 'SPECrate 2017', 'megacycles'] as const) {
      expect(first({ processorBy }).core?.value).toBeCloseTo(2000, 6)
      expect(first({ processorBy }, 'microsoft').core).toBeNull()
    }
    const guest = { processorBy: 'virtual machine', virtualPerCore: 2 } as const
    expect(first(guest).core?.value).toBeCloseTo(1000, 6)
    expect(first({ ...guest, hostRate: 900 }).isRated).toBe(false)
    expect(first(guest, 'microsoft').core).toBeNull()
  })

  it('give guests that share cores less', () => {
    const guest = { processorBy: 'virtual machine', hostCores: 32, hostRate: 150 } as const
    const [one, two] = [1, 2].map((virtualPerCore) => first({ ...guest, virtualPerCore }).server)
    expect(two?.value).toBeCloseTo((one?.value ?? Number.NaN) / 2, 6)
  })
})

describe('more cores', () => {
  it('change nothing at the same rate of the server', () => {
    const [few, many] = [16, 32].map((cores) => first({ specRate: 675, cores }).server?.value)
    expect(many).toBeCloseTo(few ?? Number.NaN, 6)
  })

  it('do more where what a core does is given', () => {
    const given = { processorBy: 'megacycles', megacyclesPerCore: 2500 } as const
    const [few, many] = [16, 32].map((cores) => first({ ...given, cores }).server?.value)
    expect(many).toBe(2 * (few ?? Number.NaN))
  })
})

describe('servers of the second site', () => {
  const own = { sites: 2, secondCores: 32, secondSpecRate: 150 }

  it('have a rate by the same measure', () => {
    const plan = planOf({ ...own, processorBy: 'SPECrate 2017', specRate2017: 75 })
    expect(processorsOf(plan, 'corrected').site2.server?.value).toBeCloseTo(2 * megacycles, 6)
  })

  it('have cores of their own where a core is given, or a host', () => {
    const ways: Partial<Plan>[] = [
      { processorBy: 'megacycles', megacyclesPerCore: 2500 },
      { processorBy: 'virtual machine', hostCores: 32, hostRate: 150 },
    ]
    for (const way of ways)
      expect(processorsOf(planOf({ ...own, ...way }), 'corrected').site2.server?.value).toBeCloseTo(
        2 * megacycles,
        6,
      )
  })
})

it('counts what the hypervisor takes of guests that are given as such', () => {
  const use = (given: Partial<Plan>) =>
    roleParts(planOf(given), 'corrected').processors.cpuWorst?.value ?? Number.NaN
  const guest = { processorBy: 'virtual machine', hostCores: 32, hostRate: 150 } as const
  expect(use(guest)).toBeCloseTo(1.1 * use({ specRate: 675 }), 6)
})
