import { describe, expect, it } from 'vitest'
import { size } from '../../../src/engine/index.ts'
import { planWith, sized } from '../plans.ts'

type Availability = { copies: number; servers: number; sites: number }

const problems = (availability: Availability) => {
  const result = size(planWith({}, { availability }))
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

describe('limits of Exchange', () => {
  it.each([
    ['Standard', 4, []],
    ['Standard', 5, []],
    ['Standard', 6, [{ databases: 6, most: 5 }]],
    ['Enterprise', 99, []],
    ['Enterprise', 100, []],
    ['Enterprise', 101, [{ databases: 101, most: 100 }]],
  ] as const)('%s edition with %d databases', (edition, databases, found) => {
    const plan = planWith({ mailboxes: databases * 1000, growthPercent: 0 }, { edition })
    expect(sized(plan).broken).toEqual(
      found.map((numbers) => ({
        code: 'too many databases',
        answer: 'mailboxesPerDatabase',
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
      { mailboxes, growthPercent: 0, quotaMb: 985, retentionDays: 0 },
      { singleItemRecovery: false, calendarLogging: false, databases: 1 },
    )
    expect(sized(plan).broken).toEqual(
      found.map((gb) => ({
        code: 'database file too large',
        answer: 'databases',
        gb,
        mostGb: 16_000,
      })),
    )
  })

  it('are counted for one DAG: two DAGs may hold 100 databases each', () => {
    const availability = { servers: 32, copies: 2 }
    const plan = planWith({ mailboxes: 200_000, growthPercent: 0 }, { availability })
    expect(sized(plan).databases.inAll.value).toBe(200)
    expect(sized(plan).broken).toEqual([])
  })
})
