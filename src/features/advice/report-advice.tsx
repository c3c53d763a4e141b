import { adviceOf } from '../../app/store/advice.ts'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { sourceWords } from '../../ui/source-note.tsx'
import { AdviceText } from './advice-text.tsx'
import { countWords, isAccepted, sentenceText, severityNouns } from './advice-words.ts'

type ReportAdviceProps = { readonly plan: Plan; readonly results: Results }

/** The advice with what its author made of it. */
export function ReportAdvice({ plan, results }: ReportAdviceProps) {
  const format = useFormat()
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  const advice = adviceOf(plan, results)
  return (
    <section>
      <h2>Advice</h2>
      <p className="advice-count">{countWords(advice, now, format)}</p>
      {advice.length > 0 && (
        <table className="advice-table">
          <caption className="sr">Advice</caption>
          <thead>
            <tr>
              <th scope="col">Advice</th>
              <th scope="col">What it is about</th>
              <th scope="col">Source</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {advice.map((one) => (
              <tr key={one.code}>
                <th scope="row">
                  <span className="severity">{severityNouns[one.severity]}</span>
                  {sentenceText(one.title, format)}
                </th>
                <td>
                  <AdviceText advice={one} />
                </td>
                <td className="from">{sourceWords(one.source)}</td>
                <td>{isAccepted(one, now) ? 'Accepted by the author' : 'Open'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
