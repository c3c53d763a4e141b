import { type ReactNode, useState } from 'react'
import { draftOf, rename } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, isUsual } from '../../engine/index.ts'
import { NameBox } from './name-box.tsx'
import { PlanField } from './plan-field.tsx'

type FoldedFieldsProps = {
  readonly fields: readonly Field[]
  readonly tier: number
  /** What to call the tier where there are several; null for what the form has once. */
  readonly of: string | null
  readonly title?: string
  /** The fields themselves. */
  readonly children: ReactNode
}

/**
 * Answers that are folded away; marked when one was given, right or wrong. Those that the form has
 * once open by themselves then; those of many tiers would push each other out of sight.
 */
export function FoldedFields(props: FoldedFieldsProps) {
  const { fields, tier, of, title = 'More answers', children } = props
  const [open, setOpen] = useState(false)
  const changed = useProject(
    (now) =>
      fields.filter(
        (field) => !isUsual(field, now.plan, tier) || draftOf(now, field, tier) !== null,
      ).length,
  )
  // Once open it stays so: the last answer reset is not folded away under the focus.
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

/** What the prices of a plan are in. */
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
        onName={(typed) => rename({ currency: typed })}
      />
      <p id="currency-hint" className="hint">
        The currency of all prices in this plan, including your own arrays, for example EUR.
      </p>
    </div>
  )
}

/** The prices of arrays that a step asks for, folded away. */
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
