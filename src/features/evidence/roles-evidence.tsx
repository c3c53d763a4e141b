import { latestVersion, versionBases, workbookErratumIds } from '../../engine/index.ts'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { AssumedTable, standingOf } from './assumed-table.tsx'
import { ChecksTable } from './checks-table.tsx'
import compared from './compared-designs.json'
import tried from './tried-losses.json'
import { WorkbookExamples } from './workbook-examples.tsx'

/** What the method for Exchange 2013 to SE rests on: the workbook, a second program, and assumptions. */
export function RolesEvidence() {
  const format = useFormat()
  return (
    <>
      <p className="lead">
        Exchange 2013 to SE is sized by the method of Microsoft’s Role Requirements Calculator, a
        workbook. Version 7.6 of it was recalculated with three designs: here is what it shows,
        beside what Spindle computes of the same answers. <em>As Microsoft</em> keeps the errors of
        the workbook; <em>Corrected</em>, which a plan shows unless you switch, corrects{' '}
        <a href="#/errata/MS1">{format.number(workbookErratumIds.length)} of them</a>.
      </p>
      <WorkbookExamples />
      <FoldAll of="tables" />
      <FoldLine
        id="checked"
        level={2}
        isOpen
        title="How the method was checked"
        says={`A second program agrees on all ${format.number(compared.figures)} figures of ${format.number(compared.designs)} random designs, and ${format.number(tried.losses)} losses of servers and sites leave what a plain trial finds.`}
      >
        <ChecksTable />
      </FoldLine>
      <FoldLine
        id="assumed"
        level={2}
        isOpen
        title="What is assumed for 2016, 2019 and SE"
        says={assumedWords(format)}
      >
        <AssumedTable />
      </FoldLine>
    </>
  )
}

/** How many figures of the newest version nobody published. */
function assumedWords(format: Format): string {
  const ofLatest = versionBases().filter(({ versions }) => versions.includes(latestVersion))
  const assumed = ofLatest.filter(({ source }) => standingOf(source) === 'assumed')
  return `Of ${format.number(ofLatest.length)} figures that ${latestVersion} is sized with, ${format.number(assumed.length)} are published by nobody: there Spindle takes those of Exchange 2016, or an assumption that it names.`
}
