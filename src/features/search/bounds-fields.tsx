import { useId } from 'react'
import { chooseAsPlan, resetBounds, typeBound, useSearches } from '../../app/store/search.ts'
import {
  exploringOf,
  fieldOf,
  type Plan,
  type SearchChoice,
  type SearchRange,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { BoundsForm } from './bounds.ts'

/** How far a search goes, to be changed before it starts. */
export function BoundsFields({ plan, form }: { plan: Plan; form: BoundsForm }) {
  const { kind, ranges, choices } = exploringOf(plan).searching
  const { asPlan, typed } = useSearches(kind)
  const changed = Object.keys(typed).length > 0 || asPlan.length > 0
  return (
    <div className="search-bounds">
      {ranges(plan).map((range) => (
        <RangeFields
          key={range.key}
          range={range}
          fault={form.faults[range.key]}
          text={(end) => form.text(range.key, end)}
          onType={(end, text) => typeBound(kind, `${range.key} ${end}`, text)}
        />
      ))}
      {choices.map((choice) => (
        <ChoiceField
          key={choice.key}
          plan={plan}
          choice={choice}
          isAsPlan={asPlan.includes(choice.key)}
          onChoose={(isAsPlan) => chooseAsPlan(kind, choice.key, isAsPlan)}
        />
      ))}
      {changed && (
        <p>
          <button type="button" className="link" onClick={() => resetBounds(kind)}>
            Back to the bounds that follow from the plan
          </button>
        </p>
      )}
    </div>
  )
}

type ChoiceFieldProps = {
  readonly plan: Plan
  readonly choice: SearchChoice
  readonly isAsPlan: boolean
  readonly onChoose: (isAsPlan: boolean) => void
}

/** Whether something is searched in full or as the plan has it. */
function ChoiceField({ plan, choice, isAsPlan, onChoose }: ChoiceFieldProps) {
  const { label, hint, all, answers } = choice
  const format = useFormat()
  const id = useId()
  const words = answers.map((key) => {
    const field = fieldOf(key)
    return answerWords(field, field.read(plan, 0), format)
  })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={isAsPlan ? 'as the plan' : 'all'}
        onChange={({ target: { value } }) => onChoose(value === 'as the plan')}
      >
        <option value="all">{all}</option>
        <option value="as the plan">
          {['As the plan asks', ...(words.length > 0 ? [words.join(', ')] : [])].join(': ')}
        </option>
      </select>
      <p className="hint">{hint}</p>
    </div>
  )
}

type End = 'from' | 'to'

type RangeFieldsProps = {
  readonly range: SearchRange
  readonly fault: string | undefined
  readonly text: (end: End) => string
  readonly onType: (end: End, text: string) => void
}

/** The two boxes of a range. */
function RangeFields({ range, fault, text, onType }: RangeFieldsProps) {
  const { label, hint, min, max, usual } = range
  const id = useId()
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
              required={usual !== null}
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-hint`}
              value={text(end)}
              onChange={({ target }) => onType(end, target.value)}
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
