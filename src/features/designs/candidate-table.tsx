import { Fragment, type ReactNode } from 'react'
import { basisWords, reasonsWords } from '../../app/words/design-words.ts'
import {
  type Candidate,
  type Constraint,
  cutName,
  designId,
  extrapolations,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

type CandidateTableProps = {
  readonly caption: string
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
  /** The name of a design as the way to it; its name alone without. */
  readonly link?: (candidate: Candidate) => ReactNode
  /** What prices are in, as the plan names it. */
  readonly currency?: string
  /** Say reasons once for designs that differ in their drive size only. */
  readonly brief?: boolean
}

/** Candidates with their space, their latencies, how far they are used, and what keeps them from fitting. */
export function CandidateTable(props: CandidateTableProps) {
  const { caption, candidates, proposed, link, currency = '', brief = false } = props
  const format = useFormat()
  const priced = candidates.some(({ cost }) => cost)
  const outside = candidates.some((candidate) =>
    figuresOf(candidate).some((worked) => worked && extrapolations(worked).length > 0),
  )
  return (
    <TableScroll label={caption}>
      <table className={priced ? 'candidates priced' : 'candidates'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Array
            </th>
            <th scope="colgroup" colSpan={3} className="over">
              Arrays and drives
            </th>
            <th scope="col" rowSpan={2} className="amount">
              Usable
              <br />
              per server
            </th>
            <th scope="colgroup" colSpan={3} className="over">
              Latency at the expected load
            </th>
            <th scope="colgroup" className="over">
              With reserve
            </th>
            <th scope="col" rowSpan={2} className="amount">
              Used
            </th>
            {priced && (
              <th scope="col" rowSpan={2} className="amount">
                Price{currency && `, ${cutName(currency)}`}
              </th>
            )}
            <th scope="col" rowSpan={2}>
              Verdict
            </th>
          </tr>
          <tr>
            {['per server', 'in all', 'drives', 'Reads', 'Writes', 'Logs', 'Reads'].map(
              (head, index) => (
                <th key={`${head} ${index.toString()}`} scope="col" className="amount">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        {candidates.map((candidate, index) => (
          <CandidateRows
            key={designId(candidate)}
            candidate={candidate}
            proposed={candidate === proposed}
            name={link?.(candidate) ?? candidate.array.model}
            priced={priced}
            reasons={reasonsBefore(candidate, brief ? candidates[index + 1] : undefined, format)}
          />
        ))}
      </table>
      {(outside || candidates.some(({ borderline }) => borderline)) && (
        <p className="footnote">
          † Extrapolated beyond what was measured; its working says in what and by how far.
          Borderline: the band of a prediction reaches over the limit.
        </p>
      )}
      <RebuildFootnote candidates={candidates} />
    </TableScroll>
  )
}

function figuresOf({ prediction }: Candidate): (Worked | null)[] {
  if (!prediction) return [null, null, null, null]
  const { expected, design } = prediction
  return [expected.dbRead, expected.dbWrite, expected.logWrite, design.dbRead]
}

/** What a candidate is used up by most, as the head of its column calls it. */
const bindingNouns = {
  capacity: 'capacity',
  iops: 'IOPS',
  dbRead: 'reads',
  dbWrite: 'writes',
  logWrite: 'logs',
} as const satisfies Record<Constraint['code'], string>

const figureHeads = ['Usable per server', 'Reads', 'Writes', 'Logs', 'Reads with reserve'] as const

const verdictNouns = {
  'fits with reserve': 'Fits with reserve',
  fits: 'Fits',
  'does not fit': 'Does not fit',
} as const

/** Whether a design that fits holds while an array rebuilds, with its reads then. */
function RebuildNote({ rebuild: { holds, latencies: then } }: Pick<Candidate, 'rebuild'>) {
  return (
    <span className={holds ? 'note' : 'note failed'}>
      Rebuilding: {holds ? 'holds' : 'fails'}
      {then && (
        <>
          , <Figure worked={then.dbRead} />
        </>
      )}
    </span>
  )
}

/** What a rebuild costs by RAID policy, and how well that is known. */
function RebuildFootnote({ candidates }: Pick<CandidateTableProps, 'candidates'>) {
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const policies = [...new Map(fitting.map(({ raid, rebuild }) => [raid, rebuild]))]
  if (policies.length === 0) return null
  return (
    <p className="footnote">
      Rebuilding: database reads at the expected load while one array rebuilds a failed drive, which
      takes{' '}
      {policies.map(([raid, { loss, basis }], at) => (
        <Fragment key={raid}>
          {at > 0 && ', '}
          <Figure worked={loss} /> of its IOPS in {raid} ({basis})
        </Fragment>
      ))}
      . ‡ Rests on public figures from beyond the papers.
    </p>
  )
}

type CandidateRowsProps = {
  readonly candidate: Candidate
  readonly proposed: boolean
  readonly name: ReactNode
  /** Whether prices have a column. */
  readonly priced: boolean
  /** What keeps it from fitting, in words; empty where the next design says the same. */
  readonly reasons: string
}

/** The reasons of a design; said once for designs that differ in their drive size only. */
function reasonsBefore(candidate: Candidate, next: Candidate | undefined, format: Format): string {
  const own = reasonsOf(candidate, format)
  const alike =
    next?.array === candidate.array &&
    next.raid === candidate.raid &&
    next.perServer === candidate.perServer
  return alike && reasonsOf(next, format) === own ? '' : own
}

function reasonsOf({ constraints }: Candidate, format: Format): string {
  return reasonsWords(
    constraints.filter(({ holds }) => !holds),
    format,
  ).join(' ')
}

function CandidateRows({ candidate, proposed, name, priced, reasons }: CandidateRowsProps) {
  const { array, driveGb, raid, perServer, arrays, drives, usable, utilization, verdict } =
    candidate
  const format = useFormat()
  const failed = candidate.constraints.filter(({ holds }) => !holds)
  const fails = (worked: Worked) =>
    failed.some(({ required, available }) => required === worked || available === worked)
  return (
    <tbody className={proposed ? 'proposed' : undefined}>
      <tr>
        <th scope="row">
          <span className="model">{name}</span>{' '}
          <span className="drives">
            {array.drives} × {format.value(driveGb, 'GB')}, {raid}
          </span>
          {candidate.carries && (
            <span className="note">
              Carries <Figure worked={candidate.carries} />, {basisWords[candidate.basis]}
            </span>
          )}
        </th>
        <td className="amount" data-head="Arrays per server">
          {format.number(perServer)}
        </td>
        <td className="amount" data-head="Arrays in all">
          <Figure worked={arrays} bare />
        </td>
        <td className="amount" data-head="Drives in all">
          <Figure worked={drives} bare />
        </td>
        {[usable, ...figuresOf(candidate)].map((worked, index) => (
          <td
            key={figureHeads[index]}
            className={worked && fails(worked) ? 'amount failed' : 'amount'}
            data-head={figureHeads[index]}
          >
            {worked ? <Figure worked={worked} /> : '–'}
          </td>
        ))}
        <td
          className={utilization.value > 1 ? 'amount used failed' : 'amount used'}
          data-head="Used"
        >
          <span>
            <Figure worked={utilization} />{' '}
            <span className="binding">{bindingNouns[candidate.binding.code]}</span>
          </span>
        </td>
        {priced && (
          <td className="amount" data-head="Price">
            {candidate.cost ? <Figure worked={candidate.cost} bare /> : '–'}
          </td>
        )}
        <td className="verdict-cell">
          <span className={`verdict ${verdict.replaceAll(' ', '-')}`}>
            {proposed && 'Proposed: '}
            {proposed ? verdictNouns[verdict].toLowerCase() : verdictNouns[verdict]}
            {candidate.borderline && ', borderline'}
          </span>
          {verdict !== 'does not fit' && <RebuildNote rebuild={candidate.rebuild} />}
        </td>
      </tr>
      {reasons !== '' && (
        <tr className="reasons">
          <td colSpan={priced ? 12 : 11}>{reasons}</td>
        </tr>
      )}
    </tbody>
  )
}
