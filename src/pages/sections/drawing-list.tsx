import { useMemo } from 'react'
import { DrawingSaves } from '../../app/drawing-saves.tsx'
import { failureOf } from '../../app/failing/failure-of.ts'
import type { SectionProps } from '../../app/plan-section.tsx'
import { resultsOf } from '../../app/store/results.ts'
import { drawingTitle } from '../../app/words/drawing-title.ts'
import { type Drawing, mostPages } from '../../drawings/index.ts'
import { type Dags, dagsOf, nothingLost, outcomeOf } from '../../engine/index.ts'
import { mapDrawing } from '../../features/dag-map/map-drawing.ts'
import { designDrawing } from '../../features/picture/design-drawing.ts'
import { drawnPlan } from '../../features/picture/drawn-plan.ts'
import { rackDrawing } from '../../features/picture/rack-drawing.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './drawing-list.css'

/** As many servers as drawings are made of. */
const mostServers = 1_000

const all = ['draw.io', 'SVG', 'PNG'] as const

/** The design, the racks and the copies of a plan while all is up, each with its files. */
export function DrawingList({ plan, sizing }: SectionProps) {
  const format = useFormat()
  const title = drawingTitle(plan)
  const dags = useMemo(() => dagsOf(plan, sizing), [plan, sizing])
  const drawn = useMemo(() => {
    const whole = dags && outcomeOf(dags, nothingLost)
    const failed = dags && whole && { ...failureOf(dags, nothingLost), whole, mostServers }
    const design = drawnPlan(plan, resultsOf(plan) ?? { sizing }, format, failed)
    if (!design) return null
    const units = { server: plan.serverRackUnits, shelf: plan.shelfRackUnits }
    return {
      design: designDrawing(design, title, format),
      racks: rackDrawing({ design, units, domainOf: domainsOf(dags) }, `${title}, racks`, format),
    }
  }, [plan, sizing, dags, title, format])
  return (
    <ul className="drawing-list">
      {drawn && (
        <>
          <DrawingItem
            name="Design"
            says="Sites, DAGs, servers with what they hold and their storage, witnesses, and the network."
            drawing={drawn.design}
          />
          <DrawingItem
            name="Racks"
            says="Servers, shelves and arrays in the racks of each site, by rack units. Heights that the plan does not give are assumed, and the drawing says so."
            drawing={drawn.racks}
          />
        </>
      )}
      {dags && (
        <li>
          <h3>DAG map</h3>
          <p>Every copy of every database on its server, a page for each DAG.</p>
          <p className="saves">
            <DrawingSaves
              name="DAG map"
              as={all}
              pages={dags.dags.slice(0, mostPages).map(({ name }) => name)}
              fetch={async () => (page) => {
                const shown = page === null ? dags.dags : dags.dags.slice(page, page + 1)
                return mapDrawing(shown, failureOf(dags, nothingLost), { title, format })
              }}
            />
          </p>
        </li>
      )}
    </ul>
  )
}

type DrawingItemProps = {
  readonly name: string
  readonly says: string
  readonly drawing: Drawing
}

function DrawingItem({ name, says, drawing }: DrawingItemProps) {
  const { pages } = drawing
  return (
    <li>
      <h3>{name}</h3>
      <p>{says}</p>
      <p className="saves">
        <DrawingSaves
          name={name}
          as={all}
          pages={pages.map((page) => page.name)}
          fetch={async () => (page) =>
            page === null ? drawing : { ...drawing, pages: pages.slice(page, page + 1) }
          }
        />
      </p>
    </li>
  )
}

/** The failure domain of each server of some DAGs; null for servers without one. */
function domainsOf(dags: Dags | null): (server: number) => number | null {
  const domains = new Map(
    (dags?.dags ?? []).flatMap(({ servers, layout }) =>
      servers.map(({ number }, at) => [number, layout.domains[at] ?? null] as const),
    ),
  )
  return (server) => domains.get(server) ?? null
}
