import { useState } from 'react'
import { answer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf, type NumberBox, officeDay, officeDayStanding } from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { hoursIn, hoursText, readHours, sumOf } from './read-hours.ts'
import './hour-profile.css'

const share = {
  kind: 'number',
  help: '',
  unit: '%',
  suffix: '',
  min: 0,
  max: 999,
  whole: false,
  empty: null,
} as const satisfies Omit<NumberBox, 'label'>

/** The logs of the 24 hours of a day: one by one, as an office day, or pasted from a sheet. */
export function HourProfile() {
  const text = useProject((now) => now.plan.logHours)
  const [open, setOpen] = useState(false)
  return (
    <details className="advanced" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Hour by hour</summary>
      {open && <Hours hours={hoursIn(text)} isGiven={text !== ''} />}
    </details>
  )
}

const give = (text: string) => answer(fieldOf('logHours'), 0, text)

function Hours({ hours, isGiven }: { hours: readonly number[]; isGiven: boolean }) {
  const format = useFormat()
  const all = sumOf(hours)
  const largest = Math.max(...hours, 1)
  return (
    <>
      <div className="buttons">
        <button type="button" onClick={() => give(hoursText(officeDay))}>
          Use an office day‡
        </button>
        <button type="button" className="plain" disabled={!isGiven} onClick={() => give('')}>
          Clear the hours
        </button>
      </div>
      <p className="hint">
        ‡ <SourceNote source={officeDayStanding} />
      </p>
      <ol className="hours">
        {hours.map((hour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
          <li key={at} style={{ backgroundSize: `${((hour / largest) * 100).toString()}% 3px` }}>
            <FieldInput
              field={{ ...share, key: `hour-${at.toString()}`, label: `${at.toString()} h` }}
              value={hour}
              sharedHelp="hours-sum"
              onAnswer={(given) => {
                if (typeof given === 'number') give(hoursText(hours.with(at, given)))
              }}
            />
          </li>
        ))}
      </ol>
      <p id="hours-sum" className="hint" role="status">
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
  const read = pasted.trim() === '' ? null : readHours(pasted)
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
      <p id="pasted-hint" className="hint">
        A row or column of a spreadsheet, from midnight on: percentages, or fractions of 1.
      </p>
      <button
        type="button"
        disabled={!read?.ok}
        onClick={() => {
          if (!read?.ok) return
          give(hoursText(read.hours))
          setPasted('')
        }}
      >
        Use these values
      </button>
    </div>
  )
}
