import { describe, expect, it } from 'vitest'
import {
  answerDefinitions,
  defaultPlan,
  givenFigure,
  type Plan,
  recommend,
  size,
  type Unit,
  withVersion,
} from '../../../src/engine/index.ts'
import {
  compareRecoveryWithObjectives,
  recoveryTimes,
} from '../../../src/engine/jetstress/index.ts'
import { planWithMeasuredRates } from '../../../src/features/recovery/measured-rates.tsx'
import { recoveryWords } from '../../../src/features/recovery/recovery-words.ts'
import { formatFor } from '../../../src/ui/format.ts'

describe('recovery words', () => {
  const format = formatFor('en-GB')

  function wordsOf(plan: Plan): string {
    const result = size(plan)
    if (!result.ok) throw new Error('It contradicts itself')
    const { blocks, proposedBlocks } = recommend(plan, result.sizing)
    const found = recoveryTimes(plan, result.sizing, blocks)
    if (!found) throw new Error('It has no recovery')
    const objectives = compareRecoveryWithObjectives(
      plan,
      found,
      proposedBlocks?.solution.id ?? null,
    )
    return recoveryWords(found.demand, objectives, format).replaceAll('\u00a0', ' ')
  }

  const own = { replaySeconds: 0.3, serverBackupRate: 90 }

  describe('what recovery and backup come to, in words', () => {
    it('is a range of measured rates without rates of the plan', () => {
      expect(wordsOf(defaultPlan)).toBe(
        'Replaying the 121,095 logs of the largest database takes 12 to 18 h at least. Backing up the 1,882 GB of a server takes 4.6 to 12 h at least. No rate is published for these arrays; estimated from the published rates of others.',
      )
    })

    it('is one time at the rates that a person gives', () => {
      expect(wordsOf({ ...defaultPlan, ...own })).toBe(
        'Replaying the 121,095 logs of the largest database takes 10 h at your rates. Backing up the 1,882 GB of a server takes 5.8 h at your rates.',
      )
    })

    it('says whether it is within what was asked', () => {
      const asked = (changes: Partial<Plan>) => wordsOf({ ...defaultPlan, ...changes })
      expect(asked({ ...own, recoveryObjective: 10, backupHours: 6 })).toMatch(
        /rates, longer than the 10 hours allowed\..*rates, within the 6 hours allowed\.$/,
      )
      expect(asked({ recoveryObjective: 13, backupHours: 4 })).toMatch(
        /; only MD1000 would keep within the 13 hours allowed\..*, longer than the 4 hours allowed\. No rate is/,
      )
      expect(asked({ recoveryObjective: 1 })).not.toContain('within')
    })

    it('says that no backups are planned', () => {
      expect(wordsOf({ ...withVersion(defaultPlan, '2019'), ...own })).toMatch(
        /at your rates\. No backups are planned\.$/,
      )
    })
  })
})

describe('with rates', () => {
  const figure = <U extends Unit>(value: number, unit: U) =>
    givenFigure('Rate', value, unit, 'none')
  const none = { replaySeconds: null, databaseBackupRate: null, serverBackupRate: null }

  it('takes what was measured and leaves the rest as it was', () => {
    const plan = { ...defaultPlan, serverBackupRate: 10 }
    const rates = { ...none, replaySeconds: figure(0.543521266, 's') }
    expect(planWithMeasuredRates(plan, rates)).toStrictEqual({ ...plan, replaySeconds: 0.543521 })
  })

  it('is the same plan if it already has the rates', () => {
    const rates = { ...none, databaseBackupRate: figure(44.4071936, 'MB/s') }
    const taken = planWithMeasuredRates(defaultPlan, rates)
    expect(taken).not.toBe(defaultPlan)
    expect(planWithMeasuredRates(taken, rates)).toBe(taken)
    expect(planWithMeasuredRates(defaultPlan, none)).toBe(defaultPlan)
  })

  it('keeps a rate within its range', () => {
    const { min, max } = answerDefinitions.replaySeconds
    for (const [told, taken] of [
      [1e-9, min],
      [1e9, max],
    ] as const) {
      const rates = { ...none, replaySeconds: figure(told, 's') }
      expect(planWithMeasuredRates(defaultPlan, rates).replaySeconds).toBe(taken)
    }
  })
})
