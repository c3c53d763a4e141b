import { describe, expect, it } from 'vitest'
import {
  effectOfLargeMailboxes,
  effectOfManyDatabases,
  publishedTestFilledMost,
  sizeOfReferenceTestDatabase,
} from '../../../src/engine/designs/tested-effects.ts'
import { equalLogicArrays } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { distinctEqualLogicTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import { advise, asShown, type Plan, workbookDefaults } from '../../../src/engine/index.ts'
import { recommendByPapers } from '../../../src/engine/methods/papers/designs/paper-designs.ts'
import { planWith, sizedAnyhow } from '../plans.ts'
import { findingsOf, textOf } from './raised.ts'

describe('advice order', () => {
  const order = ['limit', 'warning', 'note']

  it('warns before it notes, and says what can be done about a night', () => {
    const drives = { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5' } as const
    // 90 days of Safety Net are more than a drive of the system holds.
    const kept = { safetyNetDays: 90, activeServers: 3, specRate: 1500 } as const
    const plan: Plan = { ...workbookDefaults('SE'), ...drives, ...kept }
    const sizing = sizedAnyhow(plan)
    const found = advise(plan, sizing, recommendByPapers(plan, sizing))
    const ranks = found.map(({ severity }) => order.indexOf(severity))
    expect(new Set(ranks).size).toBeGreaterThan(1)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    const night = found.find(({ code }) => code === 'hours-to-reseed')?.fix ?? []
    // One database of 575 GiB is more than a night copies: no drive could hold less.
    expect(night.map((part) => (typeof part === 'string' ? part : Math.round(part.value)))).toEqual(
      [
        'Plan smaller databases, with at most ',
        536,
        ' on a drive, which is copied in a night of ',
        8,
        ', or measure the rate.',
      ],
    )
  })
})

describe('recovery checks', () => {
  /** 17,916 logs take 2 h 42 min at the rate of AX4-5i, 2 h 29 at that of MD3000 and 1 h 47 at that of MD1000. */
  const within = (recoveryObjective: number, replaySeconds: number | null = null) => {
    const plan = planWith(
      { mailboxes: 1400, growth: 0, messages: 125 },
      {
        ...{ exchange: '2010', availability: 'none', sites: 1, servers: 1 },
        ...{ mailboxesPerDatabase: 700, logDays: 1, recoveryObjective, replaySeconds },
      },
    )
    const found = findingsOf(plan).find(({ code }) => code === 'recovery-too-long')
    return found && textOf(found.sentence)
  }

  it('names the systems whose rates miss the objective, and those that keep within it', () => {
    expect(within(1)).toMatch(
      /at the rates measured on [^;]+, [^;]+ and [^;]+, at the most\. The plan allows/,
    )
    expect(within(2)).toMatch(
      /at the rates measured on (?:AX4-5i and MD3000|MD3000 and AX4-5i), at the most; MD1000 would keep within it\./,
    )
    expect(within(2.6)).toMatch(
      /measured on AX4-5i, at the most; (?:MD1000 and MD3000|MD3000 and MD1000) would/,
    )
    expect(within(3)).toBeUndefined()
  })

  it('speaks of your rates where you give one', () => {
    expect(within(1, 0.36)).toMatch(/ at your rates\. /)
  })
})

describe('tested effects', () => {
  it('is shown with as many digits as the tables print', () => {
    // Tables 8 and 6: 165 % of the IOPS, 242 % of the latency; 106 and 121 % of the latency.
    expect(asShown(effectOfManyDatabases.moreIops)).toBe(0.65)
    expect(asShown(effectOfManyDatabases.slowerReads)).toBe(2.4)
    expect(asShown(effectOfLargeMailboxes.at1Gb)).toBe(0.06)
    expect(asShown(effectOfLargeMailboxes.at15Gb)).toBe(0.21)
    expect(asShown(sizeOfReferenceTestDatabase)).toBe(512)
  })

  // EqualLogic Table 25, usable GB by policy of the arrays that were tested (Table 27).
  const usableGb: Record<string, number> = {
    'PS6100XV RAID 10': 6600,
    'PS6100XV RAID 50': 10_800,
    'PS6100XV RAID 5': 12_600,
    'PS6100XV RAID 6': 11_400,
    'PS6100X RAID 50': 16_200,
    'PS6100E RAID 50': 36_000,
    'PS4100XV RAID 50': 4800,
    'PS4100E RAID 50': 16_000,
  }

  it('no test filled more of its arrays than the fullest', () => {
    expect(equalLogicArrays.map((one) => one.testedDriveGb)).toEqual([600, 900, 2000, 600, 2000])
    const uses = distinctEqualLogicTests.map(({ users, mailboxMb, model, raid, units }) => {
      const usable = usableGb[`${model} ${raid}`] ?? Number.NaN
      return (users * mailboxMb) / 1000 / (usable * units)
    })
    expect(Math.max(...uses)).toBeCloseTo(publishedTestFilledMost.use.value, 12)
    expect(publishedTestFilledMost.use.value).toBeCloseTo(7500 / 10_800, 12)
  })
})
