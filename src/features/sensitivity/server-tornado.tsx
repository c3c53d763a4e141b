import type { ReactNode } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import { unmetList } from '../../app/words/requirement-words.ts'
import { becomesWords } from '../../app/words/what-if-words.ts'
import type { WorkFailure } from '../../app/work.ts'
import type { ServerDesign, ServerSensitivity, Verdict } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { TornadoFigure } from './tornado-figure.tsx'

type ServerTornadoProps = {
  readonly design: ServerDesign
  /** How far each answer may move; null until it is found. */
  readonly answers: readonly ServerSensitivity[] | null
  readonly failure: WorkFailure | null
  /** The choice of the design. */
  readonly children: ReactNode
}

/** How far each answer alone can move before the servers as they are built no longer do. */
export function ServerTornado(props: ServerTornadoProps) {
  const { answers, failure, children } = props
  const { verdict } = props.design
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before the servers get another verdict.
        Their drives and their memory stay as they are built; the databases are counted anew. Now
        the design {verdict === 'fits' ? 'fits, without a reserve' : verdict}.
      </p>
      {children}
      {answers ? (
        <TornadoFigure
          answers={answers}
          verdict={verdict}
          what="these servers"
          summary="The same as a table, with drives, memory and processors"
        >
          <ServerTable answers={answers} verdict={verdict} />
        </TornadoFigure>
      ) : (
        <div className={failure ? undefined : 'tornado-awaited'}>
          <Unfinished doing="Trying every answer…" failure={failure} />
        </div>
      )}
    </section>
  )
}

const caption =
  'The last value of each answer that keeps the verdict, with drives, memory and processors'

type ServerTableProps = {
  readonly answers: readonly ServerSensitivity[]
  readonly verdict: Verdict
}

function ServerTable({ answers, verdict }: ServerTableProps) {
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="tornado-table"
      groups={answers.map(({ now, down, up, tried }) => ({
        rows: [
          { now, way: 'Down', change: down, tried: tried.down },
          { now, way: 'Up', change: up, tried: tried.up },
        ],
      }))}
      columns={[
        { head: 'Answer', ofGroup: true, of: ({ now }) => now.label },
        { head: 'Now', ofGroup: true, of: ({ now }) => now },
        { head: 'Direction', names: true, of: ({ way }) => way },
        {
          head: 'Last value',
          of: ({ change, tried }) =>
            change ? change.value : { spans: 5, cell: { hint: ['No change, tried to ', tried] } },
        },
        {
          head: 'A step further the design',
          className: 'becomes',
          of: ({ change }) =>
            change && `${becomesWords(verdict, change.becomes)} (${unmetList(change.fails)})`,
        },
        { head: 'Drives per server', of: ({ change }) => change?.drives },
        { head: 'Memory per server', of: ({ change }) => change?.memory },
        { head: 'Processors busy', of: ({ change }) => change?.processors },
      ]}
    />
  )
}
