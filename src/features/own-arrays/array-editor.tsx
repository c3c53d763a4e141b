import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { keepOwnArrayDraft, saveOwnArray, unusedIdFromName } from '../../app/store/own-arrays.ts'
import { useProject } from '../../app/store/use-project.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { publicIopsOfDriveKind } from '../../engine/designs/index.ts'
import { ownArrayInputs, projectLimits } from '../../engine/index.ts'
import { latencyThresholds } from '../../engine/performance/index.ts'
import { controlId } from '../../ui/control.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import {
  type ArrayFormField,
  type ArrayFormState,
  fieldsOfArrayForm,
  formWithAnswer,
  formWithDraft,
  raidSwitchesKey,
} from './array-form.ts'
import { LoadByRaidPolicyTable } from './policy-table.tsx'
import { readArrayForm } from './read-array.ts'

type ArrayEditorProps = {
  readonly form: ArrayFormState
  readonly onClose: () => void
}

/** Form of one array; it changes the plan only on saving. */
export function ArrayEditor({ form, onClose }: ArrayEditorProps) {
  const id = useId()
  const format = useFormat()
  const ownArrays = useProject((now) => now.plan.ownArrays)
  const currency = shortCurrencyName(useProject((now) => now.plan.currency))
  const [refused, setRefused] = useState(0)
  const [left, setLeft] = useState<readonly string[]>([])
  const { array, errors } = readArrayForm(form, ownArrays, currency, format)
  const change = (next: ArrayFormState) => keepOwnArrayDraft(JSON.stringify(next))
  const save = () => {
    if (array) {
      saveOwnArray(array, form.editing)
      onClose()
      return
    }
    // After a refused save, empty boxes that must be filled show an error.
    const empty = errors.flatMap(({ box }) => (box && !form.drafts[box.key] ? [box] : []))
    change(empty.reduce((marked, box) => formWithDraft(marked, box, ''), form))
    setRefused(refused + 1)
  }
  const cancel = () => {
    keepOwnArrayDraft(null)
    onClose()
  }
  /** Error of a form control that shows none itself; null before blur or a refused save. */
  const wrong = (control: string) => {
    const found = errors.filter((error) => error.box === null && error.control === control)
    const isTime = refused > 0 || left.includes(control)
    return (isTime && found.map(({ words }) => words).join(' ')) || null
  }
  const draw: Draw = (field, at = 0, placeholder = null) => (
    <FieldInput
      key={controlId(field, at)}
      field={field}
      tier={at}
      value={field.read(form.array)}
      defaultValue={placeholder}
      conflict={wrong(controlId(field, at))}
      draft={form.drafts[field.key] ?? null}
      onAnswer={(answer) => change(formWithAnswer(form, field, answer))}
      onDraft={(text) => change(formWithDraft(form, field, text))}
    />
  )
  const fields = fieldsOfArrayForm(form, currency)
  const rest = ownArrays.filter((one) => one.id !== form.editing)
  return (
    // A fieldset, because the surrounding form may not contain another form.
    <fieldset
      className="boxed own-panel own-editor stack gap-4 flush above-3 below-3 close-fields breaks"
      aria-labelledby={id}
      onKeyDown={(event) => onEnter(event, save)}
      onBlur={({ target }: FocusEvent) =>
        setLeft((before) => (before.includes(target.id) ? before : [...before, target.id]))
      }
    >
      <p id={id} className="own-title">
        {form.editing === null ? 'A new array' : 'Change this array'}
      </p>
      <ErrorSummary refused={refused} errors={errors} />
      {draw(fields.name)}
      <div className="own-numbers grid fine of-fields gap-5">
        {fields.hardware.map((field) => draw(field))}
        <div>
          {draw(fields.iops)}
          <PublicFigure form={form} />
        </div>
      </div>
      <Policies {...fields} draw={draw} wrong={wrong(controlId({ key: raidSwitchesKey }, 0))} />
      <div className="own-numbers grid fine of-fields gap-5">{draw(fields.price)}</div>
      <details className="own-more">
        <summary>More</summary>
        {draw(fields.id, 0, unusedIdFromName(form.array.name, rest))}
      </details>
      <Preview form={form} />
      <div className="buttons flush">
        {/* The error that appears on blur may move this button from under the pointer. */}
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

/** Saves the array on Enter, which the surrounding form would take for leaving the step. */
function onEnter(event: KeyboardEvent, save: () => void): void {
  const { target, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  save()
}

/** Draws a form field; `at` numbers fields that share a key. */
type Draw = (field: ArrayFormField, at?: number, placeholder?: string | null) => ReactNode

function PublicFigure({ form: { array } }: { form: ArrayFormState }) {
  const figure = publicIopsOfDriveKind(array.driveKind)
  return (
    <p className="hint">
      {figure ? (
        <>
          Leave it empty for the public figure: <Figure worked={figure} />
        </>
      ) : (
        `There is no public figure for ${array.driveKind}.`
      )}
    </p>
  )
}

type PoliciesProps = Pick<ReturnType<typeof fieldsOfArrayForm>, 'policies' | 'measured'> & {
  readonly draw: Draw
  readonly wrong: string | null
}

function Policies({ policies, measured, draw, wrong }: PoliciesProps) {
  const id = useId()
  const format = useFormat()
  const { label, help } = ownArrayInputs.raid
  return (
    <>
      <fieldset
        className={wrong ? 'own-raid field wrong' : 'own-raid field'}
        aria-describedby={wrong ? id : undefined}
      >
        <legend className="below-1">{label}</legend>
        {wrong && (
          <p id={id} className="error">
            {wrong}
          </p>
        )}
        {policies.map((field, at) => draw(field, at))}
        <p className="hint">{help}</p>
      </fieldset>
      {measured.length > 0 && (
        <fieldset className="own-raid field">
          <legend className="below-1">Measured capability</legend>
          <p className="hint">
            IOPS that one array carried with database reads and writes within{' '}
            {format.number(latencyThresholds.dbRead.value)} ms and log writes within{' '}
            {format.number(latencyThresholds.logWrite.value)} ms. Leave it empty if not measured: it
            is then estimated from the drives and marked as such.
          </p>
          <div className="own-numbers grid fine of-fields gap-5 above-3">
            {measured.map((field) => draw(field))}
          </div>
        </fieldset>
      )}
    </>
  )
}

function Preview({ form: { array } }: { form: ArrayFormState }) {
  const { driveGb, drives, spares } = array
  const name = array.name.trim().slice(0, projectLimits.name)
  const id = array.id || unusedIdFromName(name, [])
  if (driveGb == null || drives == null || spares == null)
    return <p className="hint">Enter drives, drive size and spares to see the usable capacity.</p>
  return (
    <div>
      <LoadByRaidPolicyTable
        array={{ ...array, id, name, driveGb, drives, spares }}
        caption="What one array offers:"
      />
      <p className="hint">
        An estimate multiplies the IOPS of a drive by the drives without spares, less the write
        penalty of the RAID policy; it depends on the plan’s share of reads.
      </p>
    </div>
  )
}
