import { listedWords } from '../../app/words/listed-words.ts'
import { asShown, labelInSentence, shareAsShown } from '../../engine/index.ts'
import type { PaperSizing } from '../../engine/methods/papers/index.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyStackedChart } from '../../ui/lazy-charts.ts'
import {
  type ChartBar,
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'
import type { Column } from '../../ui/table.ts'

export function VolumeBreakdown({ sizing }: { sizing: PaperSizing }) {
  const format = useFormat()
  const bars = volumeBars(sizing, format)
  const { unit } = format.sized(sizing.volumes.main.size)
  return (
    <ChartFrame
      takeaway={volumeTakeaway(sizing, format)}
      name="Capacity per volume"
      height={stackedHeight(bars)}
      readings={stackedReadings(volumePartDefinitions, bars, unit)}
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
      {(size) => (
        <LazyStackedChart size={size} parts={volumePartDefinitions} bars={bars} unit={unit} />
      )}
    </ChartFrame>
  )
}

function PartTable({ sizing: { volumes } }: { sizing: PaperSizing }) {
  const all = volumes.ofDatabase
  const used = volumePartDefinitions.filter(({ key }) => all.some(({ parts }) => parts[key]))
  const rows = [
    ...used.map((part) => ({
      name: swatchCell(part),
      meaning: part.meaning,
      isTotal: false,
      figureOf: ({ parts, size }: Volume) => {
        const worked = parts[part.key]
        return worked && all.length > 1 ? { ...worked, of: labelInSentence(size.label) } : worked
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

type VolumePart = ChartPart & {
  readonly key: keyof Volume['parts']
  readonly name: string
  readonly meaning: string
}

/** Parts of the stacked bar of a volume, from its bottom up. */
export const volumePartDefinitions = [
  {
    key: 'file',
    look: 'solid',
    name: 'Database file',
    meaning: 'One database with all its mailboxes full',
  },
  {
    key: 'logs',
    look: 'diagonal',
    name: 'Log files',
    meaning: 'Transaction logs of the days they are kept',
  },
  {
    key: 'catalog',
    look: 'dots',
    name: 'Search catalog',
    meaning: 'Content index of the database',
  },
  {
    key: 'overhead',
    look: 'ruled',
    name: 'Overhead',
    meaning: 'Room above the computed size',
  },
  {
    key: 'rounding',
    look: 'open',
    name: 'Rounding up to the step',
    meaning: 'What is left to the next multiple of the volume step',
  },
] as const satisfies readonly VolumePart[]

export function volumeBars({ volumes }: PaperSizing, format: Format): readonly ChartBar[] {
  return volumes.ofDatabase.map((volume) => {
    const name = `${volume.size.label}: ${format.text(volume.size)}`
    const values = volumePartDefinitions.flatMap((part) => {
      const worked = volume.parts[part.key]
      return worked ? [[part.key, asShown(format.sized(worked))] as const] : []
    })
    const stated = asShown(format.sized(volume.size))
    return { name, short: name, values: Object.fromEntries(values), stated }
  })
}

export function volumeTakeaway({ volumes, databases }: PaperSizing, format: Format): string {
  const { main, logs } = volumes
  const each =
    asShown(databases.onServer) === 1
      ? 'The only database on one server'
      : `Each of the ${format.text(databases.onServer)} on one server`
  const all = volumes.ofDatabase
  const overhead = all.reduce((sum, { parts }) => sum + parts.overhead.value, 0)
  const share = overhead / all.reduce((sum, { size }) => sum + size.value, 0)
  // A small share of overhead gets more digits, so that it does not read 0 %.
  const spare = `${format.value(shareAsShown(share, { most: 0 }), '%')} of that space is overhead`
  return logs
    ? `${each} gets a volume of ${format.text(main.size)} (${listed(main, format)}) and a log volume of ${format.text(logs.size)} (${listed(logs, format)}); ${spare}.`
    : `${each} gets a volume of ${format.text(main.size)}: ${listed(main, format)}; ${spare}.`
}

/** Lists the parts of a volume that are not 0: `941 GB database file and 231 GB overhead`. */
function listed(volume: Volume, format: Format): string {
  const named = volumePartDefinitions.flatMap((part) => {
    const worked = volume.parts[part.key]
    return worked && asShown(worked) > 0
      ? [`${format.text(worked)} ${part.name.toLowerCase()}`]
      : []
  })
  return listedWords(named, format)
}

/** True if, for every volume, the rounded sizes of its parts add up to its rounded size. */
function partsAddUp({ volumes }: PaperSizing, { sized }: Format): boolean {
  return volumes.ofDatabase.every(({ parts, size }) => {
    const sum = Object.values(parts).reduce((total, part) => total + asShown(sized(part)), 0)
    return Math.abs(sum - asShown(sized(size))) < 1e-6
  })
}
