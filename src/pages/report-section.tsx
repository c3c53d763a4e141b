import { type ReactNode, useContext } from 'react'
import { SectionNumbersContext } from '../ui/section-numbers.ts'

export type ReportSectionIdAndTitle = { readonly id: string; readonly title: string }

export type ReportSectionContent = ReportSectionIdAndTitle & { readonly content: ReactNode }

/** The parts of a report: the customer pages and the annex, which is empty if left out. */
export type ReportOutline = {
  readonly pages: readonly ReportSectionIdAndTitle[]
  readonly annex: readonly ReportSectionIdAndTitle[]
}

type NumberedReportProps = ReportOutline & { readonly children: ReactNode }

/** Numbers the sections inside as in the contents: 1, 2, 3, and A1, A2, A3 in the annex. */
export function NumberedReport({ pages, annex, children }: NumberedReportProps) {
  return (
    <SectionNumbersContext value={reportSectionNumbers({ pages, annex })}>
      {children}
    </SectionNumbersContext>
  )
}

export function reportSectionNumbers({ pages, annex }: ReportOutline): ReadonlyMap<string, string> {
  const numbered = (of: readonly ReportSectionIdAndTitle[], part: string) =>
    of.map(({ id }, at) => [id, `${part}${(at + 1).toString()}`] as const)
  return new Map([...numbered(pages, ''), ...numbered(annex, 'A')])
}

type ReportSectionProps = ReportSectionIdAndTitle & {
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

export function SectionNumber({ id }: Pick<ReportSectionIdAndTitle, 'id'>) {
  const number = useContext(SectionNumbersContext).get(id)
  return number !== undefined && <span className="section-number quiet light">{`${number} `}</span>
}
