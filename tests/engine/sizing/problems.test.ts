import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  fieldOf,
  fixesOfProblem,
  type Plan,
  size,
  withVersion,
} from '../../../src/engine/index.ts'

const dag2010: Plan = {
  ...withVersion(defaultPlan, '2010'),
  ...{ availability: 'dag', worstCase: 'spread' },
}
const problemsOf = (plan: Plan) => {
  const result = size(plan)
  return result.ok ? result.sizing.broken : result.problems
}

it.each([
  ['2010', dag2010],
  ['2019', withVersion(defaultPlan, '2019')],
])('a DAG of Exchange %s survives the loss of a site only where it has another', (_, dag) => {
  const isTold = (changes: Partial<Plan>) =>
    problemsOf({ ...dag, ...changes }).some(({ code }) => code === 'one site to survive')
  expect(isTold({ sites: 1, survive: 'site' })).toBe(true)
  expect(isTold({ sites: 1, survive: 'site and server' })).toBe(true)
  expect(isTold({ sites: 1, survive: 'servers' })).toBe(false)
  expect(isTold({ sites: 2, survive: 'site' })).toBe(false)
  expect(isTold({ sites: 2, survive: 'servers' })).toBe(false)
})

describe('answers of which each by itself takes a problem away', () => {
  it.each<readonly [string, Partial<Plan>]>([
    ['one site to survive', { sites: 1, survive: 'site' }],
    ['unequal sites', { sites: 2, servers: 5, survive: 'site' }],
    ['copies lost with a site', { sites: 2, servers: 4, copies: 2, survive: 'site and server' }],
    ['copies lost with a site', { worstCase: 'one server', copies: 1, survive: 'site' }],
    ['unequal sites', { worstCase: 'one server', servers: 5, copies: 2, survive: 'site' }],
    ['site of all copies', { availability: 'none', survive: 'site' }],
    ['site of all copies', { exchange: '2007', availability: 'ccr', survive: 'site and server' }],
  ])('are told of %s', (code, changes) => {
    const plan = { ...dag2010, ...changes }
    const problem = problemsOf(plan).find((one) => one.code === code)
    if (!problem) throw new Error('It goes together')
    const mends = fixesOfProblem(problem)
    expect(mends.length).toBeGreaterThan(0)
    for (const { answer, value } of mends)
      expect(
        problemsOf(fieldOf(answer).write(plan, 0, value)).map((one) => one.code),
        answer,
      ).not.toContain(code)
  })
})
