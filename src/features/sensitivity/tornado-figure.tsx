import type { ReactNode } from 'react'
import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Verdict } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type Movable, TornadoBars } from './tornado-bars.tsx'
import './tornado.css'

type TornadoFigureProps = {
  readonly answers: readonly Movable[]
  readonly verdict: Verdict
  /** What the verdict is on, in a sentence. */
  readonly what: 'this design' | 'these servers'
  /** What the table adds. */
  readonly summary: string
  /** The table. */
  readonly children: ReactNode
}

/** How far answers may move as bars, those that make no difference in a line, and a table of all. */
export function TornadoFigure({ answers, verdict, what, summary, children }: TornadoFigureProps) {
  const format = useFormat()
  const takeaway = takeawayOf(answers, verdict, what, format)
  const bounded = answers.filter(({ down, up }) => down || up)
  const free = answers.filter(({ down, up }) => !down && !up)
  return (
    <figure className="tornado">
      <figcaption>{takeaway}</figcaption>
      {bounded.length > 0 && (
        <TornadoBars answers={bounded} verdict={verdict} takeaway={takeaway} />
      )}
      {free.length > 0 && (
        <p>
          The verdict stays however far these move: {free.map(({ now }) => now.label).join(', ')}.
        </p>
      )}
      <details>
        <summary>{summary}</summary>
        {children}
      </details>
    </figure>
  )
}

/** What comes first on the way to a worse verdict, else to any other, in one sentence. */
function takeawayOf(
  answers: readonly Movable[],
  verdict: Verdict,
  what: TornadoFigureProps['what'],
  format: Format,
): string {
  const changes = answers
    .flatMap((answer) =>
      [answer.down, answer.up].flatMap((change) => (change ? [{ answer, change }] : [])),
    )
    .sort((one, other) => one.change.share - other.change.share)
  const first = changes.find(({ change }) => isWorse(verdict, change.becomes)) ?? changes[0]
  if (!first) return `No answer alone changes the verdict on ${what}.`
  const { answer, change } = first
  const way = change === answer.down ? 'down' : 'up'
  if (change.share === 0)
    return `${answer.now.label} has no margin: a step ${way} from ${format.text(answer.now)} the design ${becomesWords(verdict, change.becomes)}.`
  return `${answer.now.label} has the smallest margin before the design ${becomesWords(verdict, change.becomes)}: ${way} from ${format.text(answer.now)} to ${format.text(change.value)}.`
}

function isWorse(from: Verdict, to: Verdict): boolean {
  return to === 'does not fit' || (to === 'fits' && from === 'fits with reserve')
}
