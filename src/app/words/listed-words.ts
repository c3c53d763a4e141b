import type { Format } from '../../ui/format.ts'

/** Names in a sentence, the first few of many: `MBX01, MBX02 and 14 more`. */
export function listedWords(names: readonly string[], format: Format, most = 6): string {
  const left = names.length - most
  const shown = left > 0 ? [...names.slice(0, most), `${format.number(left)} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
