import { type ErratumId, erratumOfId } from '../engine/core/errata.ts'
import { sourceWords } from './source-note.tsx'

/** An erratum in a few sentences: what is printed, what follows, what Spindle does. */
export function ErratumText({ id }: { id: ErratumId }) {
  const { kind, cite, printed, follows, decision } = erratumOfId(id)
  if (cite.document === 'calculator')
    return `${sourceWords(cite)}: ${printed} ${follows} Corrected: ${decision}`
  const given = kind === 'note' ? 'Beside it' : 'Its own rules give'
  return `${sourceWords(cite)} prints: ${printed} ${given}: ${follows} Spindle: ${decision}`
}
