import { checklistOf, type Plan, type Recommendation } from '../../engine/index.ts'
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
      <table className="checklist">
        <caption className="sr">Deployment checklist</caption>
        <thead>
          <tr>
            <th scope="col">Done</th>
            <th scope="col">What to see to</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        {checklistOf(plan, recommendation).map(({ title, lines }) => (
          <tbody key={title}>
            <tr className="step-head">
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {lines.map(({ text, source }) => (
              <tr key={text}>
                <td>
                  <span className="tick" aria-hidden="true" />
                </td>
                <td>{text}</td>
                <td className="from">{sourceWords(source)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
