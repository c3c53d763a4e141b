import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures, ModeRows } from '../../app/roles/mode-figure.tsx'
import { considersArrays, type Plan, shown } from '../../engine/index.ts'
import {
  compareFigure,
  hasParts,
  logTotals,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { StackedChart } from '../../ui/lazy-charts.ts'
import {
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'

/** Number of databases and copies, and size of a full database. */
export const databasesSection = sectionOf(hasParts, {
  id: 'databases',
  title: 'Databases',
  takeaway: (_plan, { parts: { databases, servers, space, copies } }, format) =>
    `${format.text(databases.databaseCount)} in a ${copies.shape.hasDag ? 'DAG' : 'server'}, each growing to ${format.text(space.fullDatabase)} (limit ${format.text(databases.largestDatabase)}); ${format.text(servers.copiesServer)} on each server.`,
  Section: Databases,
})

function Databases(props: SectionProps<SizedByRoles>) {
  return (
    <div className="beside-on-paper">
      <ModeFigures {...props} title="Databases and copies" />
      <Fold title="How their number comes about">
        <ModeFigures {...props} title="The number of databases" />
      </Fold>
    </div>
  )
}

const volumeParts = [
  { key: 'databases', name: 'Databases', look: 'solid', meaning: 'All their mailboxes full' },
  { key: 'logs', name: 'Logs', look: 'diagonal', meaning: 'Of the days they are kept' },
  { key: 'index', name: 'Search index', look: 'dots', meaning: 'With room to merge one' },
  { key: 'room', name: 'Room to work', look: 'ruled', meaning: 'For restores and maintenance' },
  { key: 'free', name: 'Kept free', look: 'open', meaning: 'The share that stays empty' },
] as const satisfies readonly (ChartPart & { readonly meaning: string })[]

/** Content of a database volume. */
function VolumeSpace({ sizing }: { readonly sizing: SizedByRoles }) {
  const format = useFormat()
  const { volume, volumeParts: worked, heldOnVolume } = sizing.parts.space
  const parts = volumeParts.filter(({ key }) => worked[key].value > 0)
  const values = Object.fromEntries(parts.map(({ key }) => [key, shown(format.sized(worked[key]))]))
  const { unit } = format.sized(volume)
  const name = `A volume: ${format.text(volume)}`
  const bars = [{ name, short: name, values }]
  return (
    <ChartFrame
      takeaway={`A volume of ${format.text(volume)} holds ${format.text(heldOnVolume)}: ${format.text(worked.databases)} of data; logs and room to work take the rest.`}
      name="Space of a volume"
      height={stackedHeight(bars)}
      readings={stackedReadings(parts, bars, unit)}
      table={
        <DataTable
          caption="Space of a volume by use"
          rows={parts}
          columns={[
            { head: 'Part', of: (part) => [swatchCell(part), { note: part.meaning }] },
            { head: 'Space', of: ({ key }) => worked[key] },
          ]}
        />
      }
    >
      {(size) => <StackedChart size={size} parts={parts} bars={bars} unit={unit} />}
    </ChartFrame>
  )
}

export const spaceSection = sectionOf(hasParts, {
  id: 'space',
  title: 'Space',
  takeaway: (_plan, { parts: { space } }, format) =>
    `A full database takes ${format.text(space.fullDatabase)}, its logs ${format.text(space.logPerDb)}; each server has ${format.text(space.dbVolumes)} of ${format.text(space.volume)}.`,
  Section: Space,
  brief: [{ under: 'Capacity', Section: VolumeSpace }],
})

function Space({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { perServer, inAll } = sizing.volumes
  return (
    <>
      <VolumeSpace sizing={sizing} />
      <Fold title="Sizes and volumes of a server">
        <div className="requirement">
          <ModeFigures plan={plan} sizing={sizing} title="A database and its volume" />
          <ModeFigures plan={plan} sizing={sizing} title="Volumes of a server" />
          {considersArrays(plan) && (
            <FigureTable
              caption="On arrays, in decimal gigabytes"
              rows={[
                {
                  worked: perServer,
                  note: 'volumes of databases and logs, and the one to restore to',
                },
                { worked: inAll, note: 'of all servers' },
              ]}
            />
          )}
        </div>
      </Fold>
    </>
  )
}

/** Transaction logs of users and mailbox moves, and how long they are kept. */
export const logsSection = sectionOf(hasParts, {
  id: 'logs',
  title: 'Logs',
  takeaway: (_plan, { parts: { replication, space } }, format) =>
    `Each database writes ${format.text(replication.logsDbDay)} of 1 MiB, kept for ${format.text(space.logDays)}.`,
  Section: Logs,
})

function Logs({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { parts } = sizing
  const { users, moves, all } = logTotals(parts)
  const { hasDag } = parts.copies.shape
  // With a single DAG, its total is the total of the plan.
  const isAll = hasDag && parts.databases.dags.value === 1
  return (
    <>
      <DataTable
        caption="Logs a day"
        cards
        rows={[
          { kind: 'Of users', of: users },
          { kind: 'Of moved mailboxes', of: moves },
          { kind: 'Both', of: all },
        ]}
        columns={[
          { head: 'Logs', of: ({ kind }) => kind },
          { head: 'Database', bare: true, of: ({ of }) => of.database },
          !isAll && { head: hasDag ? 'DAG' : 'Server', bare: true, of: ({ of }) => of.dag },
          { head: 'All', bare: true, of: ({ of }) => of.environment },
        ]}
      />
      <Fold title="Logs of a mailbox, and those that are kept">
        <div className="requirement">
          <ModeRows sizing={sizing} title="Logs of a mailbox" rows={mailboxRows(plan, sizing)} />
          <ModeFigures plan={plan} sizing={sizing} title="Logs that are kept" />
        </div>
      </Fold>
    </>
  )
}

/** Logs per mailbox, by tier. */
function mailboxRows(plan: Plan, { parts: { mailbox } }: SizedByRoles) {
  return mailbox.tiers.map(({ title, logsPerMailbox }, at) => ({
    both: compareFigure(plan, `logsPerMailbox${at}`),
    label: title === null ? logsPerMailbox.label : `${logsPerMailbox.label}, ${title}`,
  }))
}
