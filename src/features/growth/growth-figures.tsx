import { useContext } from 'react'
import type { Grown, Plan } from '../../engine/index.ts'
import { ChartForm } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { arraysFollowed, arraysOverYears } from './arrays-over-years.tsx'
import { GrowthCharts, type OverYears } from './growth-charts.tsx'
import { isGrowing } from './growth-words.ts'
import { serversFollowed, serversOverYears } from './servers-over-years.tsx'
import { useYearsShown } from './years-shown.tsx'
import './growth.css'

/** The last year that there is something to show of. */
function lastFollowed(grown: Grown): number {
  return grown.kind === 'arrays' ? arraysFollowed(grown) : serversFollowed(grown)
}

function overYears(plan: Plan, grown: Grown, until: number, format: Format): OverYears | null {
  return grown.kind === 'arrays'
    ? arraysOverYears(plan, grown, until, format)
    : serversOverYears(grown, until, format)
}

type GrowthFiguresProps = {
  readonly plan: Plan
  /** The design that is added to. */
  readonly grown: Grown
}

/** How need and offer of one server go on over the years, as charts and as tables, and what is bought. */
export function GrowthFigures({ plan, grown }: GrowthFiguresProps) {
  const format = useFormat()
  const form = useContext(ChartForm)
  const outgrown = grown.kind === 'arrays' ? grown.outgrown.either : grown.outgrown
  const { until, more } = useYearsShown(plan.growthYears, outgrown, lastFollowed(grown))
  const shown = overYears(plan, grown, until, format)
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
