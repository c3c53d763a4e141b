import type { ReactNode } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import type { WorkFailure } from '../../app/work.ts'
import {
  exploringOf,
  type Plan,
  type Sensitivity,
  type Turning,
  type Verdict,
} from '../../engine/index.ts'
import { TornadoFigure } from './tornado-figure.tsx'
import { TornadoTable } from './tornado-table.tsx'

type TornadoProps = {
  readonly plan: Plan
  /** The verdict on the design now. */
  readonly verdict: Verdict
  /** How far each answer may move; null until it is found. */
  readonly answers: readonly Sensitivity[] | null
  readonly failure: WorkFailure | null
  /** The choice of the design. */
  readonly children: ReactNode
}

const words: Readonly<
  Record<
    Turning['judges'],
    {
      /** What another verdict is on, up to what the verdict is now. */
      readonly before: string
      readonly fits: string
      /** What the table adds. */
      readonly table: string
    }
  >
> = {
  'this design': {
    before: 'this design gets another verdict. Now it',
    fits: 'fits, without the reserve',
    table: 'load, capacity and reads',
  },
  'these servers': {
    before:
      'the servers get another verdict. Their drives and their memory stay as they are built; the databases are counted anew. Now the design',
    fits: 'fits, without a reserve',
    table: 'drives, memory and processors',
  },
}

/** How far each answer alone can move before the verdict on a design changes. */
export function Tornado({ plan, verdict, answers, failure, children }: TornadoProps) {
  const { judges, tells } = exploringOf(plan).turning
  const { before, fits, table } = words[judges]
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before {before}{' '}
        {verdict === 'fits' ? fits : verdict}.
      </p>
      {children}
      {answers ? (
        <TornadoFigure
          answers={answers}
          verdict={verdict}
          what={judges}
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
        <div className={failure ? undefined : 'tornado-awaited'}>
          <Unfinished doing="Trying every answer…" failure={failure} />
        </div>
      )}
    </section>
  )
}
