import { describe, expect, it } from 'vitest'
import { planWith, sized } from '../../../plans.ts'

const onDisk = (...change: Parameters<typeof planWith>) =>
  sized(planWith(...change)).tiers[0].mailbox.onDisk.value
const dust = 1e-9

describe('a mailbox on disk', () => {
  // 700 MB quota, 210 MB of deleted items, 8.4 MB recovery, 21 MB calendar, 15 MB white space.
  it.each([
    [{}, {}, 954.4],
    [{}, { singleItemRecovery: false }, 946],
    [{}, { calendarLogging: false }, 933.4],
    [{}, { singleItemRecovery: false, calendarLogging: false }, 925],
    [{ retention: 0 }, {}, 744.4],
    [{ retention: 28 }, {}, 1164.4],
    [{ messages: 100 }, {}, 841.9],
    [{ messageSize: 150 }, {}, 1179.4],
    [{ quota: 1400 }, {}, 1683.8],
  ] as [...Parameters<typeof planWith>, number][])('%j %j → %d MB', (tier, changes, out) => {
    expect(Math.abs(onDisk(tier, changes) - out)).toBeLessThan(dust)
  })
})

it('what is off takes no space, and says why', () => {
  const { mailbox } = sized(planWith({}, { calendarLogging: false })).tiers[0]
  expect(JSON.stringify(mailbox.onDisk)).toContain('Calendar logging is off in this plan')
})
