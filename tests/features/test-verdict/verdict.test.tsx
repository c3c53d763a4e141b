import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan, verdictOf } from '../../../src/engine/index.ts'
import { Verdict } from '../../../src/features/test-verdict/verdict.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

it('holds nothing beside the model where no test counts', () => {
  const results = resultsOf(defaultPlan)
  if (!results) throw new Error('The plan has results')
  const verdict = verdictOf(defaultPlan, results.sizing, [])
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <Verdict live={{ plan: defaultPlan, results, stale: false }} verdict={verdict} />
    </FormatProvider>,
  )
  expect(html).not.toContain('Beside the model')
})
