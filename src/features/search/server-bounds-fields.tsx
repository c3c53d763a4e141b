import { useId } from 'react'
import {
  chooseDrives,
  resetServerBounds,
  typeServerBound,
  useServerSearches,
} from '../../app/store/server-search.ts'
import type { Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { RangeFields } from './range-fields.tsx'
import { type ServerBoundsForm, serverRows } from './server-bounds.ts'

type ServerBoundsFieldsProps = { readonly plan: Plan; readonly form: ServerBoundsForm }

/** How far a search of servers goes, to be changed before it starts. */
export function ServerBoundsFields({ plan, form }: ServerBoundsFieldsProps) {
  const { drives, jbod, typed } = useServerSearches()
  const format = useFormat()
  const id = useId()
  const changed = Object.keys(typed).length > 0 || drives !== 'common sizes' || jbod !== 'both'
  return (
    <div className="search-bounds">
      {serverRows(plan).map((row) => (
        <RangeFields
          key={row.key}
          row={row}
          fault={form.faults[row.key]}
          text={(end) => form.text(`${row.key} ${end}`)}
          onType={(end, text) => typeServerBound(`${row.key} ${end}`, text)}
          mayBeEmpty={row.key === 'databases'}
        />
      ))}
      <div className="field">
        <label htmlFor={`${id}-drives`}>Database drives</label>
        <select
          id={`${id}-drives`}
          value={drives}
          onChange={({ target: { value } }) =>
            chooseDrives({ drives: value === 'common sizes' ? value : 'as the plan' })
          }
        >
          <option value="common sizes">Every common size, and that of the plan</option>
          <option value="as the plan">As the plan asks: {format.drive(plan.databaseDrive)}</option>
        </select>
        <p className="hint">
          Of the kind that the plan has, those for logs and restores of the same size. Arrays are
          looked at as the plan has them.
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-jbod`}>Drives without RAID</label>
        <select
          id={`${id}-jbod`}
          value={jbod}
          onChange={({ target: { value } }) =>
            chooseDrives({ jbod: value === 'both' ? value : 'as the plan' })
          }
        >
          <option value="both">Both with and without them</option>
          <option value="as the plan">As the plan asks</option>
        </select>
        <p className="hint">Without them every database stands in RAID.</p>
      </div>
      {changed && (
        <p>
          <button type="button" className="link" onClick={resetServerBounds}>
            Back to the bounds that follow from the plan
          </button>
        </p>
      )}
    </div>
  )
}
