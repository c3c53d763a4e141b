import { lazyPart } from '../ui/lazy-part.tsx'

/** Glossary links of an answer or section, loaded when shown. */
export const GlossedTerms = lazyPart(
  async () => (await import('./glossed-words.tsx')).GlossedWords,
  null,
)
