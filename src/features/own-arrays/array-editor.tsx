import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { keepOwnArrayText, saveOwnArray } from '../../app/store/own-arrays.ts'
import { useProject } from '../../app/store/use-project.ts'
import { currencyName } from '../../app/words/currency.ts'
import { limits } from '../../engine/index.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { DriveFields, PolicyFields, PriceField, type Said } from './array-fields.tsx'
import { type ArrayForm, withDraft } from './array-form.ts'
import { fieldsOf } from './number-fields.ts'
import { PolicyTable } from './policy-table.tsx'
import { arrayOf, formControls, readArray } from './read-array.ts'
import { TextBox } from './text-box.tsx'

type ArrayEditorProps = {
  readonly form: ArrayForm
  /** Called when it was saved or given up. */
  readonly onClose: () => void
}

/** The form of one array. The plan stays as it is until it is saved. */
export function ArrayEditor({ form, onClose }: ArrayEditorProps) {
  const id = useId()
  const format = useFormat()
  const ownArrays = useProject((now) => now.plan.ownArrays)
  const currency = currencyName(useProject((now) => now.plan.currency))
  const [refused, setRefused] = useState(0)
  const [left, setLeft] = useState<readonly string[]>([])
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])
  const read = readArray(form, ownArrays, currency, format)
  const change = (next: ArrayForm) => keepOwnArrayText(JSON.stringify(next))
  const save = () => {
    if (read.array) {
      saveOwnArray(read.array, form.editing)
      onClose()
      return
    }
    change(withMissing(form, currency))
    setRefused(refused + 1)
  }
  const cancel = () => {
    keepOwnArrayText(null)
    onClose()
  }
  const said: Said = (control) =>
    (refused > 0 || left.includes(control)) &&
    read.unsaid
      .filter((one) => one.control === control)
      .map(({ words }) => words)
      .join(' ')
  const parts = { form, change, said }
  const rest = ownArrays.filter((one) => one.id !== form.editing)
  return (
    // A form may not stand within another.
    <fieldset
      className="own-editor"
      aria-labelledby={id}
      onKeyDown={(event) => onEnter(event, save)}
      onBlur={({ target }: FocusEvent) =>
        setLeft((before) => (before.includes(target.id) ? before : [...before, target.id]))
      }
    >
      <p id={id} className="own-editor-title">
        {form.editing === null ? 'A new array' : 'Change this array'}
      </p>
      {refused > 0 && read.errors.length > 0 && <ErrorSummary ref={summary} errors={read.errors} />}
      <TextBox
        id={formControls.name}
        label="Name"
        hint="As your designs and reports call it, for example the model with its drives."
        value={form.name}
        placeholder=""
        wrong={said(formControls.name)}
        onType={(name) => change({ ...form, name })}
      />
      <DriveFields {...parts} />
      <PolicyFields {...parts} />
      <PriceField {...parts} currency={currency} />
      <details className="own-more">
        <summary>More</summary>
        <TextBox
          id={formControls.id}
          label="Id"
          hint="Tells it from the others in a catalog: letters, digits, dots, - and _. Empty, it is made of the name."
          value={form.id}
          placeholder={arrayOf(form, rest).id}
          wrong={said(formControls.id)}
          onType={(typed) => change({ ...form, id: typed })}
        />
      </details>
      <Preview form={form} />
      <div className="own-buttons">
        {/* Leaving a box may show its error and move this button away from under the pointer. */}
        <button
          type="button"
          className="primary"
          onMouseDown={(event) => event.preventDefault()}
          onClick={save}
        >
          {form.editing === null ? 'Add this array' : 'Save the changes'}
        </button>
        <button type="button" className="plain" onClick={cancel}>
          Cancel
        </button>
        <p className="hint">The plan stays as it is until then. What is typed here is kept.</p>
      </div>
    </fieldset>
  )
}

/** Enter saves the array, and does not leave the step as it does in the form around. */
function onEnter(event: KeyboardEvent, save: () => void): void {
  const { target, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  save()
}

/** A form whose empty boxes say that they need an answer. */
function withMissing(form: ArrayForm, currency: string): ArrayForm {
  return fieldsOf(form, currency)
    .filter(([key, field]) => field.empty === null && form.numbers[key] == null)
    .reduce((marked, [key]) => withDraft(marked, key, form.drafts[key] ?? ''), form)
}

/** What the array comes to, as far as it is typed. */
function Preview({ form }: { form: ArrayForm }) {
  const { driveGb, drives, spares } = form.numbers
  const known = driveGb != null && drives != null && spares != null
  return (
    <div className="own-preview">
      {known ? (
        <>
          <PolicyTable
            array={{ ...arrayOf(form, []), name: form.name.trim().slice(0, limits.name) }}
            caption="What it comes to:"
          />
          <p className="hint">
            An estimate takes the IOPS of a drive, the drives that are no spares, and what the RAID
            policy makes of each write; it depends on the share of reads of a plan.
          </p>
        </>
      ) : (
        <p className="hint">
          Its usable capacity is shown here once the drives, their size and the spares are entered.
        </p>
      )}
    </div>
  )
}
