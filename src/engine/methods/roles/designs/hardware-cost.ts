import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { DrivesForPurpose, ServerShelf } from '../../../designs/design.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { priceOfDrives, priceOfServers, priceOfShelves } from './server-formulas.ts'

/** Prices of one drive and of one server, in the plan’s currency; null if they were not entered. */
export type UnitPrices = {
  /** Price of a database or spare drive. */
  readonly database: Worked<'money'> | null
  /** Price of a system, log, restore or cache drive that is not like the database drives. */
  readonly other: Worked<'money'> | null
  readonly server: Worked<'money'> | null
}

export function unitPrices(plan: Plan): UnitPrices {
  return {
    database: answer(plan, 'databaseDrivePrice'),
    other: answer(plan, 'otherDrivePrice'),
    server: answer(plan, 'serverPrice'),
  }
}

const added = ownRule('Drives, arrays and servers that a price was entered for.')

/** Price of a design’s drives, arrays and servers; null if a data drive or array has no price. */
export function hardwareCost(
  rows: readonly DrivesForPurpose[],
  servers: Worked<'servers'>,
  prices: UnitPrices,
  arrays: Worked<'money'> | null | 'none',
): Worked<'money'> | null {
  if (arrays === null) return null
  const priced = rows.map(({ inAll, price, purpose }) => {
    return price && priceOfDrives({ count: inAll, each: price }, `Price of ${purpose} drives`)
  })
  const known = priced.filter((one) => one !== null)
  // System and transport drives are the same in all designs, so they may lack a price.
  const isKnown = rows.every(
    ({ price, purpose }) => price !== null || purpose === 'system' || purpose === 'transport',
  )
  const parts = [
    ...known,
    ...(arrays === 'none' ? [] : [arrays]),
    ...(prices.server ? [priceOfServers({ count: servers, each: prices.server })] : []),
  ]
  if (!isKnown || parts.length === 0) return null
  return sum(prices.server ? 'Price of servers and storage' : 'Price of storage', parts, added)
}

/** Price of all shelves; null if a shelf has no price, `none` if there are no shelves. */
export function priceOfAllShelves(
  plan: Plan,
  shelves: readonly ServerShelf[],
): Worked<'money'> | null | 'none' {
  const each = answer(plan, 'shelfPrice')
  if (shelves.length === 0) return 'none'
  const parts = shelves.flatMap(({ count }) => (each ? [priceOfShelves({ count, each })] : []))
  return parts.length > 0 ? sum('Price of shelves', parts, added) : null
}
