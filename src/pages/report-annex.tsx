import type { checklistOf, Plan, Worked } from '../engine/index.ts'
import { NotModelledList } from '../features/advice/not-modelled-list.tsx'
import { ReportChecklist } from '../features/advice/report-checklist.tsx'
import { ReportLink } from '../features/share/report-link.tsx'
import { WorkingTable } from './working-table.tsx'

type ReportAnnexProps = {
  readonly plan: Plan
  /** What the figures were computed with, for a sentence. */
  readonly basis: string
  /** The figures whose working is printed, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: ReturnType<typeof checklistOf>
}

/** What every report ends with: the link, the working, what is left out, and what to see to. */
export function ReportAnnex({ plan, basis, roots, checklist }: ReportAnnexProps) {
  return (
    <>
      <section className="link-section">
        <h2>This plan as a link</h2>
        <ReportLink />
        <p className="report-footer">
          Spindle {__VERSION__}, with {basis}. Every figure was computed in the browser; nothing was
          sent anywhere.
        </p>
      </section>
      <section>
        <h2>Working</h2>
        <WorkingTable roots={roots} />
      </section>
      <section>
        <h2>What is not modelled</h2>
        <NotModelledList plan={plan} />
      </section>
      <ReportChecklist groups={checklist} />
    </>
  )
}
