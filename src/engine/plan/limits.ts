/** The most tiers and own arrays and the longest name a plan carries, and how much of a name is shown. */
export const limits = { tiers: 12, ownArrays: 200, name: 500, shownName: 80 } as const

/** A name no longer than fits in a sentence, and never half a letter at the cut. */
export function cutName(name: string): string {
  if (name.length <= limits.shownName) return name
  return `${name.slice(0, limits.shownName - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
