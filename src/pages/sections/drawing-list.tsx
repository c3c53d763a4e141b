import { useMemo } from 'react'
import { DrawingSaveButtons } from '../../app/drawing-save-buttons.tsx'
import { simulateFailure } from '../../app/failures/simulated-failure.ts'
import type { SectionProps } from '../../app/plan-section.tsx'
import { resultsOf } from '../../app/store/results.ts'
import { drawingTitle } from '../../app/words/document-title.ts'
import { mostPages } from '../../drawings/index.ts'
import { lossOutcome, nothingLost } from '../../engine/failures/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { mapDrawing } from '../../features/dag-map/map-drawing.ts'
import { designDrawing, designPageNames } from '../../features/picture/design-drawing.ts'
import { drawnDesignOfPlan } from '../../features/picture/drawn-plan.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Most servers in a drawing. */
const mostServers = 1_000

const all = ['draw.io', 'SVG', 'PNG'] as const

export function DrawingList({ plan, sizing }: SectionProps) {
  const format = useFormat()
  const title = drawingTitle(plan)
  const dags = useMemo(() => dagsOf(plan, sizing), [plan, sizing])
  const design = useMemo(() => {
    const whole = dags && lossOutcome(dags, nothingLost)
    const failed = dags && whole && { ...simulateFailure(dags, nothingLost), whole, mostServers }
    return drawnDesignOfPlan(plan, resultsOf(plan) ?? { sizing }, format, failed)
  }, [plan, sizing, dags, format])
  return (
    <ul className="bare-list lined">
      {design && (
        <li className="stack gap-1">
          <h3 className="flush">Design</h3>
          <p>Sites, DAGs, servers with their copies and storage, witnesses, and the network.</p>
          <p className="on-screen-only row gap-3 above-1">
            <DrawingSaveButtons
              name="Design"
              as={all}
              pages={designPageNames(design)}
              fetch={async () => (page) => designDrawing(design, { title, format, page })}
            />
          </p>
        </li>
      )}
      {dags && (
        <li className="stack gap-1">
          <h3 className="flush">DAG map</h3>
          <p>Every copy of every database on its server, a page for each DAG.</p>
          <p className="on-screen-only row gap-3 above-1">
            <DrawingSaveButtons
              name="DAG map"
              as={all}
              pages={dags.dags.slice(0, mostPages).map(({ name }) => name)}
              fetch={async () => (page) => {
                const shown = page === null ? dags.dags : dags.dags.slice(page, page + 1)
                return mapDrawing(shown, simulateFailure(dags, nothingLost), { title, format })
              }}
            />
          </p>
        </li>
      )}
    </ul>
  )
}
