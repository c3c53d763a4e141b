import { useMemo } from 'react'
import { startOver } from '../../app/store/whole-projects.ts'
import type { Worked } from '../../engine/index.ts'
import {
  type ComparedWorkbookFigure,
  type ComparedWorkbookText,
  compareWorkbookExample,
  type ExampleName,
  exampleNames,
  planOfExample,
  type RoleResultTextKey,
  workbookExamples,
} from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { workbookResultsOfTiers } from '../../workbook/index.ts'
import {
  differenceFiltersByName,
  differenceReasonCell,
  OpenAsPlanButton,
  PrintedAndComputedTable,
  type PrintedTableLine,
} from './printed-table.tsx'

/** Descriptions of the example designs that Microsoft's workbook was recalculated with. */
const exampleWords: Readonly<Record<ExampleName, string>> = {
  A: 'One site, 6 servers, three copies and a lagged one, four databases on each 8 TB drive; 12,000 mailboxes of 6 GiB and 10 % growth, 100 messages of 100 KiB a day.',
  B: 'Active/passive with 4 and 2 servers, two copies and one, RAID on 1.2 TB drives; 3,000 mailboxes of 2 GiB, and 600 of 8 GiB with an archive of 20 GiB.',
  C: 'Active/active with 5 servers and two copies in each site, four databases on each 6 TB drive; 18,000 mailboxes of 4 GiB, 150 messages of 75 KiB a day.',
}

export function WorkbookPart({ title }: { readonly title: string }) {
  const format = useFormat()
  const examples = useMemo(
    () => exampleNames.map((name) => ({ name, ...compareWorkbookExample(workbookExamples[name]) })),
    [],
  )
  return (
    <FoldLine
      id="workbook"
      level={2}
      title={title}
      says={`${agreeingWords(examples, format)}. The mode “Corrected”, which a plan is in unless you switch it, departs from the workbook where it errs.`}
    >
      <p>
        Exchange 2013 to SE is sized by the method of Microsoft’s Role Requirements Calculator 7.6,
        a workbook. Each table rounds; the figures of Spindle open their workings.
      </p>
      {examples.map((example) => (
        <Example key={example.name} {...example} />
      ))}
    </FoldLine>
  )
}

type Results = {
  readonly figures: readonly ComparedWorkbookFigure[]
  readonly texts: readonly ComparedWorkbookText[]
}

function Example({ name, figures, texts }: Results & { readonly name: ExampleName }) {
  const format = useFormat()
  const example = workbookExamples[name]
  const differing = figures.filter(({ differs }) => differs)
  const errata = new Set(differing.flatMap((one) => one.errata))
  const { number } = format
  return (
    <FoldLine
      id={`example-${name.toLowerCase()}`}
      level={3}
      title={`Example ${name}`}
      says={`${agreeingWords([{ figures, texts }], format)}. Corrected, ${number(differing.length)} differ, because of ${number(errata.size)} errors of the workbook.`}
    >
      <p>{exampleWords[name]}</p>
      <OpenAsPlanButton
        title={`Example ${name}`}
        onOpen={() => startOver(planOfExample(example))}
      />
      <PrintedAndComputedTable
        name={`example ${name}`}
        heads={{
          printed: 'Workbook',
          computed: 'As Microsoft',
          difference: 'Corrected',
          why: 'Erratum',
        }}
        lines={linesOf({ figures, texts }, example.tiers.length, format)}
        choices={differenceFiltersByName}
      />
    </FoldLine>
  )
}

function agreeingWords(all: readonly Results[], { number }: Format): string {
  const results = all.flatMap(({ figures, texts }) => [...figures, ...texts])
  const agreeing = results.filter(({ agrees }) => agrees)
  return `${number(agreeing.length)} of ${number(results.length)} results agree to six decimals in the mode “As Microsoft”`
}

const stageTitles: Readonly<Record<ComparedWorkbookFigure['stage'], string>> = {
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

const labels: Readonly<Partial<Record<ComparedWorkbookFigure['figure'], string>>> = {
  raw: 'Databases before rounding up to whole groups',
  raidServer1: 'Drives of a server in RAID',
  maxActive1: 'MaximumActiveDatabases of site 1',
  maxPref1: 'MaximumPreferredActiveDatabases of site 1',
}

const textLabels: Readonly<Record<RoleResultTextKey, string>> = {
  layout: 'Layout of volumes',
  storage1: 'Storage in site 1',
  storage2: 'Storage in site 2',
  raidChoice: 'RAID that needs the fewest drives',
  transportOn: 'Transport database on',
  linkOk: 'The link carries the peak',
}

function linesOf({ figures, texts }: Results, tiers: number, format: Format) {
  const names = namesOf(tiers)
  const stages = [...new Set(figures.map(({ stage }) => stage))]
  const ofFigures = stages.flatMap((stage) =>
    figures
      .filter((one) => one.stage === stage)
      .map((one): PrintedTableLine => {
        const { figure, tier, printed, microsoft, corrected, differs, errata, sheet } = one
        const worked = microsoft ?? corrected
        const ofTier = tier !== null && tiers > 1 ? ` (tier ${format.number(tier + 1)})` : ''
        return {
          group: stageTitles[stage],
          label: `${labels[figure] ?? worked?.label ?? figure}${ofTier}`,
          place: [sheet, names.get(figure)].filter(Boolean).join(' · ') || null,
          printed: printed === null ? none : printedCell(printed, worked, format),
          computed: microsoft ?? none,
          difference: corrected ?? none,
          why: differs ? differenceReasonCell({ errata }) : null,
          differs,
        }
      }),
  )
  const ofTexts = texts.map(
    ({ text, printed, microsoft, corrected }): PrintedTableLine => ({
      group: 'Choices',
      label: textLabels[text],
      place: null,
      printed: printed ?? none,
      computed: microsoft ?? none,
      difference: corrected ?? none,
      why: null,
      differs: false,
    }),
  )
  return [...ofFigures, ...ofTexts]
}

/** Defined names of the workbook by figure; `part of …` if a name adds up several figures. */
function namesOf(tiers: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: tiers }, (_, at) => at + 1)
  return new Map(
    workbookResultsOfTiers(numbers).flatMap(({ name, figures }) =>
      figures.map((figure) => [figure, figures.length > 1 ? `part of ${name}` : name] as const),
    ),
  )
}

const none: DataCell = { hint: 'none' }

/** Cell with a figure of the workbook, rounded like the computed figure. */
function printedCell(printed: number, worked: Worked | null, format: Format): DataCell {
  if (!worked) return printed
  const { unit, label, shownAs } = worked
  const plain = { label, unit, value: printed, how: { kind: 'assumed', reason: label } } as const
  const as = format.quantity(shownAs === undefined ? plain : { ...plain, shownAs })
  return { amount: printed, unit, as }
}
