import {
  type Cite,
  isDocumentId,
  isPublicDocumentId,
  type PlaceInPublicDocument,
} from '../engine/index.ts'
import glossary from './glossary.json' with { type: 'json' }

/** A term of the field or the program, as the pages use it. */
export type GlossaryTerm = {
  readonly word: string
  /** Synonyms in documents and on pages. */
  readonly also?: readonly string[]
  readonly means: string
  /** Source; absent if the term or its meaning is the program’s own. */
  readonly source?: Cite | PlaceInPublicDocument
  /** Answers and plan sections that link to the term. */
  readonly answers?: readonly string[]
  readonly sections?: readonly string[]
  readonly needsDag?: boolean
}

/** Id of a term, which ends its address: `#/glossary/activation`. */
export type GlossaryTermId = keyof typeof glossary

type StoredSource = {
  readonly document?: string
  readonly publication?: string
  readonly place?: string
}

const stored: Readonly<
  Record<GlossaryTermId, Omit<GlossaryTerm, 'source'> & { readonly source?: StoredSource }>
> = glossary

const isWord = ({ word }: GlossaryTerm) => /^\p{L}/u.test(word)

/** Terms in alphabetical order, signs such as † first. */
export const alphabeticalGlossaryTerms: readonly (GlossaryTerm & {
  readonly id: GlossaryTermId
})[] = Object.keys(glossary)
  .filter((id): id is GlossaryTermId => Object.hasOwn(glossary, id))
  .map((id) => {
    const { source, ...term } = stored[id]
    return { ...term, id, ...(source && { source: sourceOf(source) }) }
  })
  .toSorted(
    (one, other) =>
      Number(isWord(one)) - Number(isWord(other)) || one.word.localeCompare(other.word, 'en'),
  )

/** Throws for a document that no register has. */
function sourceOf({ document, publication, place }: StoredSource): Cite | PlaceInPublicDocument {
  if (document && place && isDocumentId(document)) return { document, place }
  if (publication && isPublicDocumentId(publication))
    return { publication, ...(place !== undefined && { place }) }
  throw new Error(`A term is of no document: ${document ?? publication}`)
}
