import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { modeCell } from '../../app/roles/mode-figure.tsx'
import {
  hasParts,
  logTotals,
  type Plan,
  partInBothModes,
  type SizedByRoles,
  type Unit,
  type Worked,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import './totals.css'

type Parts = SizedByRoles['parts']

/** Everything counted up: of a database, a server, a DAG and all of them. */
export const totalsSection = sectionOf(hasParts, {
  id: 'totals',
  title: 'Totals',
  takeaway: (_plan, { parts, mailboxes }, format) => {
    const { servers, space, databases } = parts
    const inDags = parts.copies.shape.hasDag ? ` in ${format.text(databases.dags)}` : ''
    return `${format.text(servers.allServers)}${inDags} for ${format.text(mailboxes)}, with volumes of ${format.text(space.totals.volumes.environment)}.`
  },
  Section: Totals,
})

type Level = 'database' | 'server' | 'dag' | 'environment'
type Amount = Readonly<Partial<Record<Level, Worked | null>>>
type Line = { readonly name: string; readonly unit?: Unit; readonly of: (parts: Parts) => Amount }

const lines: readonly Line[] = [
  { name: 'Databases', unit: 'GiB', of: ({ space }) => space.totals.databases },
  { name: 'Logs', unit: 'GiB', of: ({ space }) => space.totals.logs },
  { name: 'Volumes of databases', unit: 'GiB', of: ({ space }) => space.totals.volumes },
  { name: 'Volumes of logs', unit: 'GiB', of: ({ space }) => space.totals.logVolumes ?? {} },
  { name: 'Restore volumes', unit: 'GiB', of: ({ space }) => space.totals.restoreVolumes ?? {} },
  {
    name: 'Transport database',
    unit: 'GiB',
    of: ({ transport }) => ({ server: transport.transport }),
  },
  {
    name: 'Database I/O',
    unit: 'IOPS',
    of: ({ io }) => ({ server: io.iopsServer, ...io.totals.iops }),
  },
  {
    name: 'Database reads',
    unit: 'IOPS',
    of: ({ io }) => ({ server: io.readsServer, ...io.totals.reads }),
  },
  {
    name: 'Database writes',
    unit: 'IOPS',
    of: ({ io }) => ({ server: io.writesServer, ...io.totals.writes }),
  },
  {
    name: 'Log writes',
    unit: 'IOPS',
    of: ({ io }) => ({ server: io.logWrites, ...io.totals.logWrites }),
  },
  {
    name: 'Log reads',
    unit: 'IOPS',
    of: ({ io }) => ({ server: io.logReads, ...io.totals.logReads }),
  },
  {
    name: 'Maintenance',
    unit: 'MiB/s',
    of: ({ io }) => ({ server: io.backgroundMaintenance, ...io.totals.maintenance }),
  },
  { name: 'Logs a day', of: (parts) => logTotals(parts).all },
  {
    name: 'Drives, as calculated',
    of: ({ drives, copies }) => ({
      server: drives.site1.server,
      dag: copies.shape.hasDag ? drives.totals.asCalculated.dag : null,
      environment: drives.totals.asCalculated.environment,
    }),
  },
]

const heads: readonly { readonly level: Level; readonly head: string }[] = [
  { level: 'database', head: 'Database' },
  { level: 'server', head: 'Server' },
  { level: 'dag', head: 'DAG' },
  { level: 'environment', head: 'All' },
]

function Totals({ plan, sizing }: SectionProps<SizedByRoles>) {
  const format = useFormat()
  const isDag = sizing.parts.copies.shape.hasDag
  const shown = lines.filter(({ of }) => Object.values(of(sizing.parts)).some(Boolean))
  return (
    <>
      {sizing.parts.drives.site2 && (
        <p className="hint">
          A server is one of site 1; what differs by site counts in DAG and all.
        </p>
      )}
      <DataTable
        caption="By database, server, DAG and all"
        cards
        className="totals"
        rows={shown}
        columns={[
          {
            head: 'Quantity',
            of: ({ name, unit }) => (unit ? `${name}, ${format.unit(unit)}` : name),
          },
          ...heads.map((head) => (isDag || head.level !== 'dag') && columnOf(plan, head)),
        ]}
      />
    </>
  )
}

function columnOf(plan: Plan, { level, head }: (typeof heads)[number]): Column<Line> {
  return { head, bare: true, of: (line) => cellOf(plan, line, level) }
}

/** A total at one level, in both modes where they differ. */
function cellOf(plan: Plan, { of }: Line, level: Level) {
  const both = partInBothModes(plan, (parts) => of(parts)[level] ?? null)
  return both.corrected || both.microsoft ? modeCell(both, plan.mode) : { hint: '–' }
}
