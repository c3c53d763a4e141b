import { type ReactNode, useState } from 'react'
import { draftOfAnswer, setPlanNamesAndCurrency } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, isDefaultAnswerInTier } from '../../engine/index.ts'
import { NameBox } from './name-box.tsx'
import { PlanField } from './plan-field.tsx'

type FoldedFieldsProps = {
  readonly fields: readonly Field[]
  readonly tier: number
  /** Name of the tier, for screen readers; null for plan-wide fields. */
  readonly of: string | null
  readonly title?: string
  readonly children: ReactNode
}

/**
 * Fold of fields that shows how many are changed. Changed plan-wide fields unfold it; those of
 * tiers do not, because many open tiers would push each other out of sight.
 */
export function FoldedFields(props: FoldedFieldsProps) {
  const { fields, tier, of, title = 'More answers', children } = props
  const [open, setOpen] = useState(false)
  const changed = useProject(
    (now) =>
      fields.filter(
        (field) =>
          !isDefaultAnswerInTier(field, now.plan, tier) || draftOfAnswer(now, field, tier) !== null,
      ).length,
  )
  // Once open it stays open: resetting the last answer must not hide the focused field.
  if (of === null && changed > 0 && !open) setOpen(true)
  return (
    <details className={of === null ? 'advanced' : 'tier-more'} open={open || undefined}>
      <summary>
        {title}
        {of !== null && <span className="sr"> of {of}</span>}
        {changed > 0 && <span className="mark">{changed} changed</span>}
      </summary>
      {children}
    </details>
  )
}

export function CurrencyField() {
  const currency = useProject((now) => now.plan.currency)
  return (
    <div className="field currency">
      <label htmlFor="currency">Currency</label>
      <NameBox
        id="currency"
        label="Currency"
        hint="currency-hint"
        name={currency}
        onName={(typed) => setPlanNamesAndCurrency({ currency: typed })}
      />
      <p id="currency-hint" className="hint">
        The currency of all prices in this plan, including your own arrays, for example EUR.
      </p>
    </div>
  )
}

export function PriceFields({ fields }: { fields: readonly Field[] }) {
  return (
    <FoldedFields fields={fields} tier={0} of={null} title="Prices">
      <CurrencyField />
      <p id="price-hint" className="hint">
        Prices of arrays include their drives. Leave empty what you do not know.
      </p>
      <div className="tier-fields grid of-fields down-4 above-3">
        {fields.map((field) => (
          <PlanField key={field.key} field={field} sharedHelp="price-hint" />
        ))}
      </div>
    </FoldedFields>
  )
}
