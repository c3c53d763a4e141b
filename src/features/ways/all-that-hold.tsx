import { useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import type { Solved } from '../../engine/explore/index.ts'
import { kindOf, type Plan } from '../../engine/index.ts'
import { type PruneReason, pruneReasons, type SolveFigures } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords, rangesWords } from './layout-words.ts'
import { type LayoutPoint, measuresOf, pointsOf } from './points.ts'
import { reasonWords } from './prune-words.ts'
import { TradeOffFigure } from './trade-off-figure.tsx'
import './all-that-hold.css'

type AllThatHoldProps = {
  readonly plan: Plan
  /** What the plan has now; null where it does not hold. */
  readonly present: SolveFigures | null
  readonly found: Solved
  readonly acts: boolean
}

/** Every layout that holds, in a chart and a table to choose from, and what became of the others. */
export function AllThatHold({ plan, present, found, acts }: AllThatHoldProps) {
  const format = useFormat()
  const measures = measuresOf(
    plan,
    found.held.map(({ figures }) => figures),
  )
  const [measured, setMeasured] = useState('drives')
  const measure = measures.find(({ key }) => key === measured) ?? measures[0]
  const points = useMemo(
    () => (measure ? pointsOf(plan, present, found, measure) : []),
    [plan, present, found, measure],
  )
  const drawn = useMemo(() => withinReach(points), [points])
  if (!measure) return null
  const take = (one: LayoutPoint) =>
    applyPlan({ ...plan, ...one.gives }, changeWords(plan, one.gives, format))
  const { layouts, passed, beaten } = found
  return (
    <>
      {measures.length > 1 && (
        <fieldset className="measures">
          <legend>Servers against</legend>
          {measures.map(({ key, label }) => (
            <label key={key}>
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
      <TradeOffFigure
        {...{ points, drawn, measures, measure, acts, take }}
        tried={rangesWords(found, format)}
      />
      {found.found < layouts && (
        <PassedTable
          caption={`Every number of servers${kindOf(plan) === 'dag' ? ' and DAGs' : ''}, tried`}
          head="Layouts"
          {...{ passed, beaten }}
          found={found.found}
          all={layouts}
        />
      )}
    </>
  )
}

type PassedTableProps = {
  readonly caption: string
  /** What is counted: `Layouts`. */
  readonly head: string
  readonly found: number
  readonly passed: Readonly<Partial<Record<PruneReason, number>>>
  /** Those that were not judged, because others beat them at their best. */
  readonly beaten?: number
  readonly all: number
}

/** Where everything that was looked through went: found, or passed over and why. */
function PassedTable({ caption, head, found, passed, beaten = 0, all }: PassedTableProps) {
  const reasons = pruneReasons.map((reason) => ({
    what: reasonWords[reason],
    count: passed[reason] ?? 0,
  }))
  const rows = [...reasons, { what: 'Skipped: cannot beat one that holds', count: beaten }]
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="compact"
      rows={[{ what: 'They hold', count: found }, ...rows.filter(({ count }) => count > 0)]}
      columns={[
        { head, of: ({ what }) => what, foot: 'All' },
        { head: 'How many', of: ({ count }) => count, foot: all },
      ]}
    />
  )
}

/** Servers that are drawn of any plan. */
const always = 16

/** The points within reach of a plan: up to twice its servers; those further out are in the table. */
export function withinReach(points: readonly LayoutPoint[]): readonly LayoutPoint[] {
  const named = points.filter(({ isPlan, isFirst }) => isPlan || isFirst).map(({ x }) => x)
  const most = Math.max(always, 2 * Math.max(0, ...named))
  return points.filter(({ x }) => x <= most)
}
