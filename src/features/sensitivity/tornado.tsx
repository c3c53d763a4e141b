import { type ReactNode, useMemo } from 'react'
import { levelWords } from '../../app/answer/level-words.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import type { WorkFailure } from '../../app/work.ts'
import {
  exploringOf,
  type Level,
  type Plan,
  type Sensitivity,
  type SensitivityProgress,
  type Turning,
  type Verdict,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { anewSentences } from './counted-anew.ts'
import { TornadoFigure } from './tornado-figure.tsx'
import { TornadoTable } from './tornado-table.tsx'

type TornadoProps = {
  readonly plan: Plan
  /** The verdict on the design now. */
  readonly verdict: Verdict
  /** The level of the plan with it; null of a design that is not proposed. */
  readonly level: Level | null
  /** How far each answer may move; null until it is found. */
  readonly answers: readonly Sensitivity[] | null
  readonly failure: WorkFailure | null
  /** How many of them were tried until then. */
  readonly progress: SensitivityProgress | null
  /** The choice of the design. */
  readonly children: ReactNode
}

/** What stays as it is, and what the table adds. */
const words: Readonly<
  Record<Turning['judges'], { readonly stays: string; readonly table: string }>
> = {
  'this design': { stays: '', table: 'load, capacity and reads' },
  'these servers': {
    stays: ' Drives and memory stay as built.',
    table: 'drives, memory and processors',
  },
}

/** The level that a verdict comes to, where nothing more is known of a design. */
const levels = {
  'fits with reserve': 'holds with reserve',
  fits: 'holds, reserve not kept',
  'does not fit': 'does not hold',
} as const satisfies Record<Verdict, Level>

/** How far each answer alone can move before the verdict on a design changes. */
export function Tornado(props: TornadoProps) {
  const { plan, verdict, level, answers, failure, progress, children } = props
  const { judges, tells } = exploringOf(plan).turning
  const { stays, table } = words[judges]
  const format = useFormat()
  const anew = useMemo(
    () =>
      answers && judges === 'these servers' ? anewSentences(plan, answers, verdict, format) : [],
    [plan, answers, judges, verdict, format],
  )
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before the verdict changes. Now:{' '}
        {levelWords[level ?? levels[verdict]].words}.{stays}
      </p>
      {children}
      {answers ? (
        <TornadoFigure
          answers={answers}
          verdict={verdict}
          what={judges}
          anew={anew}
          summary={`The same as a table, with ${table}`}
        >
          <TornadoTable
            answers={answers}
            verdict={verdict}
            tells={tells}
            caption={`The last value of each answer that keeps the verdict, with ${table}`}
          />
        </TornadoFigure>
      ) : (
        <Unfinished
          doing={`Trying every answer${progress ? `, ${progress.tried} of ${progress.of}` : ''}…`}
          failure={failure}
        />
      )}
    </section>
  )
}
