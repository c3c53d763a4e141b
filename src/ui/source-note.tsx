import { useContext } from 'react'
import { numberedCitation } from '../engine/core/citations.ts'
import {
  documents,
  isDocumentCite,
  isPublicFigure,
  type PublicFigure,
  publicDocuments,
  type Source,
  type SourceStanding,
} from '../engine/core/source.ts'
import { CitationsContext } from './citations-context.ts'

/** Meaning of a public figure's standing. */
export const standingMeanings: Readonly<Record<SourceStanding, string>> = {
  A: 'read in Microsoft’s own published material',
  B: 'derived from Microsoft’s own published material',
  C: 'from secondary sources',
  published: 'from published results',
  assumed: 'published by nobody',
}

/** Label before the documents of a public figure. */
const origins: Readonly<Record<SourceStanding, string>> = {
  A: 'Source',
  B: 'Derived from',
  C: 'Secondary source',
  published: 'Published results',
  assumed: 'Assumption',
}

/** A source in words: document and place, a public figure with its standing, or our own rule. */
export function sourceWords(source: Source): string {
  if (isPublicFigure(source)) {
    const { standing, fact } = source
    const named = placesOf(source)
    return `${origins[standing]}: ${named ? `${named}. ` : ''}${fact}`
  }
  if (!isDocumentCite(source)) return `Our rule: ${source.rule}`
  const { document, place, derived } = source
  const where = `${documents[document].short} ${place}`
  return derived ? `Derived from ${where}: ${derived}` : where
}

/** Documents that print a public figure, each with its place; empty if none does. */
function placesOf({ places }: PublicFigure): string {
  return places
    .map(({ publication, place }) =>
      [publicDocuments[publication].short, place].filter(Boolean).join(', '),
    )
    .join('; ')
}

/** Full titles of the documents behind a source; undefined for Spindle's own rules. */
function titlesOf(source: Source): string | undefined {
  if (isDocumentCite(source)) {
    const { publisher, title, date } = documents[source.document]
    return `${publisher}: ${title}, ${date}`
  }
  if (!isPublicFigure(source)) return undefined
  return (
    source.places.map(({ publication }) => publicDocuments[publication].title).join('; ') ||
    undefined
  )
}

/** Returns a function that writes a source: by number where a page lists sources, else in full. */
export function useSourceWords(): (source: Source) => string {
  const citations = useContext(CitationsContext)
  return (source) => (citations && numberedCitation(source, citations)) ?? sourceWords(source)
}

/** Where a figure comes from; the full title of the document is the tooltip. */
export function SourceNote({ source }: { source: Source }) {
  const words = useSourceWords()(source)
  const title = titlesOf(source)
  return title ? (
    <cite className="source" title={title}>
      {words}
    </cite>
  ) : (
    <span className="source">{words}</span>
  )
}

export function sourceCell(source: Source) {
  return { drawn: <SourceNote source={source} />, text: sourceWords(source) }
}
