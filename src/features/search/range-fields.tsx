import { useId } from 'react'

/** A range that is searched: its name, and what its boxes take. */
export type RangeRow = {
  readonly label: string
  readonly hint: string
  readonly min: number
  readonly max: number
}

type End = 'from' | 'to'

type RangeFieldsProps = {
  readonly row: RangeRow
  readonly fault: string | undefined
  readonly text: (end: End) => string
  readonly onType: (end: End, text: string) => void
  /** Whether empty boxes say something too. */
  readonly mayBeEmpty?: boolean
}

/** The two boxes of a range. */
export function RangeFields({ row, fault, text, onType, mayBeEmpty = false }: RangeFieldsProps) {
  const { label, hint, min, max } = row
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
              required={!mayBeEmpty}
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

/** A range as it was typed, or what is wrong with it. */
export function readRange(
  { label, min, max }: RangeRow,
  from: string,
  to: string,
): { readonly from: number; readonly to: number } | string {
  const read = { from: Number(from), to: Number(to) }
  const outside = [read.from, read.to].some(
    (value) => !Number.isInteger(value) || value < min || value > max,
  )
  if (outside) return `${label}: enter whole numbers from ${min} to ${max}.`
  return read.from > read.to
    ? `${label}: the first number is the smaller one. Enter at most ${read.to}, or raise the second.`
    : read
}
