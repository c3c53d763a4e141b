import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { type KeptTest, type Plan, verdictOf } from '../../../src/engine/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import { keepable } from '../../../src/features/measured/keep-test.tsx'
import { keptTest } from '../../engine/kept-tests.ts'
import { twoHours } from '../../engine/testing/test-runs.ts'

it('offers a test until it is kept: one of the same name, or as fast, is another', () => {
  const offered = (plan: Plan) => {
    const results = resultsOf(plan)
    if (!results) throw new Error('The answers of the plan go together')
    const { tests } = verdictOf(plan, results.sizing, [twoHours])
    return keepable(tests, { plan, results, stale: false }).map(({ figures }) => figures)
  }
  const { plan } = ax45iSolution
  const [figures] = offered(plan)
  if (!figures) throw new Error('It can be kept')
  expect(figures).toMatchObject({ name: '8B8MGD1, 2008-08-06 13:43', achieved: 592.487 })
  const kept: KeptTest = { ...keptTest, ...figures }
  const keeping = (...tests: readonly KeptTest[]) => offered({ ...plan, keptTests: tests })
  expect(keeping(kept)).toEqual([])
  expect(keeping({ ...kept, achieved: 500 })).toHaveLength(1)
  expect(keeping({ ...kept, name: 'Another' })).toHaveLength(1)
})
