import { Fragment } from 'react'
import type { ErratumId } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'

/** Errata by their numbers, each a link to its record. */
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

/** The same in a cell of a table. */
export function erratumCell(ids: readonly ErratumId[]): Cell {
  return { drawn: <ErratumLinks ids={ids} />, text: ids.join(', ') }
}
