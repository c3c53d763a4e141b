import { ErratumFold } from '../../app/line-table.tsx'
import type { ReferenceRun } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { sourceCell } from '../../ui/source-note.tsx'
import type { Column } from '../../ui/table.ts'

type Verdict = ReferenceRun['planned']

/** The published runs of a solution, each judged by the rules of Jetstress. */
export function TestTable({ runs, title }: { runs: readonly ReferenceRun[]; title: string }) {
  return (
    <DataTable
      caption="Published runs, against the rules of Jetstress"
      frame={`Published runs of ${title}`}
      className="runs"
      rows={runs}
      columns={[
        { head: 'Run', of: runCell },
        ruleColumn('Of the planned IOPS', ({ planned }) => planned.rules.achieved),
        ruleColumn('Of those without headroom', ({ plain }) => plain.rules.achieved),
        ruleColumn('Reads', ({ planned }) => planned.rules.dbRead),
        ruleColumn('Writes', ({ planned }) => planned.rules.dbWrite),
        ruleColumn('Log writes', ({ planned }) => planned.rules.logWrite),
        { head: 'Verdict', of: ({ planned, plain }) => verdictWords(planned, plain) },
      ]}
      below={{
        head: 'Errata',
        of: ({ test: { errata } }) => ({
          drawn: errata.map((id) => <ErratumFold key={id} id={id} />),
          text: errata.join(', '),
        }),
      }}
    >
      <p className="footnote">
        A run passes with at least 95 % of the planned IOPS, database reads and writes below 20 ms
        and log writes below 10 ms.
      </p>
    </DataTable>
  )
}

type Rule = Verdict['rules'][keyof Verdict['rules']]

/** A measurement of a run, judged by a rule. */
function ruleColumn(head: string, ruleOf: (run: ReferenceRun) => Rule): Column<ReferenceRun> {
  return {
    head,
    fails: (run) => ruleOf(run).holds === false,
    of: (run) => {
      const { measured, holds } = ruleOf(run)
      if (!measured) return { hint: 'not published' }
      return holds === false ? [measured, { note: 'fails' }] : measured
    },
  }
}

/** The name of a run, and the figure or section that prints it. */
export function runCell({ test }: ReferenceRun): Cell {
  return [`${stateNames[test.state]} `, sourceCell(test.cite)]
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

function verdictWords(planned: Verdict, plain: Verdict): string {
  if (planned.passes === true) return 'Passes'
  if (planned.passes === null) return 'Passes as far as published'
  if (plain.passes === false) return 'Fails'
  return 'Passes without headroom only'
}
