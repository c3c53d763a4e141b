import { lazyPart } from '../../ui/lazy-part.tsx'

/** The form of one array, fetched when one is opened. */
export const ArrayEditor = lazyPart(
  async () => (await import('./array-editor.tsx')).ArrayEditor,
  'The form of an array',
)
