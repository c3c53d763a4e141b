import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultPlan, givenFigure } from '../../../src/engine/index.ts'
import { IopsBreakdown } from '../../../src/features/load/iops-breakdown.tsx'
import { ShownChartPartsContext } from '../../../src/ui/chart-frame.tsx'
import { sized } from '../../engine/plans.ts'

it('says which load arrays are judged by, of the model, the paper and fewer messages', () => {
  const sizing = sized(defaultPlan)
  const { expectedLoad } = sizing.iops
  /** The load that arrays are judged by, where the model expects so many times as much as the paper. */
  const judgedBy = (model: number, judged = model) => {
    const times = (factor: number) =>
      factor === 1
        ? expectedLoad
        : givenFigure('Load', expectedLoad.value * factor, 'IOPS', 'made up')
    const iops = { ...sizing.iops, calibrated: times(model), judged: times(judged) }
    const html = renderToStaticMarkup(
      <ShownChartPartsContext value="table">
        <IopsBreakdown plan={defaultPlan} sizing={{ ...sizing, iops }} />
      </ShownChartPartsContext>,
    )
    const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    return (
      words.match(/rrays are judged by (.*?) ?, [\d,]+ IOPS/)?.[1] ??
      words.match(/the paper’s/)?.[0]
    )
  }
  expect(judgedBy(1.2)).toBe('the larger')
  expect(judgedBy(1.2, 1.5)).toBe('what fewer messages would give, more than both')
  expect(judgedBy(0.8, 1)).toBe('the paper’s')
  expect(judgedBy(0.95, 1)).toBeUndefined()
})
