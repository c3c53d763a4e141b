/** Where the arrays of one's own are asked for, as a field names its place. */
export const ownArraysPlace = { key: 'own-arrays', step: 'arrays' } as const

/** The id of the box that names a tier. */
export function tierNameId(tier: number): string {
  return `tier-name-${tier.toString()}`
}
