import { useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { arraysField, arraysOf, type OwnedArrays } from './owned-arrays.ts'

type OwnedArraysFormProps = {
  readonly plan: Plan
  readonly existing: OwnedArrays
  /** As many as the plan has now. */
  readonly usual: number
  readonly onChange: (existing: OwnedArrays) => void
}

/** Asks which arrays a person owns, and how many. */
export function OwnedArraysForm({ plan, existing, usual, onChange }: OwnedArraysFormProps) {
  const format = useFormat()
  const [draft, setDraft] = useState<string | null>(null)
  const arrays = arraysOf(plan)
  const offered = (key: string) => (arrays.get(key) ?? []).map(({ raid }) => raid)
  const pick = (array: string) => {
    const [first = existing.raid, ...others] = offered(array)
    onChange({ ...existing, array, raid: others.includes(existing.raid) ? existing.raid : first })
  }
  return (
    <div className="existing-form grid fine">
      <div className="field">
        <label htmlFor="existing-array">Array</label>
        <select
          id="existing-array"
          value={existing.array}
          onChange={(event) => pick(event.target.value)}
        >
          {[...arrays].map(([key, [{ array, driveGb }]]) => (
            <option key={key} value={key}>
              {array.model}, {array.drives} × {format.drive(driveGb)}
              {array.kind === 'own' && ' (own)'}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="existing-raid">RAID policy</label>
        <select
          id="existing-raid"
          value={existing.raid}
          onChange={(event) => {
            const raid = offered(existing.array).find((one) => one === event.target.value)
            if (raid) onChange({ ...existing, raid })
          }}
        >
          {offered(existing.array).map((raid) => (
            <option key={raid}>{raid}</option>
          ))}
        </select>
      </div>
      <NumberInput
        field={arraysField}
        value={existing.arrays}
        defaultValue={usual}
        draft={draft}
        onDraft={setDraft}
        onAnswer={(value) => {
          setDraft(null)
          if (typeof value === 'number') onChange({ ...existing, arrays: value })
        }}
      />
    </div>
  )
}
