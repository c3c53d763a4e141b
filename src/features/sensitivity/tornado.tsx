import type { ReactNode } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import type { WorkFailure } from '../../app/work.ts'
import type { Candidate, Sensitivity } from '../../engine/index.ts'
import { TornadoFigure } from './tornado-figure.tsx'
import { TornadoTable } from './tornado-table.tsx'

type TornadoProps = {
  readonly candidate: Candidate
  /** How far each answer may move; null until it is found. */
  readonly answers: readonly Sensitivity[] | null
  readonly failure: WorkFailure | null
  /** The choice of the design. */
  readonly children: ReactNode
}

/** How far each answer alone can move before the verdict on a design changes. */
export function Tornado({ candidate: { verdict }, answers, failure, children }: TornadoProps) {
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before this design gets another verdict.
        Now it {verdict === 'fits' ? 'fits, without the reserve' : verdict}.
      </p>
      {children}
      {answers ? (
        <TornadoFigure
          answers={answers}
          verdict={verdict}
          what="this design"
          summary="The same as a table, with load, capacity and reads"
        >
          <TornadoTable answers={answers} verdict={verdict} />
        </TornadoFigure>
      ) : (
        <div className={failure ? undefined : 'tornado-awaited'}>
          <Unfinished doing="Trying every answer…" failure={failure} />
        </div>
      )}
    </section>
  )
}
