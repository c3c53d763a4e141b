import { checklistOf, type Plan, type Recommendation } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { sourceWords } from '../../ui/source-note.tsx'

type ReportChecklistProps = {
  readonly plan: Plan
  readonly recommendation: Recommendation
}

/** What to see to when the plan is built, with boxes to tick on paper. */
export function ReportChecklist({ plan, recommendation }: ReportChecklistProps) {
  return (
    <section className="new-page">
      <h2>Deployment checklist</h2>
      <DataTable
        caption="Deployment checklist"
        hidden="caption"
        className="checklist"
        groups={checklistOf(plan, recommendation).map(({ title, lines }) => ({
          title,
          rows: lines,
        }))}
        columns={[
          {
            head: 'Done',
            of: () => ({ drawn: <span className="tick" aria-hidden="true" />, text: '' }),
          },
          { head: 'What to see to', names: true, of: ({ text }) => text },
          { head: 'Source', className: 'from', of: ({ source }) => sourceWords(source) },
        ]}
      />
    </section>
  )
}
