import { type ReactNode, useContext, useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { GrownDesign } from '../../engine/methods/index.ts'
import { IsForPaperContext, ShownChartPartsContext } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { arrayGrowthContent } from './arrays-over-years.tsx'
import { GrowthCharts } from './growth-charts.tsx'
import { isGrowing } from './growth-words.ts'
import { serverGrowthContent } from './servers-over-years.tsx'
import './growth.css'

const beyondHorizon = 2

type YearsShown = {
  readonly until: number
  /** Button that switches between all years and fewer; null on paper, and if all years fit. */
  readonly more: ReactNode
}

/** Years shown: two more than sized for, or until outgrown; all on request, or on paper. */
function useYearsShown(sizedFor: number, outgrown: number | null, last: number): YearsShown {
  const isPaper = useContext(IsForPaperContext)
  const [all, setAll] = useState(false)
  const least = sizedFor + beyondHorizon
  const few = Math.max(least, outgrown ?? (isPaper ? last : 0))
  if (last <= few) return { until: last, more: null }
  if (isPaper) return { until: few, more: null }
  const more = (
    <p className="on-screen-only more">
      <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? `Show ${few} years` : `Show all ${last} years`}
      </button>
    </p>
  )
  return { until: all ? last : few, more }
}

function lastFollowed(grown: GrownDesign): number {
  // The chart ends at the year from which no number of arrays is enough.
  const beyond = grown.kind === 'arrays' ? grown.purchases.beyond : null
  return beyond?.year ?? grown.years.at(-1)?.year ?? 0
}

type GrowthFiguresProps = {
  readonly plan: Plan
  readonly grown: GrownDesign
}

export function GrowthChartsAndTables({ plan, grown }: GrowthFiguresProps) {
  const format = useFormat()
  const form = useContext(ShownChartPartsContext)
  const outgrown = grown.kind === 'arrays' ? grown.outgrown.either : grown.outgrown
  const { until, more } = useYearsShown(plan.growthYears, outgrown, lastFollowed(grown))
  const shown =
    grown.kind === 'arrays'
      ? arrayGrowthContent(plan, grown, until, format)
      : serverGrowthContent(grown, until, format)
  if (!shown || !isGrowing(plan)) return null
  if (form === 'table') return shown.tables
  return (
    <>
      <GrowthCharts charts={shown.charts} sizedFor={plan.growthYears} />
      <p className="footnote">{shown.note}</p>
      {form === 'both' && shown.tables}
      {more}
    </>
  )
}
