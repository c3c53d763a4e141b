import type { Sizing, Worked } from '../../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { Figure } from '../ui/working.tsx'

type Row = { readonly worked: Worked; readonly note?: string }

type Group = { readonly title: string; readonly rows: readonly Row[] }

/** Why a plan of several tiers lists some figures more than once is that each tier has its own. */
function groupsOf(sizing: Sizing): Group[] {
  const { tiers, mailboxes, capacity, databases, volumes, memory } = sizing
  return [
    {
      title: 'Users',
      rows: [
        { worked: mailboxes },
        ...tiers.flatMap((tier) => [{ worked: tier.perMailbox }, { worked: tier.mailboxOnDisk }]),
      ],
    },
    {
      title: 'Space for one copy of everything',
      rows: [
        { worked: capacity.databases },
        { worked: capacity.logs },
        { worked: capacity.catalog },
        { worked: capacity.total },
      ],
    },
    {
      title: 'Volumes',
      rows: [
        { worked: databases.onServer },
        { worked: volumes.volume, note: 'one for each database, with its logs and catalog' },
        { worked: volumes.perServer },
        { worked: volumes.inAll },
      ],
    },
    {
      title: 'Memory of one server',
      rows: [{ worked: memory.needed }, ...(memory.server ? [{ worked: memory.server }] : [])],
    },
  ]
}

/** What the plan needs: users, space, volumes and memory, every figure with its working. */
export function Requirement({ sizing }: { sizing: Sizing }) {
  const format = useFormat()
  return (
    <div className="requirement">
      {groupsOf(sizing).map(({ title, rows }) => (
        <table key={title} className="figures">
          <caption>{title}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">Quantity</th>
              <th scope="col">Figure</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ worked, note }, index) => (
              <tr key={`${worked.label} ${index.toString()}`}>
                <th scope="row">
                  {worked.label}
                  {note && <span className="note">{note}</span>}
                </th>
                <td className="amount">
                  <Figure worked={worked} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {!sizing.memory.server && (
        <p className="warning">
          No single server has {format.text(sizing.memory.needed)} of memory: the largest size
          considered is 256 GB. Spread the mailboxes over more DAGs.
        </p>
      )}
    </div>
  )
}
