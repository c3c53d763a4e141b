import type { DocumentId } from '../core/documents.ts'
import { isPublic, isPublished, type Source, type Standing } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { ExchangeVersionId } from '../plan/plan.ts'

/** Where a figure stands: in a document, or beyond the documents and how far it can be relied on. */
export type FigureStanding = DocumentId | Standing

/** The versions of Exchange that each document is about. */
const about: Readonly<Record<DocumentId, readonly ExchangeVersionId[]>> = {
  equalLogic: ['2010'],
  powerEdge: ['2007', '2010'],
  ax45i: ['2007'],
  powerVault: ['2007'],
  storageTek: ['2003', '2007'],
}

/** Whether a figure of a version is taken from a document that is about other versions. */
export function isBorrowed(standing: FigureStanding, exchange: ExchangeVersionId): boolean {
  return standing in about && !about[standing as DocumentId].includes(exchange)
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
