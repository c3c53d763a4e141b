import { useState } from 'react'
import { setAnswer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, type NumberInputSpec } from '../../engine/index.ts'
import { officeDayLogHours, officeDaySource } from '../../engine/methods/roles/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import './hour-profile.css'

type ReadHours =
  | { readonly ok: true; readonly hours: readonly number[] }
  | { readonly ok: false; readonly words: string }

const count = 24

/**
 * Reads 24 hourly values pasted from a spreadsheet: percentages or fractions of 1, with a decimal
 * point or comma.
 */
export function readPastedHours(text: string): ReadHours {
  const values = valuesOf(text)
  if (values.length !== count)
    return no(`These are ${values.length.toString()} values. Paste one for each of the 24 hours.`)
  const hours = values.map((value) => Number(value.replace('%', '').replace(',', '.')))
  const wrong = values.find((_value, at) => !isHour(hours[at]))
  if (wrong !== undefined) return no(`“${wrong.slice(0, 24)}” is no share of a day.`)
  if (hours.every((hour) => hour === 0)) return no('One of the hours must have logs.')
  const areFractions = !text.includes('%') && sumOfHours(hours) <= 1.5
  return { ok: true, hours: areFractions ? hours.map((hour) => hour * 100) : hours }
}

/** Text that a plan stores for 24 hours: percentages with a decimal point, separated by blanks. */
export function storedHoursText(hours: readonly number[]): string {
  return hours.map((hour) => Number(hour.toFixed(6)).toString()).join(' ')
}

/** Hourly percentages of the text that a plan stores; 24 zeros if it is empty. */
export function hoursOfStoredText(text: string): readonly number[] {
  return text === '' ? Array.from({ length: count }, () => 0) : text.split(' ').map(Number)
}

/** Sum of the hourly percentages, without floating-point errors. */
export function sumOfHours(hours: readonly number[]): number {
  return Number(hours.reduce((all, hour) => all + hour, 0).toFixed(6))
}

function no(words: string): ReadHours {
  return { ok: false, words }
}

/** Splits a text at blanks, tabs, lines or semicolons; at commas if it has none of these. */
function valuesOf(text: string): readonly string[] {
  const parted = text.trim().replace(/\s*%/g, '%')
  const cells = parted.split(/[\s;]+/).filter((value) => value !== '')
  // A comma that ends a value is a separator and no decimal comma.
  return cells.length === 1
    ? parted.split(',').map((value) => value.trim())
    : cells.map((value) => value.replace(/,$/, ''))
}

function isHour(hour: number | undefined): boolean {
  return hour !== undefined && hour >= 0 && hour < 1000
}

const share = {
  kind: 'number',
  help: '',
  unit: '%',
  suffix: '',
  min: 0,
  max: 999,
  whole: false,
  empty: null,
} as const satisfies Omit<NumberInputSpec, 'label'>

export function LogsPerHourFields() {
  const text = useProject((now) => now.plan.logHours)
  const [open, setOpen] = useState(false)
  return (
    <details className="advanced" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Hour by hour</summary>
      {open && <Hours hours={hoursOfStoredText(text)} isGiven={text !== ''} />}
    </details>
  )
}

const give = (text: string) => setAnswer(fieldOf('logHours'), 0, text)

function Hours({ hours, isGiven }: { hours: readonly number[]; isGiven: boolean }) {
  const format = useFormat()
  const all = sumOfHours(hours)
  const largest = Math.max(...hours, 1)
  return (
    <>
      <div className="buttons">
        <button type="button" onClick={() => give(storedHoursText(officeDayLogHours))}>
          Use an office day‡
        </button>
        <button type="button" className="plain" disabled={!isGiven} onClick={() => give('')}>
          Clear the hours
        </button>
      </div>
      <p className="hint">
        ‡ <SourceNote source={officeDaySource} />
      </p>
      <ol className="hours close-fields bare-list">
        {hours.map((hour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
          <li key={at} style={{ backgroundSize: `${((hour / largest) * 100).toString()}% 3px` }}>
            <FieldInput
              field={{ ...share, key: `hour-${at.toString()}`, label: `${at.toString()} h` }}
              value={hour}
              sharedHelp="hours-sum"
              onAnswer={(given) => {
                if (typeof given === 'number') give(storedHoursText(hours.with(at, given)))
              }}
            />
          </li>
        ))}
      </ol>
      <p id="hours-sum" className="hint below-4" role="status">
        {isGiven
          ? `The hours add up to ${format.number(all, 3)} %${all === 100 ? '.' : ', not to 100 %.'}`
          : 'No hours entered yet.'}
      </p>
      <PastedHours />
    </>
  )
}

function PastedHours() {
  const [pasted, setPasted] = useState('')
  const read = pasted.trim() === '' ? null : readPastedHours(pasted)
  return (
    <div className="field">
      <label htmlFor="pasted-hours">Paste 24 values</label>
      {read && !read.ok && (
        <p id="pasted-error" className="error">
          {read.words}
        </p>
      )}
      <textarea
        id="pasted-hours"
        rows={2}
        spellCheck={false}
        aria-describedby={read && !read.ok ? 'pasted-error pasted-hint' : 'pasted-hint'}
        aria-invalid={read && !read.ok ? true : undefined}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <p id="pasted-hint" className="hint below-3">
        A row or column of a spreadsheet, from midnight on: percentages, or fractions of 1.
      </p>
      <button
        type="button"
        disabled={!read?.ok}
        onClick={() => {
          if (!read?.ok) return
          give(storedHoursText(read.hours))
          setPasted('')
        }}
      >
        Use these values
      </button>
    </div>
  )
}
