import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { OwnCurveSection } from '../../../src/features/own-curve/own-curve-section.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { keptAs, planWith, ps6100xvTests } from '../../jetstress/tested-like-ps6100xv.ts'

it('shows the one array that tests were kept of, without a choice', () => {
  const plan = planWith(ps6100xvTests.map((test, at) => keptAs(test, `t${at}`)))
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan has results')
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <OwnCurveSection live={{ plan, results, stale: false }} />
    </FormatProvider>,
  )
  expect(html).toContain('Latency curve of your tests')
  expect(html).not.toContain('<select id="curve-of"')
})
