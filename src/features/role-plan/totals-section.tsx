import { useContext } from 'react'
import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { bothModesCell, TableErrata } from '../../app/roles/mode-figure.tsx'
import type { Unit, Worked } from '../../engine/index.ts'
import {
  figureWordFacts,
  hasStageResults,
  logTotals,
  type SizedByRoles,
  stageFigureInBothModes,
} from '../../engine/methods/roles/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'

type Parts = SizedByRoles['parts']

export const totalsSection = sectionOnlyForSizingType(hasStageResults, {
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
type Line = {
  readonly name: string
  readonly unit?: Unit
  /** True for totals that do not apply to servers on arrays. */
  readonly isOfDrives?: true
  readonly of: (parts: Parts) => Amount
}

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
  ioLine('Database I/O', 'iopsServer', 'iops'),
  ioLine('Database reads', 'readsServer', 'reads'),
  ioLine('Database writes', 'writesServer', 'writes'),
  ioLine('Log writes', 'logWrites', 'logWrites'),
  ioLine('Log reads', 'logReads', 'logReads'),
  { ...ioLine('Maintenance', 'backgroundMaintenance', 'maintenance'), unit: 'MiB/s' },
  { name: 'Logs a day', of: (parts) => logTotals(parts).all },
  {
    name: 'Drives, as calculated',
    isOfDrives: true,
    of: ({ drives, copies }) => ({
      server: drives.site1.server,
      dag: copies.shape.hasDag ? drives.totals.asCalculated.dag : null,
      environment: drives.totals.asCalculated.environment,
    }),
  },
]

function ioLine(
  name: string,
  server:
    | 'iopsServer'
    | 'readsServer'
    | 'writesServer'
    | 'logWrites'
    | 'logReads'
    | 'backgroundMaintenance',
  total: keyof Parts['io']['totals'],
): Line {
  return { name, unit: 'IOPS', of: ({ io }) => ({ server: io[server], ...io.totals[total] }) }
}

type Head = { readonly level: Level; readonly head: string }

const heads: readonly Head[] = [
  { level: 'database', head: 'Database' },
  { level: 'server', head: 'Server' },
  { level: 'dag', head: 'DAG' },
  { level: 'environment', head: 'All' },
]

function Totals({ plan, sizing }: SectionProps<SizedByRoles>) {
  const format = useFormat()
  const isPaper = useContext(IsForPaperContext)
  const { copies, databases, drives } = sizing.parts
  // With a single DAG, the column of the DAG is left out, as its totals are those of the plan.
  const hasDags = copies.shape.hasDag && databases.dags.value > 1
  const levels = heads.filter(({ level }) => hasDags || level !== 'dag')
  const { hasDrives } = figureWordFacts(plan, sizing)
  const shown = lines
    .filter(({ isOfDrives }) => hasDrives || !isOfDrives)
    .filter(({ of }) => Object.values(of(sizing.parts)).some(Boolean))
  const figureOf = (line: Line, level: Level) =>
    stageFigureInBothModes(plan, (parts) => line.of(parts)[level] ?? null)
  return (
    <>
      {drives.site2 && <p className="hint">Server: one of site 1. All: both sites.</p>}
      <DataTable
        caption="By database, server, DAG and all"
        cards
        className="totals notes-wrap"
        rows={shown}
        columns={[
          {
            head: 'Quantity',
            of: ({ name, unit }) => (unit ? `${name}, ${format.unit(unit)}` : name),
          },
          ...levels.map(
            ({ level, head }): Column<Line> => ({
              head,
              bare: true,
              of: (line) => {
                const both = figureOf(line, level)
                if (!both.corrected && !both.microsoft) return { hint: '–' }
                return bothModesCell(both, plan.mode, isPaper)
              },
            }),
          ),
        ]}
      >
        <TableErrata
          of={shown.flatMap((line) => levels.map(({ level }) => figureOf(line, level)))}
        />
      </DataTable>
    </>
  )
}
