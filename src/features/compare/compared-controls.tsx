import { useId } from 'react'
import { type ComparisonRows, comparedChoices } from '../../app/store/comparison-choices.ts'
import type { Variant } from '../../app/store/history.ts'
import { printWhole } from '../../ui/whole.tsx'
import { maxColumns, variantTitlesById } from './compared-plans.ts'

type ControlsProps = {
  readonly variants: readonly Variant[]
  /** Ids of the compared variants, the baseline first. */
  readonly ids: readonly number[]
}

export function ComparedControls({
  variants,
  ids,
  rows,
}: ControlsProps & { readonly rows: ComparisonRows }) {
  const group = useId()
  return (
    <div className="compare-controls card row down-4 across-6 top above-4 below-4 on-screen-only">
      {variants.length > 2 && <VariantChoice variants={variants} ids={ids} />}
      <BaselineChoice variants={variants} ids={ids} />
      <fieldset className="flush">
        <legend>Rows</legend>
        {rowChoices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={group}
              checked={rows === value}
              onChange={() => comparedChoices.setState({ rows: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <PrintButton />
    </div>
  )
}

const rowChoices: readonly { readonly value: ComparisonRows; readonly label: string }[] = [
  { value: 'main', label: 'Main answers and all that differs' },
  { value: 'differing', label: 'Only differences' },
  { value: 'all', label: 'Everything' },
]

export function PrintButton() {
  return (
    <p className="plan-actions on-screen-only">
      <button type="button" className="link" onClick={printWhole}>
        Print or save as PDF
      </button>
    </p>
  )
}

function VariantChoice({ variants, ids }: ControlsProps) {
  const limit = useId()
  const titles = variantTitlesById(variants)
  const toggle = (id: number) =>
    comparedChoices.setState({
      chosen: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
    })
  const isFixed = (id: number) => (ids.includes(id) ? ids.length === 2 : ids.length === maxColumns)
  return (
    <fieldset className="flush" aria-describedby={limit}>
      <legend>Side by side</legend>
      {variants.map(({ id }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={ids.includes(id)}
            disabled={isFixed(id)}
            onChange={() => toggle(id)}
          />
          {titles.get(id)}
        </label>
      ))}
      <p id={limit} className="hint">
        Two to four of them.
      </p>
    </fieldset>
  )
}

/** Choice of the variant that the others are compared with. */
function BaselineChoice({ variants, ids }: ControlsProps) {
  const id = useId()
  const titles = variantTitlesById(variants)
  const inOrder = variants.filter((one) => ids.includes(one.id))
  return (
    <p className="baseline-choice stack gap-1">
      <label htmlFor={id} className="strong">
        Baseline
      </label>
      <select
        id={id}
        className="full"
        value={ids[0]}
        onChange={({ target }) => comparedChoices.setState({ baseline: Number(target.value) })}
      >
        {inOrder.map((one) => (
          <option key={one.id} value={one.id}>
            {titles.get(one.id)}
          </option>
        ))}
      </select>
    </p>
  )
}
