/** Most variants, tiers, own arrays and kept tests; most characters of a name, stored and shown. */
export const projectLimits = {
  variants: 8,
  tiers: 12,
  ownArrays: 200,
  keptTests: 100,
  name: 500,
  shownName: 80,
} as const

/** Control characters, line breaks, and characters that change the direction of text. */
const unseen = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** Index of the first character that no name may have; −1 for none. Old links may contain one. */
export function indexOfInvisibleCharacter(name: string): number {
  return name.search(unseen)
}

/** A name cut for a sentence, invisible characters as spaces; splits no surrogate pair. */
export function cutName(given: string): string {
  const name = given.replaceAll(new RegExp(unseen, 'gu'), ' ')
  if (name.length <= projectLimits.shownName) return name
  return `${name.slice(0, projectLimits.shownName - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
