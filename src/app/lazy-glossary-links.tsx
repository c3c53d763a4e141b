import { lazyPart } from '../ui/lazy-part.tsx'

/** Glossary links of an answer or section, loaded when shown. */
export const LazyGlossaryLinks = lazyPart(
  async () => (await import('./glossary-links.tsx')).GlossaryLinks,
  null,
)
