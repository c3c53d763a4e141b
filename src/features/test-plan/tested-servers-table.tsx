import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import {
  type JetstressTestPlan,
  type ServersTestedAlike,
  type SimultaneousTestScope,
  simultaneousTestScope,
  storageSharingOfDesign,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'

export function TestedServersTable({ test }: { readonly test: JetstressTestPlan }) {
  const format = useFormat()
  const [kind, ...others] = test.servers
  const columns: readonly (Column<ServersTestedAlike> | false)[] = [
    {
      head: 'Servers',
      of: (kind) =>
        test.servers.length === 1 && kind.servers.length > 1
          ? format.value(kind.servers.length, 'servers')
          : serversCell(kind, format),
    },
    { head: 'Databases', of: ({ databases }) => databases, bare: true },
    { head: 'Mailboxes', of: ({ mailboxes }) => mailboxes, bare: true },
    { head: 'Mailbox size in Jetstress', of: ({ quota }) => quota },
    { head: 'Test databases', of: ({ data }) => data },
    {
      head:
        kind.planned.value > kind.expected.value
          ? 'IOPS per mailbox, with reserve'
          : 'IOPS per mailbox',
      of: ({ perMailbox }) => perMailbox,
      bare: true,
    },
    {
      head: `Threads at the start, ${test.release === '2013' ? 'all databases' : 'each database'}`,
      of: ({ threads }) => threads,
      bare: true,
    },
    test.release === '2010' &&
      test.servers.some(({ sluggish }) => sluggish.value > 1) && {
        head: 'SluggishSessions',
        of: ({ sluggish }) => sluggish,
        bare: true,
      },
    { head: 'IOPS planned', of: ({ planned }) => planned, bare: true },
    { head: 'IOPS expected', of: ({ expected }) => expected, bare: true },
    { head: 'IOPS to reach', of: ({ least }) => least, bare: true },
  ]
  const notes = (
    <>
      <p className="footnote">
        Transactional IOPS: reads and writes of databases, without logs and maintenance, which
        Jetstress adds by itself.
      </p>
      {test.countedFor && (
        <p className="footnote">
          The plan counts storage for {format.text(test.countedFor.databases)} on a server,{' '}
          {format.text(test.countedFor.data)}, fewer than the placement puts on the fullest (MS10):
          the load asked is that of the fewer, the test databases are those of all.
        </p>
      )}
    </>
  )
  const caption = `What ${kind.servers.length > 1 || others.length > 0 ? 'each' : 'the'} server is tested with`
  // A single kind of server is shown as a list, which reads better than one long row.
  if (others.length === 0)
    return (
      <DataTable
        caption={caption}
        frame
        hidden="heads"
        rows={columns.filter((one) => one !== false)}
        columns={[
          { head: 'Quantity', of: ({ head }) => head },
          { head: 'Figure', className: 'amount', of: ({ of }) => of(kind) },
        ]}
      >
        {/* The names of the servers stand below the table, where a long list may wrap. */}
        {kind.servers.length > 1 && (
          <p className="footnote">{listedWords(namesOf(kind), format)} are tested alike.</p>
        )}
        {notes}
      </DataTable>
    )
  return (
    <DataTable caption={caption} frame cards rows={test.servers} columns={columns}>
      {notes}
    </DataTable>
  )
}

const namesOf = ({ servers }: ServersTestedAlike) => servers.map(({ name }) => name)

function serversCell(kind: ServersTestedAlike, format: Format): DataCell {
  const names = namesOf(kind)
  if (names.length === 0) return 'The fullest server'
  if (names.length === 1) return names[0] ?? ''
  return [format.value(names.length, 'servers'), { note: listedWords(names, format) }]
}

/** Which servers share storage and are tested at once, by the proposed or nearest design. */
export function simultaneousTestScopeOfPlan(plan: Plan, sizing: Sizing): SimultaneousTestScope {
  const { proposed, designs } = designsOf(plan, resultsOf(plan) ?? { sizing })
  return simultaneousTestScope(plan, storageSharingOfDesign(proposed ?? designs[0] ?? null))
}
