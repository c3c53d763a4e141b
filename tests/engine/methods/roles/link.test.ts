import { describe, expect, it } from 'vitest'
import { given } from '../../../../src/engine/index.ts'
import { link } from '../../../../src/engine/methods/roles/link.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

const peakOf = (megabits: number) => given('Peak', megabits, 'Mb/s', 'peak')
const over = (
  linkBps: number,
  latencyMs: number,
  peak: number,
  mode: 'corrected' | 'microsoft' = 'corrected',
  model = 'AP',
) => link(planFromKeys({ linkBps, latencyMs, sites: true, model }), mode, peakOf(peak))

describe('the TCP window (MS18)', () => {
  it('holds the bytes on their way', () => {
    const { inFlight, advised } = over(1e9, 50, 1)
    expect(inFlight.value).toBe(6_250_000)
    expect(advised?.window.value).toBe(65_535 * 128)
    expect(advised?.carries.value).toBe(1000)
  })

  it('is eight times too large as Microsoft', () => {
    expect(over(1e9, 50, 1, 'microsoft').advised?.window.value).toBe(65_535 * 1024)
  })

  it('is none as Microsoft where one DAG is active in both sites', () => {
    expect(over(1e9, 50, 1, 'microsoft', 'AA1').advised).toBeNull()
    expect(over(1e9, 50, 1, 'corrected', 'AA1').advised).not.toBeNull()
  })
})

describe('whether the link carries the peak', () => {
  it.each(['corrected', 'microsoft'] as const)('by its speed with the window set, %s', (mode) => {
    expect(over(100e6, 30, 100, mode).verdict).toBe('yes')
    expect(over(100e6, 30, 100.1, mode).verdict).toBe('no')
    expect(over(100e6, 30, 100, mode, 'AA1').verdict).toBe('yes')
  })

  it('by the window that connections start from, where nobody sets one', () => {
    const { unscaled } = over(100e6, 30, 17.4)
    expect(unscaled.carries.value).toBeCloseTo(17.476, 9)
    expect(unscaled.verdict).toBe('yes')
    expect(over(100e6, 30, 17.5).unscaled.verdict).toBe('no')
  })

  it('by its speed alone without latency', () => {
    expect(over(100e6, 0, 100).unscaled.carries.value).toBe(100)
  })
})
