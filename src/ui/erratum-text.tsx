import { type ErratumId, errata } from '../engine/index.ts'
import { sourceWords } from './source-note.tsx'

/** An erratum in a few sentences, beside a figure that it touches. */
export function ErratumText({ id }: { id: ErratumId }) {
  const { cite, printed, follows, decision } = errata[id]
  return `${sourceWords(cite)} prints: ${printed} Its own rules give: ${follows} Spindle: ${decision}`
}
