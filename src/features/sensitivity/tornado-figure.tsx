import type { ReactNode } from 'react'
import {
  contradicting,
  edgeMark,
  isWorse,
  type Margin,
  marginSentences,
} from '../../app/words/margin-words.ts'
import { becomesWords } from '../../app/words/what-if-words.ts'
import { inSentence, type Turning, type Verdict } from '../../engine/index.ts'
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
  /** What the table adds. */
  readonly summary: string
  /** The table. */
  readonly children: ReactNode
}

/** How many answers are told in a sentence each. */
const told = 4

/** How far answers may move: the nearest as sentences, all as bars, those without an edge in a line. */
export function TornadoFigure({ answers, verdict, what, summary, children }: TornadoFigureProps) {
  const format = useFormat()
  // The bars are of one page alone.
  useStyles(styles)
  const bounded = answers.filter(({ down, up }) => down || up)
  const others = answers.filter(({ down, up }) => !down && !up)
  const free = others.filter((one) => contradicting(one).length === 0)
  const stuck = answers.filter((one) => contradicting(one).length > 0)
  const [first, ...rest] = sentencesOf(bounded, verdict, format)
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
        <p className="tornado-free">
          One step of these contradicts another answer:{' '}
          {stuck.map((one) => `${one.now.label} (${contradicting(one).join(' or ')})`).join(', ')}.
        </p>
      )}
      {free.length > 0 && (
        <p className="tornado-free">
          These have no effect on the verdict: {free.map(({ now }) => now.label).join(', ')}.
        </p>
      )}
    </div>
  )
}

/** The sentences of the answers with the smallest margins, what gets worse first. */
function sentencesOf(
  bounded: readonly Margin[],
  verdict: Verdict,
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
    ...(tight.length > 0 ? [tightWords(tight, verdict, format)] : []),
    ...others.slice(0, told).flatMap((margin) =>
      marginSentences(margin, verdict, format)
        .slice(0, 1)
        .map((sentence) => `${margin.now.label}: ${inSentence(sentence)}`),
    ),
  ]
}

/** `No margin: one step further it no longer holds. Database copies (now 3, down or up).` */
function tightWords(tight: readonly Margin[], verdict: Verdict, format: Format): string {
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
  return `No margin, one step further it ${failing ? 'no longer holds' : 'loses its reserve or no longer holds'}: ${named.join(', ')}.`
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
