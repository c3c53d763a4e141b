import { lazyPart } from '../ui/lazy-part.tsx'

/** The words of an answer or a section that the glossary explains, fetched when they are shown. */
export const GlossedTerms = lazyPart(
  async () => (await import('./glossed-words.tsx')).GlossedWords,
  null,
)
