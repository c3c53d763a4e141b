import { describe, expect, it } from 'vitest'
import type { ExchangeVersionId } from '../../../../../src/engine/exchange/versions.ts'
import { memoryOf, sized } from '../../../plans.ts'
import { near, paperVersions, planFor, standalone } from '../../../version-plans.ts'

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

  it('2010: 2 GB and 0.06 MB for each message', () => {
    near(memory('2010', 4000).needed.value, 2 + 4000 * 0.012)
  })

  it.each(['2007', '2010'] as const)('%s has no most', (exchange) => {
    expect(memory(exchange, 4000).most).toBeNull()
  })

  it.each(['2007', '2010'] as const)('%s has no least', (exchange) => {
    expect(memory(exchange, 1).server?.value).toBe(16)
  })
})

it.each(paperVersions)('%s: the search catalog takes a tenth of the databases', (exchange) => {
  const { databases, catalog, logs, total } = sized(planFor(exchange)).capacity
  near(catalog.value, databases.value * 0.1)
  near(total.value, databases.value * 1.1 + logs.value)
})

it.each(paperVersions)('%s: logs by the formula of EqualLogic', (exchange) => {
  const { logs } = sized(planFor(exchange, { mailboxes: 1000 })).capacity
  near(logs.value, (1000 * 3 * 40.95) / 1000)
})

it.each(paperVersions)('%s: what is kept for recovery has no cap', (exchange) => {
  // 1,000 messages of 100 KB a day: 100 MB for each day that deleted items are kept.
  const kept = { messages: 1000, messageSize: 100, quota: 1000, retention: 365 }
  const off = { singleItemRecovery: false, calendarLogging: false }
  const { recoverable, onDisk } = sized(planFor(exchange, kept, off)).tiers[0].mailbox
  near(recoverable.value, 36_500)
  near(onDisk.value, 1000 + 36_500 + 100)
})
