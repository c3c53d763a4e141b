import { useContext } from 'react'
import { AboutAnswer, OriginMark } from '../../app/answer-origin.tsx'
import { draftOfAnswer, keepDraft, setAnswer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { BlockDesign } from '../../engine/designs/index.ts'
import {
  type Field,
  fieldOf,
  isAnswerGiven,
  type Plan,
  recoveryForm,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import {
  type ComparedObjective,
  type ComparedObjectives,
  compareRecoveryWithObjectives,
  isLongerThanObjective,
  type RecoveryTimes,
  type RecoveryTimesOfSystem,
  recoveryTimes,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { JetstressRecoveryRateTable } from './measured-rates.tsx'
import { missingRateWords, rateOriginWords } from './recovery-words.ts'
import './recovery.css'

type RecoveryProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Tested blocks whose recovery times the table lists. */
  readonly designs?: readonly BlockDesign[]
  /** The proposed block, whose recovery times are compared with the goals. */
  readonly proposed?: BlockDesign | null
}

/** Table of recovery and backup times of a plan; on screen also the fields for their goals. */
export function RecoveryFieldsAndTimes({
  plan,
  sizing,
  designs = [],
  proposed = null,
}: RecoveryProps) {
  const isPaper = useContext(IsForPaperContext)
  const found = recoveryTimes(plan, sizing, designs)
  return (
    <div className="recovery">
      {!isPaper && (
        <>
          <RecoveryFields plan={plan} />
          <JetstressRecoveryRateTable />
        </>
      )}
      <RecoveryTable
        found={found}
        objectives={compareRecoveryWithObjectives(plan, found, proposed?.solution.id ?? null)}
      />
    </div>
  )
}

function RecoveryFields({ plan }: { readonly plan: Plan }) {
  return recoveryForm.map(({ title, keys }) => {
    const fields = keys.map(fieldOf).filter((field) => isAsked(field, plan))
    if (fields.length === 0) return null
    return (
      <fieldset key={title} className="recovery-group grid of-fields breaks">
        <legend className="below-2">{title}</legend>
        {fields.map((field) => (
          <RecoveryField key={field.key} field={field} />
        ))}
      </fieldset>
    )
  })
}

/** True if a recovery field is shown: its answer counts in the plan, or was given anyway. */
function isAsked(field: Field, plan: Plan): boolean {
  return !field.unused?.(plan, 0) || isAnswerGiven(field, plan)
}

function RecoveryField({ field }: { readonly field: Field }) {
  const value = useProject(({ plan }) => field.read(plan, 0))
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const draft = useProject((now) => draftOfAnswer(now, field, 0))
  return (
    <FieldInput
      field={field}
      value={value}
      unused={unused}
      draft={draft}
      mark={value !== null && <OriginMark field={field} tier={0} />}
      about={<AboutAnswer field={field} />}
      onAnswer={(given) => setAnswer(field, 0, given)}
      onDraft={(text) => keepDraft(field, 0, text)}
    />
  )
}

type RecoveryTableProps = { readonly found: RecoveryTimes; readonly objectives: ComparedObjectives }

const caption = 'Times of replay and backup'

function RecoveryTable({ found, objectives }: RecoveryTableProps) {
  const { demand, times } = found
  const { logs, database, backup, subject } = demand
  if (times.length === 0) return null
  return (
    <>
      <DataTable
        caption={caption}
        frame
        hidden="caption"
        cards
        className="recovery-times"
        rows={times}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Rates of', of: ({ name, of }) => [name, { note: rateOriginWords[of] }] },
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

function known(figure: Worked | null, of: RecoveryTimesOfSystem['of']): DataCell {
  return figure ?? { hint: missingRateWords[of] }
}

/** Cell with a backup rate in MB/s, and the figure that its document prints if that differs. */
function rate(
  figure: Worked | null,
  printed: Worked | undefined,
  of: RecoveryTimesOfSystem['of'],
): DataCell {
  return figure && printed ? [figure, { note: [printed, ' printed'] }] : known(figure, of)
}

function missing(
  objective: ComparedObjective | null,
  of: (time: RecoveryTimesOfSystem) => Worked<'s'> | null,
): (time: RecoveryTimesOfSystem) => boolean {
  const asked = objective?.asked
  return (time) => {
    const took = of(time)
    return !!asked && took !== null && isLongerThanObjective(took, asked)
  }
}
