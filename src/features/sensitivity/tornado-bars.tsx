import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Verdict, Worked } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Where a verdict changes: the last value that keeps it, and how much that changes. */
type Edge = { readonly value: Worked; readonly share: number; readonly becomes: Verdict }

/** How far an answer may move, whatever is judged. */
export type Movable = {
  readonly answer: string
  readonly now: Worked
  readonly down: Edge | null
  readonly up: Edge | null
}

type TornadoBarsProps = {
  readonly answers: readonly Movable[]
  readonly verdict: Verdict
  /** One sentence that says what there is to see; the chart’s accessible name. */
  readonly takeaway: string
}

/** How much of a side the longest bar takes: beside it its label still has room. */
const longest = 0.62

/** How far each answer may move to both sides of what it is now, the most sensitive first. */
export function TornadoBars({ answers, verdict, takeaway }: TornadoBarsProps) {
  const format = useFormat()
  const shares = answers.flatMap(({ down, up }) => [down?.share ?? 0, up?.share ?? 0])
  const end = Math.min(1, Math.ceil(Math.max(0.1, ...shares) * 10) / 10)
  const most = { inlineSize: `${longest * 100}%` }
  return (
    <>
      <div role="img" aria-label={takeaway} className="tornado-bars">
        {answers.map((answer) => (
          <Bars key={answer.answer} answer={answer} end={end} />
        ))}
        <span className="tornado-label tornado-now">Relative change</span>
        <span className="tornado-side down">
          <span className="tornado-axis" style={most} />
          <span className="tornado-free">−{format.value(end, '%')}</span>
        </span>
        <span className="tornado-side up">
          <span className="tornado-axis" style={most} />
          <span className="tornado-free">+{format.value(end, '%')}</span>
        </span>
      </div>
      <Legend answers={answers} verdict={verdict} />
    </>
  )
}

function Bars({ answer: { now, down, up }, end }: { answer: Movable; end: number }) {
  const format = useFormat()
  return (
    <>
      <span className="tornado-label">
        {now.label} <span className="tornado-now">{format.text(now)}</span>
      </span>
      <span className="tornado-side down">
        <Bar change={down} end={end} />
      </span>
      <span className="tornado-side up">
        <Bar change={up} end={end} />
      </span>
    </>
  )
}

/** The bar on one side with the value it ends at, whose unit is beside the answer. */
function Bar({ change, end }: { change: Edge | null; end: number }) {
  const format = useFormat()
  if (!change) return <span className="tornado-free">no change</span>
  const { number, unit } = format.quantity(change.value)
  const width = `${(Math.min(1, change.share / end) * longest * 100).toFixed(2)}%`
  return (
    <>
      <span className={`tornado-bar ${kinds[change.becomes]}`} style={{ inlineSize: width }} />
      <span className="tornado-edge">
        {change.share > end && '… '}
        {number}
        {unit.length <= 2 && `\u00a0${unit}`}
      </span>
    </>
  )
}

const kinds = {
  'fits with reserve': 'with-reserve',
  fits: 'without-reserve',
  'does not fit': 'fails',
} as const satisfies Record<Verdict, string>

function Legend({ answers, verdict }: Pick<TornadoBarsProps, 'answers' | 'verdict'>) {
  const found = answers.flatMap(({ down, up }) => [down?.becomes, up?.becomes])
  const shown = (['does not fit', 'fits', 'fits with reserve'] as const).filter((one) =>
    found.includes(one),
  )
  return (
    <ul className="tornado-legend">
      {shown.map((one) => (
        <li key={one}>
          <span className={`tornado-bar ${kinds[one]}`} aria-hidden="true" />
          Beyond it the design {becomesWords(verdict, one)}
        </li>
      ))}
    </ul>
  )
}
