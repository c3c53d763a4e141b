import {
  isTooLong,
  type Objective,
  type Objectives,
  type RecoveryTime,
  type RecoveryTimes,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { missingWords, standingWords } from './recovery-words.ts'

type RecoveryTableProps = { readonly found: RecoveryTimes; readonly objectives: Objectives }

const caption = 'Times of replay and backup'

/** How long recovery and backup take at every rate that is known, and what they have to do. */
export function RecoveryTable({ found, objectives }: RecoveryTableProps) {
  const { demand, times } = found
  const { logs, database, backup, subject } = demand
  if (times.length === 0) return null
  return (
    <>
      <DataTable
        caption={caption}
        frame={caption}
        hidden="caption"
        cards
        className="recovery-times"
        rows={times}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Rates of', of: ({ name, of }) => [name, { note: standingWords[of] }] },
          {
            head: 'One log',
            over: 'Replay',
            full: 'Replay of one log',
            of: ({ perLog, of }) => known(perLog, of),
          },
          {
            head: 'At least',
            over: 'Replay',
            full: 'Replay, at least',
            fails: missing(objectives.recovery, ({ replay }) => replay),
            of: ({ replay, of }) => known(replay, of),
          },
          backup && {
            head: subject === 'database' ? 'One database' : 'One group',
            over: 'Backup',
            full: `Backup of one ${subject}`,
            of: ({ perDatabase, printed, of }) => rate(perDatabase, printed?.perGroup, of),
          },
          backup && {
            head: 'In all',
            over: 'Backup',
            full: 'Backup in all',
            of: ({ inAll, printed, of }) => rate(inAll, printed?.inAll, of),
          },
          backup && {
            head: 'At least',
            over: 'Backup',
            full: 'Backup, at least',
            fails: missing(objectives.backup, ({ backup: took }) => took),
            of: ({ backup: took, of }) => known(took, of),
          },
        ]}
      >
        <p className="footnote">
          Lower bounds, for logs of 1 MB. Copying databases back before the replay is not included;
          the papers measured with Exchange 2007, without users and without a target that had to
          keep up.
          {subject === 'storage group' && ' Each storage group has one database.'}
        </p>
      </DataTable>
      <FigureTable
        caption="Data to recover and back up"
        rows={[logs, ...(backup ? [database, backup] : [])].map((worked) => ({ worked }))}
      />
    </>
  )
}

function known(figure: Worked | null, of: RecoveryTime['of']): Cell {
  return figure ?? { hint: missingWords[of] }
}

/** A rate in decimal megabytes, with what its paper prints where that is another figure. */
function rate(figure: Worked | null, printed: Worked | undefined, of: RecoveryTime['of']): Cell {
  return figure && printed ? [figure, { note: [printed, ' printed'] }] : known(figure, of)
}

/** Marks what takes longer than is asked, at whatever rates. */
function missing(
  objective: Objective | null,
  of: (time: RecoveryTime) => Worked<'s'> | null,
): (time: RecoveryTime) => boolean {
  const asked = objective?.asked
  return (time) => {
    const took = of(time)
    return !!asked && took !== null && isTooLong(took, asked)
  }
}
