import { inSentence, type PaperSizing } from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { stackedHeight, stackedReadings, swatchCell } from '../../ui/stacked-parts.tsx'
import type { Column } from '../../ui/table.ts'
import { partsAddUp, volumeBars, volumeParts, volumeTakeaway } from './volume-parts.ts'

/** What the volumes of a server hold, and how large they are. */
export function Volumes({ sizing }: { sizing: PaperSizing }) {
  const format = useFormat()
  const bars = volumeBars(sizing, format)
  const { unit } = format.sized(sizing.volumes.main.size)
  return (
    <ChartFrame
      takeaway={volumeTakeaway(sizing, format)}
      name="Capacity per volume"
      height={stackedHeight(bars)}
      readings={stackedReadings(volumeParts, bars, unit)}
      table={
        <>
          <PartTable sizing={sizing} />
          {!partsAddUp(sizing, format) && (
            <p className="footnote">
              Each figure is rounded by itself, so the parts need not add up to the last digit.
            </p>
          )}
        </>
      }
    >
      {(size) => <StackedChart size={size} parts={volumeParts} bars={bars} unit={unit} />}
    </ChartFrame>
  )
}

const StackedChart = lazyChart(
  async () => (await import('../../ui/stacked-chart.tsx')).StackedChart,
)

function PartTable({ sizing: { volumes } }: { sizing: PaperSizing }) {
  const all = volumes.ofDatabase
  const used = volumeParts.filter(({ key }) => all.some(({ parts }) => parts[key]))
  const rows = [
    ...used.map((part) => ({
      name: swatchCell(part),
      meaning: part.meaning,
      isTotal: false,
      figureOf: ({ parts, size }: Volume) => {
        const worked = parts[part.key]
        return worked && all.length > 1 ? { ...worked, of: inSentence(size.label) } : worked
      },
    })),
    {
      name: 'Size',
      meaning: 'What is provided for one database',
      isTotal: true,
      figureOf: ({ size }: Volume) => ({ ...size, of: 'one database' }),
    },
  ]
  return (
    <DataTable
      caption="Space of the volumes of one database by part"
      hidden={all.length > 1 ? 'caption' : 'caption and heads'}
      className="parts"
      classOf={({ isTotal }) => (isTotal ? 'total' : undefined)}
      rows={rows}
      columns={[
        { head: 'Part', of: ({ name }) => name },
        { head: 'What it is', narrow: 'never', className: 'quiet', of: ({ meaning }) => meaning },
        ...all.map(
          (volume): Column<(typeof rows)[number]> => ({
            head: volume.size.label,
            of: ({ figureOf }) => figureOf(volume) ?? '',
          }),
        ),
      ]}
    />
  )
}

type Volume = PaperSizing['volumes']['ofDatabase'][number]
