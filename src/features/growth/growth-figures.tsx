import { type ReactNode, useContext, useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { Grown } from '../../engine/methods/index.ts'
import { ChartForm, ForPaper } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { arraysFollowed, arraysOverYears } from './arrays-over-years.tsx'
import { GrowthCharts, type OverYears } from './growth-charts.tsx'
import { isGrowing } from './growth-words.ts'
import { serversFollowed, serversOverYears } from './servers-over-years.tsx'
import './growth.css'

/** How many years after those that the plan is sized for are shown, unless more are asked for. */
const beyondHorizon = 2

type YearsShown = {
  /** The last year that is shown. */
  readonly until: number
  /** Asks for all years that were followed, and back; nothing where these are all, or on paper. */
  readonly more: ReactNode
}

/**
 * The years that are shown: to two after those that a plan is sized for, or to the one in which the design is
 * outgrown; all that were followed where they are asked for, or on paper where it is outgrown in none.
 */
function useYearsShown(sizedFor: number, outgrown: number | null, last: number): YearsShown {
  const isPaper = useContext(ForPaper)
  const [all, setAll] = useState(false)
  const least = sizedFor + beyondHorizon
  const few = Math.max(least, outgrown ?? (isPaper ? last : 0))
  if (last <= few) return { until: last, more: null }
  if (isPaper) return { until: few, more: null }
  const more = (
    <p className="more">
      <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? `Show ${few} years` : `Show all ${last} years`}
      </button>
    </p>
  )
  return { until: all ? last : few, more }
}

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
