import { expect, it } from 'vitest'
import { planWith } from '../plans.ts'
import { findingsOf, textOf } from './raised.ts'

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
