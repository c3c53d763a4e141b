import { expect, it } from 'vitest'
import { given } from '../../../src/engine/index.ts'
import { isOver } from '../../../src/features/test-latencies/latencies-section.tsx'

const ms = (value: number) => given('Latency', value, 'ms', 'made up')

it.each([
  [19.9, false],
  [20, true],
  [20.1, true],
])('a mean of %f ms is to lie under 20 ms', (mean, isAsked) => {
  const row = { of: 'database read', mean: ms(mean), most: ms(mean) } as const
  const series = {
    name: 'DB1',
    role: 'database',
    what: 'read',
    meanMs: mean,
    mostMs: mean,
  } as const
  const over = (meanLimit: number | null, mostLimit: number | null) => {
    const limits = {
      meanLimit: meanLimit === null ? null : ms(meanLimit),
      mostLimit: mostLimit === null ? null : ms(mostLimit),
    }
    const whole = { ...row, ...limits, series: { ...series, points: [] } }
    return [isOver('mean')(whole), isOver('most')(whole)]
  }
  expect(over(20, 100)).toEqual([isAsked, false])
  expect(over(100, 20)).toEqual([false, isAsked])
  expect(over(null, null)).toEqual([false, false])
})
