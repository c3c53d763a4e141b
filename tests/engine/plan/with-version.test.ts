import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExchangeVersionId,
  exchangeVersionIds,
} from '../../../src/engine/exchange/versions.ts'
import {
  answerDefinitions,
  defaultPlan,
  defaultsOfVersion,
  fieldOf,
  type Plan,
  withVersion,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/methods.ts'
import { plans } from '../plans.ts'

const shared = ['copies', 'sites', 'overhead'] as const

const later = (change: Partial<Plan>) => withVersion({ ...defaultPlan, ...change }, '2019')
const typed = (change: Partial<Plan>): Plan => ({
  ...withVersion(defaultPlan, '2019'),
  automatic: [],
  ...change,
})

describe('the default of an answer that both methods ask for', () => {
  it('is that of the method', () => {
    const { copies, sites, overhead, tiers } = defaultsOfVersion({ exchange: '2016' })
    expect({ copies, sites, overhead }).toEqual({ copies: 3, sites: 1, overhead: 0 })
    expect(tiers[0]).toMatchObject({ growth: 0, quota: 2048 })
    expect(defaultsOfVersion({ exchange: '2007' })).toBe(defaultPlan)
  })
})

describe('a plan of the other method', () => {
  it('takes its defaults where nothing was given', () => {
    const { exchange: _own, ...usual } = defaultsOfVersion({ exchange: '2019' })
    expect(withVersion(defaultPlan, '2019')).toEqual({ ...usual, exchange: '2019' })
    expect(withVersion(withVersion(defaultPlan, 'SE'), '2010')).toEqual(defaultPlan)
  })

  it('keeps what was given', () => {
    const [tier] = defaultPlan.tiers
    const moved = later({ copies: 2, sites: 3, overhead: 30, tiers: [{ ...tier, quota: 900 }] })
    expect(moved).toMatchObject({ copies: 2, sites: 3, overhead: 30 })
    expect(moved.tiers[0]).toMatchObject({ quota: 900, growth: 0 })
  })

  it('leaves to the program what nobody gave', () => {
    const drive = ['bays', 'copies', 'dags', 'databaseDrive', 'databases', 'laggedCopies']
    const all = ['activeServers', ...drive, 'secondSiteCopies']
    const beside = ['activeServers', 'dags']
    expect(later({}).automatic).toEqual(all)
    expect(later({ servers: 6 }).automatic).toEqual(all.filter((key) => !beside.includes(key)))
    expect(later({ copies: 2 }).automatic).toEqual(all.filter((key) => key !== 'copies'))
    expect(later({ databases: 12 }).automatic).not.toContain('databases')
    expect(withVersion(later({}), 'SE').automatic).toEqual(all)
    const given = fieldOf('activeServers').write(later({}), 0, 6)
    expect(withVersion(given, 'SE').automatic).toEqual(all.slice(1))
  })

  it('starts anew with what the program decided', () => {
    const drive = { databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5', bays: 12 } as const
    const counts = { activeServers: 7, dags: 2, copies: 4, laggedCopies: 1, databases: 30 }
    const decided = { ...later({}), ...counts, ...drive }
    expect(withVersion(decided, '2010')).toEqual(defaultPlan)
  })

  it('is made by the field of the version', () => {
    expect(fieldOf('exchange').write(defaultPlan, 0, '2013')).toEqual(
      withVersion(defaultPlan, '2013'),
    )
    expect(fieldOf('exchange').write(defaultPlan, 0, '1995')).toEqual(defaultPlan)
  })
})

describe('a size that was given', () => {
  const quotas = (plan: Plan) => plan.tiers.map(({ quota }) => quota)
  const [tier] = defaultPlan.tiers
  const three = (...sizes: readonly [number, number, number]): Plan => ({
    ...defaultPlan,
    tiers: [
      { ...tier, quota: sizes[0], messageSize: 2000 },
      { ...tier, quota: sizes[1] },
      { ...tier, quota: sizes[2] },
    ],
  })

  it.each(['2013', 'SE'] as const)(
    'is the same in the units of Exchange %s, in every tier',
    (id) => {
      const plan = three(2000, 10_000, 1500)
      const moved = withVersion(plan, id)
      // 2 × 1,024, 10 × 1,024 and 1.5 × 1,024 MiB; 2 MB are 2 × 1,024 KiB.
      expect(quotas(moved)).toEqual([2048, 10_240, 1536])
      expect(moved.tiers.map(({ messageSize }) => messageSize)).toEqual([2048, 75, 75])
      expect(quotas(withVersion(three(5000, 10_240, 900), id))).toEqual([5120, 10_485.76, 900])
    },
  )

  it('is the same after a change back to a version of the papers', () => {
    const se = withVersion(three(5000, 10_000, 900), 'SE')
    expect(quotas(withVersion(se, '2010'))).toEqual([5000, 10_000, 900])
    const [own] = se.tiers
    const given = { ...se, tiers: [{ ...own, quota: 3072, archive: 51_200 }] } as const
    expect(withVersion(given, '2007').tiers[0]).toMatchObject({ quota: 3000, archive: 50_000 })
    expect(withVersion(withVersion(given, '2007'), 'SE').tiers[0]).toMatchObject(given.tiers[0])
  })

  it('keeps its number between versions that count alike, below the next unit and out of range', () => {
    expect(quotas(withVersion(withVersion(three(512, 5000, 700), '2016'), 'SE'))).toEqual([
      ...[512, 5120, 2048],
    ])
    // 1 TB would be 1,048,576 MiB, more than a quota takes.
    expect(quotas(withVersion(three(1_000_000, 999, 1000), 'SE'))).toEqual([1_000_000, 999, 1024])
  })

  it('leaves drives, which are sold in decimal units', () => {
    const se = { ...withVersion(defaultPlan, 'SE'), databaseDrive: 8000, systemDrive: 2000 }
    expect(withVersion(se, '2010')).toMatchObject({ databaseDrive: 8000, systemDrive: 2000 })
  })
})

describe('the server that a version starts from', () => {
  const of = (plan: Plan) => {
    const { processor, processorBy, cores, specRate2017, databaseDrive } = plan
    return { processor, processorBy, cores, specRate2017, databaseDrive }
  }
  const usual = (exchange: ExchangeVersionId) => of(defaultsOfVersion({ exchange }))
  const se = withVersion(defaultPlan, 'SE')

  it('becomes that of the other version if nobody entered a server', () => {
    expect(of(withVersion(se, '2013'))).toEqual(usual('2013'))
    expect(usual('2013')).not.toEqual(usual('SE'))
    expect(withVersion(withVersion(se, '2013'), 'SE')).toEqual(se)
  })

  it('is kept as a whole where a part of it was', () => {
    const moved = of(withVersion({ ...se, cores: 48 }, '2013'))
    expect(moved).toEqual({ ...of(se), cores: 48, databaseDrive: usual('2013').databaseDrive })
    const other = withVersion({ ...se, databaseDrive: 10_000 }, '2013')
    expect(of(other)).toEqual({ ...usual('2013'), databaseDrive: 10_000 })
    expect(other.databaseDriveKind).toBe(se.databaseDriveKind)
  })

  it('is none of the workbook, which names no processor and knows no bays', () => {
    const { bays, ...others } = workbookDefaults('SE')
    expect(bays).toBeNull()
    expect(of({ ...others, bays })).toEqual({
      ...{ processor: '', processorBy: 'SPECrate 2006', cores: 16, specRate2017: null },
      databaseDrive: 8000,
    })
    expect(others).toMatchObject({ specRate: null, restoreDrive: 8000, logDrive: 8000 })
  })
})

describe('servers and copies of the other method', () => {
  it.each([
    [{ servers: 6 }, { activeServers: 6, dags: 1 }],
    [
      { servers: 6, sites: 3 },
      { activeServers: 3, dags: 1 },
    ],
    [
      { servers: 40, sites: 1 },
      { activeServers: 14, dags: 3 },
    ],
    [
      { servers: 24, availability: 'none' },
      { activeServers: 24, dags: 1 },
    ],
    [
      { copies: 6, sites: 4 },
      { copies: 6, secondSiteCopies: 3 },
    ],
  ] as const)('of %j are %j', (given, mapped) => {
    expect(later(given)).toMatchObject(mapped)
  })

  it.each([
    [{ activeServers: 6 }, 6],
    [{ activeServers: 6, sites: 2 }, 12],
    [{ activeServers: 5, sites: 2, dags: 2 }, 20],
    [{ activeServers: 2, sites: 2, siteModel: 'AAN' }, 8],
    [{ activeServers: 16, sites: 2, dags: 9 }, 64],
  ] as const)('of %j are %d in all', (given, servers) => {
    expect(withVersion(typed(given), '2010').servers).toBe(servers)
  })
})

const others = fc.constantFrom(...exchangeVersionIds)

/** Versions of the other method than that of a plan. */
const away = (plan: Plan, version: ExchangeVersionId) =>
  methodOf(plan).id !== methodOf({ exchange: version }).id

describe('own databases of standalone servers', () => {
  const alone = { availability: 'none', servers: 3, databases: 14 } as const

  it('are of each in role requirements, and of all together in the papers', () => {
    const moved = later(alone)
    expect(moved).toMatchObject({ activeServers: 3, databases: 5 })
    expect(withVersion(moved, '2010')).toMatchObject({ servers: 3, databases: 15 })
  })

  it('stay the databases of one DAG', () => {
    expect(later({ servers: 3, databases: 14 }).databases).toBe(14)
  })
})

describe('there and back', () => {
  it('keeps servers, copies and all that is asked by one method only', () => {
    const kept = fc.property(plans, others, (plan, version) => {
      fc.pre(away(plan, version))
      const moved = withVersion(plan, version)
      const back = withVersion(moved, plan.exchange)
      const again = withVersion(back, version)
      // What was its default once counts as not given; from then on nothing moves.
      expect(withVersion(again, plan.exchange)).toEqual(back)
      for (const key of ['logHours', 'logDays', 'lostServers', 'raid', 'cores', 'mode'] as const)
        expect(back[key]).toBe(plan[key])
    })
    fc.assert(kept)
  })

  it('leaves no number of servers behind that nothing counts by', () => {
    const plan = later({ sites: 2, activeServers: 2 })
    const back = withVersion(withVersion(plan, '2003'), plan.exchange)
    expect(back.servers).toBe(plan.servers)
    expect(withVersion(withVersion(back, '2003'), plan.exchange)).toEqual(back)
  })

  it('leaves every answer within its range', () => {
    const inside = fc.property(plans, others, (plan, version) => {
      const moved = withVersion(plan, version)
      for (const key of [
        ...shared,
        'servers',
        'activeServers',
        'dags',
        'secondSiteCopies',
      ] as const) {
        const { min, max } = answerDefinitions[key]
        expect(moved[key], key).toBeGreaterThanOrEqual(min)
        expect(moved[key], key).toBeLessThanOrEqual(max)
      }
    })
    fc.assert(inside)
  })
})
