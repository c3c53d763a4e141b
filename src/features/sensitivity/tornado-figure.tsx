import type { ReactNode } from 'react'
import {
  contradicting,
  edgeMark,
  isWorse,
  type Margin,
  marginSentences,
} from '../../app/words/margin-words.ts'
import { becomesWords } from '../../app/words/what-if-words.ts'
import { problemWords } from '../../app/words/words.ts'
import { inSentence, type Problem, type Turning, type Verdict } from '../../engine/index.ts'
import { useStyles } from '../../ui/adopted-styles.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { Readings } from '../../ui/chart-reading.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarginBars } from './margin-bars.tsx'
import { marginHeight } from './margin-layout.ts'
import styles from './tornado.css?inline'

type TornadoFigureProps = {
  readonly answers: readonly Margin[]
  readonly verdict: Verdict
  /** What the verdict is on, in a sentence. */
  readonly what: Turning['judges']
  /** Where a step further holds once drives and memory are counted anew, in sentences. */
  readonly anew: readonly string[]
  /** What the table adds. */
  readonly summary: string
  /** The table. */
  readonly children: ReactNode
}

/** How many answers are told in a sentence each. */
const told = 4

/** How far answers may move: the nearest as sentences, all as bars, those without an edge in a line. */
export function TornadoFigure(props: TornadoFigureProps) {
  const { answers, verdict, what, anew, summary, children } = props
  const format = useFormat()
  // The bars are of one page alone.
  useStyles(styles)
  const bounded = answers.filter(({ down, up }) => down || up)
  const free = answers.filter((one) => !one.down && !one.up && contradicting(one).length === 0)
  const stuck = stuckTogether(answers)
  const [first, ...others] = sentencesOf(bounded, { verdict, what }, format)
  const rest = [...anew, ...others]
  const takeaway = first ?? `No answer alone changes the verdict on ${what}.`
  return (
    <div className="tornado">
      {bounded.length > 0 ? (
        <>
          <p className="tornado-first">{takeaway}</p>
          {rest.length > 0 && (
            <ul className="tornado-told">
              {rest.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          <ChartFrame
            takeaway="From the lowest to the highest value of each answer that keeps the verdict"
            name="How far each answer may move"
            height={(width) => marginHeight(bounded.length, width)}
            widest={960}
            readings={readingsOf(bounded)}
            table={children}
            fold={summary}
            notes={<Notes answers={bounded} verdict={verdict} />}
          >
            {(size) => <MarginBars margins={bounded} verdict={verdict} size={size} />}
          </ChartFrame>
        </>
      ) : (
        <p className="tornado-first">{takeaway}</p>
      )}
      {stuck.length > 0 && (
        <>
          <p className="tornado-free">One step of these contradicts another answer:</p>
          <ul className="tornado-told">
            {stuck.map(({ named, problems }) => (
              <li key={named[0]}>
                {named.join(', ')}:{' '}
                {problems.map((problem) => problemWords(problem, format)).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {free.length > 0 && (
        <p className="tornado-free">
          These have no effect on the verdict: {free.map(({ now }) => now.label).join(', ')}.
        </p>
      )}
    </div>
  )
}

type Stuck = { readonly named: readonly string[]; readonly problems: readonly Problem[] }

/** The answers whose next step contradicts another one, those for the same reason together. */
function stuckTogether(answers: readonly Margin[]): readonly Stuck[] {
  const found = new Map<string, Stuck>()
  for (const { margin, way } of answers.flatMap((one) =>
    contradicting(one).map((each) => ({ margin: one, way: each })),
  )) {
    const problems = margin.stops[way]?.problems ?? []
    const reason = problems.map(({ code }) => code).join(' ')
    const before = found.get(reason)
    const named = `${margin.now.label} (${way})`
    found.set(
      reason,
      before ? { ...before, named: [...before.named, named] } : { named: [named], problems },
    )
  }
  return [...found.values()]
}

type Judged = Pick<TornadoFigureProps, 'verdict' | 'what'>

/** The sentences of the answers with the smallest margins, what gets worse first. */
function sentencesOf(
  bounded: readonly Margin[],
  { verdict, what }: Judged,
  format: Format,
): readonly string[] {
  const worse = bounded.filter(({ down, up }) =>
    [down, up].some((edge) => edge && isWorse(verdict, edge.becomes)),
  )
  const inOrder = [...worse, ...bounded.filter((one) => !worse.includes(one))]
  // Of the tightest one sentence says all.
  const tight = worse.filter((one) => nearest(one) === 0)
  const others = inOrder.filter((one) => !tight.includes(one))
  return [
    ...(tight.length > 0 ? [tightWords(tight, { verdict, what }, format)] : []),
    ...others.slice(0, told).flatMap((margin) =>
      marginSentences(margin, verdict, format)
        .slice(0, 1)
        .map((sentence) => `${margin.now.label}: ${inSentence(sentence)}`),
    ),
  ]
}

/** `No margin: one step further it no longer holds. Database copies (now 3, down or up).` */
function tightWords(tight: readonly Margin[], { verdict, what }: Judged, format: Format): string {
  const met = tight.map((margin) => ({
    margin,
    edges: (
      [
        ['down', margin.down],
        ['up', margin.up],
      ] as const
    ).flatMap(([way, edge]) =>
      edge?.share === 0 && isWorse(verdict, edge.becomes) ? [{ way, becomes: edge.becomes }] : [],
    ),
  }))
  const failing = met.every(({ edges }) => edges.every(({ becomes }) => becomes === 'does not fit'))
  const named = met.map(
    ({ margin: { now }, edges }) =>
      `${now.label} (now ${format.quantity(now).number}, ${edges.map(({ way }) => way).join(' or ')})`,
  )
  const built = what === 'these servers' ? ' with drives and memory as built' : ''
  return `No margin${built}, one step further it ${failing ? 'no longer holds' : 'loses its reserve or no longer holds'}: ${named.join(', ')}.`
}

/** How far the nearest edge of an answer is, as a share; 0 where the next step meets it. */
function nearest({ down, up }: Margin): number {
  return Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY)
}

function readingsOf(margins: readonly Margin[]): Readings {
  return {
    head: 'Answer',
    as: 'rows',
    all: margins.map(({ now, down, up }) => ({
      name: now.label,
      figures: [
        { name: 'now', value: now },
        { name: 'down to', value: down?.value ?? 'any' },
        { name: 'up to', value: up?.value ?? 'any' },
      ],
    })),
  }
}

function isStopped({ down, up, stops }: Margin): boolean {
  return (!down && stops.down !== null) || (!up && stops.up !== null)
}

/** Whether a bar ends at the end of the range of its answer at once: at 0, or at 100 %. */
function isAtLast({ down, up, stops, range }: Margin): boolean {
  return (!down && !stops.down && range.down === 0) || (!up && !stops.up && range.up === 0)
}

type NotesProps = { readonly answers: readonly Margin[]; readonly verdict: Verdict }

/** What the ends of the bars mean. */
function Notes({ answers, verdict }: NotesProps) {
  const found = answers.flatMap(({ down, up }) => [down?.becomes, up?.becomes])
  const shown = (['does not fit', 'fits', 'fits with reserve'] as const).filter((one) =>
    found.includes(one),
  )
  return (
    <ul className="tornado-legend">
      {shown.map((one) => (
        <li key={one}>
          <span className={`edge-${edgeMark(verdict, one)}`} aria-hidden="true" />
          Beyond it the design {becomesWords(verdict, one)}
        </li>
      ))}
      <li>
        <span className="edge-open" aria-hidden="true">
          ▸
        </span>
        Goes on, or to the value beside it
      </li>
      {answers.some(isAtLast) && <li>Flat end: the answer goes no further</li>}
      {answers.some(isStopped) && (
        <li>
          <span className="edge-stop" aria-hidden="true" />
          Beyond it another answer contradicts
        </li>
      )}
      <li>
        Lengths are shares of each answer now; of growth and overheads, of the total they add to.
        From 0 there is no share: such a bar is not to scale.
      </li>
    </ul>
  )
}
