import { describe, expect, it, test } from 'vitest'
import { failures, type Plan, roleRequirements } from '../../../../../src/engine/index.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { cases } from '../../../../cases.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../../roles/random-designs.ts'

const figure = (
  input: KeyInput,
  key: 'FF' | 'SF' | 'SiteF' | 'Site1' | 'W' | 'W2',
  mode: Plan['mode'],
) => roleRequirements(planFromKeys(input), mode).figures[key]?.value ?? null

describe('the worst of every failure is that of the placement', () => {
  it('in example C: 20 after any single and 24 after any double failure', () => {
    expect(figure(exampleC.design, 'FF', 'corrected')).toBe(20)
    expect(figure(exampleC.design, 'SF', 'corrected')).toBe(24)
  })

  it('while the workbook’s own layout gives 24 and 32 where it states 20 and 24', () => {
    const plan = planFromKeys({ ...exampleC.design, mode: 'microsoft' })
    expect(figure(exampleC.design, 'FF', 'microsoft')).toBe(20)
    expect(figure(exampleC.design, 'SF', 'microsoft')).toBe(24)
    const worst = failures(plan)?.worst
    expect(worst?.['one server']?.busiest[0]?.active).toBe(24)
    expect(worst?.['two servers']?.busiest[0]?.active).toBe(32)
  })

  it('in example A: one less after two failures than the formula has', () => {
    expect(figure(exampleA.design, 'SF', 'microsoft')).toBe(22)
    expect(figure(exampleA.design, 'SF', 'corrected')).toBe(21)
  })

  it('in example B: a second failure, which the workbook leaves out (MS7)', () => {
    expect(figure(exampleB.design, 'SF', 'microsoft')).toBeNull()
    const { twoServersLost } = roleResults(planFromKeys(exampleB.design), 'corrected').activation
    expect(twoServersLost?.value).toBe(10)
    expect(twoServersLost?.how).toMatchObject({ errata: expect.arrayContaining(['MS7']) })
  })

  it('and the formula’s figure stands beside it', () => {
    const { activation } = roleResults(planFromKeys(exampleC.design), 'corrected')
    expect(activation.stated.twoServersLost?.value).toBe(24)
    expect(activation.stated.worstCase.value).toBe(40)
  })
})

it.each([
  [3, 4, 1, 'three servers of site 1 and the one that takes over'],
  [4, 4, 1, 'four and their others'],
])(
  'with activation blocked in site 2, %i servers with %i copies stand a second failure',
  (servers, copies, copies2) => {
    const input: KeyInput = {
      tiers: [{ n: 6000 }],
      sites: true,
      block: true,
      servers,
      copies,
      copies2,
    }
    expect(figure(input, 'SF', 'corrected')).not.toBeNull()
  },
)

it('with activation blocked in site 2 and two copies in site 1, nothing stands a second failure', () => {
  const input = { tiers: [{ n: 6000 }], sites: true, block: true, servers: 6 } as const
  expect(figure({ ...input, copies: 3, copies2: 1 }, 'SF', 'corrected')).toBeNull()
  expect(figure({ ...input, copies: 4, copies2: 1 }, 'SF', 'corrected')).not.toBeNull()
})

test('with one copy in each site, the other takes what moves and not what stays (MS36)', () => {
  const input: KeyInput = { tiers: [{ n: 30_000 }], sites: true, copies: 2, copies2: 1 }
  const { databases, activation } = roleResults(planFromKeys(input), 'corrected')
  const of = databases.preferred1.value / 4
  // The staircases of both sites are alike: one server’s databases all go to one server.
  expect(activation.oneServerLost2?.value).toBe(of)
  expect(activation.stated.oneServerLost2?.value).toBe(
    Math.ceil((databases.preferred1.value - of) / 4),
  )
  expect(activation.oneServerLost2?.how).toMatchObject({ errata: ['MS36'] })
})

test('with lagged copies alone in the other site (MS37)', () => {
  const input: KeyInput = {
    tiers: [{ n: 3000 }],
    sites: true,
    servers: 4,
    copies: 3,
    copies2: 0,
    lag: 2,
    lag2: 2,
  }
  expect(figure(input, 'SiteF', 'microsoft')).toBeNull()
  expect(figure(input, 'Site1', 'microsoft')).toBeGreaterThan(0)
  expect(figure(input, 'SiteF', 'corrected')).toBeGreaterThan(0)
})

test('site 2’s usual load is shared by its own servers (MS28)', () => {
  const input: KeyInput = {
    tiers: [{ n: 600 }],
    sites: true,
    model: 'AA1',
    copies: 6,
    copies2: 3,
    ddr: true,
    multiDb: false,
    matchCopies: false,
    autoDb: false,
    customDb: 4,
  }
  const { servers, databases, activation } = roleResults(planFromKeys(input), 'corrected')
  expect(servers.servers2.value).toBe(3)
  expect(activation.stated.active2?.value).toBe(databases.preferred2.value / 4)
  expect(activation.active2?.value).toBe(Math.ceil(databases.preferred2.value / 3))
  expect(activation.active2?.how).toMatchObject({ errata: ['MS28'] })
})

describe('stand-alone', () => {
  const input: KeyInput = { ha: false, tiers: [{ n: 2000 }], servers: 2, spec: 700 }

  it('sizes processors and memory for all of its databases (MS12)', () => {
    const { figures } = roleRequirements(planFromKeys(input), 'corrected')
    for (const key of ['W', 'ram', 'megaWorst', 'cpuWorst', 'cores'] as const)
      expect(figures[key]?.value).toBeGreaterThan(0)
    expect(figures.W?.value).toBe(figures.dbs?.value)
  })

  it('has no failures of a DAG', () => {
    expect(failures(planFromKeys(input))).toBeNull()
  })
})

test('what is stated is what the placement gives, of random designs', () => {
  let tried = 0
  for (const design of randomDesigns(cases(50, 150))) {
    const plan = planFromKeys({ ...design, mode: 'corrected' })
    const { figures, checks } = roleRequirements(plan)
    const worst = failures(plan)?.worst
    if (!worst || checks.some(({ fails, blanks }) => fails && blanks)) continue
    tried += 1
    const most = (kind: keyof typeof worst, site: 0 | 1) => worst[kind]?.busiest[site]?.active ?? 0
    if (figures.FF) expect(figures.FF.value).toBe(most('one server', 0))
    if (figures.SF) expect(figures.SF.value).toBe(most('two servers', 0))
    expect(figures.W?.value).toBeGreaterThanOrEqual(most('one server', 0))
    expect(figures.W2?.value ?? 0).toBeGreaterThanOrEqual(most('one server', 1))
    if (figures.SiteF) expect(figures.W2?.value).toBeGreaterThanOrEqual(most('site 1', 1))
  }
  expect(tried).toBeGreaterThan(cases(10, 50))
})

describe('one server in each site, with one home copy and servers of their own asked for', () => {
  const design: KeyInput = {
    ...{ tiers: [{ n: 2000 }], sites: true, model: 'AA1', servers: 1, ddr: true, multiDb: false },
    ...{ copies: 2, copies2: 1, lag: 0, autoDb: false, customDb: 10 },
  }

  it.each(['microsoft', 'corrected'] as const)(
    'takes all databases after the loss of a site, %s',
    (mode) => {
      expect(roleResults(planFromKeys(design), mode).servers.servers2.value).toBe(1)
      expect(figure(design, 'SiteF', mode)).toBe(10)
      expect(figure(design, 'W', mode)).toBe(10)
      expect(figure(design, 'W2', mode)).toBe(10)
    },
  )

  it('needs two servers of its own before any is kept for the other site', () => {
    const { servers, activation } = roleResults(
      planFromKeys({ ...design, servers: 2 }),
      'microsoft',
    )
    expect(servers.recoveryServers2.value).toBe(2)
    // The five databases of the lost site, on two servers.
    expect(activation.siteLost?.value).toBe(3)
  })
})
