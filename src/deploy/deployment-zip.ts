import { strToU8, zipSync } from 'fflate'
import type { NamedText } from './deployment-file.ts'

/** The day that every file of a zip bears, so that the same files are the same bytes: the first a zip can tell. */
const firstDay = new Date(1980, 0, 1)

/** All files in one zip, as UTF-8. The same files give the same bytes. */
export function deploymentZip(files: readonly NamedText[]): Uint8Array {
  const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  return zipSync(parts, { level: 9, mtime: firstDay })
}
