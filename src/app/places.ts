/** Place of the own-arrays form, in the shape of a field. */
export const ownArraysPlace = { key: 'own-arrays', step: 'arrays' } as const

export function tierNameId(tier: number): string {
  return `tier-name-${tier.toString()}`
}
