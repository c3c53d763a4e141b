import { describe, expect, it, test } from 'vitest'
import { givenHours, logHours } from '../../../../src/engine/methods/roles/log-hours.ts'
import { dayProfile } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

const at = (rpo: number, hours: readonly number[] | null, mode: 'corrected' | 'microsoft') =>
  logHours(planFromKeys({ rpo, hours }), mode)

describe('the hours a plan gives', () => {
  it.each([
    [0, 0.1],
    [1, 0.1],
    [2, 0.095],
    [2.4, 0.095],
    [3, 0.09],
    [4, 0.0875],
    [5, 0.082],
    [24, 1 / 24],
  ])('of %d hours that may wait the busiest in a row have %d in the mean', (rpo, mean) => {
    const hours = at(rpo, dayProfile, 'corrected')
    expect(hours?.peak.value).toBe(0.1)
    expect(hours?.waiting.value).toBeCloseTo(mean, 12)
    expect(hours?.areAssumed).toBe(false)
  })

  it('as Microsoft four hours are five (MS17), and no other number is another', () => {
    for (let rpo = 0; rpo <= 24; rpo += 1)
      expect(at(rpo, dayProfile, 'microsoft')?.waiting.value).toBe(
        at(rpo === 4 ? 5 : rpo, dayProfile, 'corrected')?.waiting.value,
      )
  })

  it('wraps over midnight', () => {
    const night = Array.from({ length: 24 }, (_, hour) => (hour === 0 || hour === 23 ? 0.5 : 0))
    expect(at(2, night, 'corrected')?.waiting.value).toBe(0.5)
  })
})

describe('hours that nobody gave', () => {
  it('are none as Microsoft, a tenth at the peak and a 24th in the mean corrected (MS19)', () => {
    expect(at(24, null, 'microsoft')).toBeNull()
    const hours = at(24, null, 'corrected')
    expect(hours?.peak.value).toBe(0.1)
    expect(hours?.waiting.value).toBeCloseTo(1 / 24, 12)
    expect(hours?.areAssumed).toBe(true)
    expect(hours?.peak.how.kind).toBe('assumed')
  })

  it('are the busiest alone where one hour may wait', () => {
    expect(at(1, null, 'corrected')?.waiting.value).toBe(0.1)
  })
})

test('hours that are all 0 are none', () => {
  expect(givenHours(planFromKeys({ hours: Array(24).fill(0) }))).toBeNull()
  expect(givenHours({ logHours: Array(24).fill('0').join(' ') })).toBeNull()
})
