import type { ErratumId, ReferenceRun } from '../../engine/index.ts'
import { ErratumNote } from '../../ui/erratum-note.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

const latencies = [
  ['dbRead', 'Reads'],
  ['dbWrite', 'Writes'],
  ['logWrite', 'Log writes'],
] as const

type Verdict = ReferenceRun['planned']

/** The published runs of a solution, each held against the rules of Jetstress. */
export function TestTable({ runs, title }: { runs: readonly ReferenceRun[]; title: string }) {
  const caption = `Published runs of ${title}`
  return (
    <TableScroll label={caption}>
      <table className="figures runs">
        <caption>Published runs, against the rules of Jetstress</caption>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" className="amount">
              Of the planned IOPS
            </th>
            <th scope="col" className="amount">
              Of those without headroom
            </th>
            {latencies.map(([rule, head]) => (
              <th key={rule} scope="col" className="amount">
                {head}
              </th>
            ))}
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={`${run.test.cite.place} ${run.test.state}`} run={run} />
          ))}
        </tbody>
      </table>
      <p className="footnote">
        A run passes with at least 95 % of the planned IOPS, database reads and writes below 20 ms
        and log writes below 10 ms.
      </p>
    </TableScroll>
  )
}

function RunRow({ run: { test, planned, plain } }: { run: ReferenceRun }) {
  return (
    <>
      <tr>
        <th scope="row">
          {stateNames[test.state]} <SourceNote source={test.cite} />
        </th>
        <Rule verdict={planned} rule="achieved" />
        <Rule verdict={plain} rule="achieved" />
        {latencies.map(([rule]) => (
          <Rule key={rule} verdict={planned} rule={rule} />
        ))}
        <td>{verdictWords(planned, plain)}</td>
      </tr>
      {test.errata.length > 0 && <ErrataRow ids={test.errata} />}
    </>
  )
}

/** Under a run, where its document contradicts itself about it. */
function ErrataRow({ ids }: { ids: readonly ErratumId[] }) {
  return (
    <tr className="of-run">
      <td colSpan={4 + latencies.length}>
        {ids.map((id) => (
          <details key={id}>
            <summary>Erratum {id}</summary>
            <ErratumNote id={id} />
          </details>
        ))}
      </td>
    </tr>
  )
}

const stateNames: Readonly<Record<ReferenceRun['test']['state'], string>> = {
  '2-hour performance': 'Performance, 2 hours',
  '24-hour stress': 'Stress, 24 hours',
  'soft-recovery preparation': 'Preparation of the soft recovery',
  esrp: 'Performance',
  optimal: 'Healthy',
  degraded: 'Degraded',
  rebuilding: 'Rebuilding',
  'mailbox profile': 'Mailbox profile',
}

function Rule({ verdict, rule }: { verdict: Verdict; rule: keyof Verdict['rules'] }) {
  const { measured, holds } = verdict.rules[rule]
  return (
    <td className={holds === false ? 'amount failed' : 'amount'}>
      {measured ? <Figure worked={measured} /> : <span className="hint">not published</span>}
      {holds === false && <span className="note">fails</span>}
    </td>
  )
}

function verdictWords(planned: Verdict, plain: Verdict): string {
  if (planned.passes === true) return 'Passes'
  if (planned.passes === null) return 'Passes as far as published'
  if (plain.passes === false) return 'Fails'
  return 'Passes without headroom only'
}
