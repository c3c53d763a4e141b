import { binaryField } from '../../app/words/binary-field.ts'
import {
  askedFailure,
  fieldOf,
  isByRoles,
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
type Asked = readonly [asked: string, answer: string]

/** What a plan was asked to do, in a few answers. */
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

function askedOfUsers(plan: Plan, { mailboxes }: Sizing, format: Format): readonly Asked[] {
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

function askedOfServers(plan: Plan, sizing: Sizing, format: Format): readonly Asked[] {
  if (isByRoles(sizing)) {
    const { servers, copies } = sizing.parts
    return [
      ['Servers', format.number(servers.allServers.value)],
      ['Sites', format.number(plan.sites)],
      ['Copies of each database', format.number(copies.copies.value)],
      ['Must survive', copies.shape.hasDag ? askedFailure(plan) : 'no loss of a server'],
    ]
  }
  return (['availability', 'copies', 'servers', 'sites', 'worstCase'] as const).flatMap((key) => {
    const field = fieldOf(key)
    if (field.unused?.(plan, 0)) return []
    const taken = field.taken?.(plan)
    return [[shortLabels[key], taken ?? rangeWords(plan, key, format)] as const]
  })
}

const shortLabels = {
  availability: 'Availability',
  copies: 'Copies of each database',
  servers: 'Mailbox servers',
  sites: 'Sites',
  worstCase: 'Worst case',
} as const

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
