import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { considersArrays, shown } from '../../engine/index.ts'
import { hasParts, type SizedByRoles } from '../../engine/methods/roles/index.ts'
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
