import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import { consideredArrays } from '../../../src/features/designs/considered.ts'
import { NextDesigns } from '../../../src/features/designs/next-designs.tsx'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { planWith, sizedAnyhow } from '../../engine/plans.ts'

/** The models beside the proposal, and whether one of them keeps the reserve. */
function shown(plan = defaultPlan) {
  const sizing = sizedAnyhow(plan)
  const html = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <NextDesigns plan={plan} sizing={sizing} arrays={consideredArrays(plan, sizing)} />
    </FormatProvider>,
  )
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row)
  return {
    models: rows.map((row) => /PS\d+\w+/.exec(row)?.[0]),
    keeping: rows.filter((row) => row.includes('Holds with reserve')).length,
  }
}

it('has a row for each model, and one that keeps the reserve where any does', () => {
  for (const [messages, kept] of [
    [100, 1],
    [150, 0],
  ] as const) {
    const { models, keeping } = shown(planWith({ messages }))
    expect(new Set(models).size).toBe(models.length)
    expect(keeping).toBe(kept)
  }
})
