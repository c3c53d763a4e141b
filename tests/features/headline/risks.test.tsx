import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AnswerOrigins } from '../../../src/app/store/history.ts'
import { planRisks } from '../../../src/engine/checks/index.ts'
import { OpenRiskList } from '../../../src/features/headline/risk-list.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { adviceOf } from '../../engine/checks/raised.ts'
import { planWith, sized } from '../../engine/plans.ts'

it('leaves out what was accepted of the open checks', () => {
  const plan = planWith({}, { copies: 1 })
  const advice = adviceOf(plan).filter(({ code }) => code === 'one-copy-dag')
  const shown = (acknowledged: readonly string[], origins: AnswerOrigins = {}) =>
    renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <OpenRiskList
          plan={{ ...plan, acknowledged }}
          results={{ sizing: sized(plan) }}
          origins={origins}
          risks={planRisks(advice, null)}
          all="All advice"
        />
      </FormatProvider>,
    )
  expect(shown([])).toContain('A DAG with one copy')
  expect(shown(['one-copy-dag'])).toContain('No risk of the plan is open.')
  const origin = { from: 'suggestion', name: 'copies 4 → 1', gaveUp: 'a site' } as const
  expect(shown(['one-copy-dag'], { 'copies/0': origin })).toContain(
    'Before it was taken the plan survived the loss of a site; now of any',
  )
  const many = ['one', 'two', 'three', 'four'].map((gaveUp, at) => [
    `copies/${at}`,
    { ...origin, gaveUp },
  ])
  const few = shown([], Object.fromEntries(many))
  expect(few.match(/<li/g)).toHaveLength(3)
  expect(few).toContain('A DAG with one copy')
  expect(few).toContain('3 of 5. ')
})
