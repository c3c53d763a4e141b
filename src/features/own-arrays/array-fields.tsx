import { useId } from 'react'
import {
  driveKinds,
  type NumberField,
  publicDriveIops,
  raidPolicies,
  thresholds,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { rangeOf } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Figure } from '../../ui/working.tsx'
import { type ArrayForm, type NumberKey, withDraft, withNumber, withPolicy } from './array-form.ts'
import { hardwareFields, iopsField, measuredField, priceField } from './number-fields.ts'
import { formControls, policyId } from './read-array.ts'

/** What is wrong at a control, once it is to be said; empty or false for nothing. */
export type Said = (control: string) => string | false

type PartProps = {
  readonly form: ArrayForm
  readonly change: (form: ArrayForm) => void
  readonly said: Said
}

type NumberBoxProps = PartProps & { readonly of: NumberKey; readonly field: NumberField }

/** A box for a number, with what it is and its range beneath. */
function NumberBox({ of: key, field, form, change, said }: NumberBoxProps) {
  const hint = useId()
  const format = useFormat()
  return (
    <div>
      <NumberInput
        field={field}
        tier={0}
        value={form.numbers[key] ?? null}
        defaultValue={null}
        unused={null}
        conflict={said(controlId(field, 0)) || null}
        sharedHelp={hint}
        draft={form.drafts[key] ?? null}
        onAnswer={(value) =>
          change(withNumber(form, key, typeof value === 'number' ? value : null))
        }
        onDraft={(text) => change(withDraft(form, key, text))}
      />
      <p id={hint} className="hint">
        {[field.help, `${rangeOf(field, format)}.`].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** The drives of an array and its ports. */
export function DriveFields(props: PartProps) {
  const { form, change } = props
  const { driveGb, drives, spares, activePorts } = hardwareFields
  const kind = formControls.driveKind
  return (
    <div className="own-numbers">
      <div className="field">
        <label htmlFor={kind}>Kind of drive</label>
        <select
          id={kind}
          value={form.driveKind}
          onChange={({ target }) => {
            const driveKind = driveKinds.find((one) => one === target.value)
            if (driveKind) change({ ...form, driveKind })
          }}
        >
          {driveKinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <NumberBox {...props} of="driveGb" field={driveGb} />
      <NumberBox {...props} of="drives" field={drives} />
      <NumberBox {...props} of="spares" field={spares} />
      <NumberBox {...props} of="activePorts" field={activePorts} />
      <div>
        <NumberBox {...props} of="iopsPerDrive" field={iopsField(form)} />
        <PublicFigure form={form} />
      </div>
    </div>
  )
}

/** The figure that an empty box takes. */
function PublicFigure({ form }: { form: ArrayForm }) {
  const figure = publicDriveIops(form.driveKind)
  return (
    <p className="hint">
      {figure ? (
        <>
          Empty, it is the public figure: <Figure worked={figure} />
        </>
      ) : (
        'There is no public figure for SSD.'
      )}
    </p>
  )
}

/** The RAID policies an array is offered in, and what was measured in each. */
export function PolicyFields(props: PartProps) {
  const { form, change, said } = props
  const id = useId()
  const format = useFormat()
  const wrong = said(policyId('RAID 10'))
  return (
    <>
      <fieldset className={wrong ? 'own-raid field wrong' : 'own-raid field'}>
        <legend>RAID policies</legend>
        {wrong && (
          <p id={id} className="error">
            {wrong}
          </p>
        )}
        {raidPolicies.map((raid) => (
          <span key={raid} className="box">
            <input
              id={policyId(raid)}
              type="checkbox"
              checked={form.raid.includes(raid)}
              aria-describedby={wrong ? id : undefined}
              onChange={({ target }) => change(withPolicy(form, raid, target.checked))}
            />
            <label htmlFor={policyId(raid)}>{raid}</label>
          </span>
        ))}
        <p className="hint">
          Those in which you could have it. The plan takes the one it asks for.
        </p>
      </fieldset>
      {form.raid.length > 0 && (
        <fieldset className="own-raid field">
          <legend>Measured capability</legend>
          <p className="hint">
            What one array carried with database reads and writes within{' '}
            {format.number(thresholds.dbRead.value)} ms and log writes within{' '}
            {format.number(thresholds.logWrite.value)} ms, where you measured it. Empty, it is
            estimated from its drives and marked as such.
          </p>
          <div className="own-numbers">
            {form.raid.map((raid) => (
              <NumberBox
                key={raid}
                {...props}
                of={`measured ${raid}`}
                field={measuredField(raid)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** The price of one array, in the currency of the plan. */
export function PriceField(props: PartProps & { readonly currency: string }) {
  return (
    <div className="own-numbers">
      <NumberBox {...props} of="price" field={priceField(props.currency)} />
    </div>
  )
}
