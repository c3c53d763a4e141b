import {
  type DocumentId,
  documents,
  isDocumentCite,
  isDocumentId,
  isPublicFigure,
  type OwnRule,
  type PublicDocumentId,
  publicDocuments,
  type Source,
  type SourceStanding,
} from './source.ts'

/** Id of a cited document: of a paper, of Microsoft’s workbook, or of a public document. */
type CitedDocument = DocumentId | PublicDocumentId

/** Citations of a printed page: documents and own rules in the order of numbers, and standings. */
export type Citations = {
  readonly documents: readonly CitedDocument[]
  readonly rules: readonly string[]
  readonly standings: readonly SourceStanding[]
}

/** Documents and rules that sources cite, each once, in the order of their first citation. */
export function citationsOfSources(sources: readonly Source[]): Citations {
  return {
    documents: [...new Set(sources.flatMap(documentsOf))],
    rules: [...new Set(sources.filter(isOwnRule).map(({ rule }) => rule))],
    standings: [...new Set(sources.filter(isPublicFigure).map(({ standing }) => standing))].sort(),
  }
}

function documentsOf(source: Source): readonly CitedDocument[] {
  if (isPublicFigure(source)) return source.places.map(({ publication }) => publication)
  return isDocumentCite(source) ? [source.document] : []
}

function isOwnRule(source: Source): source is OwnRule {
  return !isPublicFigure(source) && !isDocumentCite(source)
}

export function citedDocumentTitle(cited: CitedDocument): string {
  if (!isDocumentId(cited)) return publicDocuments[cited].title
  const { publisher, title, date } = documents[cited]
  return `${publisher}: ${title}, ${date}`
}

/** Text that cites a source by number, such as `[3] 5.1`; null if the source has no number. */
export function numberedCitation(source: Source, citations: Citations): string | null {
  const numbers = documentsOf(source).map((one) => citations.documents.indexOf(one) + 1)
  if (numbers.includes(0)) return null
  if (isPublicFigure(source)) return publicWords(source, numbers)
  if (isDocumentCite(source)) {
    const where = `[${numbers.join()}] ${source.place}`
    return source.derived ? `From ${where}: ${source.derived}` : where
  }
  const rule = citations.rules.indexOf(source.rule)
  return rule === -1 ? null : `[R${rule + 1}]`
}

/** Short place of a source: `Docs, Preferred architecture`, or `[3] Preferred architecture`. */
export function sourcePlaceWords(source: Source, citations: Citations | null): string {
  if (isPublicFigure(source)) {
    const called = (one: PublicDocumentId) => {
      const at = citations?.documents.indexOf(one) ?? -1
      return at === -1 ? publicDocuments[one].short : `[${at + 1}]`
    }
    return source.places
      .map(({ publication, place }) => [called(publication), place].filter(Boolean).join(', '))
      .join('; ')
  }
  const own = isDocumentCite(source)
    ? `${documents[source.document].short} ${source.place}`
    : 'Our rule'
  return (citations && numberedCitation(source, citations)) ?? own
}

function publicWords(
  { places, standing, fact }: Extract<Source, { readonly standing: SourceStanding }>,
  numbers: readonly number[],
): string {
  const where = places.map(({ place }, at) => [`[${numbers[at]}]`, place].filter(Boolean).join(' '))
  // Microsoft’s own publications are cited by their place, without a standing.
  if (standing === 'A' && where.length > 0) return `${where.join(', ')}: ${fact}`
  return `${[...where, standingTitle(standing)].join(', ')}. ${fact}`
}

/** A standing as a sentence begins with it: `SourceStanding B`. */
export function standingTitle(standing: SourceStanding): string {
  if (standing === 'assumed') return 'An assumption'
  return standing === 'published' ? 'Published results' : `Standing ${standing}`
}
