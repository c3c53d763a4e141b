import { testOutcomeTitle, wordsByCriterion } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type {
  JudgedCriterion,
  JudgedLatencyKind,
  JudgedServer,
  JudgedTest,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

export type TestTableProps = { readonly test: JudgedTest; readonly title: string }

export function CriteriaTable({ test, title }: TestTableProps) {
  return (
    <DataTable
      caption={`Criteria: ${title}`}
      hidden="caption"
      cards
      rows={test.criteria}
      columns={[
        { head: 'Criterion', of: ({ code }) => wordsByCriterion[code] },
        { head: 'Limit', of: limitOf },
        { head: 'Measured', fails, of: ({ measured, byReport }) => measured ?? missing(byReport) },
        { head: 'Mean of all volumes', of: (one) => latencyOf(test, one)?.mean ?? '' },
        { head: 'At the expected load', of: (one) => latencyOf(test, one)?.equated ?? '' },
        { head: 'Holds', className: 'holds', fails, of: holdsOf },
      ]}
    />
  )
}

const fails = ({ holds }: JudgedCriterion) => holds === false

function limitOf({ code, limit }: JudgedCriterion): DataCell {
  return [code === 'achieved' ? 'at least ' : 'below ', limit]
}

function missing(byReport: boolean): string {
  return byReport ? 'not in the report' : 'not known'
}

function holdsOf({ holds, byReport }: JudgedCriterion): string {
  if (holds === null) return 'not known'
  if (!holds) return 'no'
  return byReport ? 'yes, as the report says' : 'yes'
}

function latencyOf({ latencies }: JudgedTest, { code }: JudgedCriterion) {
  return code === 'dbRead' || code === 'dbWrite' || code === 'logWrite' ? latencies[code] : null
}

/** Table of servers tested at once, each against its own part of the load; nothing for one. */
export function ServerVerdictTable({ test, title }: TestTableProps) {
  if (test.servers.length < 2) return null
  return (
    <DataTable
      caption={`Servers: ${title}`}
      hidden="caption"
      frame
      rows={test.servers}
      columns={[
        {
          head: 'Server',
          foot: 'In all',
          of: ({ name, standsFor }) => [
            cutName(name ?? 'not named'),
            standsFor === 'its name' ? '' : { note: 'not a name of the plan' },
          ],
        },
        { head: 'Expected', of: ({ planned }) => planned.expected, foot: test.planned.expected },
        { head: 'Achieved', of: ({ achieved }) => achieved, foot: test.achieved },
        latency('Reads', 'dbRead'),
        latency('Writes', 'dbWrite'),
        latency('Logs', 'logWrite'),
        {
          head: 'Verdict',
          fails: ({ outcome }) => outcome === 'fails',
          of: testOutcomeTitle,
          foot: testOutcomeTitle(test),
        },
      ]}
    />
  )
}

function latency(head: string, code: JudgedLatencyKind) {
  return {
    head,
    of: ({ latencies }: JudgedServer) => latencies[code]?.worst ?? null,
    fails: ({ criteria }: JudgedServer) =>
      criteria.find((one) => one.code === code)?.holds === false,
  }
}
