import { has, type Plan, type Sizing, shortVersionName, type Worked } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { standingNames } from '../../ui/source-note.tsx'
import { Figure } from '../../ui/working.tsx'

type Row = { readonly worked: Worked; readonly note?: string }

type Group = { readonly title: string; readonly rows: readonly Row[] }

/** A mailbox at its largest, under the maintenance that its version has. */
const fullMailbox = (plan: Plan) =>
  has(plan, 'maintenance')
    ? 'full to its quota, with maintenance around the clock'
    : 'full to its quota'

/** What each volume of a database is for. */
const volumeNotes = {
  'database and logs': 'one for each database, with its logs and catalog',
  database: 'one for each database, with its catalog',
  logs: 'one for the logs of each database',
} as const

/** What the plan needs as a whole; of its users only what there is one of. */
function groupsOf(plan: Plan, sizing: Sizing): Group[] {
  const { tiers, mailboxes, capacity, databases, volumes, memory, iops } = sizing
  return [
    {
      title: 'Users',
      rows:
        tiers.length > 1
          ? [
              { worked: mailboxes, note: `of ${tiers.length.toString()} tiers` },
              { worked: iops.profile, note: 'weighted by mailboxes' },
            ]
          : [
              { worked: mailboxes },
              { worked: tiers[0].perMailbox },
              { worked: tiers[0].mailbox.onDisk, note: fullMailbox(plan) },
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
        { worked: databases.inAll },
        {
          worked: databases.onServer,
          ...(databases.dags && { note: 'active and passive copies' }),
        },
        ...volumes.ofDatabase.map(({ size, holds }) => ({
          worked: size,
          note: volumeNotes[holds],
        })),
        { worked: volumes.perServer },
        { worked: volumes.inAll },
      ],
    },
    ...(memory
      ? [
          {
            title: 'Memory of one server',
            rows: [memory.needed, memory.server, memory.most].flatMap((worked) =>
              worked ? [{ worked }] : [],
            ),
          },
        ]
      : []),
  ]
}

/** What the plan needs: users, space, volumes and memory, every figure with its working. */
export function Requirement({ plan, sizing }: { plan: Plan; sizing: Sizing }) {
  const format = useFormat()
  const { memory } = sizing
  return (
    <div className="requirement">
      <Borrowed plan={plan} />
      <BeyondPapers plan={plan} />
      {sizing.tiers.length > 1 && <TierTable tiers={sizing.tiers} />}
      {groupsOf(plan, sizing).map(({ title, rows }) => (
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
      {!memory && (
        <p className="hint">
          The papers print no database cache for this version of Exchange, so no memory is computed.
        </p>
      )}
      {memory && !memory.server && (
        <p className="warning">
          No single server has {format.text(memory.needed)} of memory: the largest size considered
          is 256 GB. Spread the mailboxes over servers, so that none carries as many.
        </p>
      )}
    </div>
  )
}

/** Says what the mark of public figures means, where they abound. */
function BeyondPapers({ plan }: { plan: Plan }) {
  if (versionsOfPapers.has(plan.exchange)) return null
  return (
    <p className="hint borrowed">
      ‡ Rests on public figures from beyond the papers. The working of each says how far it can be
      relied on: A {standingNames.A}; B {standingNames.B}; C {standingNames.C}; or{' '}
      {standingNames.assumed}.
    </p>
  )
}

const versionsOfPapers: ReadonlySet<string> = new Set(['2003', '2007', '2010'])

/** Says where the formula of the capacity is that of another version. */
function Borrowed({ plan: { exchange } }: { plan: Plan }) {
  if (exchange !== '2003' && exchange !== '2007') return null
  return (
    <p className="hint borrowed">
      Borrowed: the papers print no formulas for the capacity and the memory of{' '}
      {shortVersionName(exchange)}. Those of Exchange 2010 (EqualLogic 6.1 and 6.3) are used,
      without what {shortVersionName(exchange)} does not have.
    </p>
  )
}

/** What each of several tiers needs. */
function TierTable({ tiers }: Pick<Sizing, 'tiers'>) {
  return (
    <table className="figures tiers">
      <caption>Users by tier</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" className="amount">
            Mailboxes to size for
          </th>
          <th scope="col" className="amount">
            IOPS per mailbox
          </th>
          <th scope="col" className="amount">
            Mailbox on disk, MB
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ title, mailboxes, perMailbox, mailbox }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold nothing of their own
          <tr key={at}>
            <th scope="row">{title}</th>
            {[mailboxes, perMailbox, mailbox.onDisk].map((worked) => (
              <td key={worked.unit} className="amount">
                <Figure worked={worked} bare />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
