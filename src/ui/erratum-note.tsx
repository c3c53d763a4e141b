import type { ErratumId } from '../engine/core/errata.ts'
import { lazyPart } from './lazy-part.tsx'

/** Errata texts are long and seldom read: fetched when a note first shows one. */
const ErratumText = lazyPart(
  async () => (await import('./erratum-text.tsx')).ErratumText,
  'Its text',
)

/** A contradiction in the documents about a figure, and how Spindle resolves it. */
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
