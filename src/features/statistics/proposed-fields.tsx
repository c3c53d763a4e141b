import { useId } from 'react'
import { binaryField } from '../../app/words/binary-field.ts'
import { unseenWords } from '../../app/words/name-words.ts'
import { cutName, type Field, fieldOf, limits, type Plan } from '../../engine/index.ts'
import { NumberInput } from '../../ui/number-input.tsx'
import type { Bound } from './tier-proposal.ts'
import { boundDraft, type ProposedTier } from './use-proposal.ts'

type ProposedFieldsProps = {
  readonly tier: ProposedTier
  readonly plan: Plan
  readonly drafts: Readonly<Record<string, string>>
  readonly onName: (name: string) => void
  readonly onBound: (what: keyof Bound, value: number) => void
  readonly onDraft: (what: keyof Bound, text: string) => void
}

/** The id of what says how tiers are parted. */
export const boundsHelpId = 'bounds-help'

const asked = [
  { what: 'size', key: 'quota', label: 'Size up to' },
  { what: 'messages', key: 'messages', label: 'Messages a day up to' },
] as const

/** The name of a proposed tier and where it ends. */
export function ProposedFields(props: ProposedFieldsProps) {
  const { tier, plan, drafts, onName, onBound, onDraft } = props
  const id = useId()
  const place = (tier.at + 1).toString()
  const error = unseenWords(`Name of tier ${place}`, tier.name)
  return (
    <fieldset className="tier">
      <legend>
        <span className="tier-title">{cutName(tier.name) || `Tier ${place}`}</span>
      </legend>
      <div className="tier-fields">
        <div className="field name">
          <label htmlFor={id}>
            Name<span className="sr"> of tier {place}</span>
          </label>
          {error && (
            <span id={`${id}-error`} className="error" role="alert">
              {error}
            </span>
          )}
          <input
            id={id}
            type="text"
            maxLength={limits.name}
            autoComplete="off"
            placeholder={`Tier ${place}`}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            value={tier.name}
            onChange={(event) => onName(event.target.value)}
          />
        </div>
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
