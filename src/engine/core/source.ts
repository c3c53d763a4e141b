import documents from './documents.json' with { type: 'json' }
import publicDocuments from './public-documents.json' with { type: 'json' }

/** Documents that the two methods come from: five papers and a workbook. */
export { documents }

export type DocumentId = keyof typeof documents

export function isDocumentId(id: string): id is DocumentId {
  return Object.hasOwn(documents, id)
}

/** Source of a figure or rule: a registered document and a place in it. */
export type Cite = {
  readonly document: DocumentId
  readonly place: string
  /** How the figure follows from the cited place, if the place does not print it. */
  readonly derived?: string
}

/** Cites a place that does not print a figure, with how the figure follows from it. */
export function derivedFrom(cite: Cite, derived: string): Cite {
  return { ...cite, derived }
}

function citing(document: DocumentId): (place: string) => Cite {
  return (place) => ({ document, place })
}

/** Functions that cite a place of a paper: a section by number or title, a table or a figure. */
export const citeEqualLogic = citing('equalLogic')
export const citePowerEdge = citing('powerEdge')
export const citeAx45i = citing('ax45i')
export const citeStorageTek = citing('storageTek')
export const citePowerVault = citing('powerVault')

export type WorkbookSheetName =
  | 'Input'
  | 'Role Requirements'
  | 'Activation Scenarios'
  | 'Distribution'
  | 'Volume Requirements'
  | 'Backup Requirements'
  | 'Replication Requirements'
  | 'Storage Design'
  | 'Mailbox Space Modeling'
  | 'Variables'
  | 'Tables'

export function citeCalculator(
  ...sheets: readonly [WorkbookSheetName, ...WorkbookSheetName[]]
): Cite {
  return { document: 'calculator', place: sheets.join(' and ') }
}

/** Our own rule, which no document prints, with its reason. */
export type OwnRule = { readonly rule: string }

/**
 * How reliable a figure beyond the five papers is: A read in Microsoft’s own published material, B
 * derived from such a figure, C from secondary sources, `published` from results listed by the
 * publisher of a benchmark, `assumed` published by nobody.
 */
export const sourceStandings = ['A', 'B', 'C', 'published', 'assumed'] as const
export type SourceStanding = (typeof sourceStandings)[number]

/** Published documents beyond the five papers. */
export { publicDocuments }

export type PublicDocumentId = keyof typeof publicDocuments

export function isPublicDocumentId(id: string): id is PublicDocumentId {
  return Object.hasOwn(publicDocuments, id)
}

/** A document beyond the five papers, and the place in it if there are several. */
export type PlaceInPublicDocument = {
  readonly publication: PublicDocumentId
  readonly place?: string
}

/** A public figure beyond the five papers: what it is, and how reliable. */
export type PublicFigure = {
  readonly standing: SourceStanding
  readonly fact: string
  /** Documents that print the figure; empty if none does. */
  readonly places: readonly PlaceInPublicDocument[]
}

export type Source = Cite | PublicFigure | OwnRule

export function ownRule(reason: string): OwnRule {
  return { rule: reason }
}

export const sourceOfOwnRiskJudgments = ownRule('Risks: Spindle’s own judgment.')

export const sourceOfOwnAdvice = ownRule(
  'Advice: Spindle’s own; Microsoft’s workbook has none on this.',
)

export function publicFigure(
  standing: SourceStanding,
  fact: string,
  ...places: readonly PlaceInPublicDocument[]
): PublicFigure {
  return { standing, fact, places }
}

export function isDocumentCite(source: Source): source is Cite {
  return 'document' in source
}

export function isPublicFigure(source: Source): source is PublicFigure {
  return 'standing' in source
}
