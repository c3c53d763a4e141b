import { type ReactNode, useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound, type WorkFailure } from '../../app/work.ts'
import {
  goalOf,
  kindOf,
  type Picks,
  type Plan,
  type Solved,
  type SolveFigures,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  changeWords,
  countsAndLeft,
  failedWords,
  layoutTitle,
  nearestWords,
  rangesWords,
} from './layout-words.ts'
import { type Measure, measuresOf } from './measures.ts'
import { type NamedPick, namedPicks, ownNames, PickCard, usePicks } from './named-picks.tsx'
import { Offer } from './offer.tsx'
import { PassedTable } from './passed-table.tsx'
import { type LayoutPoint, pointsOf } from './points.ts'
import { withinReach } from './reach.ts'
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
  /** What was found of it. */
  readonly tradeOffs: FoundTradeOffs
  /** What is shown where no layout holds. */
  readonly otherwise: ReactNode
}

/** What was found of every layout of servers. */
export type FoundTradeOffs = {
  /** What was found before, until it is found anew; null until anything is. */
  readonly found: Solved | null
  readonly isFound: boolean
  readonly failure: WorkFailure | null
}

const known = new WeakMap<Plan, Solved>()

/** Tries every layout of servers of a plan. */
export function useTradeOffs(judged: Plan): FoundTradeOffs {
  const order = useMemo(
    () =>
      ({
        job: 'solve',
        plan: judged,
        open: countsAndLeft(judged),
        goal: goalOf(judged),
        asked: 'the trade-offs',
      }) as const,
    [judged],
  )
  const { found, failure } = useFound(known, judged, order)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  // What was found stays in place, and in focus, while a layout that was taken is solved.
  return { found: found ?? last ?? null, isFound: !!found, failure }
}

/** Every layout of servers that holds, to be read and taken, and why the others do not hold. */
export function TradeOffs({ tradeOffs, acts, judged, ...props }: TradeOffsProps) {
  const { found, isFound, failure } = tradeOffs
  const { picks, isFound: arePicked, failure: pickFailure } = usePicks(judged, isFound)
  return (
    <>
      {found && (
        <Explored
          {...props}
          acts={acts && isFound}
          found={found}
          picks={picks}
          picksAct={acts && arePicked}
          looking={
            !arePicked && <Unfinished doing="Looking for other designs…" failure={pickFailure} />
          }
        />
      )}
      {!isFound && <Unfinished doing="Trying every number of servers…" failure={failure} />}
    </>
  )
}

type ExploredProps = Omit<TradeOffsProps, 'judged' | 'tradeOffs'> & {
  readonly found: Solved
  /** The designs that have names; null until they are found. */
  readonly picks: Picks | null
  /** Whether one of those can be taken. */
  readonly picksAct: boolean
  /** What is shown while they are looked for. */
  readonly looking?: ReactNode
}

/** The same, of what was found. */
export function Explored({ otherwise, ...props }: ExploredProps) {
  const { plan, found } = props
  const format = useFormat()
  const { choice, nearest, neighbours, layouts, passed, beaten } = found
  const none =
    layouts === 1 ? 'This layout does not hold' : `None of ${format.number(layouts)} layouts holds`
  return (
    <>
      <section aria-labelledby="trade-offs-title">
        <h2 id="trade-offs-title">{choice ? 'Trade-offs' : none}</h2>
        {choice ? (
          <Choices {...props} />
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
          {found.found === layouts ? (
            <p>Nothing was passed over: all {format.number(layouts)} layouts hold.</p>
          ) : (
            <PassedTable
              caption={`Every number of servers${hasDags(plan) ? ' and DAGs' : ''}, tried`}
              head="Layouts"
              {...{ passed, beaten }}
              found={found.found}
              all={layouts}
            />
          )}
        </section>
      )}
    </>
  )
}

/** Whether the servers of a plan stand in DAGs, whose number is tried as well. */
function hasDags(plan: Plan): boolean {
  return kindOf(plan) === 'dag'
}

type ChoicesProps = Omit<ExploredProps, 'otherwise'>

/** The layouts that hold in a chart, and the one of them that is picked, to be taken. */
function Choices(props: ChoicesProps) {
  const { plan, present, acts, found, picks, picksAct, looking } = props
  const format = useFormat()
  const figures = found.held.map((one) => one.figures)
  const measures = measuresOf(plan, figures)
  const [measured, setMeasured] = useState('drives')
  const measure = measures.find(({ key }) => key === measured) ?? measures[0]
  const points = useMemo(
    () => (measure ? pointsOf(plan, present, found, measure) : []),
    [plan, present, found, measure],
  )
  const drawn = useMemo(() => withinReach(points), [points])
  const [pickedKey, setPicked] = useState<string | null>(null)
  const at = Math.max(
    0,
    drawn.findIndex(({ key }) => key === pickedKey),
    pickedKey === null ? drawn.findIndex(({ isFirst }) => isFirst) : 0,
  )
  const point = drawn[at]
  if (!measure || !point) return null
  const isOpen = Object.keys(point.gives).length > 0 || points.length > 1
  if (!isOpen) return <p>Servers and DAGs are pinned: unpin them to see what else would hold.</p>
  const change = changeWords(plan, point.gives, format)
  const named = picks ? namedPicks(plan, picks, format) : []
  const isPicked = (one: NamedPick) => one.change === change
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
        {...{ points, drawn, measures, measure, take }}
        tried={rangesWords(found, format)}
        acts={acts}
        picking={{
          at,
          to: (to) => setPicked(drawn[to]?.key ?? null),
          take: () => take(point),
        }}
      />
      <PickedLayout
        {...{ plan, point, measures, acts, take }}
        pick={named.find(isPicked) ?? null}
      />
      <div className="named-picks">
        {named
          .filter((one) => !isPicked(one))
          .map((pick) => (
            <PickCard key={pick.names[0]} plan={plan} pick={pick} acts={picksAct} />
          ))}
      </div>
      {looking}
    </>
  )
}

type PickedLayoutProps = Pick<ChoicesProps, 'plan' | 'acts'> & {
  readonly point: LayoutPoint
  /** The name that it has; null of most. */
  readonly pick: NamedPick | null
  readonly measures: readonly Measure[]
  readonly take: (point: LayoutPoint) => void
}

/** The layout that is picked: what it has, what it changes in the plan, and the way to have it. */
function PickedLayout({ plan, point, pick, measures, acts, take }: PickedLayoutProps) {
  const format = useFormat()
  const { figures, gives, isPlan } = point
  const { names = [], more = '' } = pick ?? {}
  const change = changeWords(plan, gives, format)
  const why = [ownNames(names, change), more, change && `Changes ${change}.`]
  return (
    <div className="picked">
      <Offer
        title={layoutTitle(names, figures, { measures, isPlan }, format)}
        why={<span role="status">{why.filter(Boolean).join(' ')}</span>}
        take={acts && !isPlan ? { words: 'this layout', act: () => take(point) } : null}
      />
    </div>
  )
}
