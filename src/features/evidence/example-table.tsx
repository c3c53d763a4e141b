import type { ExampleFigure, ExampleText, RoleText, Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { resultNames } from '../../workbook/index.ts'

type ExampleTableProps = {
  readonly name: string
  readonly figures: readonly ExampleFigure[]
  readonly texts: readonly ExampleText[]
  /** How many tiers of users the design has. */
  readonly tiers: number
  readonly why: (figure: ExampleFigure) => Cell
}

type Row = {
  readonly label: string
  readonly place: string
  readonly printed: Cell
  readonly microsoft: Cell
  readonly corrected: Cell
  readonly why: Cell
}

/** The stages of the method, as headings. */
const stageTitles: Readonly<Record<ExampleFigure['stage'], string>> = {
  mailbox: 'One mailbox',
  databases: 'Databases',
  servers: 'Servers and copies',
  activation: 'Active databases on a server',
  space: 'Space',
  io: 'I/O',
  drives: 'Drives',
  memory: 'Memory',
  processors: 'Processors',
  transport: 'Transport',
  replication: 'Replication',
}

/** Figures that the workbook names otherwise than what they are computed as. */
const labels: Readonly<Partial<Record<ExampleFigure['figure'], string>>> = {
  raw: 'Databases before rounding up to whole groups',
  raidServer1: 'Drives of a server in RAID',
  maxActive1: 'MaximumActiveDatabases of site 1',
  maxPref1: 'MaximumPreferredActiveDatabases of site 1',
}

const textLabels: Readonly<Record<RoleText, string>> = {
  layout: 'Layout of volumes',
  storage1: 'Storage in site 1',
  storage2: 'Storage in site 2',
  raidChoice: 'RAID that needs the fewest drives',
  transportOn: 'Transport database on',
  linkOk: 'The link carries the peak',
}

/** What the workbook shows of an example, and what Spindle computes in both modes. */
export function ExampleTable({ name, figures, texts, tiers, why }: ExampleTableProps) {
  const format = useFormat()
  const names = namesOf(tiers)
  const stages = [...new Set(figures.map(({ stage }) => stage))]
  const groups = [
    ...stages.map((stage) => ({
      title: stageTitles[stage],
      rows: figures
        .filter((one) => one.stage === stage)
        .map((one) => figureRow(one, names, tiers, why, format)),
    })),
    ...(texts.length > 0 ? [{ title: 'Choices', rows: texts.map(textRow) }] : []),
  ]
  return (
    <DataTable
      caption={`Example ${name}: the workbook and Spindle`}
      hidden="caption"
      frame={`Results of example ${name}`}
      cards
      groups={groups}
      columns={[
        {
          head: 'Result',
          of: ({ label, place }: Row) => (place ? [label, { note: place }] : label),
        },
        { head: 'Workbook', className: 'amount', of: ({ printed }) => printed },
        { head: 'As Microsoft', className: 'amount', of: ({ microsoft }) => microsoft },
        { head: 'Corrected', className: 'amount', of: ({ corrected }) => corrected },
        { head: 'Erratum', of: ({ why: reason }) => reason },
      ]}
    />
  )
}

/** The names that the workbook defines, by the figures that they are or add up. */
function namesOf(tiers: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: tiers }, (_, at) => at + 1)
  return new Map(
    resultNames(numbers).flatMap(({ name, figures }) =>
      figures.map((figure) => [figure, figures.length > 1 ? `part of ${name}` : name] as const),
    ),
  )
}

function figureRow(
  one: ExampleFigure,
  names: ReadonlyMap<string, string>,
  tiers: number,
  why: ExampleTableProps['why'],
  format: Format,
): Row {
  const { figure, tier, printed, microsoft, corrected, differs, sheet } = one
  const worked = microsoft ?? corrected
  const ofTier = tier !== null && tiers > 1 ? ` (tier ${format.number(tier + 1)})` : ''
  return {
    label: `${labels[figure] ?? worked?.label ?? figure}${ofTier}`,
    place: [sheet, names.get(figure)].filter(Boolean).join(' · '),
    printed: printed === null ? none : printedCell(printed, worked, format),
    microsoft: microsoft ?? none,
    corrected: corrected ?? none,
    why: differs ? why(one) : { hint: 'none' },
  }
}

const none: Cell = { hint: 'none' }

/** What the workbook shows, rounded as the figure beside it is. */
function printedCell(printed: number, worked: Worked | null, format: Format): Cell {
  if (!worked) return printed
  const { unit, label, shownAs } = worked
  const plain = { label, unit, value: printed, how: { kind: 'assumed', reason: label } } as const
  const as = format.quantity(shownAs === undefined ? plain : { ...plain, shownAs })
  return { amount: printed, unit, as }
}

function textRow({ text, printed, microsoft, corrected }: ExampleText): Row {
  const worded = (words: string | null): Cell => words ?? none
  return {
    label: textLabels[text],
    place: '',
    printed: worded(printed),
    microsoft: worded(microsoft),
    corrected: worded(corrected),
    why: none,
  }
}
