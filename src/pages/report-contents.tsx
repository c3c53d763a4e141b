import type { ReactNode } from 'react'
import { focusSection } from '../ui/control.ts'
import { onPlainClick } from '../ui/plain-click.ts'
import {
  type ReportOutline,
  type ReportSectionIdAndTitle,
  SectionNumber,
} from './report-section.tsx'

export const annexId = 'annex'

export function ReportContents({ pages, annex }: ReportOutline) {
  return (
    <nav className="contents above-5" aria-labelledby="contents-title">
      <h2 id="contents-title">Contents</h2>
      <div className="contents-parts above-2">
        <ContentsOf sections={pages} />
        {annex.length > 0 && (
          <p className="strong">
            <LinkTo id={annexId}>{`Annex: A1 to A${annex.length.toString()}`}</LinkTo>
          </p>
        )}
      </div>
    </nav>
  )
}

export function AnnexContents({ annex }: Pick<ReportOutline, 'annex'>) {
  return (
    <nav className="contents of-annex above-5" aria-label="Contents of the annex">
      <div className="contents-parts above-2">
        <ContentsOf sections={annex} />
      </div>
    </nav>
  )
}

function ContentsOf({ sections }: { readonly sections: readonly ReportSectionIdAndTitle[] }) {
  return (
    <ol className="bare-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <LinkTo id={id}>
            <SectionNumber id={id} />
            {title}
          </LinkTo>
        </li>
      ))}
    </ol>
  )
}

/** A link to a section; works in a printed PDF, too. */
function LinkTo({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a href={`#${id}`} onClick={onPlainClick(() => focusSection(id))}>
      {children}
    </a>
  )
}
