import { lazyPart } from '../../ui/lazy-part.tsx'

export const LazyArrayEditor = lazyPart(
  async () => (await import('./array-editor.tsx')).ArrayEditor,
  'The form of an array',
)

/** Id of the note that says why own arrays cannot be added, copied or changed now. */
export const arrayLimitNoteId = 'own-add-note'

export function editButtonId(id: string): string {
  return `own-edit-${id}`
}
