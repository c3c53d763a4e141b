import { documents, type ErratumId, errata, isPublished, type Source } from '../../engine/index.ts'

/** A source in words: document and place, or our own reason. */
export function sourceWords(source: Source): string {
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

/** Where the documents contradict themselves about a figure, and what is done about it. */
export function ErratumNote({ id }: { id: ErratumId }) {
  const { cite, printed, follows, decision } = errata[id]
  return (
    <p className="erratum">
      <strong>{id}.</strong> {sourceWords(cite)} prints: {printed} Its own rules give: {follows}{' '}
      Spindle uses: {decision}
    </p>
  )
}
