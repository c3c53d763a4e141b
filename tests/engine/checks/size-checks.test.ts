import { describe, expect, it } from 'vitest'
import {
  effectOfManyDatabases,
  sizeOfReferenceTestDatabase,
} from '../../../src/engine/designs/tested-effects.ts'
import { planWith, sized } from '../plans.ts'
import { codesOf, only, roundPlan, standalone, told } from './raised.ts'

const oneServer = { ...standalone(1) }
const inDag = { copies: 2, servers: 2 }

describe('a database file', () => {
  it.each([
    [15_999.999, false],
    [16_000, false],
    [16_000.001, true],
  ])('of %d GB is above 16 TB: %s', (gb, above) => {
    expect(codesOf(roundPlan(gb - 1, 1)).includes('database-file-above-limit')).toBe(above)
  })

  it.each([
    [199.999, oneServer, false],
    [200, oneServer, false],
    [200.001, oneServer, true],
    [1999.999, inDag, false],
    [2000, inDag, false],
    [2000.001, inDag, true],
  ])('of %d GB with %o is above its guideline: %s', (gb, changes, above) => {
    expect(codesOf(roundPlan(gb - 1, 1, changes)).includes('database-above-guideline')).toBe(above)
  })

  it('with one copy in a DAG has the guideline of a standalone server: it is not replicated', () => {
    const plan = roundPlan(500, 1, { copies: 1 })
    expect(only('database-above-guideline', plan).figures.guideline?.value).toBe(200)
    const two = roundPlan(500, 1, { copies: 2 })
    expect(codesOf(two)).not.toContain('database-above-guideline')
  })

  it('is told with the databases of the reference test, which are above the guideline too (E30)', () => {
    const { figures, measured } = only('database-above-guideline', roundPlan(299, 1, oneServer))
    expect(figures.file?.value).toBe(300)
    expect(figures.guideline?.value).toBe(200)
    expect(measured).toContain(sizeOfReferenceTestDatabase)
    expect(sizeOfReferenceTestDatabase.value).toBe(512)
    expect(sizeOfReferenceTestDatabase.how).toMatchObject({ errata: ['E26', 'E30'] })
  })
})

describe('databases on one server', () => {
  it.each([
    ['Standard', 4, false],
    ['Standard', 5, false],
    ['Standard', 6, true],
    ['Enterprise', 99, false],
    ['Enterprise', 100, false],
    ['Enterprise', 101, true],
  ] as const)('of %s edition, %d, are more than it mounts: %s', (edition, databases, above) => {
    const plan = planWith({}, { edition, databases })
    expect(codesOf(plan).includes('databases-above-edition')).toBe(above)
  })

  it('count with their copies: 8 with 3 copies on 4 servers are 6 on each', () => {
    const availability = { copies: 3, worstCase: 'spread', lostServers: 1 } as const
    const plan = planWith({}, { edition: 'Standard', databases: 8, ...availability })
    const { onServer, most } = only('databases-above-edition', plan).figures
    expect([onServer?.value, most?.value]).toEqual([6, 5])
  })

  it.each([
    [3001, 6, false],
    [3000, 6, false],
    [2999, 6, true],
    [2000, 5, false],
    [2000, 4, false],
  ])('with %d mailboxes in %d are many and small: %s', (mailboxes, databases, many) => {
    const plan = planWith({ mailboxes, growth: 0 }, { databases })
    expect(codesOf(plan).includes('many-small-databases')).toBe(many)
  })

  it('many and small, are told with what 20 cost against 2', () => {
    const { moreIops, slowerReads, failed } = effectOfManyDatabases
    const { measured } = only('many-small-databases', planWith({}, { databases: 20 }))
    expect(measured).toEqual(expect.arrayContaining([moreIops, slowerReads, failed]))
    expect(moreIops.value).toBeCloseTo(2059 / 1247 - 1, 12)
    expect(slowerReads.value).toBeCloseTo(17.6 / 7.3, 12)
    expect(failed.value).toBe(40)
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('in all, %d, leave half of the mailboxes in one: %s', (databases, few) => {
    expect(codesOf(planWith({}, { databases })).includes('few-databases')).toBe(few)
  })

  it('in two DAGs of one database each are two in all', () => {
    const plan = planWith({}, { databases: 1, servers: 18 })
    expect(only('few-databases', plan).figures.databases?.value).toBe(2)
    expect(codesOf({ ...plan, databases: 2 })).not.toContain('few-databases')
  })

  it('are fixed where their number was given', () => {
    expect(only('few-databases', planWith({}, { databases: 2 })).answer).toBe('databases')
    const derived = planWith({}, { mailboxesPerDatabase: 10_000 })
    expect(only('few-databases', derived).answer).toBe('mailboxesPerDatabase')
  })
})

describe('the servers of a DAG', () => {
  it.each([
    [15, false],
    [16, false],
    [18, true],
  ])('%d are more than one DAG takes: %s', (servers, above) => {
    const plan = planWith({}, { servers, copies: 4 })
    expect(codesOf(plan).includes('servers-above-dag')).toBe(above)
  })

  it('become equal DAGs', () => {
    const plan = planWith({}, { servers: 48, copies: 16 })
    const { servers, dags, most } = only('servers-above-dag', plan).figures
    expect([servers?.value, dags?.value, most?.value]).toEqual([48, 3, 16])
  })

  it('are no matter to standalone servers', () => {
    expect(codesOf(planWith({}, { ...standalone(18) }))).not.toContain('servers-above-dag')
  })
})

describe('the capacity overhead', () => {
  it.each([
    [19.999, true],
    [20, false],
    [20.001, false],
    [0, true],
  ])('of %d %% is below 20: %s', (overheadPercent, below) => {
    expect(codesOf(planWith({}, { overhead: overheadPercent })).includes('overhead-below-20')).toBe(
      below,
    )
  })
})

describe('in words', () => {
  it('many small databases', () => {
    const plan = planWith({ mailboxes: 5000, growth: 0 }, { databases: 20 })
    expect(told('many-small-databases', plan)).toBe(
      'Many small databases | 20 databases on one server, with 250 mailboxes per database. Each database has its own maintenance, so many small ones cost more I/O than a few large ones. | The same mailboxes took 65 % more IOPS in 20 databases than in 2, and 2.4 times the read latency. A test with 40 databases did not pass. | Put more mailboxes in each database.',
    )
  })

  it('a database above its guideline, with a second copy and without', () => {
    const alone = planWith({}, { ...standalone(1) })
    expect(told('database-above-guideline', alone)).toContain(
      'The guideline for a database with one copy is at most 200 GB. | The reference test ran databases of 512 GB on a standalone server: this is advice, not a limit.',
    )
    expect(told('database-above-guideline', planWith({}, { databases: 3 }))).toContain(
      'A database grows to 2,195 GB. The guideline for a database with copies in a DAG is at most 2,000 GB. | The published tests of a DAG ran databases of 512 GB.',
    )
  })

  it('one database and two', () => {
    expect(told('few-databases', planWith({}, { databases: 1 }))).toContain(
      'There is 1 database in all, with 6,900 mailboxes per database. While a database is down or being restored, the whole organization is without mail.',
    )
    expect(told('few-databases', planWith({}, { databases: 2 }))).toContain('There are 2 databases')
  })

  it('more databases than an edition mounts', () => {
    expect(told('databases-above-edition', planWith({}, { edition: 'Standard' }))).toContain(
      'One server holds copies of 7 databases. Standard edition can mount at most 5 databases. |  | Put more mailboxes in each database, use Enterprise edition, or add servers.',
    )
    expect(told('databases-above-edition', planWith({}, { databases: 101 }))).toContain(
      'Put more mailboxes in each database or add servers.',
    )
  })

  it.each([
    ['2003', 20],
    ['2007', 50],
  ] as const)('of %s, whose editions mount as many: %d', (exchange, most) => {
    const plan = { ...planWith({}, oneServer), exchange, edition: 'Standard', databases: most + 1 }
    const words = told('databases-above-edition', { ...plan, edition: 'Standard' })
    expect(words).toContain(`Exchange ${exchange} can mount at most ${most} databases.`)
    expect(words).toContain('More databases than a server can mount')
    expect(words).not.toContain('Enterprise')
  })

  it.each(['2003', '2007'] as const)('no database file of %s: nothing is printed', (exchange) => {
    const plan = { ...roundPlan(32_000, 1), ...oneServer, exchange }
    expect(codesOf(plan)).not.toContain('database-file-above-limit')
    expect(sized(plan).broken).toEqual([])
  })
})
