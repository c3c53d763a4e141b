import { Fragment } from 'react'
import type { ErratumId } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'

export function ErratumLinks({ ids }: { readonly ids: readonly ErratumId[] }) {
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <a href={`#/errata/${id}`} aria-label={`Erratum ${id}`}>
        {id}
      </a>
    </Fragment>
  ))
}

export function erratumLinksCell(ids: readonly ErratumId[]): DataCell {
  return { drawn: <ErratumLinks ids={ids} />, text: ids.join(', ') }
}
