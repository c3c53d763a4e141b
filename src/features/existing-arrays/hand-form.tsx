import { useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { arraysField, arraysOf, type Hand } from './hand.ts'

type HandFormProps = {
  readonly plan: Plan
  readonly hand: Hand
  /** As many as the plan has now. */
  readonly usual: number
  readonly onChange: (hand: Hand) => void
}

/** Asks which arrays a person owns, and how many. */
export function HandForm({ plan, hand, usual, onChange }: HandFormProps) {
  const format = useFormat()
  const [draft, setDraft] = useState<string | null>(null)
  const arrays = arraysOf(plan)
  const offered = (key: string) => (arrays.get(key) ?? []).map(({ raid }) => raid)
  const pick = (array: string) => {
    const [first = hand.raid, ...others] = offered(array)
    onChange({ ...hand, array, raid: others.includes(hand.raid) ? hand.raid : first })
  }
  return (
    <div className="hand-form">
      <div className="field">
        <label htmlFor="at-hand-array">Array</label>
        <select
          id="at-hand-array"
          value={hand.array}
          onChange={(event) => pick(event.target.value)}
        >
          {[...arrays].map(([key, [{ array, driveGb }]]) => (
            <option key={key} value={key}>
              {array.model}, {array.drives} × {format.value(driveGb, 'GB')}
              {array.family === null && ' (own)'}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="at-hand-raid">RAID policy</label>
        <select
          id="at-hand-raid"
          value={hand.raid}
          onChange={(event) => {
            const raid = offered(hand.array).find((one) => one === event.target.value)
            if (raid) onChange({ ...hand, raid })
          }}
        >
          {offered(hand.array).map((raid) => (
            <option key={raid}>{raid}</option>
          ))}
        </select>
      </div>
      <NumberInput
        field={arraysField}
        tier={0}
        value={hand.arrays}
        defaultValue={usual}
        unused={null}
        conflict={null}
        sharedHelp={null}
        draft={draft}
        onDraft={setDraft}
        onAnswer={(value) => {
          setDraft(null)
          if (typeof value === 'number') onChange({ ...hand, arrays: value })
        }}
      />
    </div>
  )
}
