import { EndsFirst } from '../../app/ends-first.tsx'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { isAccepted, sentenceText } from '../../app/words/advice-words.ts'
import { consequenceNouns } from '../../app/words/risk-words.ts'
import { type Advice, cutName, type Plan, risksOf } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import './accepted-risks.css'

type AcceptedRisksProps = {
  readonly plan: Plan
  readonly results: Results
  readonly advice: readonly Advice[]
  /** As many as are listed; the advice of the annex has all. */
  readonly most: number
}

/** The risks of a plan, who accepted each, and where those who answer for the plan sign. */
export function AcceptedRisks({ plan, results, advice, most }: AcceptedRisksProps) {
  const format = useFormat()
  // Accepted advice is kept even while the answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  const risks = risksOf(advice)
  const more = risks.length - most
  return (
    <>
      {risks.length === 0 ? (
        <p>No check of this plan finds a risk to accept.</p>
      ) : (
        <DataTable
          caption="Risks and who accepts them"
          hidden="caption"
          cards
          className="risk-table"
          rows={risks.slice(0, most)}
          columns={[
            {
              head: 'Risk',
              of: ({ consequence, advice: { title } }) =>
                `${consequenceNouns[consequence]}: ${sentenceText(title, format)}`,
            },
            {
              head: 'In this plan',
              of: ({ advice: { code, findings } }) => {
                const text = findings
                  .slice(0, 1)
                  .map(({ sentence }) => sentenceText(sentence, format))
                  .join('')
                if (code !== 'little-left') return text
                return {
                  text,
                  drawn: (
                    <>
                      {text}
                      <EndsFirst plan={plan} results={results} />
                    </>
                  ),
                }
              },
            },
            {
              head: 'What to do',
              of: ({ advice: { fix } }) => (fix.length > 0 ? sentenceText(fix, format) : null),
            },
            { head: 'Accepted by', of: ({ advice: one }) => acceptedBy(one, now) },
          ]}
        />
      )}
      {more > 0 && (
        <p className="footnote">
          {format.number(more)} more {more === 1 ? 'is' : 'are'} in the annex, under Advice and
          checks.
        </p>
      )}
      <Signatures plan={plan} />
    </>
  )
}

/** A line to write a name on. */
const open: Cell = { text: 'open', drawn: <span className="blank-line" /> }

/** The author of a plan accepts its risks; a limit is kept, not accepted. */
function acceptedBy(advice: Advice, plan: Plan): Cell {
  if (advice.severity === 'limit') return 'cannot be accepted'
  if (!isAccepted(advice, plan)) return open
  return cutName(plan.author) || 'the author'
}

/** Where author and customer sign; a name that is not known is left to be written. */
function Signatures({ plan: { author, customer } }: { readonly plan: Plan }) {
  return (
    <dl className="signatures">
      {(
        [
          ['Author', author],
          ['For the customer', customer],
        ] as const
      ).map(([who, name]) => (
        <div key={who}>
          <dt>
            {who}
            {name && `, ${cutName(name)}`}
          </dt>
          <dd>{name ? 'Date and signature' : 'Name, date and signature'}</dd>
        </div>
      ))}
    </dl>
  )
}
