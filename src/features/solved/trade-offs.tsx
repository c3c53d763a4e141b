import { type ReactNode, useMemo, useState } from 'react'
import { PassedTable } from '../../app/passed-table.tsx'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import { exploringOf, type Plan, type Solved, type SolveFigures } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords, failedWords, nearestWords, serversWords } from './layout-words.ts'
import { measuresOf } from './measures.ts'
import { Offer } from './offer.tsx'
import { type LayoutPoint, pointsOf } from './points.ts'
import { TradeOffFigure } from './trade-off-figure.tsx'
import './trade-offs.css'

type TradeOffsProps = {
  readonly plan: Plan
  /** The plan that was judged, which differs from it at most in names and in what is accepted. */
  readonly judged: Plan
  /** What the plan has now; null where it does not hold. */
  readonly present: SolveFigures | null
  /** Whether the plan can be replaced: not while answers are missing or contradict each other. */
  readonly acts: boolean
  /** What is shown below the layouts that hold. */
  readonly picks: ReactNode
  /** What is shown where no layout holds. */
  readonly otherwise: ReactNode
}

const known = new WeakMap<Plan, Solved>()

/** Every layout of servers that holds, to be read and taken, and why the others do not hold. */
export function TradeOffs(props: TradeOffsProps) {
  const { judged } = props
  const order = useMemo(
    () =>
      ({
        job: 'solve',
        plan: judged,
        open: exploringOf(judged).solving.solves(judged),
        goal: judged.ranking,
        asked: 'the trade-offs',
      }) as const,
    [judged],
  )
  const { found, failure } = useFound(known, judged, order)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  // What was found stays in place, and in focus, while a layout that was taken is solved.
  const shown = found ?? last
  return (
    <>
      {shown && <Explored {...props} acts={props.acts && !!found} found={shown} />}
      {!found && <Unfinished doing="Trying every number of servers…" failure={failure} />}
    </>
  )
}

type ExploredProps = Omit<TradeOffsProps, 'judged'> & { readonly found: Solved }

/** The same, of what was found. */
export function Explored({ found, picks, otherwise, ...props }: ExploredProps) {
  const { plan } = props
  const format = useFormat()
  const { choice, nearest, neighbours, layouts, passed, beaten } = found
  const none =
    layouts === 1 ? 'This layout does not hold' : `None of ${format.number(layouts)} layouts holds`
  return (
    <>
      <section aria-labelledby="trade-offs-title">
        <h2 id="trade-offs-title">{choice ? 'Trade-offs' : none}</h2>
        {choice ? (
          <>
            <Choices {...props} found={found} />
            {picks}
          </>
        ) : (
          <>
            {nearest && (
              <p>
                <strong>Nearest miss</strong>, {nearestWords(plan, nearest, format)}
              </p>
            )}
            {otherwise}
          </>
        )}
      </section>
      {layouts > 1 && (
        <section aria-labelledby="passed-title">
          <h2 id="passed-title">What was passed over, and why</h2>
          {neighbours.length > 0 && (
            <p>{neighbours.map((one) => failedWords(plan, one, format)).join(' ')}</p>
          )}
          <PassedTable
            caption="Where every layout of servers went"
            head="Layouts"
            {...{ passed, beaten }}
            found={found.found}
            all={layouts}
          />
        </section>
      )}
    </>
  )
}

type ChoicesProps = Pick<TradeOffsProps, 'plan' | 'present' | 'acts'> & { readonly found: Solved }

/** The layouts that hold in a chart, and the one of them that is picked, to be taken. */
function Choices({ plan, present, acts, found }: ChoicesProps) {
  const format = useFormat()
  const figures = found.held.map((one) => one.figures)
  const measures = measuresOf(plan, figures)
  const [measured, setMeasured] = useState('drives')
  const measure = measures.find(({ key }) => key === measured) ?? measures[0]
  const points = useMemo(
    () => (measure ? pointsOf(plan, present, found, measure) : []),
    [plan, present, found, measure],
  )
  const [pickedKey, setPicked] = useState<string | null>(null)
  const at = Math.max(
    0,
    points.findIndex(({ key }) => key === pickedKey),
    pickedKey === null ? points.findIndex(({ isFirst }) => isFirst) : 0,
  )
  const point = points[at]
  if (!measure || !point) return null
  const isOpen = Object.keys(point.gives).length > 0 || points.length > 1
  if (!isOpen) return <p>Servers and DAGs are pinned: unpin them to see what else would hold.</p>
  const take = (one: LayoutPoint) => {
    if (acts && !one.isPlan)
      applyPlan({ ...plan, ...one.gives }, changeWords(plan, one.gives, format))
  }
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
        {...{ plan, points, measures, measure, take }}
        acts={acts}
        picking={{
          at,
          to: (to) => setPicked(points[to]?.key ?? null),
          take: () => take(point),
        }}
      />
      <PickedLayout plan={plan} point={point} measures={measures} acts={acts} take={take} />
    </>
  )
}

type PickedLayoutProps = Pick<ChoicesProps, 'plan' | 'acts'> & {
  readonly point: LayoutPoint
  readonly measures: ReturnType<typeof measuresOf>
  readonly take: (point: LayoutPoint) => void
}

/** The layout that is picked: what it has, what it changes in the plan, and the way to have it. */
function PickedLayout({ plan, point, measures, acts, take }: PickedLayoutProps) {
  const format = useFormat()
  const { figures, gives, isPlan } = point
  const known = measures.filter(({ of }) => of(figures) !== null)
  const has = [serversWords(figures, format), ...known.map(({ words }) => words(figures, format))]
  return (
    <div className="picked">
      <Offer
        title={has.join(', ')}
        why={
          <span role="status">
            {isPlan ? 'This plan has it.' : `Changes ${changeWords(plan, gives, format)}.`}
          </span>
        }
        take={acts && !isPlan ? { words: 'this layout', act: () => take(point) } : null}
      />
    </div>
  )
}
