import type { ErratumId } from '../engine/core/errata.ts'
import { lazyPart } from './lazy-part.tsx'

/** The words of the errata are many and seldom read: fetched when a note first shows them. */
const ErratumText = lazyPart(
  async () => (await import('./erratum-text.tsx')).ErratumText,
  'Its text',
)

/** Where the documents contradict themselves about a figure, and what is done about it. */
export function ErratumNote({ id }: { id: ErratumId }) {
  return (
    <p className="erratum small-print">
      <strong>
        <a href={`#/errata/${id}`} aria-label={`Erratum ${id}`}>
          {id}
        </a>
        .
      </strong>{' '}
      <ErratumText id={id} />
    </p>
  )
}
