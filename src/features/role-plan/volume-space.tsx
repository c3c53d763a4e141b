import { type SizedByRoles, shown } from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'

const StackedChart = lazyChart(
  async () => (await import('../../ui/stacked-chart.tsx')).StackedChart,
)

const volumeParts = [
  { key: 'databases', name: 'Databases', look: 'solid', meaning: 'All their mailboxes full' },
  { key: 'logs', name: 'Logs', look: 'diagonal', meaning: 'Of the days they are kept' },
  { key: 'index', name: 'Search index', look: 'dots', meaning: 'With room to merge one' },
  { key: 'room', name: 'Room to work', look: 'ruled', meaning: 'For restores and maintenance' },
  { key: 'free', name: 'Kept free', look: 'open', meaning: 'The share that stays empty' },
] as const satisfies readonly (ChartPart & { readonly meaning: string })[]

/** What a volume of databases is for. */
export function VolumeSpace({ sizing }: { readonly sizing: SizedByRoles }) {
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
