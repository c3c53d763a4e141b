import { describe, expect, it } from 'vitest'
import { type Plan, size } from '../../../../../src/engine/index.ts'
import { planWith, sized } from '../../../plans.ts'

type Availability = Partial<Plan>

const problems = (availability: Availability) => {
  const result = size(planWith({}, { ...availability }))
  return result.ok ? [] : result.problems
}

describe('answers that contradict each other', () => {
  it.each([
    ['fewer copies than servers', { copies: 3, servers: 4, sites: 1 }, []],
    ['as many copies as servers', { copies: 4, servers: 4, sites: 1 }, []],
    ['more copies than servers', { copies: 5, servers: 4, sites: 1 }, ['copies above servers']],
    ['fewer sites than servers', { copies: 1, servers: 4, sites: 3 }, []],
    ['as many sites as servers', { copies: 1, servers: 4, sites: 4 }, []],
    ['more sites than servers', { copies: 1, servers: 3, sites: 4 }, ['sites above servers']],
    ['both', { copies: 2, servers: 1, sites: 2 }, ['copies above servers', 'sites above servers']],
    ['16 servers', { copies: 16, servers: 16, sites: 2 }, []],
    ['17 servers', { copies: 4, servers: 17, sites: 2 }, ['unequal DAGs']],
    ['18 servers', { copies: 4, servers: 18, sites: 2 }, []],
    ['32 servers', { copies: 16, servers: 32, sites: 2 }, []],
    ['33 servers', { copies: 11, servers: 33, sites: 2 }, []],
    ['34 servers', { copies: 11, servers: 34, sites: 2 }, ['unequal DAGs']],
    ['as many copies as servers of one of two DAGs', { copies: 9, servers: 18, sites: 2 }, []],
    [
      'more copies than servers of one of two DAGs',
      { copies: 10, servers: 18, sites: 2 },
      ['copies above servers'],
    ],
  ])('%s', (_what, availability, codes) => {
    expect(problems(availability).map(({ code }) => code)).toEqual(codes)
  })

  it('come with the field to change and the numbers', () => {
    expect(problems({ copies: 12, servers: 17, sites: 1 })).toEqual([
      { code: 'unequal DAGs', answer: 'servers', servers: 17, dags: 2 },
      { code: 'copies above servers', answer: 'copies', copies: 12, servers: 8 },
    ])
    expect(problems({ copies: 1, servers: 1, sites: 2 })).toEqual([
      { code: 'sites above servers', answer: 'sites', sites: 2, servers: 1 },
    ])
  })
})

describe('servers lost at once, of a DAG whose copies are spread', () => {
  const spread = { worstCase: 'spread', sites: 1 } as const

  it.each([
    ['fewer than copies', { copies: 3, servers: 4, lostServers: 2 }, []],
    ['as many as copies', { copies: 3, servers: 4, lostServers: 3 }, [[3, 3]]],
    ['more than copies', { copies: 3, servers: 4, lostServers: 4 }, [[4, 3]]],
    ['all servers but one', { copies: 4, servers: 4, lostServers: 3 }, []],
    ['all servers', { copies: 4, servers: 4, lostServers: 4 }, [[4, 4]]],
    ['none, of one copy', { copies: 1, servers: 4, lostServers: 0 }, []],
    ['one, of one copy', { copies: 1, servers: 4, lostServers: 1 }, [[1, 1]]],
    ['fewer than copies, in one of two DAGs', { copies: 9, servers: 18, lostServers: 8 }, []],
    ['as many as copies, in one of two DAGs', { copies: 9, servers: 18, lostServers: 9 }, [[9, 9]]],
  ] as const)('%s', (_what, availability, found) => {
    expect(problems({ ...spread, ...availability })).toEqual(
      found.map(([lost, copies]) => ({
        code: 'losses not below copies',
        answer: 'lostServers',
        lost,
        copies,
      })),
    )
  })

  it('are told beside more copies than servers', () => {
    const availability = { ...spread, copies: 5, servers: 4, lostServers: 5 }
    expect(problems(availability).map(({ code }) => code)).toEqual([
      'copies above servers',
      'losses not below copies',
    ])
  })

  it('do not count where one server carries all', () => {
    expect(problems({ worstCase: 'one server', copies: 3, servers: 4, lostServers: 15 })).toEqual(
      [],
    )
  })
})

describe('of standalone servers', () => {
  const standalone = {
    availability: 'none',
    worstCase: 'spread',
    copies: 16,
    lostServers: 15,
  } as const

  it.each([
    ['copies and losses do not count', { servers: 4, sites: 1 }, []],
    ['16 form no DAG', { servers: 16, sites: 1 }, []],
    ['17 neither, so they are not unequal ones', { servers: 17, sites: 1 }, []],
    ['fewer sites than servers', { servers: 4, sites: 3 }, []],
    ['as many sites as servers', { servers: 4, sites: 4 }, []],
    ['more sites than servers', { servers: 3, sites: 4 }, ['sites above servers']],
  ])('%s', (_what, availability, codes) => {
    expect(problems({ ...standalone, ...availability }).map(({ code }) => code)).toEqual(codes)
  })
})

describe('limits of Exchange', () => {
  it.each([
    ['Standard', 4, []],
    ['Standard', 5, []],
    ['Standard', 6, [{ databases: 6, most: 5 }]],
    ['Enterprise', 99, []],
    ['Enterprise', 100, []],
    ['Enterprise', 101, [{ databases: 101, most: 100 }]],
  ] as const)('%s edition with %d databases', (edition, databases, found) => {
    const plan = planWith({ mailboxes: databases * 1000, growth: 0 }, { edition })
    expect(sized(plan).broken).toEqual(
      found.map((numbers) => ({
        code: 'too many databases',
        breaksLimit: true,
        answer: 'mailboxesPerDatabase',
        exchange: '2010',
        edition,
        ...numbers,
      })),
    )
  })

  it.each([
    // 1,000 MB on disk: quota, and white space of 15 MB.
    [15_999, []],
    [16_000, []],
    [16_001, [16_001]],
  ])('a database file of %d GB', (mailboxes, found) => {
    const plan = planWith(
      { mailboxes, growth: 0, quota: 985, retention: 0 },
      { singleItemRecovery: false, calendarLogging: false, databases: 1 },
    )
    expect(sized(plan).broken).toEqual(
      found.map((gb) => ({
        code: 'database file too large',
        breaksLimit: true,
        answer: 'databases',
        gb,
        mostGb: 16_000,
      })),
    )
  })

  it.each([
    ['Standard', 'one server', 2, 5, []],
    ['Standard', 'one server', 2, 6, [6]],
    // Two copies of each on four servers: half of the databases on each.
    ['Standard', 'spread', 2, 9, []],
    ['Standard', 'spread', 2, 10, []],
    ['Standard', 'spread', 2, 11, [6]],
    // A third copy of the same ten is too much.
    ['Standard', 'spread', 3, 6, []],
    ['Standard', 'spread', 3, 7, [6]],
    ['Standard', 'spread', 3, 10, [8]],
    ['Enterprise', 'spread', 2, 199, []],
    ['Enterprise', 'spread', 2, 200, []],
    ['Enterprise', 'spread', 2, 201, [101]],
  ] as const)(
    '%s edition, %s, %d copies of %d databases',
    (edition, worstCase, copies, databases, found) => {
      const availability = { worstCase, copies, servers: 4, lostServers: 1 }
      const plan = planWith({}, { edition, databases, ...availability })
      expect(sized(plan).broken).toEqual(
        found.map((onServer) => ({
          code: 'too many databases',
          breaksLimit: true,
          answer: 'databases',
          databases: onServer,
          most: edition === 'Standard' ? 5 : 100,
          exchange: '2010',
          edition,
        })),
      )
    },
  )

  it.each([
    ['Standard', 14, []],
    ['Standard', 15, []],
    ['Standard', 16, [6]],
    ['Enterprise', 299, []],
    ['Enterprise', 300, []],
    ['Enterprise', 301, [101]],
  ] as const)(
    '%s edition with %d databases on 3 standalone servers',
    (edition, databases, found) => {
      const availability = { availability: 'none', servers: 3 } as const
      const { broken } = sized(planWith({}, { edition, databases, ...availability }))
      expect(broken.map((one) => ('databases' in one ? one.databases : one.code))).toEqual(found)
    },
  )

  // 100,000 × 1.12 mailboxes of 1 GB in 7 databases: 16 TB, and 16,000.000000000002 GB in binary.
  it('a database file that floating point puts a hair above 16 TB is no larger', () => {
    const plan = planWith(
      { mailboxes: 100_000, growth: 12, quota: 985, retention: 0 },
      { singleItemRecovery: false, calendarLogging: false, databases: 7 },
    )
    expect(sized(plan).broken).toEqual([])
  })

  it('are counted for one DAG: two DAGs may hold 100 databases each', () => {
    const availability = { servers: 32, copies: 2 }
    const plan = planWith({ mailboxes: 200_000, growth: 0 }, { ...availability })
    expect(sized(plan).databases.inAll.value).toBe(200)
    expect(sized(plan).broken).toEqual([])
  })
})
