import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { keepOwnArrayText, saveOwnArray } from '../../app/store/own-arrays.ts'
import { useProject } from '../../app/store/use-project.ts'
import { currencyName } from '../../app/words/currency.ts'
import {
  driveKinds,
  limits,
  ownArrayAnswers,
  publicDriveIops,
  raidPolicies,
  thresholds,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import {
  type ArrayForm,
  arrayOf,
  boxesOf,
  controlOf,
  type FormBox,
  readArray,
  withDraft,
  withNumber,
  withPolicy,
} from './array-form.ts'
import { PolicyTable } from './policy-table.tsx'

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
  const { array, errors } = readArray(form, ownArrays, currency, format)
  const change = (next: ArrayForm) => keepOwnArrayText(JSON.stringify(next))
  const save = () => {
    if (array) {
      saveOwnArray(array, form.editing)
      onClose()
      return
    }
    // Boxes that need a number and have none say so from now on.
    const empty = errors.flatMap(({ box }) => (box && !form.drafts[box] ? [box] : []))
    change(empty.reduce((marked, box) => withDraft(marked, box, ''), form))
    setRefused(refused + 1)
  }
  const cancel = () => {
    keepOwnArrayText(null)
    onClose()
  }
  const wrong = (control: string) => {
    const unsaid = errors.filter((error) => error.box === null && error.control === control)
    const isTime = refused > 0 || left.includes(control)
    return (isTime && unsaid.map(({ words }) => words).join(' ')) || null
  }
  const parts = { form, change, wrong, boxes: boxesOf(form, currency) }
  const rest = ownArrays.filter((one) => one.id !== form.editing)
  return (
    // A form may not be within another.
    <fieldset
      className="own-panel own-editor"
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
      <Text {...parts} of="name" placeholder="" />
      <Drives {...parts} />
      <Policies {...parts} />
      <div className="own-numbers">
        <NumberOf {...parts} box={parts.boxes.price} />
      </div>
      <details className="own-more">
        <summary>More</summary>
        <Text {...parts} of="id" placeholder={arrayOf(form, rest).id} />
      </details>
      <Preview form={form} />
      <div className="buttons">
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

type PartProps = {
  readonly form: ArrayForm
  readonly change: (form: ArrayForm) => void
  /** What is wrong at a control, once it is to be told; null for nothing. */
  readonly wrong: (control: string) => string | null
  readonly boxes: ReturnType<typeof boxesOf>
}

function Text(props: PartProps & { readonly of: 'name' | 'id'; readonly placeholder: string }) {
  const { form, change, wrong, of, placeholder } = props
  return (
    <FieldInput
      field={{ ...ownArrayAnswers[of], key: `own-${of}` }}
      value={form[of]}
      defaultValue={placeholder}
      conflict={wrong(controlOf(of))}
      onAnswer={(text) => change({ ...form, [of]: String(text) })}
    />
  )
}

function NumberOf({ form, change, wrong, box }: PartProps & { readonly box: FormBox }) {
  return (
    <FieldInput
      field={box}
      value={form.numbers[box.of] ?? null}
      conflict={wrong(controlId(box, 0))}
      draft={form.drafts[box.of] ?? null}
      onAnswer={(value) =>
        change(withNumber(form, box.of, typeof value === 'number' ? value : null))
      }
      onDraft={(text) => change(withDraft(form, box.of, text))}
    />
  )
}

/** The drives of an array and its ports. */
function Drives(props: PartProps) {
  const { form, change, boxes } = props
  const figure = publicDriveIops(form.driveKind)
  return (
    <div className="own-numbers">
      <FieldInput
        field={{ ...ownArrayAnswers.driveKind, key: 'own-driveKind' }}
        value={form.driveKind}
        onAnswer={(value) => {
          const driveKind = driveKinds.find((one) => one === value)
          if (driveKind) change({ ...form, driveKind })
        }}
      />
      {boxes.hardware.map((box) => (
        <NumberOf key={box.key} {...props} box={box} />
      ))}
      <div>
        <NumberOf {...props} box={boxes.iops} />
        <p className="hint">
          {figure ? (
            <>
              Empty, it is the public figure: <Figure worked={figure} />
            </>
          ) : (
            'There is no public figure for SSD.'
          )}
        </p>
      </div>
    </div>
  )
}

/** The RAID policies an array is offered in, and what was measured in each. */
function Policies(props: PartProps) {
  const { form, change, boxes } = props
  const id = useId()
  const format = useFormat()
  const wrong = props.wrong(controlOf('raid'))
  const { label, help } = ownArrayAnswers.raid
  return (
    <>
      <fieldset className={wrong ? 'own-raid field wrong' : 'own-raid field'}>
        <legend>{label}</legend>
        {wrong && (
          <p id={id} className="error">
            {wrong}
          </p>
        )}
        {raidPolicies.map((raid, at) => (
          <span key={raid} className="box">
            <input
              id={controlOf('raid', at)}
              type="checkbox"
              checked={form.raid.includes(raid)}
              aria-describedby={wrong ? id : undefined}
              onChange={({ target }) => change(withPolicy(form, raid, target.checked))}
            />
            <label htmlFor={controlOf('raid', at)}>{raid}</label>
          </span>
        ))}
        <p className="hint">{help}</p>
      </fieldset>
      {boxes.measured.length > 0 && (
        <fieldset className="own-raid field">
          <legend>Measured capability</legend>
          <p className="hint">
            What one array carried with database reads and writes within{' '}
            {format.number(thresholds.dbRead.value)} ms and log writes within{' '}
            {format.number(thresholds.logWrite.value)} ms, where you measured it. Empty, it is
            estimated from its drives and marked as such.
          </p>
          <div className="own-numbers">
            {boxes.measured.map((box) => (
              <NumberOf key={box.key} {...props} box={box} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** What the array offers, as far as it is typed. */
function Preview({ form }: { form: ArrayForm }) {
  const { driveGb, drives, spares } = form.numbers
  const known = driveGb != null && drives != null && spares != null
  return (
    <div>
      {known ? (
        <>
          <PolicyTable
            array={{ ...arrayOf(form, []), name: form.name.trim().slice(0, limits.name) }}
            caption="What one array offers:"
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
