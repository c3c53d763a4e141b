import { describe, expect, it } from 'vitest'
import { equalLogicArrays } from '../../src/engine/hardware/equallogic-arrays.ts'
import { convertSize, defaultPlan, fieldOf, numbersBehind } from '../../src/engine/index.ts'
import { logFactorOfDescriptors, logFileSize } from '../../src/engine/methods/papers/sizing/logs.ts'
import { planWith, sized } from '../engine/plans.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, section 6.1: its formulas and
 * their figures, in plans of the profiles of Table 24. Table 25 is in `usable-capacity.test.ts`,
 * the factors of Table 24 in `log-generation.test.ts`.
 */
const dust = 1e-9
const near = (found: number, expected: number) =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(dust * Math.max(1, expected))

/** Table 24: messages a day, average KB, size factor, logs per day and user. */
const table24 = [
  { messages: 50, kb: 75, factor: 1, logs: 10 },
  { messages: 150, kb: 75, factor: 1, logs: 30 },
  { messages: 300, kb: 75, factor: 1, logs: 60 },
  { messages: 50, kb: 150, factor: 1.9, logs: 19 },
  { messages: 150, kb: 150, factor: 1.9, logs: 57 },
  { messages: 300, kb: 150, factor: 1.9, logs: 114 },
  { messages: 50, kb: 300, factor: 3.8, logs: 38 },
  { messages: 150, kb: 300, factor: 3.8, logs: 114 },
  { messages: 300, kb: 300, factor: 3.8, logs: 228 },
] as const

const quotas = [512, 700, 1000, 1500] as const

/** What a mailbox takes on disk, in MB. */
const onDisk = (...change: Parameters<typeof planWith>) =>
  sized(planWith(...change)).tiers[0].mailbox.onDisk.value

describe('a mailbox on disk', () => {
  it.each(quotas)('of %d MB: single item recovery is 0.012 of the quota, if enabled', (quotaMb) => {
    const without = onDisk({ quota: quotaMb }, { singleItemRecovery: false })
    near(onDisk({ quota: quotaMb }) - without, quotaMb * 0.012)
  })

  it.each(quotas)('of %d MB: calendar logging is 0.03 of the quota', (quotaMb) => {
    near(
      onDisk({ quota: quotaMb }) - onDisk({ quota: quotaMb }, { calendarLogging: false }),
      quotaMb * 0.03,
    )
  })

  it.each(table24)(
    '$messages messages of $kb KB: the dumpster is their size × the days kept',
    (row) => {
      const tier = { messages: row.messages, messageSize: row.kb }
      const dumpster = onDisk(tier) - onDisk({ ...tier, retention: 0 })
      near(dumpster, (row.messages * row.kb * 14) / 1000)
    },
  )

  it.each(table24)('$messages messages of $kb KB: white space is one day of them', (row) => {
    const off = { singleItemRecovery: false, calendarLogging: false }
    const tier = { messages: row.messages, messageSize: row.kb, retention: 0 }
    near(onDisk(tier, off) - defaultPlan.tiers[0].quota, (row.messages * row.kb) / 1000)
  })

  it('fills the databases as often as there are mailboxes', () => {
    const { capacity, mailboxes, tiers } = sized(planWith({ messages: 150 }))
    near(capacity.databases.value, (mailboxes.value * tiers[0].mailbox.onDisk.value) / 1000)
  })

  it('is that of the default retention of 14 days and of maintenance 24×7', () => {
    expect(fieldOf('retention').read(defaultPlan, 0)).toBe(14)
    expect(fieldOf('maintenance').read(defaultPlan, 0)).toBe(true)
  })
})

/** One mailbox and one day of logs. */
const logsOf = (messagesPerDay: number, messageKb: number) =>
  sized(
    planWith(
      { mailboxes: 1, growth: 0, messages: messagesPerDay, messageSize: messageKb },
      { logDays: 1 },
    ),
  ).capacity.logs

describe('the logs of Table 24, as a plan computes them', () => {
  /** The printed logs are whole, and come out with 1 MB = 1024 KB (E6). */
  const [binary, decimal] = [1024, 1000] as const
  const wholeLog = 0.5

  it.each(table24)(
    '$messages messages of $kb KB are $logs logs of 1 MB',
    ({ messages, kb, logs }) => {
      const logFiles = logsOf(messages, kb).value * 1000
      expect(Math.round((logFiles * decimal) / binary)).toBe(logs)
    },
  )

  it('are files of 1 MB', () => {
    expect(numbersBehind([logsOf(150, 75)])).toContain(logFileSize)
    expect(logFileSize).toMatchObject({ value: 1, unit: 'MB' })
  })

  it.each(table24)(
    '$messages messages of $kb KB: the descriptors overhead is 2.73, in binary megabytes',
    ({ messages, factor, logs }) => {
      const { value } = logFactorOfDescriptors
      expect(numbersBehind([logsOf(messages, 75)])).toContain(logFactorOfDescriptors)
      expect(value).toBe(2.73)
      // Logs ÷ (messages × size): the size is 75 KB and its factor, not the size and its factor.
      const overhead = (count: number, kbOfMb: number) =>
        (count * kbOfMb) / (messages * 75 * factor)
      expect(value).toBeGreaterThan(overhead(logs - wholeLog, binary))
      expect(value).toBeLessThan(overhead(logs + wholeLog, binary))
      // Where the printed count is fine enough to tell, a decimal megabyte does not give it (E6).
      if (logs >= 60) expect(value).toBeGreaterThan(overhead(logs + wholeLog, decimal))
    },
  )
})

describe('what else takes space', () => {
  const { capacity } = sized(planWith({}))

  it('the search catalog, 10 % of the databases', () => {
    expect(fieldOf('catalog').read(defaultPlan, 0)).toBeNull()
    expect(capacity.catalogShare).toMatchObject({
      value: 0.1,
      how: { kind: 'published', cite: { document: 'equalLogic', place: '6.1' } },
    })
    near(capacity.catalog.value, capacity.databases.value * 0.1)
  })

  it('no checkpoint files: 8 KB for each of 100 databases are less than a GB shows', () => {
    const { databases, logs, catalog, total } = capacity
    expect(total.how).toMatchObject({ kind: 'sum', parts: [databases, logs, catalog] })
    expect(total.value).toBe(databases.value + logs.value + catalog.value)
    expect(convertSize(100 * 8, 'KB', 'GB')).toBeLessThan(0.5)
  })
})

describe('Table 25', () => {
  it('counts 1 TB as 10³ GB, in the drives too', () => {
    expect(convertSize(1, 'TB', 'GB')).toBe(10 ** 3)
    const sizes = equalLogicArrays.filter(({ model }) => model.endsWith('E'))
    expect(sizes.map(({ driveSizesGb }) => driveSizesGb)).toEqual([
      [1, 2, 3].map((tb) => convertSize(tb, 'TB', 'GB')),
      [1, 2, 3].map((tb) => convertSize(tb, 'TB', 'GB')),
    ])
  })

  it.each([
    ['PS6100', 24],
    ['PS4100', 12],
  ])('%s: %d drives', (family, drives) => {
    const models = equalLogicArrays.filter((array) => array.family === family)
    expect(new Set(models.map((array) => array.drives))).toEqual(new Set([drives]))
  })
})
