import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../../../src/engine/core/worked.ts'
import type { ExchangeVersionId } from '../../../../../src/engine/exchange/versions.ts'
import { volumeSize } from '../../../../../src/engine/methods/papers/sizing/volumes.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'
import { near, paperVersions, planFor, standalone } from '../../../version-plans.ts'

describe('version capacity', () => {
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
})

describe('volumes', () => {
  describe('a volume is the next step up', () => {
    it.each([
      [1399.9, 100, 1400],
      [1400, 100, 1400],
      [1400 + 1e-8, 100, 1400],
      [1400.1, 100, 1500],
      [1387.12, 1, 1388],
      [0.01, 1000, 1000],
      [199.9, 100, 200],
      [200, 100, 200],
      [200 + 1e-9, 100, 200],
      [200.1, 100, 300],
    ])('%d GB in steps of %d → %d', (needed, step, out) => {
      const volume = volumeSize({
        needed: givenFigure('Needed', needed, 'GB', 'needed'),
        step: givenFigure('Step', step, 'GB', 'volumeStep'),
      })
      expect(volume.value).toBe(out)
    })
  })

  describe('volumes of a plan that need just less than a step, a step, and just more', () => {
    // 1,000 MB on disk, of which 15 are white space; seven databases, and no overhead.
    const plan = (mailboxes: number, changes: Parameters<typeof planWith>[1]) =>
      planWith(
        { mailboxes, growth: 0, quota: 985, retention: 0 },
        {
          singleItemRecovery: false,
          calendarLogging: false,
          catalog: 0,
          overhead: 0,
          databases: 7,
          separateLogs: true,
          ...changes,
        },
      )

    it.each([
      [9799, 1400],
      [9800, 1400],
      [9801, 1500],
    ])('%d GB in seven databases → volumes of %d GB', (gb, each) => {
      const { volumes } = sized(plan(gb, { volumeStep: 100 }))
      expect(volumes.main.needed.value).toBe(gb / 7)
      expect(volumes.main.size.value).toBe(each)
    })

    // 40.95 MB of logs a day for each of 1,400 mailboxes: 57.33 GB.
    it.each([
      [57.32, 2],
      [57.33, 1],
      [57.34, 1],
    ])('57.33 GB of logs in steps of %d GB → %d steps', (volumeStepGb, steps) => {
      const { volumes } = sized(plan(9800, { logDays: 1, volumeStep: volumeStepGb }))
      expect(volumes.logs?.size.value).toBe(steps * volumeStepGb)
    })
  })

  it('capacity is bought for every server, its volumes and the overhead', () => {
    const { volumes, capacity } = sized(planWith({}, { overhead: 0, volumeStep: 1 }))
    expect(volumes.main.needed.value).toBe(capacity.total.value / 7)
    expect(volumes.main.size.value).toBe(1156)
    expect(volumes.perServer.value).toBe(7 * 1156)
    expect(volumes.inAll.value).toBe(4 * 7 * 1156)
  })
})
