import { evidenceParts, pages } from '../../app/pages.ts'
import { FoldAll } from '../../ui/fold-line.tsx'
import { MarksKey } from '../../ui/marks-key.tsx'
import { AssumedPart } from './assumed-part.tsx'
import { ChecksPart } from './checks-part.tsx'
import { PrintedTablesPart } from './printed-tables-part.tsx'
import { SystemsPart } from './systems-part.tsx'
import { TestsPart } from './tests-part.tsx'
import { WorkbookPart } from './workbook-part.tsx'
import { WorkedExamplePart } from './worked-example-part.tsx'

/** The figures of the sources beside those that Spindle computes. */
export function EvidencePage() {
  return (
    <article className="plan evidence">
      <h1 tabIndex={-1}>{pages.evidence.title}</h1>
      <p className="lead">
        What the sources of Spindle print stands here beside what Spindle computes. Each line says
        how far the two agree. Open a line for the figures, their workings and their places in the
        documents.
      </p>
      <FoldAll of="parts" />
      <WorkbookPart title={evidenceParts.workbook} />
      <ChecksPart title={evidenceParts.checks} />
      <AssumedPart title={evidenceParts.assumed} />
      <WorkedExamplePart title={evidenceParts['worked-example']} />
      <PrintedTablesPart title={evidenceParts['printed-tables']} />
      <TestsPart title={evidenceParts.tests} />
      <SystemsPart title={evidenceParts.reference} />
      <MarksKey />
    </article>
  )
}
