import { useMemo } from 'react'
import type { LiveResults } from '../../app/store/use-project.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useWork } from '../../app/work.ts'
import type { Candidate, Sensitivity, Verdict } from '../../engine/index.ts'
import { TornadoFigure } from './tornado-figure.tsx'
import { TornadoTable } from './tornado-table.tsx'

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
        <div className={failure ? undefined : 'tornado-awaited'}>
          <Unfinished doing="Trying every answer…" failure={failure} />
        </div>
      )}
    </section>
  )
}

type SensitivitiesProps = { readonly answers: readonly Sensitivity[]; readonly verdict: Verdict }

function Sensitivities({ answers, verdict }: SensitivitiesProps) {
  return (
    <TornadoFigure
      answers={answers}
      verdict={verdict}
      what="this design"
      summary="The same as a table, with load, capacity and reads"
    >
      <TornadoTable answers={answers} verdict={verdict} />
    </TornadoFigure>
  )
}
