import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { erratumLinksCell } from '../../app/roles/erratum-links.tsx'
import {
  doesPlacementDifferFromWorkbook,
  type NamedServerCase,
  namedServerCases,
} from '../../app/roles/named-server-cases.ts'
import type { Worked } from '../../engine/index.ts'
import {
  areProcessorsTooBusy,
  hasStageResults,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

export const activationSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'activation',
  title: 'Activation',
  takeaway: (_plan, sizing, format) => {
    const { active, worstCase } = sizing.parts.activation
    const other = namedServerCases(sizing).filter(doesPlacementDifferFromWorkbook).length
    const states =
      sizing.requirements.mode === 'microsoft' || other === 0
        ? ''
        : ` The workbook’s formulas give another figure in ${format.number(other)} of the cases.`
    return active.value === worstCase.value
      ? `A server has ${format.text(worstCase)} active, whatever happens.${states}`
      : `Each server has ${format.text(active)} active, and ${format.text(worstCase)} in the worst case it is sized for.${states}`
  },
  Section: Activation,
})

function Activation({ sizing }: SectionProps<SizedByRoles>) {
  return (
    <>
      <Cases sizing={sizing} />
      <Limits sizing={sizing} />
    </>
  )
}

function Cases({ sizing }: { readonly sizing: SizedByRoles }) {
  const cases = namedServerCases(sizing)
  const isCorrected = sizing.requirements.mode === 'corrected'
  return (
    <DataTable
      caption="Active databases and processors of one server"
      frame
      cards
      className="tiers"
      rows={cases}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        {
          head: isCorrected ? 'Databases active, tried' : 'Databases active, stated',
          bare: true,
          of: ({ active }) => active,
        },
        isCorrected && { head: 'Stated by the workbook', bare: true, of: statedCell },
        { head: 'Megacycles', bare: true, of: ({ processors }) => processors?.megacycles ?? null },
        {
          head: 'Processors busy',
          of: ({ processors }) => processors?.cpu ?? null,
          fails: ({ processors }) => areProcessorsTooBusy(processors?.cpu),
        },
      ]}
    />
  )
}

function statedCell(one: NamedServerCase): DataCell {
  if (one.stated && !doesPlacementDifferFromWorkbook(one)) return [one.stated, ' ✓']
  const errata = errataOf(one.active)
  const why: DataCell = errata.length > 0 ? [': ', erratumLinksCell(errata)] : ''
  return [one.stated ?? { hint: 'nothing' }, { note: ['differs', why] }]
}

function errataOf({ how }: Worked) {
  return how.kind === 'solved' || how.kind === 'formula' ? (how.errata ?? []) : []
}

function Limits({ sizing }: { readonly sizing: SizedByRoles }) {
  const { maxActive1, maxPreferred1, maxActive2, maxPreferred2, worstCase, worstCase2 } =
    sizing.parts.activation
  const two = sizing.parts.copies.shape.twoSites
  const rows = [
    {
      name: two ? 'Servers of site 1' : 'Every server',
      most: maxActive1,
      preferred: maxPreferred1,
      sizedFor: worstCase,
    },
    {
      name: 'Servers of site 2',
      most: maxActive2,
      preferred: maxPreferred2,
      sizedFor: worstCase2,
    },
  ].filter(({ most, preferred }) => most !== null || preferred !== null)
  if (rows.length === 0) return null
  const isAbove = ({ most, sizedFor }: (typeof rows)[number]) =>
    !!most && !!sizedFor && most.value > sizedFor.value
  return (
    <DataTable
      caption="Limits to set on the servers"
      rows={rows}
      columns={[
        { head: 'Servers', of: ({ name }) => name },
        {
          head: 'Maximum active databases',
          bare: true,
          of: (row) =>
            isAbove(row) ? [row.most, { note: ['sized for ', row.sizedFor] }] : row.most,
        },
        rows.some(({ preferred }) => preferred !== null) && {
          head: 'Maximum preferred active databases',
          bare: true,
          of: ({ preferred }) => preferred,
        },
      ]}
    >
      {rows.some(isAbove) && (
        <p className="footnote">
          Above what a server is sized for, so that Exchange mounts every database that has a copy
          left after a worse failure. Memory and processors may then be short.
        </p>
      )}
    </DataTable>
  )
}
