import { PageLink } from '../../app/frame/page-link.tsx'
import { alphabeticalGlossaryTerms, type GlossaryTerm } from '../../app/glossary.ts'
import { pages } from '../../app/routes/pages.ts'
import { publicDocuments } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'
import './glossary.css'

/** Id of the first term of each letter; terms that begin with a sign have none. */
const firstOf = new Map<string, string>()
for (const { id, word } of alphabeticalGlossaryTerms) {
  const letter = word.charAt(0).toUpperCase()
  if (/\p{L}/u.test(letter) && !firstOf.has(letter)) firstOf.set(letter, id)
}

export function GlossaryPage() {
  return (
    <article className="plan glossary">
      <h1 tabIndex={-1}>{pages.glossary.title}</h1>
      <p className="lead">
        What the words and signs on these pages mean. The sentences are ours; where a document
        explains the word, it is named.
      </p>
      <nav aria-label="Words by letter" className="on-screen-only buttons">
        {[...firstOf].map(([letter, id]) => (
          <PageLink key={letter} page="glossary" at={id}>
            {letter}
          </PageLink>
        ))}
      </nav>
      {alphabeticalGlossaryTerms.map(({ id, ...term }) => (
        <section
          key={id}
          id={id}
          className="stack gap-1 wide-measure line-above whole-on-paper"
          aria-labelledby={`${id}-word`}
        >
          <h2 id={`${id}-word`} tabIndex={-1} className="flush">
            {term.word}
          </h2>
          <p>
            {term.means} <TermSource term={term} />
          </p>
          {term.also && <p className="hint flush">Also: {term.also.join(', ')}.</p>}
        </section>
      ))}
    </article>
  )
}

function TermSource({ term: { source } }: { readonly term: GlossaryTerm }) {
  if (!source) return null
  if ('document' in source) return <SourceNote source={source} />
  const { short, title } = publicDocuments[source.publication]
  return (
    <cite className="source" title={title}>
      {[short, source.place].filter(Boolean).join(', ')}
    </cite>
  )
}
