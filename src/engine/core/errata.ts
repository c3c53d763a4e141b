import errata from './errata.json' with { type: 'json' }
import { type Cite, isDocumentId } from './source.ts'

/** A place where a document contradicts itself or another one, or a note on how we read it. */
export type Erratum = {
  /** Set for a note on how a document is read; absent for a contradiction. */
  readonly kind?: 'note'
  readonly cite: Cite
  /** The error of the document in one sentence; in a note, the ambiguous statement. */
  readonly error: string
  readonly printed: string
  /** Value that the document’s own rules give; in a note, the statement to compare with. */
  readonly follows: string
  readonly decision: string
  /** Change in the figures that a person sees; if there is none it begins `No effect`. */
  readonly effect: string
}

/** True if an erratum changes a figure that a person sees. */
export const erratumChangesFigures = ({ effect }: Erratum): boolean =>
  !effect.startsWith('No effect')

/** Number of an erratum: `E1` of a paper, `MS1` of the workbook. Numbers never change. */
export type ErratumId = keyof typeof errata

type Stored = Omit<Erratum, 'kind' | 'cite'> & {
  readonly kind?: string
  readonly document: string
  readonly place: string
}

const stored: Readonly<Record<ErratumId, Stored>> = errata

/** An erratum by its number; throws if its record names no document. */
export function erratumOfId(id: ErratumId): Erratum {
  const { kind, document, place, ...words } = stored[id]
  if (!isDocumentId(document)) throw new Error(`${id} is of no document: ${document}`)
  return { ...words, cite: { document, place }, ...(kind === 'note' && { kind }) }
}

const ids = Object.keys(errata).filter((id): id is ErratumId => Object.hasOwn(errata, id))

/** Numbers of the papers’ contradictions and of notes on how we read them, ascending. */
export const paperErratumIds = ids.filter((id): id is ErratumId & `E${number}` => /^E/.test(id))

/** Numbers of the errors of Microsoft’s workbook, ascending; *corrected* plans avoid them. */
export const workbookErratumIds = ids.filter((id): id is ErratumId & `MS${number}` =>
  /^MS/.test(id),
)
