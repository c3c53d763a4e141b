import { cutName, indexOfInvisibleCharacter } from '../../engine/index.ts'

/** Why a text is no valid name, and what to do; null if it is valid. */
export function invalidNameWords(label: string, name: string): string | null {
  const at = indexOfInvisibleCharacter(name)
  if (at === -1) return null
  const where = at === 0 ? 'at its start' : `after “${cutName(name.slice(0, at)).slice(-24)}”`
  return `${label}: ${where} stands a character that cannot be seen, such as a tab or a line break. Delete it.`
}
