import { useId } from 'react'
import type { SearchRange } from '../../engine/index.ts'

type End = 'from' | 'to'

type RangeFieldsProps = {
  readonly range: SearchRange
  readonly fault: string | undefined
  readonly text: (end: End) => string
  readonly onType: (end: End, text: string) => void
}

/** The two boxes of a range. */
export function RangeFields({ range, fault, text, onType }: RangeFieldsProps) {
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
