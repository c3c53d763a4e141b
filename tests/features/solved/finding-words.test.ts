import { describe, expect, it } from 'vitest'
import type { SolvedLayout, SolveFigures } from '../../../src/engine/index.ts'
import { findingWords } from '../../../src/features/solved/finding-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { ratedPlan } from '../../engine/explore/solve-plans.ts'

const format = formatOf('en-US')
const plan = { ...ratedPlan, activeServers: 8 }
const has = (servers: number, drives: number): SolveFigures => ({
  ...{ servers, drives, arrays: 0, dags: 1, used: 0.9, binds: null, cost: null, watts: null },
})
const layout = (activeServers: number, drives: number): SolvedLayout => ({
  gives: { activeServers },
  figures: has(activeServers, drives),
})
const words = (present: SolveFigures | null, choice: SolvedLayout | null, held = [choice]) =>
  findingWords(
    plan,
    present,
    { choice, held: held.filter((one) => one !== null) },
    format,
  ).replaceAll('\u00a0', ' ')

describe('what comes of trying every layout', () => {
  it('is how many servers and drives fewer hold, or what fewer of one take of the other', () => {
    expect(words(has(8, 136), layout(6, 126))).toBe(
      '2 servers and 10 drives fewer also hold: 6 servers with 126 drives.',
    )
    expect(words(has(8, 136), layout(7, 140))).toBe(
      '1 server fewer also holds, with 4 more drives: 7 servers with 140 drives.',
    )
  })

  it('is that nothing has less than the plan, or by which goal it comes first', () => {
    expect(words(has(8, 136), layout(8, 136))).toBe(
      'No layout that holds has fewer servers or fewer drives than this plan.',
    )
    expect(words(has(8, 136), layout(8, 136), [layout(8, 136), layout(6, 150)])).toMatch(
      /^This plan comes first by its goal, /,
    )
  })

  it('is what would hold where the plan does not, or that nothing does', () => {
    expect(words(null, layout(6, 126))).toBe(
      'This plan does not hold: 6 servers with 126 drives would.',
    )
    expect(words(null, null)).toBe('No number of servers holds.')
  })
})
