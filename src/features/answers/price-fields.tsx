import { useMemo } from 'react'
import { rename } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { inCurrency } from '../../app/words/currency.ts'
import { type Field, limits } from '../../engine/index.ts'
import { FoldedFields } from './folded-fields.tsx'
import { PlanField } from './plan-field.tsx'

/** The prices of the built-in arrays, folded away, and what they are in. */
export function PriceFields({ fields }: { fields: readonly Field[] }) {
  const currency = useProject((now) => now.plan.currency)
  const asked = useMemo(
    () => fields.map((field) => inCurrency(field, currency)),
    [fields, currency],
  )
  return (
    <FoldedFields fields={fields} tier={0} of={null} title="Prices">
      <div className="field currency">
        <label htmlFor="currency">Currency</label>
        <input
          id="currency"
          type="text"
          maxLength={limits.name}
          autoComplete="off"
          aria-describedby="currency-hint"
          value={currency}
          onChange={(event) => rename({ currency: event.target.value })}
        />
        <p id="currency-hint" className="hint">
          What all prices of this plan are in, those of your own arrays too, for example EUR.
        </p>
      </div>
      <p id="price-hint" className="hint">
        Prices in this currency, for one array with its drives. Leave those empty that you do not
        have.
      </p>
      <div className="tier-fields price-fields">
        {asked.map((field) => (
          <PlanField key={field.key} field={field} sharedHelp="price-hint" />
        ))}
      </div>
    </FoldedFields>
  )
}
