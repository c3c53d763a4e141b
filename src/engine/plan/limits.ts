/** The most a project and a plan carry, the longest name, and how much of a name is shown. */
export const limits = {
  variants: 8,
  tiers: 12,
  ownArrays: 200,
  keptTests: 100,
  name: 500,
  shownName: 80,
} as const

/** Control characters, line breaks, and signs that turn the direction of all that follows. */
const unseen = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** Where the first character stands that no name may have; −1 for none. Links of old may bring some. */
export function unseenAt(name: string): number {
  return name.search(unseen)
}

/** A name no longer than fits in a sentence, and never half a letter at the cut; all of it to be seen. */
export function cutName(given: string): string {
  const name = given.replaceAll(new RegExp(unseen, 'gu'), ' ')
  if (name.length <= limits.shownName) return name
  return `${name.slice(0, limits.shownName - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
