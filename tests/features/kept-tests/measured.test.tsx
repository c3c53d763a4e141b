import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import type { KeptTest, Plan } from '../../../src/engine/index.ts'
import { judgeTests, possiblyTestedStorages } from '../../../src/engine/jetstress/index.ts'
import { ax45iSolution } from '../../../src/engine/methods/papers/compare/ax4-5i.ts'
import { KeepButton } from '../../../src/features/kept-tests/keep-button.tsx'
import { keepableTests } from '../../../src/features/kept-tests/keep-test.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { twoHours } from '../../engine/jetstress/test-runs.ts'
import { keptTest } from '../../engine/kept-tests.ts'
import {
  keptAs,
  likePs6100xv,
  planWith,
  ps6100xvTests,
} from '../../jetstress/tested-like-ps6100xv.ts'

describe('keep button', () => {
  it('shows what keeping a test changes before it is kept', () => {
    const plan = planWith([])
    const results = resultsOf(plan)
    const [first] = ps6100xvTests
    const on =
      results &&
      possiblyTestedStorages(plan, results.sizing).find(({ array }) => array === likePs6100xv.id)
    if (!first || !on) throw new Error('There is a test of an array')
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <KeepButton
          {...{ plan, on, toKeep: { test: keptAs(first, 'one'), made: null }, ready: true }}
        />
      </FormatProvider>,
    )
    expect(html).toContain('What keeping it changes')
  })
})

describe('keep test', () => {
  it('offers a test until it is kept: one of the same name, or as fast, is another', () => {
    const offered = (plan: Plan) => {
      const results = resultsOf(plan)
      if (!results) throw new Error('The answers of the plan go together')
      const { tests } = judgeTests(plan, results.sizing, [twoHours])
      return keepableTests(tests, { plan, results, stale: false }).map(({ figures }) => figures)
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
})
