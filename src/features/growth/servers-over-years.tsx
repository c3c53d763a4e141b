import { unmetRequirementNames } from '../../app/words/requirement-words.ts'
import type { Worked } from '../../engine/index.ts'
import type { GrownServers, UnmetCode, YearOfGrownServers } from '../../engine/methods/index.ts'
import { advisedProcessorUseLimit } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  type GrowthContent,
  type YearChartData,
  YearTable,
  yearColumnInFormat,
} from './growth-charts.tsx'

/** Charts and tables of the drives and processors that one server needs by year, and has. */
export function serverGrowthContent(
  { years, drivesThere, steps }: GrownServers,
  until: number,
  format: Format,
): GrowthContent {
  const rows = years.filter(({ year }) => year <= until)
  return {
    charts: [...drivesChart(rows, drivesThere, format), ...processorsChart(rows, format)],
    note: 'Thick: what one server needs at the end of a year, with as many servers as the plan has. Thin: what it has, or may be busy at most.',
    tables: (
      <>
        <ServerYears rows={rows} />
        <ServerPurchases steps={steps.filter(({ year }) => year <= until)} />
      </>
    ),
  }
}

function drivesChart(
  rows: readonly YearOfGrownServers[],
  there: Worked<'drives'> | null,
  format: Format,
): readonly YearChartData[] {
  if (!there) return []
  return [
    {
      takeaway: needWords(
        rows,
        ({ drives }) => drives && format.text(drives),
        ['drives', 'space', 'restoreSpace', 'driveIops', 'bays'],
        { need: 'Drives of a server', there: `${format.text(there)} are built in` },
      ),
      name: 'Drives of one server over the years',
      unit: 'drives',
      points: rows.map(({ year, drives }) => ({
        year,
        figures: { needed: drives, 'built in': there },
      })),
    },
  ]
}

function processorsChart(
  rows: readonly YearOfGrownServers[],
  format: Format,
): readonly YearChartData[] {
  if (!rows[0]?.processors) return []
  return [
    {
      takeaway: needWords(
        rows,
        ({ processors }) =>
          processors && format.value(Math.round(processors.value * 100) / 100, '%'),
        ['processors'],
        {
          need: 'Processors busy in the worst case',
          there: `${format.text(advisedProcessorUseLimit)} at most`,
        },
      ),
      name: 'Processors of one server over the years',
      unit: '%',
      points: rows.map(({ year, processors }) => ({
        year,
        figures: { busy: processors, 'at most': advisedProcessorUseLimit },
      })),
    },
  ]
}

/** Takeaway of a chart: how a need changes over the years, and how long the hardware is enough. */
function needWords(
  years: readonly YearOfGrownServers[],
  of: (year: YearOfGrownServers) => string | null,
  lacking: readonly UnmetCode[],
  { need, there }: { readonly need: string; readonly there: string },
): string {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return need
  const [from, to] = [of(first), of(last)]
  const change =
    from === to ? `stay at ${from}` : `go from ${from} today to ${to} in year ${last.year}`
  const until = years.find(({ lacks }) => lacks.some((code) => lacking.includes(code)))
  const lasts =
    until === undefined
      ? 'enough in all years shown'
      : until.year === 0
        ? 'too little already today'
        : `enough to the end of year ${until.year - 1}`
  return `${need} ${change}; ${there}, ${lasts}.`
}

function ServerYears({ rows }: { readonly rows: readonly YearOfGrownServers[] }) {
  return (
    <YearTable
      caption="What one server needs, year by year"
      rows={rows}
      columns={[
        yearColumnInFormat(useFormat()),
        { head: 'Mailboxes', bare: true, of: ({ mailboxes }) => mailboxes },
        { head: 'Databases of a DAG', bare: true, of: ({ databases }) => databases },
        rows.some(({ drives }) => drives !== null) && {
          head: 'Drives',
          bare: true,
          of: ({ drives }) => drives,
        },
        { head: 'Memory', of: ({ memory }) => memory },
        { head: 'Processors busy', of: ({ processors }) => processors },
        {
          head: 'What lacks then',
          of: ({ lacks }) =>
            lacks.length > 0 ? unmetRequirementNames(lacks) : { hint: 'nothing' },
        },
      ]}
    />
  )
}

const some = (count: Worked): DataCell => (count.value > 0 ? count : { hint: 'none' })

function ServerPurchases({ steps }: Pick<GrownServers, 'steps'>) {
  const hasDrives = steps.some(({ drives }) => drives && drives.value > 0)
  return (
    <DataTable
      caption={`Servers${hasDrives ? ' and drives' : ''} to buy, year by year`}
      frame
      cards
      className="purchases whole-on-paper"
      rows={steps}
      columns={[
        yearColumnInFormat(useFormat()),
        { head: 'Servers to buy', bare: true, of: ({ newServers }) => some(newServers) },
        { head: 'Servers in all', bare: true, of: ({ servers }) => servers },
        hasDrives && {
          head: 'Drives to buy',
          bare: true,
          of: ({ newDrives }) => newDrives && some(newDrives),
        },
        steps.some(({ drivesOnServer }) => drivesOnServer !== null) && {
          head: 'Drives per server',
          bare: true,
          of: ({ drivesOnServer }) => drivesOnServer,
        },
        { head: 'Memory per server', of: ({ memory }) => memory },
        {
          head: 'Needed for',
          of: ({ because }) =>
            because.length > 0 ? unmetRequirementNames(because) : 'the design itself',
        },
      ]}
    />
  )
}
