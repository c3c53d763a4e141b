import { Fragment } from 'react'
import type { ErratumId } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { PageLink } from '../frame/page-link.tsx'

/** Errata by their numbers, each a link to its record. */
export function ErratumLinks({ ids }: { readonly ids: readonly ErratumId[] }) {
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <PageLink page="errata" at={id}>
        <span className="sr">Erratum </span>
        {id}
      </PageLink>
    </Fragment>
  ))
}

/** The same in a cell of a table. */
export function erratumCell(ids: readonly ErratumId[]): Cell {
  return { drawn: <ErratumLinks ids={ids} />, text: ids.join(', ') }
}
