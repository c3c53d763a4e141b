import { useMemo } from 'react'
import type { LiveResults } from '../../app/store/use-project.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { becomesWords } from '../../app/words/what-if-words.ts'
import { useWork } from '../../app/work.ts'
import type { Candidate, Sensitivity, Verdict, VerdictChange } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TornadoBars } from './tornado-bars.tsx'
import { TornadoTable } from './tornado-table.tsx'
import './tornado.css'

type TornadoProps = {
  readonly live: LiveResults
  readonly candidate: Candidate
}

/** How far each answer alone can move before the verdict on a design changes. */
export function Tornado({ live: { plan }, candidate }: TornadoProps) {
  const order = useMemo(
    () => ({ job: 'sensitivity', plan, build: candidate }) as const,
    [plan, candidate],
  )
  const { result: answers, failure } = useWork(order)
  const { verdict } = candidate
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before this design gets another verdict.
        Now it {verdict === 'fits' ? 'fits, without the reserve' : verdict}.
      </p>
      {answers ? (
        <Sensitivities answers={answers} verdict={verdict} />
      ) : (
        <Unfinished doing="Trying every answer…" failure={failure} />
      )}
    </section>
  )
}

type SensitivitiesProps = { readonly answers: readonly Sensitivity[]; readonly verdict: Verdict }

function Sensitivities({ answers, verdict }: SensitivitiesProps) {
  const format = useFormat()
  const takeaway = takeawayOf(answers, verdict, format)
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
        <summary>The same as a table, with load, capacity and reads</summary>
        <TornadoTable answers={answers} verdict={verdict} />
      </details>
    </figure>
  )
}

type Nearest = { readonly answer: Sensitivity; readonly change: VerdictChange }

/** What comes first on the way to a worse verdict, else to any other, in one sentence. */
function takeawayOf(answers: readonly Sensitivity[], verdict: Verdict, format: Format): string {
  const changes = answers
    .flatMap((answer) =>
      [answer.down, answer.up].flatMap((change) => (change ? [{ answer, change }] : [])),
    )
    .sort((one, other) => one.change.share - other.change.share)
  const first: Nearest | undefined =
    changes.find(({ change }) => isWorse(verdict, change.becomes)) ?? changes[0]
  if (!first) return 'No answer alone changes the verdict on this design.'
  const { answer, change } = first
  const way = change === answer.down ? 'down' : 'up'
  return `${answer.now.label} has the smallest margin before the design ${becomesWords(verdict, change.becomes)}: ${way} from ${format.text(answer.now)} to ${format.text(change.value)}.`
}

function isWorse(from: Verdict, to: Verdict): boolean {
  return to === 'does not fit' || (to === 'fits' && from === 'fits with reserve')
}
