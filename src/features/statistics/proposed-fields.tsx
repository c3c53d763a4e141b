import { binaryField } from '../../app/words/binary-field.ts'
import { type Field, fieldOf, type Plan } from '../../engine/index.ts'
import { NumberInput } from '../../ui/number-input.tsx'
import type { Bound } from './tier-proposal.ts'
import { boundDraft, type ProposedTier } from './use-proposal.ts'

type ProposedFieldsProps = {
  readonly tier: ProposedTier
  readonly plan: Plan
  readonly drafts: Readonly<Record<string, string>>
  readonly onBound: (what: keyof Bound, value: number) => void
  readonly onDraft: (what: keyof Bound, text: string) => void
}

/** The id of what says how tiers are parted. */
export const boundsHelpId = 'bounds-help'

const asked = [
  { what: 'size', key: 'quota', label: 'Size up to' },
  { what: 'messages', key: 'messages', label: 'Messages a day up to' },
] as const

/** Where a proposed tier ends; it is named once it is a tier of the plan. */
export function ProposedFields(props: ProposedFieldsProps) {
  const { tier, plan, drafts, onBound, onDraft } = props
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
              field={boundField(binaryField(fieldOf(key), plan), what, label)}
              tier={tier.at}
              value={value}
              defaultValue={tier.usual?.[what] ?? null}
              sharedHelp={boundsHelpId}
              draft={drafts[boundDraft(tier.at, what)] ?? null}
              onAnswer={(answer) => typeof answer === 'number' && onBound(what, answer)}
              onDraft={(text) => onDraft(what, text)}
            />
          )
        })}
        {tier.bound === null && tier.at > 0 && <p className="hint">All other mailboxes.</p>}
      </div>
    </fieldset>
  )
}

/** A bound, asked for like the answer of a plan that it stands for. */
function boundField(field: Field, what: keyof Bound, label: string) {
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
