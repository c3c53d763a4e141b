import { useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { kindOf, type Plan, type Solved, type SolveFigures } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords, rangesWords } from './layout-words.ts'
import { measuresOf } from './measures.ts'
import { PassedTable } from './passed-table.tsx'
import { type LayoutPoint, pointsOf } from './points.ts'
import { withinReach } from './reach.ts'
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
