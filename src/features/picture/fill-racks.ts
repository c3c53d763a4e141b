/** Heights in rack units, where a plan gives none; an assumption of ours. */
export const rackUnits = { server: 2, shelf: 4, array: 4, rack: 42 }

/** Heights that a plan gives, in rack units; null where it gives none. */
export type RackUnits = { readonly server: number | null; readonly shelf: number | null }

/** What stands in a rack. */
export type RackItem = {
  readonly id: string
  readonly name: string
  readonly what: 'server' | 'shelf' | 'array'
  /** Its height. */
  readonly units: number
  /** Its failure domain; null for any rack. */
  readonly domain: number | null
}

/** A rack with all that stands in it, from its foot. */
export type Rack = {
  readonly name: string
  /** In rack units. */
  readonly height: number
  /** Rack units from the foot to the lower and to the upper edge. */
  readonly places: readonly {
    readonly item: RackItem
    readonly from: number
    readonly to: number
  }[]
}

/**
 * Puts what is to stand somewhere into racks, in its order, from the foot: each failure domain into racks
 * of its own, and what has none into further ones. A rack is higher where something does not fit otherwise.
 */
export function fillRacks(items: readonly RackItem[]): readonly Rack[] {
  const domains = [...new Set(items.map(({ domain }) => domain))].sort(
    (one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY),
  )
  let unnamed = 0
  return domains.flatMap((domain) => {
    const filled = filledWith(items.filter((item) => item.domain === domain))
    return filled.map((places, at) => {
      if (domain === null) unnamed += 1
      const more = filled.length > 1 ? `, rack ${at + 1}` : ''
      const name = domain === null ? `Rack ${unnamed}` : `Failure domain ${domain}${more}`
      const top = Math.ceil(places.at(-1)?.to ?? 0)
      return { name, height: Math.max(rackUnits.rack, top), places }
    })
  })
}

function filledWith(items: readonly RackItem[]): readonly Rack['places'][] {
  const racks: { item: RackItem; from: number; to: number }[][] = []
  for (const item of items) {
    const last = racks.at(-1)
    const from = last?.at(-1)?.to ?? 0
    const to = from + item.units
    if (last && to <= rackUnits.rack) last.push({ item, from, to })
    else racks.push([{ item, from: 0, to: item.units }])
  }
  return racks
}
