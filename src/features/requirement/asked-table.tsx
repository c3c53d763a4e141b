import { binaryField } from '../../app/words/binary-field.ts'
import {
  type Asked,
  fieldOf,
  methodOf,
  type Plan,
  type Sizing,
  shortVersionName,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './asked-table.css'

type AskedTableProps = { readonly plan: Plan; readonly sizing: Sizing }

/** A question in short, and its answer. */
type Row = readonly [asked: string, answer: string]

/** The demands on a plan, in a few answers. */
export function AskedTable({ plan, sizing }: AskedTableProps) {
  const format = useFormat()
  return (
    <dl className="asked">
      {[...askedOfUsers(plan, sizing, format), ...askedOfServers(plan, sizing, format)].map(
        ([asked, answer]) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{answer}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function askedOfUsers(plan: Plan, { mailboxes }: Sizing, format: Format): readonly Row[] {
  const today = plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0)
  const tiers = plan.tiers.length > 1 ? ` in ${format.number(plan.tiers.length)} tiers` : ''
  return [
    ['Exchange', shortVersionName(plan.exchange)],
    ['Mailboxes today', `${format.number(today)}${tiers}`],
    ['Mailboxes with growth', format.number(mailboxes.value)],
    ['Mailbox quota', rangeWords(plan, 'quota', format)],
    [
      'Messages a day',
      `${messagesWords(plan, format)} of ${rangeWords(plan, 'messageSize', format)} each`,
    ],
  ]
}

/** As few and as many as a mailbox of any tier has a day, whose unit the question says. */
function messagesWords({ tiers }: Plan, format: Format): string {
  const given = tiers.map(({ messages }) => messages)
  const [least, most] = [Math.min(...given), Math.max(...given)]
  return least === most ? format.number(most) : `${format.number(least)} to ${format.number(most)}`
}

function askedOfServers(plan: Plan, sizing: Sizing, format: Format): readonly Row[] {
  return methodOf(plan)
    .summary.asked(plan, sizing)
    .map((one) => [one.label, askedWords(one, plan, format)])
}

function askedWords(one: Asked, plan: Plan, format: Format): string {
  switch (one.kind) {
    case 'answer':
      return rangeWords(plan, one.key, format)
    case 'count':
      return format.number(one.count)
    case 'words':
      return one.words
  }
}

/** An answer, or from the least to the most where tiers differ. */
function rangeWords(plan: Plan, key: string, format: Format): string {
  const field = binaryField(fieldOf(key), plan)
  const given = plan.tiers.map((_tier, at) => field.read(plan, at))
  const numbers = given.filter((one) => typeof one === 'number')
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const first = given[0] ?? null
  if (field.scope !== 'tier' || least === most || numbers.length === 0)
    return answerWords(field, first, format)
  return `${format.number(least, 6)} to ${answerWords(field, most, format)}`
}
