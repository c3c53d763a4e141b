import type { ColumnGroup } from './tier-columns.ts'

/** The heads of the columns, under the groups of the form. */
export function TierHeads({ groups }: { groups: readonly ColumnGroup[] }) {
  return (
    <thead>
      <tr>
        <td />
        {groups.map(({ title, columns }) => (
          <th key={title} scope="colgroup" colSpan={columns.length}>
            {title}
          </th>
        ))}
        <td />
      </tr>
      <tr>
        <th scope="col">Tier</th>
        {groups.flatMap(({ columns }) =>
          columns.map(({ field }) => (
            <th key={field.key} scope="col">
              {field.label}
              {field.kind === 'number' && <span className="unit">{field.unit}</span>}
            </th>
          )),
        )}
        <th scope="col">
          <span className="sr">Actions</span>
        </th>
      </tr>
    </thead>
  )
}
