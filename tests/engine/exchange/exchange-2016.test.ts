import { describe, expect, it } from 'vitest'
import { exchange2013, exchange2016 } from '../../../src/engine/exchange/exchange-2013.ts'
import { figuresOf, standingsOf } from './later-versions.ts'

describe('Exchange 2016', () => {
  it('takes what 2013 takes, but for 192 GB of memory at most', () => {
    const [before, now] = [figuresOf(exchange2013), figuresOf(exchange2016)]
    expect(now).toHaveLength(before.length)
    const different = now.filter(({ label, value, unit }, at) => {
      const other = before[at]
      expect([label, unit]).toEqual([other?.label, other?.unit])
      return value !== other?.value
    })
    expect(different).toEqual([exchange2016.mostMemory])
    expect(exchange2016.mostMemory).toMatchObject({ value: 192, unit: 'GB' })
    expect(exchange2016.leastMemory).toBeNull()
  })

  it('has no figures for its logs of its own: those of 2013 are assumed', () => {
    const standings = standingsOf(figuresOf(exchange2016))
    const assumed = [...standings].filter(([, standing]) => standing !== 'A')
    expect(assumed).toEqual([
      ['Log writes per database write, in a DAG', 'assumed'],
      ['Log writes per database write, standalone', 'assumed'],
      ['Log reads for replication, of the log writes', 'assumed'],
    ])
  })
})
