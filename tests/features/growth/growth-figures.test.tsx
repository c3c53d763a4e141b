import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultPlan, designId, growth, recommend, size } from '../../../src/engine/index.ts'
import { GrowthFigures } from '../../../src/features/growth/growth-figures.tsx'
import { ChartForm } from '../../../src/ui/chart-frame.tsx'

/** The charts of the arrays that are proposed, for a growth in per cent. */
function charts(percent: number): string {
  const plan = { ...defaultPlan, tiers: [{ ...defaultPlan.tiers[0], growth: percent }] as const }
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  const { proposed } = recommend(plan, result.sizing)
  const grown = proposed && growth(plan, designId(proposed))
  if (!grown) throw new Error('Something is proposed')
  return renderToStaticMarkup(
    <ChartForm value="chart">
      <GrowthFigures plan={plan} grown={grown} />
    </ChartForm>,
  )
}

test('years are drawn where mailboxes grow, and none where they stay', () => {
  expect(charts(15)).toContain('growth-charts')
  expect(charts(0)).toBe('')
})
