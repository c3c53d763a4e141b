import type { Field } from '../../engine/index.ts'

/** The heads of the columns, each with its unit. */
export function TierHeads({ fields }: { fields: readonly Field[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Tier</th>
        {fields.map((field) => (
          <th key={field.key} scope="col">
            {field.label}
            {field.kind === 'number' && <span className="unit">{field.unit}</span>}
          </th>
        ))}
        <th scope="col">
          <span className="sr">Actions</span>
        </th>
      </tr>
    </thead>
  )
}
