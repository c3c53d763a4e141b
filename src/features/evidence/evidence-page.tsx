import { MethodChoice, useMethodShown } from '../../app/method-choice.tsx'
import { pages } from '../../app/pages.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import { PapersEvidence } from './papers-evidence.tsx'
import { RolesEvidence } from './roles-evidence.tsx'
import { VersionsTable } from './versions-table.tsx'

/** What the figures of either method rest on, and how they were checked. */
export function EvidencePage() {
  const [method, show] = useMethodShown()
  return (
    <article className="plan evidence">
      <h1 tabIndex={-1}>{pages.evidence.title}</h1>
      <MethodChoice legend="Evidence for" chosen={method} onChoose={show} />
      {method === 'newer' ? <RolesEvidence /> : <PapersEvidence />}
      <FoldLine
        id="versions"
        level={2}
        title="Exchange versions"
        says="What is taken for each version of Exchange, with the source of every figure."
      >
        <VersionsTable />
      </FoldLine>
    </article>
  )
}
