import { lazy, Suspense } from 'react'
import type { ErratumId } from '../../engine/index.ts'

/** The words of the errata are many and seldom read: fetched when a note first shows them. */
export const erratumText = () => import('./erratum-text.tsx')

const ErratumText = lazy(async () => {
  try {
    return { default: (await erratumText()).ErratumText }
  } catch {
    return { default: NotFetched }
  }
})

/** Where the documents contradict themselves about a figure, and what is done about it. */
export function ErratumNote({ id }: { id: ErratumId }) {
  return (
    <p className="erratum">
      <strong>
        <a href={`#/errata/${id}`} aria-label={`Erratum ${id}`}>
          {id}
        </a>
        .
      </strong>{' '}
      <Suspense>
        <ErratumText id={id} />
      </Suspense>
    </p>
  )
}

function NotFetched() {
  return 'Its words could not be fetched: the network failed, or a newer version was published.'
}
