import { type DocumentId, isDocumentCite, type Source } from '../../src/engine/core/source.ts'

const modules = import.meta.glob('../../src/engine/**/*.ts', { eager: true })

/** Every place of a document that anything in the engine cites, as often as it does. */
export function placesCited(document: DocumentId): readonly string[] {
  const seen = new Set<unknown>()
  const places: string[] = []
  const gather = (value: unknown): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return
    if (seen.has(value)) return
    seen.add(value)
    if (isCite(value) && value.document === document) places.push(value.place)
    for (const inside of Object.values(value)) gather(inside)
  }
  gather(modules)
  return places
}

function isCite(value: object): value is Extract<Source, { document: DocumentId }> {
  return 'document' in value && 'place' in value && isDocumentCite(value as Source)
}
