import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Risks } from '../../../src/features/answer/risks.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { adviceOf } from '../../engine/checks/raised.ts'
import { planWith } from '../../engine/plans.ts'

it('leaves out what was accepted of the open checks', () => {
  const plan = planWith({}, { copies: 1 })
  const advice = adviceOf(plan).filter(({ code }) => code === 'one-copy-dag')
  const shown = (acknowledged: readonly string[]) =>
    renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <Risks plan={{ ...plan, acknowledged }} advice={advice} />
      </FormatProvider>,
    )
  expect(shown([])).toContain('A DAG with one copy')
  expect(shown(['one-copy-dag'])).toContain('No check of the plan is open.')
})
