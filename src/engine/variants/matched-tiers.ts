import type { Plan } from '../plan/plan.ts'

/** A tier as several plans have it: its place in each, null where a plan has no such tier. */
export type MatchedTier = readonly (number | null)[]

/**
 * The tiers of several plans beside each other. A tier is that of the same name in the first plan,
 * wherever it stands; one of another name is that at its own place, where nothing else is; any other
 * is a tier that the plans before it do not have.
 */
export function matchedTiers(plans: readonly Plan[]): readonly MatchedTier[] {
  const found: { readonly name: string; readonly places: (number | null)[] }[] = []
  for (const [at, { tiers }] of plans.entries()) {
    const taken = new Map<number, number>()
    const rows = new Set<number>()
    const take = (place: number, row: number) => {
      taken.set(place, row)
      rows.add(row)
    }
    for (const [place, { name }] of tiers.entries()) {
      const row = found.findIndex((one, index) => !rows.has(index) && one.name === name)
      if (name !== '' && row >= 0) take(place, row)
    }
    for (const place of tiers.keys())
      if (!taken.has(place) && place < found.length && !rows.has(place)) take(place, place)
    for (const [place, { name }] of tiers.entries()) {
      const row = taken.get(place) ?? found.push({ name, places: plans.map(() => null) }) - 1
      const matched = found[row]
      if (matched) matched.places[at] = place
    }
  }
  return found.map(({ places }) => places)
}
