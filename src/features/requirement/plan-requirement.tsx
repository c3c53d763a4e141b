import { hasFeature, type Plan, paperVersionOf, shortVersionName } from '../../engine/index.ts'
import type { PaperSizing } from '../../engine/methods/papers/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable, type FigureTableRow } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type Part = { readonly title: string; readonly rows: readonly FigureTableRow[] }

const fullMailbox = (plan: Plan) =>
  hasFeature(plan, 'maintenance')
    ? 'full to its quota, with maintenance around the clock'
    : 'full to its quota'

const volumeNotes = {
  'database and logs': 'one for each database, with its logs and catalog',
  database: 'one for each database, with its catalog',
  logs: 'one for the logs of each database',
} as const

function partsOf(plan: Plan, sizing: PaperSizing): Part[] {
  const { tiers, mailboxes, capacity, databases, volumes, memory, iops } = sizing
  return [
    {
      title: 'Users',
      rows:
        tiers.length > 1
          ? [
              { worked: mailboxes, note: `of ${tiers.length.toString()} tiers` },
              { worked: iops.profile, note: 'weighted by active mailboxes' },
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
        {
          worked: capacity.databases,
          note: 'every mailbox full: recoverable items take space only as one nears its quota',
        },
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
        ...(databases.storedOnServer === databases.onServer
          ? []
          : [{ worked: databases.storedOnServer }]),
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
            rows: [memory.needed, memory.server, memory.most, memory.mostPerCpu].flatMap(
              (worked) => (worked ? [{ worked }] : []),
            ),
          },
        ]
      : []),
  ]
}

export function PlanRequirementTables({ plan, sizing }: { plan: Plan; sizing: PaperSizing }) {
  const format = useFormat()
  const { memory } = sizing
  const { mostMemory: most } = paperVersionOf(plan)
  return (
    <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
      <BorrowedFormulasNote plan={plan} />
      {sizing.tiers.length > 1 && <TierTable tiers={sizing.tiers} />}
      {partsOf(plan, sizing).map(({ title, rows }) => (
        <FigureTable key={title} caption={title} rows={rows} />
      ))}
      {!memory && (
        <p className="hint">
          The papers print no database cache for this version of Exchange, so no memory is computed.
          {most && ` It uses ${format.text(most)} at most.`}
        </p>
      )}
      {memory && !memory.server && (
        <p className="warning whole-line">
          No single server has {format.text(memory.needed)} of memory: the largest size considered
          is 256 GB. Spread the mailboxes over servers, so that none carries as many.
        </p>
      )}
    </div>
  )
}

/** Note that the capacity and memory formulas are borrowed from another version of Exchange. */
function BorrowedFormulasNote({ plan }: { plan: Plan }) {
  const name = shortVersionName(plan.exchange)
  if (!paperVersionOf(plan).borrowsCapacity) return null
  return (
    <p className="hint whole-line wide-measure">
      Borrowed: the papers print no formulas for the capacity and the memory of {name}. Those of
      Exchange 2010 (EqualLogic 6.1 and 6.3) are used, without what {name} does not have.
    </p>
  )
}

function TierTable({ tiers }: Pick<PaperSizing, 'tiers'>) {
  const format = useFormat()
  return (
    <DataTable
      caption="Users by tier"
      className="tiers whole-line"
      rows={tiers}
      columns={[
        { head: 'Tier', of: ({ title }) => title },
        { head: 'Mailboxes to size for', of: ({ mailboxes }) => mailboxes, bare: true },
        { head: 'IOPS per mailbox', of: ({ perMailbox }) => perMailbox, bare: true },
        {
          head: `Mailbox on disk, ${format.unit('MB')}`,
          of: ({ mailbox }) => mailbox.onDisk,
          bare: true,
        },
      ]}
    />
  )
}
