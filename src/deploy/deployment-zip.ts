import { strToU8, zipSync } from 'fflate'
import type { NamedText } from './deployment-file.ts'

/** All files in one zip, as UTF-8. The same files give the same bytes: every file bears the same time. */
export function deploymentZip(files: readonly NamedText[]): Uint8Array {
  const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  // A zip tells the time of the place it is made in: noon of this day there, wherever that is.
  return zipSync(parts, { level: 6, mtime: new Date(2000, 0, 1, 12) })
}
