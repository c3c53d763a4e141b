import { useState } from 'react'
import {
  extrapolations,
  given,
  mailboxQuota,
  type NumberField,
  printedMailboxQuotas,
  published,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { Figure } from '../../ui/working.tsx'
import { numberLike } from './plan-fields.ts'

const { cite, rows } = printedMailboxQuotas
const caption = 'Mailboxes of one block, and the quota of each'

/** Fewer, larger mailboxes or more, smaller ones on the same block: AX4-5i Table 6. */
export function MailboxTradeoff() {
  return (
    <section aria-labelledby="tradeoff-title" className="beside">
      <h3 id="tradeoff-title">Mailboxes against quota</h3>
      <p>
        The paper prints what each of 100 to 1,400 mailboxes gets of the same block, and not by
        which rule <SourceNote source={cite} />. That the space is shared equally and rounded down
        is our reading; it gives every row.
      </p>
      <div className="tradeoff">
        <TradeoffTable />
        <OwnMailboxes />
      </div>
    </section>
  )
}

function TradeoffTable() {
  const computed = rows.map(({ mailboxes, quotaMb }) => {
    const quota = mailboxQuota(published('Mailboxes', mailboxes, 'mailboxes', cite))
    return { mailboxes, quotaMb, quota, difference: quota.value - quotaMb }
  })
  return (
    <DataTable
      caption={`${caption}, printed beside computed`}
      hidden="caption"
      frame={caption}
      className="compact"
      rows={computed}
      columns={[
        { head: 'Mailboxes', of: ({ mailboxes }) => mailboxes, className: 'start' },
        { head: 'Quota printed, MB', of: ({ quotaMb }) => quotaMb },
        { head: 'Quota computed, MB', bare: true, of: ({ quota }) => quota },
        {
          head: 'Difference',
          className: 'amount',
          of: ({ difference }) =>
            difference === 0 ? { hint: 'none' } : { amount: difference, unit: 'MB' },
        },
      ]}
    />
  )
}

const question: NumberField = {
  ...numberLike('mailboxes'),
  key: 'block-mailboxes',
  label: 'Mailboxes on one block',
  max: 10_000,
}
const usual = 750

/** The quota of any number of mailboxes, by the same rule. */
function OwnMailboxes() {
  const format = useFormat()
  const [mailboxes, setMailboxes] = useState(usual)
  const [draft, setDraft] = useState<string | null>(null)
  const quota = mailboxQuota(given('Mailboxes', mailboxes, 'mailboxes', question.key))
  const isOutside = extrapolations(quota).length > 0
  return (
    <div className="own-number">
      <NumberInput
        field={question}
        value={mailboxes}
        defaultValue={usual}
        sharedHelp="tradeoff-help"
        draft={draft}
        onAnswer={(answer) => {
          if (typeof answer === 'number') setMailboxes(answer)
          setDraft(null)
        }}
        onDraft={setDraft}
      />
      <p className="own-result">
        {format.value(mailboxes, 'mailboxes')} of <Figure worked={quota} />
        {isOutside && <span className="note">† Extrapolated beyond the rows of the table.</span>}
        {draft !== null && (
          <span className="note">Not updated: this is the last number that could be read.</span>
        )}
      </p>
      <p id="tradeoff-help" className="hint">
        Your own number, for this page only: the plan does not hold it.
      </p>
    </div>
  )
}
