import { inSentence, type Sizing } from '../../engine/index.ts'
import { LazyStackedChart } from '../../ui/charts/lazy-charts.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { swatchCell } from '../../ui/swatch-cell.tsx'
import type { Column } from '../../ui/table.ts'
import { partsAddUp, volumeBars, volumeParts, volumeTakeaway } from './volume-parts.ts'

type VolumeBreakdownProps = {
  readonly sizing: Sizing
  /** Width of the chart in CSS pixels, for paper. */
  readonly width?: number
}

/** What the space of a database's volumes is for: takeaway, chart, and the table behind it. */
export function VolumeBreakdown({ sizing, width }: VolumeBreakdownProps) {
  const format = useFormat()
  const takeaway = volumeTakeaway(sizing, format)
  return (
    <figure className="breakdown">
      <figcaption>{takeaway}</figcaption>
      <LazyStackedChart
        parts={volumeParts}
        bars={volumeBars(sizing, format)}
        unit="GB"
        takeaway={takeaway}
        {...(width !== undefined && { width })}
      />
      <PartTable sizing={sizing} />
      {!partsAddUp(sizing) && (
        <p className="footnote">
          Each figure is rounded by itself, so the parts need not add up to the last digit.
        </p>
      )}
    </figure>
  )
}

function PartTable({ sizing: { volumes } }: { sizing: Sizing }) {
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
        { head: 'What it is', narrow: 'never', className: 'meaning', of: ({ meaning }) => meaning },
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

type Volume = Sizing['volumes']['ofDatabase'][number]
