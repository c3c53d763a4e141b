import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { testedOn } from '../../../src/engine/index.ts'
import { KeepButton } from '../../../src/features/measured/keep-button.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import {
  keptAs,
  likePs6100xv,
  planWith,
  ps6100xvTests,
} from '../../jetstress/tested-like-ps6100xv.ts'

it('shows what keeping a test changes before it is kept', () => {
  const plan = planWith([])
  const results = resultsOf(plan)
  const [first] = ps6100xvTests
  const on =
    results && testedOn(plan, results.sizing).find(({ array }) => array === likePs6100xv.id)
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
