import { describe, expect, it } from 'vitest'
import { parseProcessor } from '../../../../../src/engine/hardware/published-processor.ts'
import {
  fieldOf,
  numbersBehind,
  type Plan,
  workbookDefaults,
} from '../../../../../src/engine/index.ts'
import { billOfServers } from '../../../../../src/engine/methods/roles/designs/bill-of-servers.ts'
import { serverDesigns } from '../../../../../src/engine/methods/roles/designs/server-designs.ts'
import { rolesMethodSummary } from '../../../../../src/engine/methods/roles/designs/summary.ts'
import { processorsByServerKind } from '../../../../../src/engine/methods/roles/processors/server-processors.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { sizeByRoles } from '../../../../../src/engine/methods/roles/size-by-roles.ts'
import {
  answersOfProcessor,
  publishedProcessorOfPlan,
} from '../../../../../src/engine/plan/named-processor.ts'

const start = workbookDefaults('2019')
const planOf = (given: Partial<Plan>): Plan => ({ ...start, ...given })
const first = (given: Partial<Plan>, mode: 'microsoft' | 'corrected' = 'corrected') =>
  processorsByServerKind(planOf(given), mode).site1

/** What a server of 16 cores at 675 by SPECint_rate2006 has. */
const megacycles = (675 * 2000) / 33.75

describe('the five ways of giving processors', () => {
  it('say the same of the same server', () => {
    const ways: Partial<Plan>[] = [
      { specRate: 675 },
      { processorBy: 'SPECrate 2017', specRate2017: 75 },
      { processorBy: 'SPECrate 2026', specRate2026: 31.25 },
      { processorBy: 'megacycles', megacyclesPerCore: 2500 },
      { processorBy: 'virtual machine', hostCores: 32, hostRate: 150, virtualPerCore: 1 },
      {
        processorBy: 'virtual machine',
        hostCores: 32,
        hostRate: 62.5,
        hostRateBy: 'SPECrate 2026',
      },
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

describe('a processor by name', () => {
  const gold = {
    ...{ name: 'Intel Xeon Gold 6526Y', sockets: 2, cores: 32, mhz: 2800, year: 2023 },
    ...{ median: 339, lowest: 333, highest: 352, results: 39 },
  }
  const answers = answersOfProcessor(gold)
  const named = planOf(answers)
  const unused = (plan: Plan) => fieldOf('processor').unused?.(plan, 0)

  it('is one line of text, and nothing else is', () => {
    expect(answers.processor).toBe(
      '2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 339 (333 to 352, 39 results)',
    )
    expect(parseProcessor(answers.processor)).toEqual(gold)
    for (const other of ['', '2 × Intel Xeon Gold 6526Y', `${answers.processor} `])
      expect(parseProcessor(other)).toBeNull()
    const upsideDown = answers.processor.replace('333 to 352', '352 to 333')
    expect(parseProcessor(upsideDown)).toBeNull()
  })

  it('gives cores and the median as it was published, of the whole server', () => {
    expect(publishedProcessorOfPlan(named)).toEqual(gold)
    const { server, cores, isRated } = first(answers)
    expect([cores.value, isRated]).toEqual([32, true])
    expect(server?.value).toBeCloseTo((339 * 9 * 2000) / 33.75, 6)
    const used = numbersBehind([server!]).map(({ how }) => how)
    expect(used).toContainEqual({
      kind: 'published',
      cite: expect.objectContaining({
        standing: 'published',
        fact: expect.stringContaining('median of 39 results of servers with 2 × Intel Xeon Gold'),
      }),
    })
  })

  it('gives processor use the range of its results, on the servers that have it', () => {
    const use = (given: Partial<Plan>) =>
      roleResults(planOf({ ...answers, ...given }), 'corrected').processors
    const { cpuWorst } = use({})
    const by = (rate: number) => use({ specRate2017: rate }).cpuWorst
    expect(by(340)?.band).toBeUndefined()
    expect(cpuWorst?.band?.[0]).toBeCloseTo(by(352)?.value ?? Number.NaN, 9)
    expect(cpuWorst?.band?.[1]).toBeCloseTo(by(333)?.value ?? Number.NaN, 9)
    const { site1, site2 } = use({ sites: 2, secondSpecRate: 200 })
    expect([site1.worst?.cpu?.band?.length, site2?.worst?.cpu?.band]).toEqual([2, undefined])
  })

  it('is named in what is asked and in the order list', () => {
    const sized = sizeByRoles(named)
    if (!sized.ok) throw new Error('The plan is computed')
    expect(rolesMethodSummary.asked(named, sized.sizing)).toContainEqual({
      label: 'Processors',
      kind: 'words',
      words: '2 × Intel Xeon Gold 6526Y',
      given: 'processor',
    })
    const [design] = serverDesigns(named, sized.sizing).designs
    expect(billOfServers(named, sized.sizing, design!)).toContainEqual(
      expect.objectContaining({ kind: 'servers', processors: '2 × Intel Xeon Gold 6526Y' }),
    )
  })

  it('counts only while cores and rate are what was published of it', () => {
    expect(unused(named)).toBeNull()
    const typed = /that were typed count instead/
    const otherWay = /^Not used: processors are given another way\.$/
    for (const [change, reason] of [
      [{ cores: 16 }, typed],
      [{ specRate2017: 340 }, typed],
      [{ processorBy: 'SPECrate 2026' }, otherWay],
      [{ processorBy: 'virtual machine' }, otherWay],
      [{ processorBy: 'megacycles' }, otherWay],
    ] as const) {
      const other = { ...named, ...change }
      expect(publishedProcessorOfPlan(other)).toBeNull()
      expect(unused(other)).toMatch(reason)
    }
    expect(first({ ...answers, specRate2017: 340 }).server?.value).toBeCloseTo(
      (340 * 9 * 2000) / 33.75,
      6,
    )
  })
})

describe('servers of the second site', () => {
  const own = { sites: 2, secondCores: 32, secondSpecRate: 150 }

  it('have a rate by the same measure', () => {
    const plan = planOf({ ...own, processorBy: 'SPECrate 2017', specRate2017: 75 })
    expect(processorsByServerKind(plan, 'corrected').site2.server?.value).toBeCloseTo(
      2 * megacycles,
      6,
    )
    const later = { ...plan, processorBy: 'SPECrate 2026', secondSpecRate: 62.5 } as const
    expect(processorsByServerKind(later, 'corrected').site2.server?.value).toBeCloseTo(
      2 * megacycles,
      6,
    )
  })

  it('have cores of their own where a core is given, or a host', () => {
    const ways: Partial<Plan>[] = [
      { processorBy: 'megacycles', megacyclesPerCore: 2500 },
      { processorBy: 'virtual machine', hostCores: 32, hostRate: 150 },
    ]
    for (const way of ways)
      expect(
        processorsByServerKind(planOf({ ...own, ...way }), 'corrected').site2.server?.value,
      ).toBeCloseTo(2 * megacycles, 6)
  })
})

it('counts what the hypervisor takes of guests that are given as such', () => {
  const use = (given: Partial<Plan>) =>
    roleResults(planOf(given), 'corrected').processors.cpuWorst?.value ?? Number.NaN
  const guest = { processorBy: 'virtual machine', hostCores: 32, hostRate: 150 } as const
  expect(use(guest)).toBeCloseTo(1.1 * use({ specRate: 675 }), 6)
})

describe('a guest and its host', () => {
  const guest: Partial<Plan> = {
    ...{ processorBy: 'virtual machine', virtualCores: 32, hostCores: 8 },
    ...{ virtualPerCore: 1, hostRate: 240, hostRateBy: 'SPECrate 2006' },
  }
  const sized = (change: Partial<Plan>) => sizeByRoles(planOf({ ...guest, ...change }))
  const codes = (change: Partial<Plan>) =>
    roleResults(planOf({ ...guest, ...change }), 'corrected').checks.flatMap(({ code, fails }) =>
      fails ? [code] : [],
    )

  it('contradict each other where it has more than the host gives, at the three answers', () => {
    expect(sized({})).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'check guestAboveHost',
          answer: 'virtualCores',
          answers: expect.arrayContaining(['virtualCores', 'hostCores', 'virtualPerCore']),
        },
      ],
    })
    expect(sized({ virtualCores: 9 }).ok).toBe(false)
    expect(sized({ virtualCores: 8 }).ok).toBe(true)
    expect(sized({ virtualPerCore: 4 }).ok).toBe(true)
    expect(sized({ hostCores: 32 }).ok).toBe(true)
    expect(sized({ hostCores: null }).ok).toBe(true)
    expect(sized({ processorBy: 'SPECrate 2006' }).ok).toBe(true)
  })

  it('are warned of where more share a core than Microsoft supports', () => {
    expect(codes({ virtualPerCore: 4 })).toContain('host-overcommitted')
    expect(codes({ virtualCores: 16, virtualPerCore: 2 })).not.toContain('host-overcommitted')
  })
})
