import { useContext } from 'react'
import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { FigureTableInBothModes } from '../../app/roles/mode-figure.tsx'
import {
  casesWithWorstMarked,
  type NamedServerCase,
  namedServerCases,
} from '../../app/roles/named-server-cases.ts'
import { asShown, isVirtual } from '../../engine/index.ts'
import {
  figureWordFacts,
  hasStageResults,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import { ChartFrame, ShownChartPartsContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyStackedChart } from '../../ui/lazy-charts.ts'
import {
  type ChartBar,
  type ChartPart,
  stackedHeight,
  stackedReadings,
  swatchCell,
} from '../../ui/stacked-parts.tsx'

export const serverSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'server',
  title: 'Server',
  isOpen: true,
  takeaway: (plan, sizing, format) => {
    const { memory, processors, drives } = sizing.parts
    const { cores } = processors.site1
    const { installed } = memory
    const cpu = processors.busiest
    const busy = cpu ? `, ${format.text(cpu)} busy in the worst case` : ''
    const memoryWords = installed ? `${format.text(installed)} of memory, ` : ''
    if (isVirtual(plan))
      return `Each virtual machine has ${memoryWords}${format.number(cores.value)} virtual processors${busy}.`
    const drivesWords = figureWordFacts(plan, sizing).hasDrives
      ? `${format.text(drives.site1.server)} in addition to its system drives`
      : 'its system drives alone'
    return `Each server has ${memoryWords}${format.text(cores)}${busy}, and ${drivesWords}.`
  },
  Section: Server,
})

function Server(props: SectionProps<SizedByRoles>) {
  const { parts } = props.sizing
  return (
    <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
      <FigureTableInBothModes {...props} title="Memory of one server" />
      <FigureTableInBothModes {...props} title="Processors of one server" />
      {isOtherInSite2(parts) && (
        <FigureTableInBothModes {...props} title="Processors of a server in site 2" />
      )}
      <FigureTableInBothModes {...props} title="Drives of one server" />
    </div>
  )
}

/** True if the processors of site 2, or their load, differ from those of site 1. */
function isOtherInSite2({ processors: { site1, site2 } }: SizedByRoles['parts']): boolean {
  return (
    site2 !== null &&
    (site2.server?.value !== site1.server?.value ||
      site2.cores.value !== site1.cores.value ||
      site2.worst?.megacycles.value !== site1.worst?.megacycles.value)
  )
}

export const ioSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'io',
  title: 'I/O',
  takeaway: (_plan, { parts: { io, mailbox } }, format) =>
    `The databases of a server need ${format.text(io.iopsServer)} of random I/O, ${format.text(mailbox.readShare)} of it reads; background maintenance adds ${format.text(io.backgroundMaintenance)} of sequential reads.`,
  Section: Load,
  brief: [{ under: 'Load', Section: LoadByCase }],
})

function Load({ plan, sizing }: SectionProps<SizedByRoles>) {
  return (
    <>
      <LoadByCase plan={plan} sizing={sizing} />
      <Fold title="I/O case by case, of a server and of a database">
        <LoadCases sizing={sizing} />
        <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
          <FigureTableInBothModes plan={plan} sizing={sizing} title="I/O of a server" />
          <FigureTableInBothModes plan={plan} sizing={sizing} title="I/O of a database" />
        </div>
      </Fold>
    </>
  )
}

type OfSizing = { readonly sizing: SizedByRoles }

const loadParts = [
  { key: 'reads', name: 'Database reads', look: 'solid' },
  { key: 'writes', name: 'Database writes', look: 'diagonal' },
  { key: 'logWrites', name: 'Log writes', look: 'dots' },
  { key: 'logReads', name: 'Log reads', look: 'ruled' },
] as const satisfies readonly ChartPart[]

/** Notes on the parts of the load chart, by key. */
const loadNotes: Readonly<Partial<Record<string, string>>> = {
  logWrites: 'not counted for drives',
  logReads: 'in the worst case; not counted for drives',
}

/** Notes on the load chart for virtual machines, whose drives are those of the host. */
const guestLoadNotes: typeof loadNotes = {
  logWrites: 'sequential',
  logReads: 'in the worst case; sequential',
}

/** Load cases drawn as bars: normal operation and the worst; of these only the longest if alone. */
export function drawnLoadCases(sizing: SizedByRoles, isAlone: boolean): readonly NamedServerCase[] {
  const cases = namedServerCases(sizing)
    .filter(({ code }) => code === 'worst' || code === 'none')
    .map((one) => ({ ...one, name: one.name.replace(', used for sizing', '') }))
  return isAlone ? cases.toSorted(byLoad).slice(0, 1) : cases
}

const byLoad = (one: NamedServerCase, other: NamedServerCase) => other.load.value - one.load.value

function LoadByCase({ plan, sizing }: SectionProps<SizedByRoles>) {
  const format = useFormat()
  const notes = isVirtual(plan) ? guestLoadNotes : loadNotes
  const form = useContext(ShownChartPartsContext)
  const cases = drawnLoadCases(sizing, form === 'chart')
  const [longest] = cases.toSorted(byLoad)
  const { readsServer, writesServer, logWrites, logReads, iopsServer } = sizing.parts.io
  const bars = cases.map((one): ChartBar => {
    const name = `${one.name}: ${format.text(one.load)} with logs`
    const values = {
      reads: asShown(readsServer),
      writes: asShown(writesServer),
      logWrites: asShown(logWrites),
      logReads: one.logReads ? asShown(one.logReads) : 0,
    }
    return { name, short: name, values }
  })
  const withLogs = longest
    ? ` With logs the bar ends at ${format.text(longest.load)}: they are sequential and not ${isVirtual(plan) ? 'among them' : 'counted for drives'}.`
    : ''
  const worked = { reads: readsServer, writes: writesServer, logWrites, logReads }
  return (
    <ChartFrame
      takeaway={`${isVirtual(plan) ? 'Virtual disks' : 'Drives'} are sized for the ${format.text(iopsServer)} of a server’s databases: every copy counts as active, whatever fails.${withLogs}`}
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
                const note = notes[part.key]
                return note ? [swatchCell(part), { note }] : swatchCell(part)
              },
            },
            { head: 'IOPS', of: ({ key }) => worked[key] },
          ]}
        />
      }
    >
      {(size) => <LazyStackedChart size={size} parts={loadParts} bars={bars} unit="IOPS" />}
    </ChartFrame>
  )
}

function LoadCases({ sizing }: OfSizing) {
  return (
    <DataTable
      caption="IOPS of a server by case"
      cards
      rows={casesWithWorstMarked(sizing)}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        { head: 'Databases active', bare: true, of: ({ active }) => active },
        { head: 'Log reads, IOPS', bare: true, of: ({ logReads }) => logReads },
        { head: 'Databases and logs, IOPS', bare: true, of: ({ load }) => load },
      ]}
    />
  )
}
