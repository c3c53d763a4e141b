import { useMemo, useState } from 'react'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import type { SolveResult } from '../../engine/explore/index.ts'
import { availabilityOf, type Plan } from '../../engine/index.ts'
import { pruneReasons, type RankingFigures } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { type LayoutPoint, layoutMeasures, layoutPoints } from './layout-points.ts'
import { layoutChangeWords, searchedRangesWords } from './layout-words.ts'
import { pruneReasonWords } from './prune-words.ts'
import { TradeOffChartWithTable } from './trade-off-figure.tsx'
import './all-that-hold.css'

type AllThatHoldProps = {
  readonly plan: Plan
  /** Ranking figures of the plan itself; null if it does not hold. */
  readonly present: RankingFigures | null
  readonly found: SolveResult
  readonly acts: boolean
}

/** Chart and table of all layouts that hold, and reasons why others do not. */
export function AllLayoutsThatHold({ plan, present, found, acts }: AllThatHoldProps) {
  const format = useFormat()
  const measures = layoutMeasures(
    plan,
    found.held.map(({ figures }) => figures),
  )
  const [measured, setMeasured] = useState('drives')
  const measure = measures.find(({ key }) => key === measured) ?? measures[0]
  const points = useMemo(
    () => (measure ? layoutPoints(plan, present, found, measure) : []),
    [plan, present, found, measure],
  )
  const drawn = useMemo(() => pointsUpToDoubleServers(points), [points])
  if (!measure) return null
  const take = (one: LayoutPoint) =>
    applyChangedPlan({ ...plan, ...one.gives }, layoutChangeWords(plan, one.gives, format))
  return (
    <>
      {measures.length > 1 && (
        <fieldset className="measures row flush below-2">
          <legend className="in-line">Servers against</legend>
          {measures.map(({ key, label }) => (
            <label key={key} className="row gap-1">
              <input
                type="radio"
                name="measure"
                checked={key === measure.key}
                onChange={() => setMeasured(key)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <TradeOffChartWithTable
        {...{ plan, points, drawn, measures, measure, acts, take }}
        tried={searchedRangesWords(found, format)}
      />
      {found.found < found.layouts && <PassedTable plan={plan} {...found} />}
    </>
  )
}

/** Table of how many layouts hold, and how many were passed over, by reason. */
function PassedTable({ plan, found, passed, beaten, layouts }: SolveResult & { plan: Plan }) {
  const caption = `Every number of servers${availabilityOf(plan) === 'dag' ? ' and DAGs' : ''}, tried`
  const rows = [
    ...pruneReasons.map((reason) => ({
      what: pruneReasonWords[reason],
      count: passed[reason] ?? 0,
    })),
    { what: 'Skipped: cannot beat one that holds', count: beaten },
  ]
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="compact"
      rows={[{ what: 'They hold', count: found }, ...rows.filter(({ count }) => count > 0)]}
      columns={[
        { head: 'Layouts', of: ({ what }) => what, foot: 'All' },
        { head: 'How many', of: ({ count }) => count, foot: layouts },
      ]}
    />
  )
}

/** Layouts of up to this number of servers are always drawn. */
const always = 16

/** Points with at most twice the servers of the plan and the first choice, for the chart. */
export function pointsUpToDoubleServers(points: readonly LayoutPoint[]): readonly LayoutPoint[] {
  const named = points.filter(({ isPlan, isFirst }) => isPlan || isFirst).map(({ x }) => x)
  const most = Math.max(always, 2 * Math.max(0, ...named))
  return points.filter(({ x }) => x <= most)
}
