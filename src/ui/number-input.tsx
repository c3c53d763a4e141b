import { useEffect, useState } from 'react'
import type { InputUnit, NumberInputSpec } from '../engine/core/input-specs.ts'
import { controlId, focusControl } from './control.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { numberProblemWords, possibleNumberReadings } from './field-words.ts'
import type { Format } from './format.ts'
import { useFormat } from './format-context.tsx'
import { readNumber } from './read-number.ts'

/** Message for a draft that is not a valid number; null if it is valid. */
export function numberErrorWords(
  field: NumberInputSpec,
  draft: string,
  format: Format,
): string | null {
  const read = readNumber(field, draft, format.locale)
  return read.ok ? null : numberProblemWords(field, read.problem, format)
}

type NumberInputProps = FieldProps<NumberInputSpec> & {
  /** Typed text that is not a valid answer yet, or null. */
  readonly draft?: string | null
  readonly onDraft?: (text: string) => void
}

/** A number field; its text stays as typed while the field has the focus. */
export function NumberInput(props: NumberInputProps) {
  const { field, tier = 0, value, draft = null, onAnswer, onDraft } = props
  const format = useFormat()
  const [typing, setTyping] = useState<string | null>(null)
  const settled = typeof value === 'number' ? format.typed(value) : ''
  const text = typing ?? draft ?? settled
  const larger = largerUnits[field.unit]
  const error = draft !== null && typing === null ? numberErrorWords(field, draft, format) : null
  const take = (typed: string) => {
    const read = readNumber(field, typed, format.locale)
    if (read.ok) onAnswer(read.value)
    else onDraft?.(typed)
  }
  const use = (reading: number) => {
    onAnswer(reading)
    focusControl(controlId(field, tier))
  }
  const meant = error && <ReadingButtons field={field} draft={draft ?? ''} onUse={use} />
  useEffect(() => {
    // A draft that another locale could not read may be valid in this one.
    if (draft === null || typing !== null) return
    const read = readNumber(field, draft, format.locale)
    if (read.ok) onAnswer(read.value)
  }, [draft, typing, field, format.locale, onAnswer])
  return (
    <FieldFrame {...props} mend={error ? meant : props.mend} error={error}>
      {(described) => (
        <span className="box">
          <input
            {...described}
            id={controlId(field, tier)}
            type="text"
            inputMode={field.min < 0 ? 'text' : field.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            value={text}
            placeholder={field.empty ?? undefined}
            onChange={(event) => {
              // Text typed before the program loaded arrives late, when the field may have lost the
              // focus.
              if (document.activeElement === event.target) setTyping(event.target.value)
              take(event.target.value)
            }}
            onBlur={() => setTyping(null)}
          />
          {(field.unit || field.suffix) && (
            <span className="unit" aria-hidden="true">
              {[field.unit, field.suffix].filter(Boolean).join(' ')}
              {larger &&
                typeof value === 'number' &&
                value >= larger.holds &&
                ` = ${format.number(value / larger.holds)} ${larger.unit}`}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

type ReadingButtonsProps = {
  readonly field: NumberInputSpec
  readonly draft: string
  readonly onUse: (reading: number) => void
}

/** Unit that a large number of a smaller one is also shown in, beside the box. */
const largerUnits: Partial<Record<InputUnit, { readonly unit: string; readonly holds: number }>> = {
  MB: { unit: 'GB', holds: 1000 },
  MiB: { unit: 'GiB', holds: 1024 },
}

/** One button per possible reading of an ambiguous number. */
function ReadingButtons({ field, draft, onUse }: ReadingButtonsProps) {
  const format = useFormat()
  const read = readNumber(field, draft, format.locale)
  const readings = read.ok ? [] : possibleNumberReadings(field, read.problem)
  if (readings.length === 0) return null
  return (
    <div className="mends row gap-2 below-2">
      {readings.map((reading) => (
        <button key={reading} type="button" onClick={() => onUse(reading)}>
          Use {format.number(reading, 6)}
          <span className="sr"> for {field.label}</span>
        </button>
      ))}
    </div>
  )
}
