import { adviceOf } from '../../app/store/advice.ts'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { adviceCodes, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { sourceWords } from '../../ui/source-note.tsx'
import { countWords, groupsOf, isAccepted, severityNouns } from './advice-groups.ts'
import { AdviceText } from './advice-text.tsx'
import { adviceWords } from './advice-words.ts'

type ReportAdviceProps = { readonly plan: Plan; readonly results: Results }

/** The advice with what its author made of it. */
export function ReportAdvice({ plan, results }: ReportAdviceProps) {
  const format = useFormat()
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  const groups = groupsOf(adviceOf(plan, results))
  return (
    <section>
      <h2>Advice</h2>
      <p className="advice-count">{countWords(groups, adviceCodes.length, now, format)}</p>
      {groups.length > 0 && (
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
            {groups.map((group) => (
              <tr key={group.code}>
                <th scope="row">
                  <span className="severity">{severityNouns[group.severity]}</span>
                  {adviceWords(group.advice[0], now, format).title}
                </th>
                <td>
                  <AdviceText group={group} plan={now} />
                </td>
                <td className="from">{sourceWords(group.advice[0].source)}</td>
                <td>{isAccepted(group, now) ? 'Accepted by the author' : 'Open'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
