import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { proveLosses } from '../../../../src/engine/failures/prove-losses.ts'
import {
  defaultPlan,
  fieldOf,
  givenFigure,
  type Plan,
  withVersion,
} from '../../../../src/engine/index.ts'
import { methodOf } from '../../../../src/engine/methods/index.ts'
import {
  figuresDifferingByMode,
  isBlankAsMicrosoft,
  roleFigureInBothModes,
  stageFigureInBothModes,
} from '../../../../src/engine/methods/roles/index.ts'
import {
  busiestAndMeanLogHours,
  givenLogHours,
} from '../../../../src/engine/methods/roles/network/log-hours.ts'
import { checkReplicationLink } from '../../../../src/engine/methods/roles/network/replication.ts'
import { roleResults } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { logTotals } from '../../../../src/engine/methods/roles/space/recovery-demand.ts'
import { cases } from '../../../cases.ts'
import { dayProfile, exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../roles/random-designs.ts'
import { codesOf } from '../../checks/raised.ts'
import { dagsIn, roleDagPlans } from '../../failures/dag-plans.ts'
import { sizedAnyhow } from '../../plans.ts'
import { type Active, hardwareOf } from './hardware-of.ts'

describe('lag manager', () => {
  /** Six servers, each database with so many copies and one that is lagged; the manager is on. */
  const withCopies = (copies: number) =>
    planFromKeys({ tiers: [{ n: 12_000 }], servers: 6, copies, lag: 1 })

  /** Databases that some loss of two servers leaves without a copy that can be activated, and how many losses do. */
  function lostByTwo(copies: number) {
    const plan = withCopies(copies)
    return proveLosses(dagsIn(plan)).losses.find(({ kind }) => kind === 'two servers')?.losing
  }

  describe('the replay lag manager', () => {
    it('saves no database beside two other copies: pairs of servers hold both of them', () => {
      expect(lostByTwo(2)?.count).toBeGreaterThan(0)
      expect(lostByTwo(3)?.count).toBe(0)
    })

    it.each([
      ['2 copies and 1 lagged', { copies: 2, lag: 1 }, false],
      ['3 copies and 1 lagged', { copies: 3, lag: 1 }, true],
      ['3 copies, switched off', { copies: 3, lag: 1, rlm: false }, false],
      ['3 copies, lagged ones apart', { copies: 3, lag: 2, dedlag: true, multiDb: false }, false],
      ['3 copies, apart but for shared volumes', { copies: 3, lag: 2, dedlag: true }, true],
    ] as const)('counts or not in both modes: %s', (_, keys, counts) => {
      const plan = planFromKeys({ tiers: [{ n: 6000 }], servers: 6, ...keys })
      for (const mode of ['corrected', 'microsoft'] as const)
        expect(roleResults(plan, mode).copies.shape.managesLag, mode).toBe(counts)
    })

    it('is said not to count where it does not, as are servers that do not', () => {
      const why = (key: 'replayLagManager' | 'laggedServers' | 'recoveryServers', keys: object) =>
        fieldOf(key).unused?.(planFromKeys({ tiers: [{ n: 6000 }], servers: 6, ...keys }), 0)
      expect(why('replayLagManager', { copies: 2, lag: 1 })).toContain('three copies')
      expect(why('replayLagManager', { copies: 3, lag: 1 })).toBeNull()
      expect(why('laggedServers', { copies: 3, lag: 1 })).toContain('share a volume')
      expect(why('laggedServers', { copies: 3, lag: 1, multiDb: false })).toBeNull()
      const spread = { sites: true, model: 'AA1', copies: 4, copies2: 2 }
      expect(why('recoveryServers', spread)).toContain('share a volume')
      expect(why('recoveryServers', { ...spread, multiDb: false })).toBeNull()
    })
  })
})

describe('the limit of active databases', () => {
  it('is never below what a loss brings to a server that takes no last copy', () => {
    let compared = 0
    fc.assert(
      fc.property(roleDagPlans, (any) => {
        const plan = { ...any, mode: 'corrected' as const }
        const [dag] = dagsIn(plan).dags
        const policies = methodOf(plan).deploying?.servers(plan, sizedAnyhow(plan)).policies
        if (!policies || !dag) throw new Error('A DAG of servers has limits')
        for (const { kind, losing, busiest } of proveLosses(dagsIn(plan)).losses) {
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
    const { databases, activation } = roleResults(plan, 'corrected')
    expect(activation.maxActive1?.value).toBe(databases.databaseCount.value)
    const asMicrosoft = roleResults(plan, 'microsoft').activation
    expect(asMicrosoft.maxActive1?.value).toBe(asMicrosoft.worstCase.value)
    expect(asMicrosoft.worstCase.value).toBeLessThan(databases.databaseCount.value)
  })

  it('that is preferred follows the same rule in either site that both share', () => {
    const shared = { sites: true, model: 'AA1', servers: 6, copies: 4, copies2: 2 } as const
    const plan = planFromKeys({ tiers: [{ n: 12_000 }], ...shared })
    const { maxPreferred1, maxPreferred2 } = roleResults(plan, 'corrected').activation
    expect(maxPreferred1?.value).toBeGreaterThan(0)
    expect(maxPreferred2?.value).toBe(maxPreferred1?.value)
  })
})

describe('link', () => {
  const peakOf = (megabits: number) => givenFigure('Peak', megabits, 'Mb/s', 'peak')
  const over = (
    linkBps: number,
    latencyMs: number,
    peak: number,
    mode: 'corrected' | 'microsoft' = 'corrected',
    model = 'AP',
  ) =>
    checkReplicationLink(
      planFromKeys({ linkBps, latencyMs, sites: true, model }),
      mode,
      peakOf(peak),
    )

  describe('the TCP window (MS18)', () => {
    it('holds the bytes on their way', () => {
      const { inFlight, advised } = over(1e9, 50, 1)
      expect(inFlight.value).toBe(6_250_000)
      expect(advised?.window.value).toBe(65_535 * 128)
      expect(advised?.carries.value).toBe(1000)
    })

    it('is eight times too large as Microsoft', () => {
      expect(over(1e9, 50, 1, 'microsoft').advised?.window.value).toBe(65_535 * 1024)
    })

    it('is none as Microsoft where one DAG is active in both sites', () => {
      expect(over(1e9, 50, 1, 'microsoft', 'AA1').advised).toBeNull()
      expect(over(1e9, 50, 1, 'corrected', 'AA1').advised).not.toBeNull()
    })
  })

  describe('whether the link carries the peak', () => {
    it.each(['corrected', 'microsoft'] as const)('by its speed with the window set, %s', (mode) => {
      expect(over(100e6, 30, 100, mode).verdict).toBe('yes')
      expect(over(100e6, 30, 100.1, mode).verdict).toBe('no')
      expect(over(100e6, 30, 100, mode, 'AA1').verdict).toBe('yes')
    })

    it('by the window that connections start from, where nobody sets one', () => {
      const { unscaled } = over(100e6, 30, 17.4)
      expect(unscaled.carries.value).toBeCloseTo(17.476, 9)
      expect(unscaled.verdict).toBe('yes')
      expect(over(100e6, 30, 17.5).unscaled.verdict).toBe('no')
    })

    it('by its speed alone without latency', () => {
      expect(over(100e6, 0, 100).unscaled.carries.value).toBe(100)
    })
  })
})

describe('log hours', () => {
  const at = (rpo: number, hours: readonly number[] | null, mode: 'corrected' | 'microsoft') =>
    busiestAndMeanLogHours(planFromKeys({ rpo, hours }), mode)

  describe('the hours a plan gives', () => {
    it.each([
      [0, 0.1],
      [1, 0.1],
      [2, 0.095],
      [2.4, 0.095],
      [3, 0.09],
      [4, 0.0875],
      [5, 0.082],
      [24, 1 / 24],
    ])('of %d hours that may wait the busiest in a row have %d in the mean', (rpo, mean) => {
      const hours = at(rpo, dayProfile, 'corrected')
      expect(hours?.peak.value).toBe(0.1)
      expect(hours?.waiting.value).toBeCloseTo(mean, 12)
      expect(hours?.areAssumed).toBe(false)
    })

    it('as Microsoft four hours are five (MS17), and no other number is another', () => {
      for (let rpo = 0; rpo <= 24; rpo += 1)
        expect(at(rpo, dayProfile, 'microsoft')?.waiting.value).toBe(
          at(rpo === 4 ? 5 : rpo, dayProfile, 'corrected')?.waiting.value,
        )
    })

    it('wraps over midnight', () => {
      const night = Array.from({ length: 24 }, (_, hour) => (hour === 0 || hour === 23 ? 0.5 : 0))
      expect(at(2, night, 'corrected')?.waiting.value).toBe(0.5)
    })
  })

  describe('hours that nobody gave', () => {
    it('are none as Microsoft, a tenth at the peak and a 24th in the mean corrected (MS19)', () => {
      expect(at(24, null, 'microsoft')).toBeNull()
      const hours = at(24, null, 'corrected')
      expect(hours?.peak.value).toBe(0.1)
      expect(hours?.waiting.value).toBeCloseTo(1 / 24, 12)
      expect(hours?.areAssumed).toBe(true)
      expect(hours?.peak.how.kind).toBe('assumed')
    })

    it('are the busiest hour alone if logs may wait one hour', () => {
      expect(at(1, null, 'corrected')?.waiting.value).toBe(0.1)
    })
  })

  test('hours that are all 0 are none', () => {
    expect(givenLogHours(planFromKeys({ hours: Array(24).fill(0) }))).toBeNull()
    expect(givenLogHours({ logHours: Array(24).fill('0').join(' ') })).toBeNull()
  })
})

describe('log totals', () => {
  it('adds up logs of users and of moves, from a database to all DAGs', () => {
    const plan = { ...planFromKeys(exampleA.design), mode: 'microsoft' } as const
    const parts = roleResults(plan)
    const { users, moves, all } = logTotals(parts)
    expect(users.dag.value).toBeCloseTo(343_200, 6)
    expect(users.database.value).toBeCloseTo(4400, 9)
    // A week's moves of 844.207031 GiB, in logs of 1 MiB over its days.
    expect(moves.dag.value).toBeCloseTo((844.207031 * 1024) / 7, 3)
    expect(moves.database.value).toBeCloseTo((844.207031 * 1024) / 7 / 78, 5)
    expect(all.database.value).toBeCloseTo(parts.replication.logsDbDay.value, 9)
  })

  it('counts every DAG', () => {
    const plan = planFromKeys({ ...exampleB.design, dags: 3 })
    const { users, moves, all } = logTotals(roleResults(plan))
    for (const { dag, environment } of [users, moves, all]) {
      expect(dag.value).toBeGreaterThan(0)
      expect(environment.value).toBeCloseTo(3 * dag.value, 6)
    }
  })
})

describe('memory', () => {
  const memoryOf = (design: KeyInput, active: Active) =>
    hardwareOf(planFromKeys(design), 'microsoft', active).memory

  describe('memory of site 2', () => {
    it('is that of the databases that move there', () => {
      expect(memoryOf(exampleB.design, exampleB.figures).fittedMemory2?.value).toBe(96)
      expect(memoryOf(exampleC.design, exampleC.figures).fittedMemory2?.value).toBe(192)
    })

    it('is site 1’s at least', () => {
      const { fittedMemory, fittedMemory2 } = memoryOf(exampleB.design, {
        ...exampleB.figures,
        W2: 1,
      })
      expect(fittedMemory2?.value).toBe(fittedMemory?.value)
    })

    it('is null with one site', () => {
      expect(memoryOf(exampleA.design, exampleA.figures).fittedMemory2).toBeNull()
    })
  })

  it('a mailbox server without client access needs none of its memory', () => {
    const { memoryNeeded, clientAccessMemory } = memoryOf(
      { ...exampleA.design, multirole: false },
      exampleA.figures,
    )
    expect(clientAccessMemory?.value).toBe(6)
    expect(memoryNeeded?.value).toBe(88)
  })

  it('client access has it from 2016 on, whatever is answered', () => {
    const later = { ...exampleA.design, multirole: false, exchange: '2016' }
    expect(memoryOf(later, exampleA.figures).memoryNeeded?.value).toBe(94)
  })

  it('the pages of the cache are shared out, a passive copy a fifth of an active one', () => {
    const { pages, activeTarget, passiveTarget, cache } = memoryOf(
      exampleA.design,
      exampleA.figures,
    )
    expect(pages.value).toBe(cache.value * 32_768)
    expect(22 * activeTarget.value + 30 * passiveTarget.value).toBeCloseTo(pages.value, 6)
    expect(passiveTarget.value).toBeCloseTo(activeTarget.value / 5, 9)
  })

  describe('the page file', () => {
    it.each([
      ['2013', 32_778],
      ['2016', 32_778],
      ['2019', (128 * 1024) / 4],
    ])('of %s', (exchange, size) => {
      expect(memoryOf({ ...exampleA.design, exchange }, exampleA.figures).pageFile?.value).toBe(
        size,
      )
    })
  })

  it('lagged servers have the memory of site 1', () => {
    const lagged = { ...exampleA.design, dedlag: true, rlm: false, multiDb: false, lag: 2 }
    const { fittedMemory, fittedMemoryLagged } = memoryOf(lagged, { W: 10, A: 8 })
    expect(fittedMemoryLagged?.value).toBe(fittedMemory?.value)
    const { lag: _, ...without } = lagged
    expect(memoryOf(without, { W: 10, A: 8 }).fittedMemoryLagged).toBeNull()
    expect(memoryOf(exampleA.design, exampleA.figures).fittedMemoryLagged).toBeNull()
  })
})

describe('mode difference', () => {
  const planA = planFromKeys(exampleA.design)
  const planB = planFromKeys(exampleB.design)

  describe('what tells the modes apart', () => {
    it('names both values of a figure and the errata between them', () => {
      const { corrected, microsoft, differs, errata } = roleFigureInBothModes(planB, 'W')
      expect([corrected?.value, microsoft?.value, differs]).toEqual([10, 8, true])
      expect(errata).toEqual(['MS7', 'MS8'])
    })

    it('names none where a person reads the same figure twice', () => {
      expect(roleFigureInBothModes(planA, 'dbs')).toMatchObject({ differs: false, errata: [] })
    })

    it('finds the errata of a figure in what it is computed from', () => {
      expect(roleFigureInBothModes(planB, 'megaWorst').errata).toEqual(['MS7', 'MS8', 'MS21'])
      expect(roleFigureInBothModes(planA, 'volume').errata).toEqual(['MS16'])
    })

    it('says why one mode has a figure that the other lacks', () => {
      const { microsoft, errata } = roleFigureInBothModes(planB, 'mega2')
      expect(microsoft).toBeNull()
      expect(errata).toEqual(['MS7', 'MS8'])
    })

    it('blames no erratum where the workbook only lacks a rate', () => {
      const unrated = { ...planB, specRate: null }
      expect(roleFigureInBothModes(unrated, 'cpuWorst')).toMatchObject({
        microsoft: null,
        errata: [],
      })
    })

    it('blames no erratum where an answer is not the workbook’s', () => {
      const given = { ...planA, serverMemory: 256 }
      const { corrected, microsoft, differs, errata } = roleFigureInBothModes(given, 'cachePerMbx')
      expect(differs).toBe(true)
      expect(corrected?.value).toBeGreaterThan(2 * (microsoft?.value ?? Infinity))
      // What is active at the worst tells them apart as well, as it does without that answer.
      expect(errata).toEqual(roleFigureInBothModes(planA, 'cachePerMbx').errata)
      expect(errata).not.toContain('MS33')
      const alone = { ...planFromKeys({ tiers: [{ n: 500 }], ha: false }), serverMemory: 256 }
      expect(roleFigureInBothModes(alone, 'cachePerMbx').errata).toEqual([])
    })

    it('blames no erratum of a step that hands a figure on unchanged', () => {
      // The workbook would add the index to the memory of a small server, and adds it to none of these.
      expect(roleFigureInBothModes(planA, 'ramNeed').errata).toEqual(['MS8'])
      expect(roleFigureInBothModes(planB, 'ram').errata).toEqual(['MS7', 'MS8'])
      const tiny = { ...exampleB.design, tiers: [{ n: 40, quota: 500 }], virtual: false, cores: 1 }
      expect(
        roleFigureInBothModes(planFromKeys({ ...tiny, spec: null }), 'ramNeed').errata,
      ).toEqual(['MS14'])
    })

    it('compares what a stage finds and no key names', () => {
      const { differs, errata } = stageFigureInBothModes(
        planA,
        ({ space }) => space.totals.logs.environment,
      )
      expect(differs).toBe(true)
      expect(errata).toEqual(['MS16'])
      const other = stageFigureInBothModes(
        { ...planA, mode: 'microsoft' },
        ({ space }) => space.totals.logs.environment,
      )
      expect([other.differs, other.errata]).toEqual([differs, errata])
    })

    it('lists what differs of example A in the order of the method', () => {
      expect(figuresDifferingByMode(planA).map(({ figure }) => figure)).toContain('ramNeed')
      expect(figuresDifferingByMode(planA).every(({ errata }) => errata.length > 0)).toBe(true)
    })

    it('compares nothing where the workbook shows no results', () => {
      const blank = randomDesigns(cases(20, 60)).map(planFromKeys).find(isBlankAsMicrosoft)
      expect(blank && figuresDifferingByMode(blank)).toEqual([])
    })

    it('knows the errata of all but what no erratum is about', () => {
      const unexplained = randomDesigns(cases(8, 60))
        .map(planFromKeys)
        .flatMap(figuresDifferingByMode)
        .filter(({ errata }) => errata.length === 0)
      // A rate that nobody gave, the mean of all servers, and a site that one mode leaves out.
      const rates = ['gcCores', 'cores', 'cpuNormal', 'cpu1', 'cpu2', 'cpuWorst']
      const allowed = [...rates, 'megaNormal', 'jbodServer2']
      expect(allowed).toEqual(expect.arrayContaining(unexplained.map(({ figure }) => figure)))
    })
  })
})

describe('most cores', () => {
  const limits = { 2013: 24, 2016: 24, 2019: 48, SE: 48 } as const

  it.each(Object.entries(limits))(
    'Exchange %s is warned above %i cores of any server',
    (id, most) => {
      const exchange = id as keyof typeof limits | `${keyof typeof limits}`
      const start = withVersion(defaultPlan, exchange as Plan['exchange'])
      const advice = (given: Partial<Plan>) =>
        roleResults({ ...start, ...given }, 'corrected').checks.find(
          ({ code }) => code === 'cores-above-most',
        )?.advice ?? null
      expect(advice({ cores: most })).toBeNull()
      expect(advice({ cores: most + 1 })).toMatchObject({ answer: 'cores' })
      const second = { cores: most, secondCores: most + 1 }
      expect(advice(second)).toBeNull()
      expect(advice({ ...second, sites: 2 })).toMatchObject({ answer: 'secondCores' })
      expect(advice({ processorBy: 'virtual machine', virtualCores: most + 1 })).toMatchObject({
        answer: 'virtualCores',
      })
    },
  )
})

describe('note checks', () => {
  it('servers are noted where they are no multiple of the copies, of a DAG only', () => {
    const isNoted = (input: KeyInput) =>
      codesOf(planFromKeys({ tiers: [{ n: 4000 }], ...input })).includes('servers-no-multiple')
    expect(isNoted({ servers: 6, copies: 3 })).toBe(false)
    expect(isNoted({ servers: 7, copies: 3 })).toBe(true)
    expect(isNoted({ servers: 7, ha: false })).toBe(false)
  })
})
