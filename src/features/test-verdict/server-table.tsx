import { outcomeTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type { JudgedLatency, JudgedServer, JudgedTest } from '../../engine/jetstress/index.ts'
import { DataTable } from '../../ui/data-table.tsx'

/** Servers tested at once, each against its own part; nothing for a single server. */
export function ServerTable({
  test,
  title,
}: {
  readonly test: JudgedTest
  readonly title: string
}) {
  if (test.servers.length < 2) return null
  return (
    <DataTable
      caption={`Servers: ${title}`}
      hidden="caption"
      frame={`Servers: ${title}`}
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
          of: outcomeTitle,
          foot: outcomeTitle(test),
        },
      ]}
    />
  )
}

function latency(head: string, code: JudgedLatency) {
  return {
    head,
    of: ({ latencies }: JudgedServer) => latencies[code]?.worst ?? null,
    fails: ({ criteria }: JudgedServer) =>
      criteria.find((one) => one.code === code)?.holds === false,
  }
}
