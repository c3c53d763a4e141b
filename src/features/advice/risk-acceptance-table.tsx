import { MostMailboxes } from '../../app/most-mailboxes.tsx'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { isAdviceAccepted } from '../../app/words/advice-words.ts'
import { consequenceNouns } from '../../app/words/risk-words.ts'
import { sentenceText } from '../../app/words/sentence-text.ts'
import type { Risk } from '../../engine/checks/index.ts'
import { type Advice, cutName, type Plan } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import './accepted-risks.css'

type AcceptedRisksProps = {
  readonly plan: Plan
  readonly results: Results
  readonly risks: readonly Risk[]
  /** Most risks in the table; the annex of the report lists all of them. */
  readonly most: number
}

type Row = Readonly<Record<'risk' | 'found' | 'fix' | 'accepted', DataCell>>

export function RiskAcceptanceTable({ plan, results, risks, most }: AcceptedRisksProps) {
  const format = useFormat()
  // Accepted advice is read from the store: `plan` is outdated while answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const now = { ...plan, acknowledged }
  const more = risks.length - most
  const foundOf = ({ code, findings }: Advice): DataCell => {
    const [first] = findings
    const text = first ? sentenceText(first.sentence, format) : ''
    if (code !== 'little-left') return text
    return {
      text,
      drawn: (
        <>
          {text}
          <MostMailboxes plan={plan} results={results} />
        </>
      ),
    }
  }
  const rowOf = ({ consequence, advice: one }: Risk): Row => ({
    risk: `${consequenceNouns[consequence]}: ${sentenceText(one.title, format)}`,
    found: foundOf(one),
    fix: one.fix.length > 0 ? sentenceText(one.fix, format) : null,
    accepted: acceptedBy(one, now),
  })
  const rows = risks.slice(0, most).map(rowOf)
  return (
    <>
      {rows.length === 0 ? (
        <p>No check of this plan finds a risk to accept.</p>
      ) : (
        <DataTable
          caption="Risks and who accepts them"
          hidden="caption"
          cards
          className="risk-table"
          rows={rows}
          columns={[
            { head: 'Risk', of: ({ risk }) => risk },
            { head: 'In this plan', of: ({ found }) => found },
            { head: 'What to do', of: ({ fix }) => fix },
            { head: 'Accepted by', of: ({ accepted }) => accepted },
          ]}
        />
      )}
      {more > 0 && (
        <p className="footnote">
          {format.number(more)} more {more === 1 ? 'is' : 'are'} listed under Advice and checks.
        </p>
      )}
      <Signatures plan={plan} />
    </>
  )
}

const open: DataCell = { text: 'open', drawn: <span className="blank-line" /> }

/** Table cell that says who accepts a risk: nobody for a limit, else the author of the plan. */
function acceptedBy(advice: Advice, plan: Plan): DataCell {
  if (advice.severity === 'limit') return 'cannot be accepted'
  if (!isAdviceAccepted(advice, plan)) return open
  return cutName(plan.author) || 'the author'
}

function Signatures({ plan: { author, customer } }: { readonly plan: Plan }) {
  return (
    <dl className="signatures grid gap-4 across-6 two-on-paper above-4 whole-on-paper">
      {(
        [
          ['Author', author],
          ['For the customer', customer],
        ] as const
      ).map(([who, name]) => (
        <div key={who}>
          <dt className="strong breaks">
            {who}
            {name && `, ${cutName(name)}`}
          </dt>
          <dd className="small-print">
            {name ? 'Date and signature' : 'Name, date and signature'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
