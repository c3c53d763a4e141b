import { type DocumentId, documents } from '../core/documents.ts'
import { isPublic, isPublished, type Source, type Standing } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { type ExchangeVersionId, versionOf } from '../exchange/versions.ts'

/** Where a figure stands: in a document, or beyond the documents and how far it can be relied on. */
export type FigureStanding = DocumentId | Standing

/** Whether a figure of a version is taken from a document that is about other versions. */
export function isBorrowed(standing: FigureStanding, exchange: ExchangeVersionId): boolean {
  return standing in documents && !versionOf({ exchange }).documents.some((one) => one === standing)
}

/**
 * Where a figure stands. What a formula or a table is read at, its `points`, says nothing about it;
 * a formula stands where the first of its other inputs does, because the figure is there and the
 * formula may be that of another document. Null for an answer of a person.
 */
export function standingOf(
  { how }: Worked,
  points: ReadonlySet<Worked> = new Set(),
): FigureStanding | null {
  switch (how.kind) {
    case 'given':
      return null
    case 'published':
      return ofSource(how.cite)
    case 'assumed':
      return 'assumed'
    case 'formula': {
      const inputs = Object.values(how.inputs).filter((input) => !points.has(input))
      const found = inputs.map((input) => standingOf(input, points)).find((one) => one !== null)
      return found ?? ofSource(how.source)
    }
    default:
      return ofSource(how.source)
  }
}

function ofSource(source: Source): FigureStanding {
  if (isPublic(source)) return source.standing
  return isPublished(source) ? source.document : 'assumed'
}
