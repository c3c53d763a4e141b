import { useContext } from 'react'
import { casesMarked, type RoleCase, roleCases } from '../../app/roles/role-cases.ts'
import { shown, type Worked } from '../../engine/index.ts'
import {
  highestProcessorUse,
  isTooBusy,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import { ChartFrame, ShownChartParts } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { StackedChart } from '../../ui/lazy-charts.ts'
import {
  type ChartBar,
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'

type OfSizing = { readonly sizing: SizedByRoles }

const loadParts = [
  { key: 'reads', name: 'Database reads', look: 'solid' },
  { key: 'writes', name: 'Database writes', look: 'diagonal' },
  { key: 'logWrites', name: 'Log writes', look: 'dots' },
  { key: 'logReads', name: 'Log reads', look: 'ruled' },
] as const satisfies readonly ChartPart[]

/** Notes on chart parts, by key. */
const loadNotes: Readonly<Partial<Record<string, string>>> = {
  logWrites: 'not counted for drives',
  logReads: 'in the worst case; not counted for drives',
}

/** Reads and writes of a server: normal operation and worst case; cases between add nothing. */
export function LoadByCase({ sizing }: OfSizing) {
  const format = useFormat()
  const form = useContext(ShownChartParts)
  // Without the table, two bars that differ only by log reads say no more than one.
  const cases = roleCases(sizing).filter(
    ({ code }) => code === 'worst' || (code === 'none' && form !== 'chart'),
  )
  const { readsServer, writesServer, logWrites, logReads, iopsServer } = sizing.parts.io
  const bars = cases.map((one): ChartBar => {
    const what = one.code === 'worst' ? 'Worst case' : one.name
    const name = `${what}: ${format.text(one.load)} with logs`
    const values = {
      reads: shown(readsServer),
      writes: shown(writesServer),
      logWrites: shown(logWrites),
      logReads: one.logReads ? shown(one.logReads) : 0,
    }
    return { name, short: name, values }
  })
  const longest = cases.toSorted((one, other) => other.load.value - one.load.value)[0]
  const withLogs = longest
    ? ` With logs the bar ends at ${format.text(longest.load)}: they are sequential and not counted for drives.`
    : ''
  const worked = { reads: readsServer, writes: writesServer, logWrites, logReads }
  return (
    <ChartFrame
      takeaway={`Drives are sized for the ${format.text(iopsServer)} of a server’s databases: every copy counts as active, whatever fails.${withLogs}`}
      name="IOPS of a server"
      height={stackedHeight(bars)}
      readings={stackedReadings(loadParts, bars, 'IOPS')}
      table={
        <DataTable
          caption="IOPS of a server by use"
          hidden="heads"
          rows={loadParts.filter(({ key }) => worked[key] !== null)}
          columns={[
            {
              head: 'Part',
              of: (part) => {
                const note = loadNotes[part.key]
                return note ? [swatchCell(part), { note }] : swatchCell(part)
              },
            },
            { head: 'IOPS', of: ({ key }) => worked[key] },
          ]}
        />
      }
    >
      {(size) => <StackedChart size={size} parts={loadParts} bars={bars} unit="IOPS" />}
    </ChartFrame>
  )
}

/** Reads and writes of a server in every case. */
export function LoadCases({ sizing }: OfSizing) {
  return (
    <DataTable
      caption="IOPS of a server by case"
      cards
      rows={casesMarked(sizing)}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        { head: 'Databases active', bare: true, of: ({ active }) => active },
        { head: 'Log reads, IOPS', bare: true, of: ({ logReads }) => logReads },
        { head: 'Databases and logs, IOPS', bare: true, of: ({ load }) => load },
      ]}
    />
  )
}

const processorParts = [
  { key: 'busy', name: 'Busy', look: 'solid' },
] as const satisfies readonly ChartPart[]

type Busy = RoleCase & {
  readonly megacycles: Worked<'megacycles'>
  readonly cpu: Worked<'%'>
}

/** Cases that differ from the one before in active databases or CPU, without the worst. */
function distinct(sizing: SizedByRoles): readonly RoleCase[] {
  const lost = roleCases(sizing).filter(({ code }) => code !== 'worst')
  const isLike = (one: RoleCase, other: RoleCase | undefined) =>
    one.active.value === other?.active.value &&
    one.processors?.cpu?.value === other.processors?.cpu?.value
  return lost.filter((one, at) => !isLike(one, lost[at - 1]))
}

/** Number of hardest cases drawn in a chart without its table. */
const mostAlone = 3

/** CPU load of the busiest server of each site, by case; nothing if unknown. */
export function ProcessorsByCase({ sizing }: OfSizing) {
  const format = useFormat()
  const cases = distinct(sizing).flatMap((one): readonly Busy[] =>
    one.processors?.cpu ? [{ ...one, ...one.processors, cpu: one.processors.cpu }] : [],
  )
  const [first, ...others] = cases
  const form = useContext(ShownChartParts)
  // A table alone would repeat the section on activation.
  if (!first || form === 'table') return null
  const worst = others.reduce((most, one) => (one.cpu.value > most.cpu.value ? one : most), first)
  const limit = {
    at: highestProcessorUse.value,
    name: `limit ${format.text(highestProcessorUse)}`,
    end: 1,
  }
  const drawn = form === 'chart' ? cases.slice(-mostAlone) : cases
  const bars = drawn.map((one): ChartBar => {
    const busy = shown(one.cpu)
    const name = `${one.name}: ${format.value(busy, '%')}`
    return { name, short: name, values: { busy } }
  })
  const most = format.value(shown(worst.cpu), '%')
  const holds = isTooBusy(worst.cpu) ? 'more than' : 'within'
  return (
    <ChartFrame
      takeaway={`Processors are up to ${most} busy, ${holds} the ${format.text(highestProcessorUse)} advised for the worst case.`}
      name="Processors by case"
      fold="The processors as a table"
      height={stackedHeight(bars)}
      readings={stackedReadings(processorParts, bars, '%')}
      table={
        <DataTable
          caption="Megacycles and processors by case"
          cards
          rows={cases}
          columns={[
            { head: 'Case', of: ({ name }) => name },
            { head: 'Megacycles', bare: true, of: ({ megacycles }) => megacycles },
            { head: 'Busy', of: ({ cpu }) => cpu, fails: ({ cpu }) => isTooBusy(cpu) },
          ]}
        />
      }
    >
      {(size) => (
        <StackedChart size={size} parts={processorParts} bars={bars} unit="%" limit={limit} />
      )}
    </ChartFrame>
  )
}
