import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { FigureTableInBothModes, RowTableInBothModes } from '../../app/roles/mode-figure.tsx'
import { asShown, considersArrays, type Plan, shortTierTitle } from '../../engine/index.ts'
import {
  hasStageResults,
  logTotals,
  roleFigureInBothModes,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyStackedChart } from '../../ui/lazy-charts.ts'
import {
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'

export const databasesSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'databases',
  title: 'Databases',
  takeaway: (_plan, { parts: { databases, servers, space, copies } }, format) =>
    `${format.text(databases.databaseCount)} in a ${copies.shape.hasDag ? 'DAG' : 'server'}, each growing to ${format.text(space.fullDatabase)} (limit ${format.text(databases.largestDatabase)}); ${format.text(servers.copiesServer)} on each server.`,
  Section: Databases,
})

function Databases(props: SectionProps<SizedByRoles>) {
  return (
    <div className="beside-on-paper">
      <FigureTableInBothModes {...props} title="Databases and copies" />
      <Fold title="How their number comes about">
        <FigureTableInBothModes {...props} title="The number of databases" />
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

function VolumeSpace({ sizing }: { readonly sizing: SizedByRoles }) {
  const format = useFormat()
  const { volume, volumeParts: worked, heldOnVolume } = sizing.parts.space
  const parts = volumeParts.filter(({ key }) => worked[key].value > 0)
  const values = Object.fromEntries(
    parts.map(({ key }) => [key, asShown(format.sized(worked[key]))]),
  )
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
      {(size) => <LazyStackedChart size={size} parts={parts} bars={bars} unit={unit} />}
    </ChartFrame>
  )
}

export const spaceSection = sectionOnlyForSizingType(hasStageResults, {
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
        <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
          <FigureTableInBothModes plan={plan} sizing={sizing} title="A database and its volume" />
          <FigureTableInBothModes plan={plan} sizing={sizing} title="Volumes of a server" />
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

export const logsSection = sectionOnlyForSizingType(hasStageResults, {
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
  // With a single DAG, the column of the DAG is left out, as its logs are those of the plan.
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
        <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
          <RowTableInBothModes
            sizing={sizing}
            title="Logs of a mailbox"
            rows={mailboxRows(plan, sizing)}
          />
          <FigureTableInBothModes plan={plan} sizing={sizing} title="Logs that are kept" />
        </div>
      </Fold>
    </>
  )
}

function mailboxRows(plan: Plan, { parts: { mailbox } }: SizedByRoles) {
  return mailbox.tiers.map(({ title, logsPerMailbox }, at) => ({
    both: roleFigureInBothModes(plan, `logsPerMailbox${at}`),
    label: title === null ? logsPerMailbox.label : `${logsPerMailbox.label}, ${title}`,
  }))
}

export const mailboxFillingSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'filling',
  title: 'How mailboxes fill',
  takeaway: (plan, sizing, format) => fillingWords(rowsOf(plan, sizing), format),
  Section: Filling,
})

type Row = SizedByRoles['parts']['growth']['tiers'][number] & { readonly title: string }

function rowsOf({ tiers }: Plan, { parts: { growth } }: SizedByRoles): readonly Row[] {
  return growth.tiers.map((grown, at) => {
    const tier = tiers[at]
    return { ...grown, title: tier ? shortTierTitle(tier, at) : '' }
  })
}

function fillingWords(rows: readonly Row[], format: Format): string {
  const months = rows.flatMap(({ title, curves }) => {
    const full = curves.at(-1)?.full
    return full ? [{ title, full }] : []
  })
  const [first] = months.sort((one, other) => one.full.value - other.full.value)
  if (!first) return 'No mailbox reaches its quota within three years, even if it keeps all mail.'
  const who = rows.length > 1 ? `Mailboxes of ${first.title}` : 'Mailboxes'
  if (first.full.value === 0)
    return `${who} are at their quota when they are moved in; space is sized for full mailboxes.`
  return `${who} that keep all mail reach their quota after ${format.text(first.full)}; space is sized for full mailboxes.`
}

const year = 12

/** Indices of the growth curves shown: least share of mail kept, one between, all kept. */
const shownCurves = [0, 2, 4] as const

function Filling({ plan, sizing }: SectionProps<SizedByRoles>) {
  const rows = rowsOf(plan, sizing)
  const [first] = rows
  const all = (row: Row) => row.curves.at(-1)
  return (
    <DataTable<Row>
      caption="How mailboxes fill, one of each tier"
      cards
      rows={rows}
      columns={[
        { head: 'Tier', of: ({ title }) => title },
        { head: 'At the start', of: (row) => all(row)?.sizes[0] },
        { head: 'Arrives in a year', of: ({ yearly }) => yearly },
        { head: 'After a year, all kept', of: (row) => all(row)?.sizes[year] },
        ...shownCurves.map((at) => {
          const kept = first?.curves[at]?.kept.value ?? 1
          return {
            head: `${Math.round(kept * 100)} % kept`,
            full: `Quota reached, ${Math.round(kept * 100)} % kept`,
            over: 'Quota reached',
            of: ({ curves }: Row) => curves[at]?.full ?? 'not in 3 years',
          }
        }),
      ]}
    />
  )
}
