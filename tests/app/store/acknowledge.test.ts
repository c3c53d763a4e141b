import { beforeEach, expect, it } from 'vitest'
import { acknowledge, answer, project } from '../../../src/app/store/project.ts'
import { adviceOf } from '../../../src/app/store/recommendation.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan, fieldOf } from '../../../src/engine/index.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const acknowledged = () => project.getState().plan.acknowledged

it('nothing is computed again for it', () => {
  const results = resultsOf(defaultPlan)
  if (!results) throw new Error('The default plan can be computed')
  const advice = adviceOf(defaultPlan, results)
  acknowledge(['dag-profile'])
  const { plan, computed } = project.getState()
  expect(plan).not.toBe(defaultPlan)
  expect(computed?.plan).toBe(plan)
  expect(resultsOf(plan)).toBe(results)
  expect(adviceOf(plan, results)).toBe(advice)
})

it('another answer makes new advice and keeps what was accepted', () => {
  acknowledge(['dag-profile'])
  const before = resultsOf(project.getState().plan)
  answer(fieldOf('maintenance'), 0, false)
  const { plan } = project.getState()
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan can be computed')
  expect(results).not.toBe(before)
  expect(adviceOf(plan, results).map(({ code }) => code)).toEqual([
    'maintenance-off',
    'reserve-not-kept',
    'dag-profile',
    'mail-stops',
    'one-copy-left',
    'version-unsupported',
  ])
  expect(acknowledged()).toEqual(['dag-profile'])
})

it('it is kept while the answers contradict each other', () => {
  answer(fieldOf('copies'), 0, 5)
  acknowledge(['dag-profile'])
  expect(acknowledged()).toEqual(['dag-profile'])
  expect(project.getState().computed?.plan).toEqual(defaultPlan)
})

it('a link carries it', () => {
  acknowledge(['dag-profile'])
  const { plan } = project.getState()
  expect(decodePlan(encodePlan(plan).code)).toMatchObject({
    ok: true,
    plan: { acknowledged: ['dag-profile'] },
  })
})
