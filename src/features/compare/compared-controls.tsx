import { useId } from 'react'
import { useComparisonChoices } from '../../app/store/comparison-choices.ts'
import type { Variant } from '../../app/store/history.ts'
import { printWhole } from '../../ui/whole.tsx'
import { type ComparedColumn, maxColumns, variantTitlesById } from './compared-plans.ts'

type ControlsProps = {
  readonly variants: readonly Variant[]
  /** Ids of the compared variants, the baseline first. */
  readonly ids: readonly number[]
  readonly compared: readonly ComparedColumn[]
}

export function ComparedControls({
  isWhole,
  ...props
}: ControlsProps & { readonly isWhole: boolean }) {
  return (
    <div className="compare-controls row down-2 across-6 above-4 below-2 on-screen-only">
      <details className="fold">
        <summary>Others side by side, or another baseline</summary>
        {props.variants.length > 2 && <VariantChoice {...props} />}
        <BaselineChoice {...props} />
      </details>
      <label className="choice">
        <input
          type="checkbox"
          checked={isWhole}
          onChange={() => useComparisonChoices.setState({ isWhole: !isWhole })}
        />
        Also what is the same
      </label>
      <button type="button" className="link" onClick={printWhole}>
        Print or save as PDF
      </button>
    </div>
  )
}

function VariantChoice(props: ControlsProps) {
  const { variants, ids } = props
  const limit = useId()
  const names = variantTitlesById(props.variants)
  const toggle = (id: number) =>
    useComparisonChoices.setState({
      chosen: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
    })
  const isFixed = (id: number) => (ids.includes(id) ? ids.length === 2 : ids.length === maxColumns)
  return (
    <fieldset className="flush" aria-describedby={limit}>
      <legend>
        Side by side{' '}
        <span id={limit} className="hint">
          two to four
        </span>
      </legend>
      {variants.map(({ id }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={ids.includes(id)}
            disabled={isFixed(id)}
            onChange={() => toggle(id)}
          />
          {names.get(id)}
        </label>
      ))}
    </fieldset>
  )
}

function BaselineChoice(props: ControlsProps) {
  const { variants, ids } = props
  const id = useId()
  const names = variantTitlesById(props.variants)
  const inOrder = variants.filter((one) => ids.includes(one.id))
  return (
    <p className="row gap-2 centered">
      <label htmlFor={id}>Baseline</label>
      <select
        id={id}
        className="name-measure"
        value={ids[0]}
        onChange={({ target }) => useComparisonChoices.setState({ baseline: Number(target.value) })}
      >
        {inOrder.map((one) => (
          <option key={one.id} value={one.id}>
            {names.get(one.id)}
          </option>
        ))}
      </select>
    </p>
  )
}
