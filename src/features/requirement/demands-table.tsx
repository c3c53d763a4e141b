import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  fieldOf,
  isAutomatic,
  type Plan,
  type ServerDemandItem,
  type Sizing,
  shortVersionName,
  tierTitle,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { isAssumedAnswer } from '../../engine/variants/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import './demands-table.css'

type AskedTableProps = { readonly plan: Plan; readonly sizing: Sizing }

type Row = readonly [asked: string, answer: string]

export function UserAndServerDemandTables({ plan, sizing }: AskedTableProps) {
  const format = useFormat()
  return (
    <>
      <dl className="asked grid down-0 across-6 two-on-paper whole-on-paper">
        {[...askedOfUsers(plan, sizing, format), ...askedOfServers(plan, sizing, format)].map(
          ([asked, answer]) => (
            <div key={asked} className="row down-0 spread">
              <dt className="quiet">{asked}</dt>
              <dd className="strong">{answer}</dd>
            </div>
          ),
        )}
      </dl>
      {plan.tiers.length > 1 && <TiersTable plan={plan} />}
    </>
  )
}

/** Keys of the answers shown for each tier, in column order. */
const tierKeys = ['mailboxes', 'growth', 'quota', 'messages', 'messageSize'] as const

function TiersTable({ plan }: Pick<AskedTableProps, 'plan'>) {
  const format = useFormat()
  return (
    <DataTable
      caption="Tiers of mailboxes"
      cards
      className="asked-tiers"
      rows={plan.tiers.map((tier, at) => ({ title: tierTitle(tier, at), at }))}
      keyOf={({ at }) => at.toString()}
      columns={[
        { head: 'Tier', of: ({ title }) => title },
        ...tierKeys
          .filter((key) => key !== 'growth' || plan.tiers.some(({ growth }) => growth !== 0))
          .map(
            (key): Column<{ readonly at: number }> => ({
              head: fieldInPlanUnits(fieldOf(key), plan).label,
              className: 'amount',
              of: ({ at }) => ofTier(plan, key, at, format),
            }),
          ),
      ]}
    />
  )
}

/** Answer of a tier in words; counts have no unit, as the column heading names it. */
function ofTier(plan: Plan, key: (typeof tierKeys)[number], at: number, format: Format): string {
  const count = key === 'mailboxes' || key === 'messages' ? plan.tiers[at]?.[key] : undefined
  return count === undefined ? wordsOf(plan, key, format, at) : format.number(count)
}

function askedOfUsers(plan: Plan, { mailboxes }: Sizing, format: Format): readonly Row[] {
  const today = plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0)
  const tiers = plan.tiers.length > 1 ? ` in ${format.number(plan.tiers.length)} tiers` : ''
  return [
    ['Exchange', shortVersionName(plan.exchange)],
    ['Mailboxes today', `${format.number(today)}${tiers}`],
    [
      'Mailboxes with growth',
      mailboxes.value === today ? 'the same' : format.number(mailboxes.value),
    ],
    // With several tiers, the table of tiers shows quota and messages.
    ...(plan.tiers.length > 1
      ? []
      : ([
          ['Mailbox quota', wordsOf(plan, 'quota', format)],
          [
            'Messages per mailbox per day',
            `${format.number(plan.tiers[0].messages)} of ${wordsOf(plan, 'messageSize', format)} each`,
          ],
        ] as const)),
  ]
}

/** Rows of what was asked of servers, without answers that Spindle chose itself. */
function askedOfServers(plan: Plan, sizing: Sizing, format: Format): readonly Row[] {
  return methodOf(plan)
    .summary.asked(plan, sizing)
    .filter(({ given }) => !given || !isAutomatic(plan, given))
    .map((one) => [
      one.label,
      `${askedWords(one, plan, format)}${isLeft(one, plan) ? ', assumed' : ''}`,
    ])
}

/** True if an answer was left at the assumed default of its version. */
function isLeft({ given }: ServerDemandItem, plan: Plan): boolean {
  return given !== undefined && isAssumedAnswer(fieldOf(given), plan)
}

function askedWords(one: ServerDemandItem, plan: Plan, format: Format): string {
  switch (one.kind) {
    case 'answer':
      return wordsOf(plan, one.key, format)
    case 'count':
      return format.number(one.count)
    case 'words':
      return one.words
  }
}

/** Answer in words; whole multiples of 1,024 MiB are shown in GiB. */
function wordsOf(plan: Plan, key: string, format: Format, at = 0): string {
  const field = fieldInPlanUnits(fieldOf(key), plan)
  const value = field.read(plan, at)
  if (field.kind === 'number' && field.unit === 'MiB' && typeof value === 'number') {
    const gib = value / 1024
    if (gib >= 1 && Number.isInteger(gib)) return format.value(gib, 'GiB')
  }
  return answerWords(field, value, format)
}
