import { describe, expect, it } from 'vitest'
import type { RequirementCode } from '../../../src/engine/core/requirement.ts'
import { assumedFigure } from '../../../src/engine/core/worked.ts'
import {
  type Design,
  isServerDesign,
  type ServerDesign,
} from '../../../src/engine/designs/index.ts'
import {
  automaticAnswerFigure,
  combinedChanges,
  decideAutomatic,
  type ExistingServers,
  existingServersAsBuilt,
  growth,
  type MissedLayout,
  mostCarried,
  planWithServers,
  solve,
} from '../../../src/engine/explore/index.ts'
import { compareNearness, lackSortKeys } from '../../../src/engine/explore/missed-layouts.ts'
import {
  type AutomaticKey,
  defaultPlan,
  explain,
  fieldOf,
  type Plan,
  planWithAutomaticToggled,
  size,
  withVersion,
} from '../../../src/engine/index.ts'
import { methodOf, type RankingFigures } from '../../../src/engine/methods/index.ts'
import { type Goal, goalSortKeys } from '../../../src/engine/methods/port/goal.ts'
import { isDeep } from '../../cases.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { proposedServers, serverPlan } from './server-plans.ts'
import { ratedPlan } from './solve-plans.ts'

describe('automatic figure', () => {
  const later = withVersion(defaultPlan, 'SE')
  const of = (change: Partial<Plan>): Plan => {
    const [tier] = later.tiers
    return decideAutomatic({ ...later, ...change, tiers: [{ ...tier, mailboxes: 20_000 }] }).plan
  }

  /** The figure of an automatic answer, with how it came about. */
  function figure(plan: Plan, key: AutomaticKey) {
    const result = size(plan)
    if (!result.ok) throw new Error('The plan cannot be sized')
    const found = { condition: 'The fewest that hold.', lacking: [result.sizing.servers] }
    const worked = automaticAnswerFigure(plan, result.sizing, key, found)
    const told = worked && explain(worked, (value) => value.toString())
    return { value: worked?.value, unit: worked?.unit, label: worked?.label, ...told, worked }
  }

  describe('the figure of an answer that is left to the program', () => {
    it('tells of servers how they were found, with what one less lacks behind it', () => {
      const { worked, ...told } = figure(of({}), 'activeServers')
      expect(told).toMatchObject({ value: 7, unit: 'servers', words: 'The fewest that hold.' })
      expect(told.numbers).toBe('7, found by trying')
      expect(worked?.how).toMatchObject({
        kind: 'solved',
        inputs: [{ label: 'Servers of the environment' }],
      })
    })

    it.each([
      [{}, 3, 'Three copies, of which two are left during a rebuild', 1],
      [{ lostServers: 3 }, 4, 'One copy more than servers lost at once', 1],
      [{ sites: 2, survive: 'site' }, 4, 'Two copies in each site, of which one may be lost', 2],
    ] as const)('tells of copies what must survive: %j', (change, copies, binding, away) => {
      const plan = of(change)
      const { worked, value } = figure(plan, 'copies')
      expect(value).toBe(copies)
      expect(worked?.how).toMatchObject({ kind: 'largest', binding: { label: binding } })
      expect(figure(plan, 'secondSiteCopies')).toMatchObject({
        ...{ value: away, label: 'Copies in the second site' },
      })
    })

    it('is that of the sizing for databases that are counted', () => {
      const plan = { ...of({ sites: 2, survive: 'site' }), databases: null }
      expect(figure(plan, 'databases')).toMatchObject({ value: 90, unit: 'databases' })
    })

    it('says of a number that no longer follows how it was found', () => {
      const plan = { ...of({}), databases: null, copies: 4 }
      expect(figure(plan, 'copies')).toMatchObject({ value: 4, words: 'The fewest that hold.' })
    })

    it('is the servers of a plan that the papers size', () => {
      const plan = planWithAutomaticToggled(defaultPlan, 'servers', true)
      expect(figure(plan, 'servers')).toMatchObject({ value: 4, unit: 'servers' })
    })
  })
})

describe('existing servers', () => {
  const plan = serverPlan({ growth: 20 })
  const servers: ExistingServers = {
    ...{ activeServers: 6, drives: 15, driveGb: 8000, memory: 128 },
    ...{ driveKind: '7.2K SAS 3.5', deployment: 'as calculated' },
  }

  const judgeExisting = (of: Plan, owned: ExistingServers) =>
    methodOf(of).judge(planWithServers(of, owned), existingServersAsBuilt(owned), null)
  const carriedByServers = (of: Plan, owned: ExistingServers) =>
    mostCarried(planWithServers(of, owned), existingServersAsBuilt(owned))
  const carried = carriedByServers(plan, servers)

  describe('servers that a person owns', () => {
    it('hold a plan, and not with less of anything', () => {
      expect(judgeExisting(plan, servers)?.unmet).toEqual([])
      const lacking = (other: Partial<ExistingServers>) =>
        judgeExisting(plan, { ...servers, ...other })?.unmet.map(({ code }) => code)
      expect(lacking({ drives: 14 })).toContain('drives')
      expect(lacking({ memory: 96 })).toContain('installed memory')
      expect(judgeExisting(plan, { ...servers, activeServers: 1 })).toBeNull()
    })

    it('carry so many mailboxes, so large a quota and so heavy a profile, and no more', () => {
      expect(carried.map(({ answer }) => answer)).toEqual(['mailboxes', 'quota', 'messages'])
      for (const { answer, most, lacks, plan: with_ } of carried) {
        if (!most || !with_) throw new Error(`Some ${answer} are carried`)
        expect(judgeExisting(with_, servers)?.unmet, answer).toEqual([])
        expect(lacks.length, answer).toBeGreaterThan(0)
      }
      const [mailboxes] = carried
      expect(mailboxes?.most?.value).toBeGreaterThanOrEqual(10_000)
      const one = { ...plan.tiers[0], mailboxes: (mailboxes?.most?.value ?? 0) + 1 }
      expect(judgeExisting({ ...plan, tiers: [one] }, servers)?.verdict).toBe('does not fit')
    })

    it('say what a step runs against that contradicts itself', () => {
      const few = serverPlan(
        { growth: 20, mailboxes: 2000, quota: 1000, archive: 5000 },
        {
          ...{ sites: 1, copies: 3, laggedCopies: 1, laggedServers: true, recoveryServers: true },
          ...{ volumesPerServer: 20, freeSpace: 40, specRate: 100_000, databases: null },
          ...{ symmetricDatabases: false, severalPerVolume: false, siteModel: 'AP' },
        },
      )
      const ofFew = carriedByServers(few, {
        ...{ ...servers, activeServers: 3, drives: 4000, driveGb: 20_000, memory: 20_480 },
      })
      expect(ofFew.map(({ lacks }) => lacks.map(({ code }) => code))).toEqual([
        ...[['rules'], ['rules'], ['rules']],
      ])
    })

    it('carry more with more drives and memory', () => {
      const more = carriedByServers(plan, { ...servers, drives: 30, memory: 256 })
      const mostOf = (found: typeof carried) => found.map(({ most }) => most?.value ?? 0)
      const few = mostOf(carried)
      for (const [at, most] of mostOf(more).entries()) expect(most).toBeGreaterThan(few[at] ?? 0)
    })
  })
})

describe('goals', () => {
  const open = ['activeServers'] as const

  /** What every number of servers takes, sized through the front door. */
  const wattsOf = (plan: Plan): readonly number[] =>
    Array.from({ length: 16 }, (_, at) => ({ ...plan, activeServers: at + 1 })).flatMap((given) => {
      const result = size(given)
      if (!result.ok || result.sizing.broken.length > 0) return []
      const design: Design | null = methodOf(given).propose(given, result.sizing)
      return design && isServerDesign(design) && design.power?.watts
        ? [design.power.watts.value]
        : []
    })

  describe('a goal', () => {
    it('is an order: what the first leaves equal, the next decides', () => {
      const equal: RankingFigures = {
        ...{
          servers: 6,
          arrays: 0,
          drives: 60,
          dags: 1,
          hasTenth: true,
          keepsReserve: true,
          isCertain: true,
          rules: 12,
          drive: 2400,
          used: 0.8,
          binds: null,
          cost: 90,
          watts: 900,
        },
      }
      const isFirst = (
        better: Partial<RankingFigures>,
        worse: Partial<RankingFigures>,
        goal: Goal = 'servers',
      ) => {
        const [one, two] = [better, worse].map((change) =>
          goalSortKeys({ ...equal, ...change }, goal),
        )
        const at = one?.findIndex((value, index) => value !== two?.[index]) ?? -1
        return (one?.[at] ?? 0) < (two?.[at] ?? 0)
      }
      expect(isFirst({ servers: 5, drives: 90 }, {})).toBe(true)
      expect(isFirst({ drives: 59, cost: 100 }, {})).toBe(true)
      expect(isFirst({ cost: 80, used: 0.9 }, {})).toBe(true)
      expect(isFirst({}, { cost: null, used: 0.1 })).toBe(true)
      expect(isFirst({ used: 0.7, watts: 990 }, {})).toBe(true)
      expect(isFirst({ watts: 800 }, {})).toBe(true)
      // From 2003 to 2010 the reserve breaks ties of arrays, then the certainty of latencies.
      expect(isFirst({ servers: 9 }, { keepsReserve: false }, 'arrays')).toBe(true)
      expect(isFirst({ drives: 90 }, { isCertain: false }, 'arrays')).toBe(true)
      expect(isFirst({ arrays: 0 }, { arrays: 1, keepsReserve: true }, 'arrays')).toBe(true)
    })

    it('of least power takes what no other layout goes below', () => {
      for (const watts of [
        { serverWatts: 450, driveWatts: 9 },
        { serverWatts: 20, driveWatts: 12 },
        { missingWatts: 'assumed' },
      ] as const) {
        const plan: Plan = { ...ratedPlan, ...watts, ranking: 'power' }
        const { choice } = solve(plan, open, 'power', 'the choice')
        expect(choice?.figures.watts).toBe(Math.min(...wattsOf(plan)))
        expect(fieldOf('ranking').taken?.(plan)).toBeNull()
      }
    })

    it('of least power is that of the fewest servers where no watts are stated, and says so', () => {
      const plan: Plan = { ...ratedPlan, ranking: 'power' }
      const least = solve(plan, open, 'power', 'the choice').choice
      expect(least).toEqual(solve(plan, open, 'servers', 'the choice').choice)
      expect(least?.figures.watts).toBeNull()
      expect(fieldOf('ranking').taken?.(plan)).toMatch(/fewest servers, as watts are neither/)
    })
  })
})

describe('growing bays', () => {
  /** Servers that are sized for 23 drives, with processors for many more mailboxes than these carry. */
  const growing = (bays: number | null): Plan => {
    const plan = planFromKeys(exampleA.design)
    const [tier] = plan.tiers
    const grown = { storageKind: 'own drives', growthYears: 3, specRate: 9000, bays } as const
    return { ...plan, ...grown, tiers: [{ ...tier, growth: 80 }] }
  }

  it('drives that are bought over years have bays: else servers are', () => {
    const stepsOf = (bays: number | null) => {
      const grown = growth(growing(bays), 'own-drives')
      if (grown?.kind !== 'servers') throw new Error('Servers grow')
      return grown.steps
    }
    const [free, held] = [stepsOf(null), stepsOf(23)]
    expect(
      Math.max(...free.map(({ drivesOnServer }) => drivesOnServer?.value ?? 0)),
    ).toBeGreaterThan(23)
    for (const { drivesOnServer } of held) expect(drivesOnServer?.value).toBeLessThanOrEqual(23)
    expect(held.some(({ because }) => because.includes('bays'))).toBe(true)
    expect(held[1]?.servers.value).toBeGreaterThan(free[1]?.servers.value ?? 0)
  })
})

describe('missed', () => {
  type Lack = MissedLayout['lacks'][number]

  /** Something of which a share of what there is would be needed. */
  const short = (code: RequirementCode, share: number): Lack => ({
    ...{ code, at: null, group: null, holds: false },
    required: assumedFigure('Needed', share, '%', 'An example'),
    available: assumedFigure('There', 1, '%', 'An example'),
    used: assumedFigure('Used', share, '%', 'An example'),
  })

  /** A failure that so many of ten databases outlive. */
  const outlived = (databases: number): Lack => ({
    ...{ code: 'failures', at: null, group: null, holds: false, used: null },
    required: assumedFigure('Databases', 10, 'databases', 'An example'),
    available: assumedFigure('Outlive it', databases, 'databases', 'An example'),
  })

  const broken: Lack = {
    code: 'rules',
    problems: [{ code: 'odd clusters', answer: 'servers', servers: 3 }],
  }

  const missed = (reason: MissedLayout['reason'], ...lacks: readonly Lack[]): MissedLayout => ({
    gives: { activeServers: lacks.length },
    ...{ reason, lacks },
  })

  describe('of layouts that do not hold', () => {
    it('what lacks least is nearest: rules, then all that is short together, then how early it fails', () => {
      const order = [
        missed('bays', short('bays', 1.05)),
        missed('space', short('space', 1.1)),
        missed('bays', short('bays', 1.1), short('bays', 1.02)),
        // Each is less than that, and both together are more.
        missed('space', short('space', 1.08), short('bays', 1.08)),
        missed('failures', outlived(8)),
        missed('failures', outlived(2)),
        missed('space', short('space', 9)),
        missed('rules', broken),
        missed('rules', broken, short('bays', 1.01)),
        missed('rules', broken, broken),
      ]
      // Of the same share, what fails by a later reason has passed the others.
      const [first, space, bays, ...rest] = order
      const expected = [first, bays, space, ...rest]
      expect(order.toReversed().toSorted(compareNearness)).toEqual(expected)
      expect(lackSortKeys(missed('rules')).at(0)).toBe(1)
    })

    const withoutLayout = [
      [6000, 6, null, 20],
      [12_000, 12, 32, null],
      [12_000, 6, 64, null],
    ] as const

    it.each(isDeep ? withoutLayout : withoutLayout.slice(2))(
      'the same is nearest for a solve and for changes that are combined: %d mailboxes, %d bays, %o GB, %o databases',
      (mailboxes, bays, serverMemory, databases) => {
        const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], mailboxes }]
        const given = { bays, serverMemory, databases, dags: 1, tiers } as const
        const plan: Plan = { ...ratedPlan, ...given, automatic: ['activeServers'] }
        const { nearest, choice, passed } = solve(plan, ['activeServers'], 'servers', 'the choice')
        expect(choice).toBeNull()
        expect(Object.keys(passed)).toContain('bays')
        const changed = combinedChanges(plan).nearest
        if (!changed) throw new Error('Nothing holds')
        expect(nearest).toMatchObject(changed)
      },
    )
  })
})

describe('power', () => {
  const prices = { serverPrice: 100, databaseDrivePrice: 300, otherDrivePrice: 100 }
  const power = { serverWatts: 500, driveWatts: 9, energyPrice: 0.3 }
  const plan = serverPlan({}, { ranking: 'cost', ...prices })
  const solvedOf = (more: Partial<Plan>) => {
    const given = { ...plan, ...more }
    const { choice, held, passed } = solve(given, ['activeServers'], 'cost', 'the trade-offs')
    if (!choice) throw new Error('Servers hold')
    const designs = [choice, ...held].map(({ gives }) => proposedServers({ ...given, ...gives }))
    return { choice, held, passed, designs }
  }

  /** What is bought and five years of its power. */
  function inAll({ cost, power }: ServerDesign): number {
    if (!cost || !power?.costs) throw new Error('Prices and watts are given')
    return cost.value + power.costs['5 years'].value
  }

  it('counts nothing in a solve by the cost where nothing else is asked', () => {
    const { choice, designs } = solvedOf(power)
    const costs = designs.map((design) => design.cost?.value ?? Number.NaN)
    expect(costs.length).toBeGreaterThan(2)
    expect(choice.figures.cost).toBe(Math.min(...costs))
  })

  it('of some years is part of the cost where that is asked', () => {
    const { choice, designs } = solvedOf({ ...power, rankedCost: '5 years' })
    const [first, ...others] = designs.map(inAll)
    expect(choice.figures.cost).toBeCloseTo(first ?? 0, 6)
    expect(others.every((one) => one >= (first ?? 0) - 1e-6)).toBe(true)
    expect(choice.figures.cost).toBeGreaterThan(solvedOf(power).choice.figures.cost ?? 0)
  })

  it('passes over servers that need more memory than they have', () => {
    const { passed, designs } = solvedOf({})
    const needs = designs.map(
      ({ advised }) => advised.find(({ code }) => code === 'memory')?.required.value ?? 0,
    )
    const most = Math.max(...needs)
    const neediest = designs[needs.indexOf(most)]?.servers.value
    const fewer = solvedOf({ serverMemory: most - 1 })
    expect(neediest).toBeDefined()
    expect(fewer.designs.map(({ servers }) => servers.value)).not.toContain(neediest)
    expect(fewer.passed.memory).toBeGreaterThan(passed.memory ?? 0)
  })
})
