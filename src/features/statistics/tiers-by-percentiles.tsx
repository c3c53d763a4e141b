import { useId } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { type Field, fieldOf, type Plan } from '../../engine/index.ts'
import type { MailboxFigures, PercentileSplits } from '../../statistics/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import {
  applyProposedTiers,
  ProposedTable,
  type ProposedTier,
  useProposal,
} from './proposed-tiers.tsx'
import { doesPlanAskTierAnswer, type TierUpperBound } from './tier-proposal.ts'

type ProposalProps = {
  readonly figures: MailboxFigures
  readonly percentiles: PercentileSplits
  /** Names of the statistics files, kept as the origin of the answers. */
  readonly from: string
}

const counts = [1, 2, 3, 4] as const

export function TiersByPercentiles({ figures, percentiles, from }: ProposalProps) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const id = useId()
  const { tiers, choose, bind } = useProposal(figures, percentiles, plan)
  const filled = tiers.filter((tier) => tier.figures.mailboxes > 0)
  return (
    <section aria-labelledby="proposal-title">
      <h2 id="proposal-title">Proposed tiers</h2>
      <p className="hint" id={boundsHelpId}>
        {ruleWords(figures, tiers.length)}
      </p>
      <div className="field">
        <label htmlFor={id}>Number of tiers</label>
        <select
          id={id}
          value={tiers.length}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {format.number(count)}
            </option>
          ))}
        </select>
      </div>
      {tiers.map((tier) => (
        <ProposedFields
          key={`${tiers.length} ${tier.at}`}
          tier={tier}
          plan={plan}
          onBound={(what, value) => bind(tier.at, what, value)}
        />
      ))}
      <ProposedTable tiers={tiers} plan={plan} />
      {filled.length < tiers.length && (
        <p>
          {filled.length === tiers.length - 1
            ? 'One tier has no mailbox and is left out.'
            : `${format.number(tiers.length - filled.length)} tiers have no mailbox and are left out.`}
        </p>
      )}
      <p>
        {archiveWords(figures, plan)} They replace the {plan.tiers.length === 1 ? 'tier' : 'tiers'}{' '}
        of the plan; answers that the files do not give are those of its first tier. This can be
        undone.
      </p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => applyProposedTiers(plan, filled, from)}
        >
          Use these tiers
        </button>
      </div>
    </section>
  )
}

const shares = ['', '90', '50 and 90', '50, 90 and 99'] as const

function archiveWords({ archives }: MailboxFigures, plan: Plan): string {
  if (!archives) return ''
  return doesPlanAskTierAnswer(plan, 'archive')
    ? 'Archive is the average over all mailboxes of the tier, those without one included.'
    : 'This version has no answer for archives: their sizes are left aside.'
}

function ruleWords({ bytes, messages }: MailboxFigures, tiers: number): string {
  const bounds =
    bytes && messages ? 'its size and its messages' : bytes ? 'its size' : 'its messages'
  const parted = `Bounds at ${shares[tiers - 1]} % of the mailboxes, rounded up. A mailbox is in the first tier whose bounds hold ${bounds}.`
  const quota = bytes
    ? ' The quota of a tier is its size bound; of the last, its largest mailbox.'
    : ''
  const mean = messages ? ' Its messages per day are the average of its mailboxes, rounded up.' : ''
  return `${tiers === 1 ? 'All mailboxes are one tier.' : parted}${quota}${mean}`
}

type ProposedFieldsProps = {
  readonly tier: ProposedTier
  readonly plan: Plan
  readonly onBound: (what: keyof TierUpperBound, value: number) => void
}

const boundsHelpId = 'bounds-help'

const asked = [
  { what: 'size', key: 'quota', label: 'Size up to' },
  { what: 'messages', key: 'messages', label: 'Messages a day up to' },
] as const

function ProposedFields({ tier, plan, onBound }: ProposedFieldsProps) {
  return (
    <fieldset className="tier">
      <legend>
        <span className="breaks">{tier.name}</span>
      </legend>
      <div className="tier-fields row down-2 across-5 top above-1">
        {asked.map(({ what, key, label }) => {
          const value = tier.bound?.[what]
          if (value == null) return null
          return (
            <NumberInput
              key={what}
              field={boundField(fieldInPlanUnits(fieldOf(key), plan), what, label)}
              tier={tier.at}
              value={value}
              defaultValue={tier.usual?.[what] ?? null}
              sharedHelp={boundsHelpId}
              onAnswer={(answer) => typeof answer === 'number' && onBound(what, answer)}
            />
          )
        })}
        {tier.bound === null && tier.at > 0 && <p className="hint">All other mailboxes.</p>}
      </div>
    </fieldset>
  )
}

function boundField(field: Field, what: keyof TierUpperBound, label: string) {
  if (field.kind !== 'number') throw new Error('A bound is a number')
  const { unit, suffix, min, max } = field
  return {
    kind: 'number',
    key: `bound-${what}`,
    label,
    help: '',
    unit,
    suffix: what === 'messages' ? 'a day' : suffix,
    min,
    max,
    whole: false,
    empty: null,
  } as const
}
