import { describe, expect, it } from 'vitest'
import { type ExchangeVersionId, exchangeVersions } from '../../../src/engine/exchange/versions.ts'
import type { Tier } from '../../../src/engine/index.ts'
import { memoryOf, sized } from '../plans.ts'
import { type Changes, later, near, planFor, standalone } from '../version-plans.ts'

describe('the memory of one server', () => {
  const alone = { ...standalone(), databases: 10 }
  const memory = (exchange: ExchangeVersionId, mailboxes: number, messagesPerDay = 200) =>
    memoryOf(sized(planFor(exchange, { mailboxes, messages: messagesPerDay }, alone)))

  it.each([
    [25, 2],
    [50, 3],
    [100, 5],
    [200, 5],
  ])('2007, %d messages: 2 GB and %d MB for each mailbox', (messagesPerDay, mb) => {
    near(memory('2007', 4000, messagesPerDay).needed.value, 2 + (4000 * mb) / 1000)
  })

  it.each(exchangeVersions.slice(2))('%s: 2 GB and 0.06 MB for each message', (exchange) => {
    near(memory(exchange, 4000).needed.value, 2 + 4000 * 0.012)
  })

  it.each([
    ['2007', null],
    ['2010', null],
    ['2013', 96],
    ['2016', 192],
    ['2019', 256],
    ['SE', 256],
  ] as const)('%s has at most %s GB', (exchange, most) => {
    expect(memory(exchange, 4000).most?.value ?? null).toBe(most)
  })

  it.each(['2019', 'SE'] as const)('%s has at least 128 GB', (exchange) => {
    // 10,500 mailboxes of 12 MB and 2 GB are 128 GB.
    const servers = [1, 10_499, 10_500, 10_501].map(
      (count) => memory(exchange, count).server?.value,
    )
    expect(servers).toEqual([128, 128, 128, 192])
    const { server } = memory(exchange, 1)
    expect(server?.how).toMatchObject({ kind: 'largest', binding: { label: 'Memory, at least' } })
    expect(memory(exchange, 21_167).server).toBeNull()
  })

  it.each(['2007', '2010', '2013', '2016'] as const)('%s has no least', (exchange) => {
    expect(memory(exchange, 1).server?.value).toBe(16)
  })
})

describe('space in later versions', () => {
  const capacityFor = (
    exchange: ExchangeVersionId,
    tier: Partial<Tier> = {},
    changes: Changes = {},
  ) => sized(planFor(exchange, tier, changes)).capacity

  it.each([
    ['2003', 0.1],
    ['2007', 0.1],
    ['2010', 0.1],
    ...later.map((exchange) => [exchange, 0.4] as const),
  ] as const)('%s: the search catalog takes %d of the databases', (exchange, share) => {
    // Of each volume 20 %, and room for as much again.
    const { databases, catalog, logs, total } = capacityFor(exchange)
    near(catalog.value, databases.value * share)
    near(total.value, databases.value * (1 + share) + logs.value)
  })

  it.each([
    ['2010', 0, 0],
    ['2010', 15, 0.15],
    ['2013', 0, 0],
    ['2013', 15, 0.3],
    ['SE', 15, 0.3],
  ] as const)(
    '%s: a share of %d percent is kept, in as many catalogs',
    (exchange, catalogPercent, of) => {
      const { databases, catalog } = capacityFor(exchange, {}, { catalog: catalogPercent })
      near(catalog.value, databases.value * of)
    },
  )

  it.each(later)('%s: five messages of 75 KB fill a log file', (exchange) => {
    near(capacityFor(exchange, { mailboxes: 1000 }).logs.value, (1000 * 3 * 200) / 5 / 1000)
    const large = capacityFor(exchange, { mailboxes: 1000, messageSize: 150 })
    near(large.logs.value, (1000 * 3 * 200 * 1.9) / 5 / 1000)
  })

  it.each(['2003', '2007', '2010'] as const)('%s: by the formula of EqualLogic', (exchange) => {
    near(capacityFor(exchange, { mailboxes: 1000 }).logs.value, (1000 * 3 * 40.95) / 1000)
  })

  // 1,000 messages of 100 KB a day: 100 MB for each day that deleted items are kept.
  const kept = { messages: 1000, messageSize: 100, quota: 1000 }
  const off = { singleItemRecovery: false, calendarLogging: false }
  const recoverable = (exchange: ExchangeVersionId, mb: number) => {
    const { recoverable, onDisk } = sized(planFor(exchange, { ...kept, retention: mb / 100 }, off))
      .tiers[0].mailbox
    near(onDisk.value, 1000 + recoverable.value + 100)
    return recoverable.value
  }

  it.each([
    [29_999, 29_999],
    [30_000, 30_000],
    [30_001, 30_000],
    [36_500, 30_000],
  ])('recoverable items of %d MB take %d: no more than 30 GB', (asked, mb) => {
    for (const exchange of later) near(recoverable(exchange, asked), mb, exchange)
    for (const exchange of ['2003', '2007', '2010'] as const)
      near(recoverable(exchange, asked), asked, exchange)
  })

  it('the cap is of all that is kept, single item recovery and calendar logging too', () => {
    // 4.2 % of 1,000 GB are 42 GB.
    const tier = { quota: 1_000_000, retention: 0 }
    near(sized(planFor('2016', tier)).tiers[0].mailbox.recoverable.value, 30_000)
    near(sized(planFor('2010', tier)).tiers[0].mailbox.recoverable.value, 42_000)
  })
})
