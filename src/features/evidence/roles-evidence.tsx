import { latestVersion, versionBases } from '../../engine/index.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { AssumedTable, standingOf } from './assumed-table.tsx'
import { ChecksTable } from './checks-table.tsx'
import { WorkbookExamples } from './workbook-examples.tsx'

/** What the method for Exchange 2013 to SE rests on: what was proven, and what is assumed. */
export function RolesEvidence() {
  const format = useFormat()
  return (
    <>
      <p className="lead">
        Exchange 2013 to SE is sized by the method of Microsoft’s Role Requirements Calculator 7.6,
        a workbook. First what was proven, then every result of three designs beside the workbook’s,
        then what nobody has published.
      </p>
      <section aria-labelledby="checked-title">
        <h2 id="checked-title">What was proven</h2>
        <ChecksTable />
      </section>
      <WorkbookExamples />
      <FoldLine
        id="assumed"
        level={2}
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
  return `Of ${format.number(ofLatest.length)} figures that ${latestVersion} is sized with, ${format.number(assumed.length)} are published by nobody. Spindle takes those of Exchange 2016, or an assumption that it names.`
}
