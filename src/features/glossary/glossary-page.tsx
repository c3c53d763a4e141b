import { type Term, terms } from '../../app/glossary.ts'
import { pages } from '../../app/pages.ts'
import { publicDocuments } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'
import './glossary.css'

/** The words of the field that the pages use, and what each means there. */
export function GlossaryPage() {
  return (
    <article className="plan glossary">
      <h1 tabIndex={-1}>{pages.glossary.title}</h1>
      <p className="lead">
        What the words and signs on these pages mean. The sentences are ours; where a document
        explains the word, it is named.
      </p>
      {terms.map(({ id, ...term }) => (
        <section key={id} id={id} aria-labelledby={`${id}-word`}>
          <h2 id={`${id}-word`} tabIndex={-1}>
            {term.word}
          </h2>
          <p>
            {term.means} <From term={term} />
          </p>
          {term.also && <p className="hint">Also: {term.also.join(', ')}.</p>}
        </section>
      ))}
    </article>
  )
}

function From({ term: { source } }: { readonly term: Term }) {
  if (!source) return null
  if ('document' in source) return <SourceNote source={source} />
  const { short, title } = publicDocuments[source.publication]
  return (
    <cite className="source" title={title}>
      {[short, source.place].filter(Boolean).join(', ')}
    </cite>
  )
}
