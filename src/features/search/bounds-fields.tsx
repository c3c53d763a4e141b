import { useId } from 'react'
import { chooseStorage, resetBounds, typeBound, useSearches } from '../../app/store/search.ts'
import { fieldOf, type Plan } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type BoundsForm, type BoundsRow, boundsRows } from './bounds.ts'

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
        <RangeFields key={row.key} row={row} form={form} />
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

function RangeFields({ row, form }: { row: BoundsRow; form: BoundsForm }) {
  const { key, label, hint, min, max } = row
  const id = useId()
  const fault = form.faults[key]
  return (
    <fieldset className={fault ? 'field wrong' : 'field'}>
      <legend>{label}</legend>
      {fault && (
        <p id={`${id}-fault`} className="error">
          {fault}
        </p>
      )}
      <div className="box">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>
              <span className="sr">{label} </span>
              {end}
            </span>
            <input
              type="number"
              min={min}
              max={max}
              step={1}
              required
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-hint`}
              value={form.text(`${key} ${end}`)}
              onChange={({ target }) => typeBound(`${key} ${end}`, target.value)}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </fieldset>
  )
}
