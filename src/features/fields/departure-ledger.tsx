import { useRef } from 'react'
import { assumedOriginWords, originWords } from '../../app/origin-words.ts'
import type { AnswerOrigin } from '../../app/store/history.ts'
import { originOfAnswer } from '../../app/store/project.ts'
import { pinAnswer, resetAnswer, resetPlan, unpinAnswer } from '../../app/store/resets.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  isPinned,
  labelInSentence,
  type Plan,
  pinKeys,
  shortTierTitle,
} from '../../engine/index.ts'
import {
  assumedAnswers,
  type DepartureFromDefault,
  departuresFromDefaults,
} from '../../engine/variants/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './departure-ledger.css'

type LedgerProps = {
  readonly plan: Plan
  /** True to show buttons that reset or pin answers of the open plan. */
  readonly acts?: boolean
}

const first = 12

export function DeparturesFromDefaults({ plan, acts = false }: LedgerProps) {
  const format = useFormat()
  const tierIds = useProject((now) => now.tierIds)
  const origins = useProject((now) => now.origins)
  const title = useRef<HTMLHeadingElement>(null)
  const rows = departuresFromDefaults(plan)
  const originOfRow = ({ field, tier }: DepartureFromDefault) =>
    originOfAnswer({ origins, tierIds }, field, tier)
  /** Runs an action, then focuses the title, as the pressed button may be gone. */
  const then = (act: () => void) => () => {
    act()
    title.current?.focus()
  }
  const wordsOfRow = (row: DepartureFromDefault) => wordsOf(originOfRow(row), plan)
  const [one, ...others] = new Set(rows.map(wordsOfRow))
  // If all answers have one origin, a sentence says it, unless rows have buttons or are pinned.
  const isSaidOnce =
    !acts && others.length === 0 && !rows.some(({ field }) => isPinned(plan, field.key))
  // On paper the takeaway of the section already says that every answer is the default.
  if (rows.length === 0 && !acts) return <AssumedAnswersTable plan={plan} />
  // The link is not named as the origin: somebody who reads the paper does not know it.
  const isOfLink = rows.some((row) => originOfRow(row)?.from === 'link')
  return (
    <div className="ledger amounts-wrap below-5">
      <h3 ref={title} tabIndex={-1}>
        Departures from the defaults
      </h3>
      {rows.length === 0 ? (
        <p>Every answer is the default of this version of Exchange.</p>
      ) : (
        <>
          {isSaidOnce && one !== undefined && !isOfLink && <p>All are {labelInSentence(one)}.</p>}
          <DataTable
            caption="Departures from the defaults"
            hidden="caption"
            frame
            cards
            rows={rows}
            {...(acts && { first })}
            keyOf={(row) => departureLabel(row, plan)}
            columns={[
              {
                head: 'Question',
                of: (row) =>
                  row.counts
                    ? departureLabel(row, plan)
                    : [departureLabel(row, plan), { note: 'not used' }],
              },
              {
                head: 'Answer',
                className: 'amount',
                of: ({ field, value }) =>
                  answerWords(
                    fieldInCurrency(fieldInPlanUnits(field, plan), plan.currency),
                    value,
                    format,
                  ),
              },
              {
                head: 'Default',
                className: 'amount',
                of: ({ field, usual }) => answerWords(fieldInPlanUnits(field, plan), usual, format),
              },
              !isSaidOnce && {
                head: 'Where from',
                className: 'from',
                of: (row) => [
                  wordsOfRow(row),
                  ...(isPinned(plan, row.field.key) ? [{ note: 'pinned' }] : []),
                ],
              },
              acts && {
                head: 'Change',
                acts: true,
                className: 'change',
                of: (row) => ({
                  drawn: (
                    <RowActions
                      row={row}
                      plan={plan}
                      reset={then(() => resetAnswer(row.field, row.tier))}
                    />
                  ),
                  text: '',
                }),
              },
            ]}
          />
          {acts && (
            <p className="hint">
              <button type="button" className="link" onClick={then(resetPlan)}>
                Reset all answers
              </button>{' '}
              The version, names, prices, own arrays and pinned answers stay. It can be undone.
            </p>
          )}
        </>
      )}
      <AssumedAnswersTable plan={plan} />
    </div>
  )
}

/** Table of assumed answers, neither given nor published, such as the version's usual server. */
function AssumedAnswersTable({ plan }: Pick<LedgerProps, 'plan'>) {
  const format = useFormat()
  const rows = assumedAnswers(plan)
  if (rows.length === 0) return null
  return (
    <DataTable
      caption="Assumed until you answer"
      frame
      cards
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: 'Question', of: ({ label }) => label },
        {
          head: 'Answer',
          className: 'amount',
          of: (field) => answerWords(field, field.read(plan, 0), format),
        },
        { head: 'Where from', className: 'from', of: () => assumedOriginWords(plan) },
      ]}
    />
  )
}

type RowActionsProps = {
  readonly row: DepartureFromDefault
  readonly plan: Plan
  readonly reset: () => void
}

function RowActions({ row, plan, reset }: RowActionsProps) {
  const { key } = row.field
  const pinned = isPinned(plan, key)
  const of = <span className="sr"> {departureLabel(row, plan)}</span>
  return (
    <span className="ledger-actions">
      <button type="button" className="link" onClick={reset}>
        Reset{of}
      </button>
      {pinKeys.includes(key) && (
        <button
          type="button"
          className="link"
          onClick={() => (pinned ? unpinAnswer : pinAnswer)(key)}
        >
          {pinned ? 'Unpin' : 'Pin'}
          {of}
        </button>
      )}
    </span>
  )
}

/** Origin of an answer in words, without the name of the plan itself. */
function wordsOf(origin: AnswerOrigin | undefined, { name }: Plan): string {
  return originWords(origin && origin.name === name ? { ...origin, name: '' } : origin)
}

/** Label of a changed answer: its field, and the tier if there are several. */
export function departureLabel(
  { field, tier: at }: Pick<DepartureFromDefault, 'field' | 'tier'>,
  { tiers }: Plan,
): string {
  const tier = tiers[at]
  return field.scope === 'tier' && tier && tiers.length > 1
    ? `${field.label} of ${shortTierTitle(tier, at)}`
    : field.label
}
