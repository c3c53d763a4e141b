import { describe, expect, it } from 'vitest'
import { planWith } from '../plans.ts'
import { codesOf, only, roundPlan, standalone } from './raised.ts'

const oneServer = { availability: standalone(1) }
const inDag = { availability: { copies: 2, servers: 2 } }

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
    const plan = roundPlan(500, 1, { availability: { copies: 1 } })
    expect(only('database-above-guideline', plan).consequence.guideline.value).toBe(200)
    const two = roundPlan(500, 1, { availability: { copies: 2 } })
    expect(codesOf(two)).not.toContain('database-above-guideline')
  })

  it('is told with the databases of the reference test, which are above the guideline too (E30)', () => {
    const { figures, consequence } = only('database-above-guideline', roundPlan(299, 1, oneServer))
    expect(figures.file.value).toBe(300)
    expect(consequence.guideline.value).toBe(200)
    expect(consequence.tested.value).toBe(512)
    expect(consequence.tested.how).toMatchObject({ errata: ['E30'] })
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
    const plan = planWith({}, { edition: 'Standard', databases: 8, availability })
    const { figures, consequence } = only('databases-above-edition', plan)
    expect([figures.onServer.value, consequence.most.value]).toEqual([6, 5])
  })

  it.each([
    [3001, 6, false],
    [3000, 6, false],
    [2999, 6, true],
    [2000, 5, false],
    [2000, 4, false],
  ])('with %d mailboxes in %d are many and small: %s', (mailboxes, databases, many) => {
    const plan = planWith({ mailboxes, growthPercent: 0 }, { databases })
    expect(codesOf(plan).includes('many-small-databases')).toBe(many)
  })

  it('many and small, are told with what 20 cost against 2', () => {
    const { consequence } = only('many-small-databases', planWith({}, { databases: 20 }))
    expect(consequence.moreIops.value).toBeCloseTo(2059 / 1247 - 1, 12)
    expect(consequence.slowerReads.value).toBeCloseTo(17.6 / 7.3, 12)
    expect(consequence.failed.value).toBe(40)
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('in all, %d, leave half of the mailboxes in one: %s', (databases, few) => {
    expect(codesOf(planWith({}, { databases })).includes('few-databases')).toBe(few)
  })

  it('in two DAGs of one database each are two in all', () => {
    const plan = planWith({}, { databases: 1, availability: { servers: 18 } })
    expect(only('few-databases', plan).figures.databases.value).toBe(2)
    expect(codesOf({ ...plan, databases: 2 })).not.toContain('few-databases')
  })

  it('are mended where their number was given', () => {
    expect(only('few-databases', planWith({}, { databases: 2 })).answer).toBe('databases')
    const derived = planWith({}, { mailboxesPerDatabase: 10_000 })
    expect(only('few-databases', derived).answer).toBe('mailboxesPerDatabase')
  })
})
