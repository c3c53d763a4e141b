import { TermLink } from '../../app/term-link.tsx'
import { labelInSentence, type Sizing, type Worked } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { swatchCell } from '../../ui/stacked-parts.tsx'
import type { Column } from '../../ui/table.ts'
import { expectedPartDefinitions, type IopsCase, reservePartDefinition } from './iops-cases.ts'

type TotalRow = {
  readonly name: DataCell
  readonly meaning: string
  readonly figure: Worked
  readonly isTotal: boolean
}

const classOf = ({ isTotal }: { readonly isTotal: boolean }) => (isTotal ? 'total' : undefined)

function reserveRows({ iops }: Sizing, of = ''): TotalRow[] {
  return [
    {
      name: swatchCell(
        reservePartDefinition,
        <TermLink id="reserve">{reservePartDefinition.name}</TermLink>,
      ),
      meaning: reservePartDefinition.meaning + of,
      figure: iops.reserve,
      isTotal: false,
    },
    {
      name: 'Design requirement',
      meaning: 'What the arrays should be able to take',
      figure: iops.designRequirement,
      isTotal: true,
    },
  ]
}

export function LoadPartTable({ sizing }: { sizing: Sizing }) {
  const { iops } = sizing
  return (
    <DataTable
      caption="IOPS of one server by part"
      hidden="caption and heads"
      className="parts"
      classOf={classOf}
      rows={[
        ...expectedPartDefinitions.map(
          (part): TotalRow => ({
            name: swatchCell(part),
            meaning: part.meaning,
            figure: iops[part.key],
            isTotal: false,
          }),
        ),
        {
          name: 'Expected load',
          meaning: 'What the server is expected to generate',
          figure: iops.expectedLoad,
          isTotal: true,
        },
        ...reserveRows(sizing),
      ]}
      columns={[
        { head: 'Part', of: ({ name }) => name },
        { head: 'What it is', narrow: 'never', className: 'quiet', of: ({ meaning }) => meaning },
        { head: 'IOPS', of: ({ figure }) => figure },
      ]}
    />
  )
}

type CaseTableProps = { readonly cases: readonly IopsCase[]; readonly sizing: Sizing }

const over = 'IOPS of one server'

type CaseRow = Pick<TotalRow, 'name' | 'figure' | 'isTotal'> &
  (
    | Pick<TotalRow, 'meaning'>
    | { readonly meaning?: never; readonly load: Record<'active' | LoadPart['key'], Worked> }
  )

type LoadPart = (typeof expectedPartDefinitions)[number]

export function IopsCaseTable({ cases, sizing }: CaseTableProps) {
  return (
    <DataTable
      caption="IOPS of one server by case and part"
      hidden="caption"
      frame
      cards
      className="cases"
      classOf={classOf}
      rows={[...cases.map(caseRow), ...reserveRows(sizing, ' of the worst case')]}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        {
          head: 'Databases\nactive',
          full: 'Databases active',
          bare: true,
          of: (row) =>
            row.meaning === undefined ? row.load.active : { spans: 4, cell: row.meaning },
        },
        ...expectedPartDefinitions.map(
          (part): Column<CaseRow> => ({
            head: swatchCell(part),
            over,
            full: `${part.name}, IOPS`,
            bare: true,
            of: (row) => (row.meaning === undefined ? row.load[part.key] : null),
          }),
        ),
        { head: 'Expected load', over, full: 'IOPS', bare: true, of: ({ figure }) => figure },
      ]}
    />
  )
}

/** Table row of a load case; figures of any but the worst case name their case. */
function caseRow({ name, load, worst }: IopsCase): CaseRow {
  const here = (worked: Worked): Worked => ({ ...worked, of: labelInSentence(name) })
  const own = worst ? (worked: Worked) => worked : here
  return {
    name,
    isTotal: worst,
    load: {
      active: here(load.active),
      transactional: own(load.transactional),
      logs: own(load.logs),
      maintenance: own(load.maintenance),
    },
    figure: own(load.expectedLoad),
  }
}
