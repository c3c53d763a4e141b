import { documents, isPublic, isPublished, type Source, type Standing } from '../engine/index.ts'

/** The meaning of the standing of a public figure. */
export const standingNames: Readonly<Record<Standing, string>> = {
  A: 'read in Microsoft’s own published material',
  B: 'derived from Microsoft’s own published material',
  C: 'from secondary sources',
  assumed: 'published by nobody: an assumption',
}

/** A source in words: document and place, a public figure with its standing, or our own reason. */
export function sourceWords(source: Source): string {
  if (isPublic(source)) {
    const { standing, fact } = source
    const grade = standing === 'assumed' ? '' : `standing ${standing}, `
    return `Beyond the papers, ${grade}${standingNames[standing]}: ${fact}`
  }
  return isPublished(source)
    ? `${documents[source.document].short} ${source.place}`
    : `Our rule: ${source.rule}`
}

/** Where a figure comes from; the full title of a document on demand. */
export function SourceNote({ source }: { source: Source }) {
  if (!isPublished(source)) return <span className="source">{sourceWords(source)}</span>
  const { publisher, title, date } = documents[source.document]
  return (
    <cite className="source" title={`${publisher}: ${title}, ${date}`}>
      {sourceWords(source)}
    </cite>
  )
}

/** A source in a cell of a table. */
export function sourceCell(source: Source) {
  return { drawn: <SourceNote source={source} />, text: sourceWords(source) }
}
