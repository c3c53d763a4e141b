import { Fragment } from 'react'
import { type Candidate, extrapolations, latencies, type Worked } from '../../engine/index.ts'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { reasonsWords } from '../ui/words.ts'
import { Figure } from '../ui/working.tsx'

type CandidateTableProps = {
  readonly caption: string
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
  /** Say reasons once for designs that differ in their drive size only. */
  readonly brief?: boolean
}

/** Candidates with their space, their latencies, how far they are used, and what keeps them from fitting. */
export function CandidateTable(props: CandidateTableProps) {
  const { caption, candidates, proposed, brief = false } = props
  const format = useFormat()
  const outside = candidates.some((candidate) =>
    figuresOf(candidate).some((worked) => extrapolations(worked).length > 0),
  )
  return (
    <TableScroll label={caption}>
      <table className="candidates">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Array
            </th>
            <th scope="colgroup" colSpan={2} className="over">
              Arrays
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
            <th scope="col" rowSpan={2}>
              Verdict
            </th>
          </tr>
          <tr>
            {['per server', 'in all', 'Reads', 'Writes', 'Logs', 'Reads'].map((head, index) => (
              <th key={`${head} ${index.toString()}`} scope="col" className="amount">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {candidates.map((candidate, index) => (
          <CandidateRows
            key={`${candidate.array.model} ${candidate.driveGb} ${candidate.raid} ${candidate.perServer}`}
            candidate={candidate}
            proposed={candidate === proposed}
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

function figuresOf({ expected, design }: Candidate): Worked[] {
  return [expected.dbRead, expected.dbWrite, expected.logWrite, design.dbRead]
}

const bindingNouns = { capacity: 'capacity', dbRead: 'reads', dbWrite: 'writes', logWrite: 'logs' }

/** What a candidate is used up by most, as the head of its column calls it. */
function bindingWords({ utilization: { how } }: Candidate): string {
  if (how.kind !== 'largest') throw new Error('A utilization is the largest of its parts')
  const code = (['capacity', ...latencies] as const)[how.parts.indexOf(how.binding)]
  if (!code) throw new Error(`Nothing is used up by “${how.binding.label}”`)
  return bindingNouns[code]
}

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
      Rebuilding: {holds ? 'holds' : 'fails'}, <Figure worked={then.dbRead} />
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

function CandidateRows({ candidate, proposed, reasons }: CandidateRowsProps) {
  const { array, driveGb, raid, perServer, arrays, usable, utilization, verdict } = candidate
  const format = useFormat()
  const failed = candidate.constraints.filter(({ holds }) => !holds)
  const fails = (worked: Worked) =>
    failed.some(({ required, available }) => required === worked || available === worked)
  return (
    <tbody className={proposed ? 'proposed' : undefined}>
      <tr>
        <th scope="row">
          <span className="model">{array.model}</span>{' '}
          <span className="drives">
            {array.drives} × {format.value(driveGb, 'GB')}, {raid}
          </span>
        </th>
        <td className="amount" data-head="Arrays per server">
          {format.number(perServer)}
        </td>
        <td className="amount" data-head="Arrays in all">
          <Figure worked={arrays} bare />
        </td>
        {[usable, ...figuresOf(candidate)].map((worked, index) => (
          <td
            key={`${worked.label} ${index.toString()}`}
            className={fails(worked) ? 'amount failed' : 'amount'}
            data-head={figureHeads[index]}
          >
            <Figure worked={worked} />
          </td>
        ))}
        <td
          className={utilization.value > 1 ? 'amount used failed' : 'amount used'}
          data-head="Used"
        >
          <span>
            <Figure worked={utilization} />{' '}
            <span className="binding">{bindingWords(candidate)}</span>
          </span>
        </td>
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
          <td colSpan={10}>{reasons}</td>
        </tr>
      )}
    </tbody>
  )
}
