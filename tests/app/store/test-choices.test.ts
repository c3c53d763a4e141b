import { afterEach, describe, expect, it } from 'vitest'
import { standByTimes, standWith, testChoices } from '../../../src/app/store/test-verdict.ts'
import { defaultPlan, size, type TestVerdict, verdictOf } from '../../../src/engine/index.ts'
import { reported } from '../../engine/testing/test-runs.ts'

const on = (machine: string, hour: number) =>
  reported({
    machine,
    started: `2026-11-22T${hour}:00:00`,
    ended: `2026-11-22T${hour + 2}:05:00`,
    achieved: 1000,
  })

const runs = [on('ex01', 10), on('ex02', 10), on('ex03', 14)]
const [first, second, third] = runs.map(({ id }) => id)

function judged(): TestVerdict {
  const result = size(defaultPlan)
  if (!result.ok) throw new Error('The default plan can be sized')
  return verdictOf(defaultPlan, result.sizing, runs, testChoices.getState())
}

const machines = () =>
  judged().tests.map(({ servers }) => servers.map(({ name }) => name?.toLowerCase()))

/** Puts a run with the test that holds another one, or alone. */
function put(run = '', other: string | null = null) {
  const { tests } = judged()
  const held = tests.find(({ servers }) =>
    servers.some((server) => server.runs.some(({ id }) => id === other)),
  )
  standWith(tests, run, held?.id ?? null)
}

describe('what a person says of runs', () => {
  afterEach(standByTimes)

  it('goes by their times until something is said', () => {
    expect(machines()).toEqual([['ex01', 'ex02'], ['ex03']])
  })

  it('puts a run with another test, and leaves the others as they stand', () => {
    put(third, first)
    expect(machines()).toEqual([['ex01', 'ex02', 'ex03']])
    expect(judged().tests[0]?.achieved?.value).toBe(3000)
  })

  it('puts the run that a test is called by alone', () => {
    put(first)
    expect(machines()).toEqual([['ex01'], ['ex02'], ['ex03']])
    put(third, second)
    expect(machines()).toEqual([['ex01'], ['ex02', 'ex03']])
    put(first, third)
    expect(machines()).toEqual([['ex01', 'ex02', 'ex03']])
    standByTimes()
    expect(machines()).toEqual([['ex01', 'ex02'], ['ex03']])
  })
})
