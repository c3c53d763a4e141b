import { type ReactNode, useContext } from 'react'
import { focusSection } from '../ui/control.ts'
import { onPlainClick } from '../ui/plain-click.ts'
import { SectionNumbers } from '../ui/section-numbers.ts'

export type ReportSectionName = { readonly id: string; readonly title: string }

export type ReportSectionOf = ReportSectionName & { readonly content: ReactNode }

/** The parts of a report: the customer pages and the annex, which is empty if left out. */
type ReportOutline = {
  readonly pages: readonly ReportSectionName[]
  readonly annex: readonly ReportSectionName[]
}

type NumberedReportProps = ReportOutline & { readonly children: ReactNode }

/** Numbers the sections inside as in the contents: 1, 2, 3, and A1, A2, A3 in the annex. */
export function NumberedReport({ pages, annex, children }: NumberedReportProps) {
  return <SectionNumbers value={numbersOf({ pages, annex })}>{children}</SectionNumbers>
}

export function numbersOf({ pages, annex }: ReportOutline): ReadonlyMap<string, string> {
  const numbered = (of: readonly ReportSectionName[], part: string) =>
    of.map(({ id }, at) => [id, `${part}${(at + 1).toString()}`] as const)
  return new Map([...numbered(pages, ''), ...numbered(annex, 'A')])
}

type ReportSectionProps = ReportSectionName & {
  readonly className?: string
  readonly children: ReactNode
}

export function ReportSection({ id, title, className, children }: ReportSectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-section`}>
      <h2 id={`${id}-section`} tabIndex={-1}>
        <SectionNumber id={id} />
        {title}
      </h2>
      {children}
    </section>
  )
}

function SectionNumber({ id }: Pick<ReportSectionName, 'id'>) {
  const number = useContext(SectionNumbers).get(id)
  return number !== undefined && <span className="section-number quiet light">{`${number} `}</span>
}

export const annexId = 'annex'

export function Contents({ pages, annex }: ReportOutline) {
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

function ContentsOf({ sections }: { readonly sections: readonly ReportSectionName[] }) {
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
