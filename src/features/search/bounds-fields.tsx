import { useId } from 'react'
import { chooseStorage, resetBounds, typeBound, useSearches } from '../../app/store/search.ts'
import { fieldOf, type Plan } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type BoundsForm, boundsRows } from './bounds.ts'
import { RangeFields } from './range-fields.tsx'

/** How far a search goes, to be changed before it starts. */
export function BoundsFields({ plan, form }: { plan: Plan; form: BoundsForm }) {
  const { storage, typed } = useSearches()
  const format = useFormat()
  const id = useId()
  const models = answerWords(fieldOf('models'), plan.models, format)
  const raid = answerWords(fieldOf('raid'), plan.raid, format)
  const changed = Object.keys(typed).length > 0 || storage !== 'any'
  return (
    <div className="search-bounds">
      {boundsRows(plan).map((row) => (
        <RangeFields
          key={row.key}
          row={row}
          fault={form.faults[row.key]}
          text={(end) => form.text(`${row.key} ${end}`)}
          onType={(end, text) => typeBound(`${row.key} ${end}`, text)}
        />
      ))}
      <div className="field">
        <label htmlFor={id}>Models and RAID policies</label>
        <select
          id={id}
          value={storage}
          onChange={({ target: { value } }) =>
            chooseStorage(value === 'any' ? 'any' : 'as the plan')
          }
        >
          <option value="any">All models, all four policies</option>
          <option value="as the plan">
            As the plan asks: {models}, {raid}
          </option>
        </select>
        <p className="hint">
          Every drive size of a model, and your own arrays as the plan has them.
        </p>
      </div>
      {changed && (
        <p>
          <button type="button" className="link" onClick={resetBounds}>
            Back to the bounds that follow from the plan
          </button>
        </p>
      )}
    </div>
  )
}
