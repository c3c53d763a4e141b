import { lazyPart } from '../../ui/lazy-part.tsx'

/** The form of one array, fetched when one is opened. */
export const ArrayEditor = lazyPart(
  async () => (await import('./array-editor.tsx')).ArrayEditor,
  'The form of an array',
)

/** Where it is explained why no array can be added, copied or changed now. */
export const addNoteId = 'own-add-note'

export function editButtonId(id: string): string {
  return `own-edit-${id}`
}
