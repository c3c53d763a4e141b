import { lazyPart } from '../ui/lazy-part.tsx'

/** Glossary links of an answer or section, loaded when shown. */
export const LazyRelatedGlossaryLinks = lazyPart(
  async () => (await import('./related-glossary-links.tsx')).RelatedGlossaryLinks,
  null,
)
