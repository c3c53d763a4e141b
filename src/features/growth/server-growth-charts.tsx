import { useContext } from 'react'
import type { ServerYear, Worked } from '../../engine/index.ts'
import { ChartForm, ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { growthReadings } from './growth-readings.ts'
import { needWords } from './server-growth-words.ts'

type ServerGrowthChartsProps = {
  readonly years: readonly ServerYear[]
  readonly drivesThere: Worked<'drives'> | null
  readonly sizedFor: number
}

const GrowthChart = lazyChart(async () => (await import('./growth-chart.tsx')).GrowthChart)

/** Two charts side by side, and one table of both below them. */
const shared = { height: 240, paper: { width: 312, height: 150 }, table: null }

/** The most that processors may be busy, in per cent. */
const mostBusy = 80

/** Drives and processors of one server over the years, against what it has. */
export function ServerGrowthCharts({ years, drivesThere, sizedFor }: ServerGrowthChartsProps) {
  if (useContext(ChartForm) === 'table') return null
  return (
    <>
      <div className="growth-charts">
        <DrivesChart years={years} drivesThere={drivesThere} sizedFor={sizedFor} />
        <ProcessorsChart years={years} sizedFor={sizedFor} />
      </div>
      <p className="footnote">
        Thick: what one server needs at the end of a year, with as many servers as the plan has.
        Thin: what it has, or may be busy at most.
      </p>
    </>
  )
}

/** Drives of a server; nothing where its databases stand on arrays. */
function DrivesChart({ years, drivesThere: there, sizedFor }: ServerGrowthChartsProps) {
  const format = useFormat()
  if (!there) return null
  const takeaway = needWords(
    years,
    ({ drives }) => drives && format.text(drives),
    ['drives', 'space', 'driveIops'],
    { need: 'Drives of a server', there: `${format.text(there)} are built in` },
  )
  return (
    <ChartFrame
      {...shared}
      takeaway={takeaway}
      name="Drives of one server over the years"
      readings={growthReadings(
        years.map(({ year, drives }) => ({
          year,
          lines: [drives?.value ?? 0, there.value],
          figures: { needed: drives, 'built in': there },
        })),
        format,
      )}
    >
      {(size) => (
        <GrowthChart
          size={size}
          sizedFor={sizedFor}
          points={years.map(({ year, drives }) => ({
            ...{ year, offered: there.value, perServer: there.value },
            needed: drives?.value ?? 0,
          }))}
          of={['drive', 'drives']}
          unit="drives"
          needed="needed"
        />
      )}
    </ChartFrame>
  )
}

/** Processors of a server in its worst case; nothing where they are not known. */
function ProcessorsChart({ years, sizedFor }: Omit<ServerGrowthChartsProps, 'drivesThere'>) {
  const format = useFormat()
  if (!years[0]?.processors) return null
  const takeaway = needWords(
    years,
    ({ processors }) => processors && format.value(Math.round(processors.value * 100) / 100, '%'),
    ['processors'],
    {
      need: 'Processors busy in the worst case',
      there: `${format.value(mostBusy / 100, '%')} at most`,
    },
  )
  return (
    <ChartFrame
      {...shared}
      takeaway={takeaway}
      name="Processors of one server over the years"
      readings={growthReadings(
        years.map(({ year, processors }) => ({
          year,
          lines: [(processors?.value ?? 0) * 100, mostBusy],
          figures: { busy: processors, 'at most': { amount: mostBusy / 100, unit: '%' } },
        })),
        format,
      )}
    >
      {(size) => (
        <GrowthChart
          size={size}
          sizedFor={sizedFor}
          points={years.map(({ year, processors }) => ({
            ...{ year, offered: mostBusy, perServer: null },
            needed: (processors?.value ?? 0) * 100,
          }))}
          unit="%"
          needed="busy"
        />
      )}
    </ChartFrame>
  )
}
