import { Fragment, useContext } from 'react'
import { arrayDesignCell, designLevelCell } from '../../app/design-cells.tsx'
import { failedConstraintsWords, wordsByLoadBasis } from '../../app/words/design-words.ts'
import { wordsByRebuildBasis } from '../../app/words/rebuild-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { type Candidate, designId, levelOfArrays } from '../../engine/designs/index.ts'
import {
  cutName,
  extrapolatedNumbersBehind,
  labelInSentence,
  type Requirement,
  type RequirementCode,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import { AreMarksExplainedContext, Figure } from '../../ui/working.tsx'
import './designs.css'

type CandidateTableProps = {
  readonly caption: string
  /** Load and reserve by which the level of each design is decided. */
  readonly sizing: Pick<Sizing, 'iops'>
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
  readonly currency: string
}

/** Table of designs on arrays; on paper with fewer columns and without links. */

export function ArrayCandidateTable(props: CandidateTableProps) {
  const { caption, sizing, candidates, proposed, currency } = props
  const isPaper = useContext(IsForPaperContext)
  const format = useFormat()
  const explained = useContext(AreMarksExplainedContext)
  // On paper the number of arrays is left out if all designs have the same, to save width.
  const isAlike =
    isPaper &&
    candidates.every(
      ({ perServer, arrays }) =>
        perServer === candidates[0]?.perServer && arrays.value === candidates[0].arrays.value,
    )
  const priced = candidates.some(({ cost }) => cost)
  const outside = candidates.some(({ prediction }) =>
    latenciesOf(prediction).some((worked) => extrapolatedNumbersBehind(worked).length > 0),
  )
  return (
    <DataTable
      caption={caption}
      frame
      cards
      className={priced ? 'candidates priced' : 'candidates'}
      rows={candidates}
      {...(!isPaper && { first: 12 })}
      keyOf={designId}
      classOf={(candidate) => (candidate === proposed ? 'marked' : undefined)}
      below={{
        head: 'Why not',
        of: (candidate) => {
          const next = candidates[candidates.indexOf(candidate) + 1]
          return reasonsBefore(candidate, isPaper ? next : undefined, format)
        },
      }}
      columns={[
        { head: 'Array', of: (candidate) => nameCell(candidate, !isPaper, format) },
        {
          head: 'Verdict',
          className: 'verdict-cell',
          narrow: 'alone',
          of: (candidate) => verdictOf(candidate, sizing, candidate === proposed),
        },
        !isPaper && {
          head: 'per server',
          over: 'Arrays and drives',
          full: 'Arrays per server',
          of: ({ perServer }) => perServer,
        },
        !isAlike && {
          head: 'in all',
          over: 'Arrays and drives',
          full: 'Arrays in all',
          bare: true,
          of: ({ arrays }) => arrays,
        },
        {
          head: isAlike ? 'Drives' : 'drives',
          ...(!isAlike && { over: 'Arrays and drives' }),
          full: 'Drives in all',
          bare: true,
          of: ({ drives }) => drives,
        },
        figureColumn({
          head: 'Usable\nper server',
          full: 'Usable per server',
          of: ({ usable }) => usable,
        }),
        latencyColumn('Reads', ({ dbRead }) => dbRead),
        latencyColumn('Writes', ({ dbWrite }) => dbWrite),
        latencyColumn('Logs', ({ logWrite }) => logWrite),
        figureColumn({
          head: 'Reads with\nreserve, ms',
          full: 'Reads with reserve, ms',
          bare: true,
          of: readsWithReserve,
        }),
        {
          head: 'Used',
          className: 'used',
          fails: ({ utilization }) => utilization.value > 1,
          of: ({ utilization, binding }) => [
            utilization,
            { note: bindingNouns[binding.code] ?? labelInSentence(requirementNouns[binding.code]) },
          ],
        },
        priced && {
          head: `Price${currency && `, ${cutName(currency)}`}`,
          bare: true,
          of: ({ cost }) => cost,
        },
      ]}
    >
      {outside && !explained && (
        <p className="footnote">
          † Extrapolated beyond what was measured; its working says in what and by how far.
        </p>
      )}
      {candidates.some((one) => levelOfArrays(sizing, one) === 'borderline') && (
        <p className="footnote">
          Borderline: the band of a prediction reaches over its limit at the expected load.
        </p>
      )}
      <RebuildFootnote candidates={candidates} />
    </DataTable>
  )
}

function readsWithReserve({ prediction }: Candidate): Worked | null {
  return prediction?.design.dbRead ?? null
}

type Prediction = NonNullable<Candidate['prediction']>

function latenciesOf(prediction: Prediction | null): Worked[] {
  return prediction ? [...Object.values(prediction.expected), prediction.design.dbRead] : []
}

function nameCell(candidate: Candidate, isLinked: boolean, format: Format): DataCell {
  const { carries, basis } = candidate
  const name = arrayDesignCell(candidate, format, isLinked)
  return carries ? [name, { note: ['Carries ', carries, `, ${wordsByLoadBasis[basis]}`] }] : name
}

type FigureColumn = Omit<Column<Candidate>, 'of'> & {
  readonly of: (candidate: Candidate) => Worked | null
}

/** Column of one figure of designs; a cell is marked if a constraint on its figure fails. */
function figureColumn(column: FigureColumn): Column<Candidate> {
  const fails = (candidate: Candidate) => {
    const worked = column.of(candidate)
    return candidate.constraints.some(
      ({ holds, required, available }) => !holds && (required === worked || available === worked),
    )
  }
  return { ...column, fails }
}

function latencyColumn(head: string, of: (latencies: Prediction['expected']) => Worked) {
  return figureColumn({
    head,
    over: 'At the expected load, ms',
    bare: true,
    of: ({ prediction }) => prediction && of(prediction.expected),
  })
}

/** Short nouns for binding requirements; the others have those of `requirementNouns`. */
const bindingNouns: Partial<Record<RequirementCode, string>> = {
  dbRead: 'reads',
  dbWrite: 'writes',
  logWrite: 'logs',
}

function verdictOf(
  candidate: Candidate,
  sizing: Pick<Sizing, 'iops'>,
  isProposed: boolean,
): DataCell {
  const { verdict, rebuild } = candidate
  const cell = designLevelCell(levelOfArrays(sizing, candidate), isProposed)
  if (verdict === 'does not fit') return cell
  const { holds, latencies } = rebuild
  const rebuilding = `Rebuilding: ${holds ? 'holds' : 'fails'}`
  const note = latencies ? [`${rebuilding}, `, latencies.dbRead] : rebuilding
  return [cell, { note, fails: !holds }]
}

/** Footnote on the share of IOPS lost while an array rebuilds, by RAID policy, and its basis. */
function RebuildFootnote({ candidates }: Pick<CandidateTableProps, 'candidates'>) {
  const explained = useContext(AreMarksExplainedContext)
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const policies = [...new Map(fitting.map(({ raid, rebuild }) => [raid, rebuild]))]
  if (policies.length === 0) return null
  return (
    <p className="footnote">
      Rebuilding: database reads with all servers up while one array rebuilds a failed drive, which
      takes{' '}
      {policies.map(([raid, { loss, basis }], at) => (
        <Fragment key={raid}>
          {at > 0 && ', '}
          <Figure worked={loss} /> of its IOPS in {raid} ({wordsByRebuildBasis[basis]})
        </Fragment>
      ))}
      .{!explained && ' ‡ Rests on public figures from beyond the papers.'}
    </p>
  )
}

/** Reasons against a design; empty if the next row differs only in drive size and repeats them. */
function reasonsBefore(candidate: Candidate, next: Candidate | undefined, format: Format): string {
  const own = reasonsOf(candidate, format)
  const alike =
    next?.array === candidate.array &&
    next.raid === candidate.raid &&
    next.perServer === candidate.perServer
  return alike && reasonsOf(next, format) === own ? '' : own
}

/** Failed constraints of a design in words, except the reserve, which the row already marks. */
function reasonsOf(candidate: Candidate, format: Format): string {
  const isMarked = ({ required }: Requirement) =>
    candidate.verdict !== 'does not fit' && required === readsWithReserve(candidate)
  return failedConstraintsWords(
    candidate.constraints.filter((one) => !one.holds && !isMarked(one)),
    format,
  ).join(' ')
}
