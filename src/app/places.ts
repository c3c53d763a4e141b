/** Place of the own-arrays form, in the shape of a field. */
export const ownArraysFormPlace = { key: 'own-arrays', step: 'arrays' } as const

export function tierNameInputId(tier: number): string {
  return `tier-name-${tier.toString()}`
}
