import type { RequirementCode } from '../../core/requirement.ts'
import type { Worked } from '../../core/worked.ts'
import type { Candidate } from '../../designs/candidate.ts'
import type { GrowthYear, OutgrownDesign } from '../../designs/growth-years.ts'
import type { Problem } from '../../sizing/problems.ts'

/** Codes of what built hardware can lack. */
type UnmetCode = RequirementCode | 'rules'

/** First year in which more of the same hardware does not help, and what it then lacks. */
type GrowthEnd = { readonly year: number; readonly because: readonly UnmetCode[] }

/** Arrays to buy by the end of a year; the first purchase is the design itself. */
export type ArrayPurchase = {
  readonly year: number
  /** Arrays of each server after the purchase. */
  readonly perServer: number
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly cost: Worked<'money'> | null
  /** Arrays of all servers after the purchase. */
  readonly inAll: Worked<'arrays'>
  /** Codes of what was lacking before the purchase; empty for the design itself. */
  readonly because: readonly UnmetCode[]
}

/** Design of a year, judged by the needs at the end of that year. */
type YearlyDesign = { readonly year: GrowthYear; readonly design: Candidate }

/** Purchases of arrays that extend a design as the mailboxes grow. */
export type ArrayGrowthPurchases = {
  readonly steps: readonly ArrayPurchase[]
  /** Design of each year before the first that no number of arrays holds. */
  readonly yearly: readonly YearlyDesign[]
  /** First year that even eight arrays per server do not hold, and why; null if there is none. */
  readonly beyond: GrowthEnd | null
  /** Fewest arrays per server that hold today; null if no number does. */
  readonly fewestToday: number | null
  /** Price of all purchases; null if no price was entered. */
  readonly cost: Worked<'money'> | null
}

/** What one server needs at the end of a year, and what its arrays give; null if none suffice. */
export type YearOfGrownArrays = {
  readonly year: number
  readonly mailboxes: Worked<'mailboxes'>
  readonly capacity: Worked<'GB'>
  readonly judged: Worked<'IOPS'>
  readonly required: Worked<'IOPS'>
  readonly perServer: number | null
  readonly usable: Worked<'GB'> | null
  readonly carries: Worked<'IOPS'> | null
}

/** First year in which any design breaks limits of Exchange, and which limits. */
export type BrokenYear = { readonly year: number; readonly problems: readonly Problem[] }

/** A design of arrays, followed over the years in which the mailboxes grow. */
export type GrownArrays = {
  readonly kind: 'arrays'
  /** First year that breaks limits of Exchange; null if none of those followed does. */
  readonly broken: BrokenYear | null
  readonly years: readonly YearOfGrownArrays[]
  readonly outgrown: OutgrownDesign
  readonly purchases: ArrayGrowthPurchases
}

/** What one server needs at the end of a year, and what the plan’s servers lack. */
export type YearOfGrownServers = {
  readonly year: number
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: Worked<'databases'>
  readonly drives: Worked<'drives'> | null
  readonly memory: Worked<'GiB'> | null
  readonly processors: Worked<'%'> | null
  readonly lacks: readonly UnmetCode[]
}

/** Servers and drives in place from a year on, and those of them bought in that year. */
export type ServerPurchase = {
  readonly year: number
  readonly servers: Worked<'servers'>
  readonly drivesOnServer: Worked<'drives'> | null
  /** Drives of all servers; null, like `newDrives`, for virtual disks. */
  readonly drives: Worked<'drives'> | null
  readonly memory: Worked<'GiB'> | null
  readonly newServers: Worked<'servers'>
  readonly newDrives: Worked<'drives'> | null
  /** Codes of what was lacking before the purchase; empty for the design itself. */
  readonly because: readonly UnmetCode[]
}

/** A design of servers, followed over the years in which the mailboxes grow. */
export type GrownServers = {
  readonly kind: 'servers'
  readonly years: readonly YearOfGrownServers[]
  /** First year at whose end the plan’s servers lack something; null if they never do. */
  readonly outgrown: number | null
  /** Drives of one server today; null if arrays or virtual disks hold the databases. */
  readonly drivesThere: Worked<'drives'> | null
  readonly steps: readonly ServerPurchase[]
  /** First year in which more servers in the DAG do not help, and why; null if there is none. */
  readonly beyond: GrowthEnd | null
}

/** A design, followed over the years in which the mailboxes of its plan grow. */
export type GrownDesign = GrownArrays | GrownServers

/** Hardware of a year, and what was lacking before it was extended for that year. */
type Yearly<B> = {
  readonly year: GrowthYear
  readonly built: B
  readonly because: readonly UnmetCode[]
}

/** Extends hardware year by year, until no purchase helps. What was bought stays. */
export function extendYearByYear<B, F extends B>(
  years: readonly GrowthYear[],
  first: B,
  enough: (year: GrowthYear, built: B) => Pick<Yearly<F | null>, 'built' | 'because'>,
): { readonly yearly: readonly Yearly<F>[]; readonly beyond: GrowthEnd | null } {
  const yearly: Yearly<F>[] = []
  let before = first
  for (const year of years) {
    const { built, because } = enough(year, before)
    if (!built) return { yearly, beyond: { year: year.year, because } }
    yearly.push({ year, built, because })
    before = built
  }
  return { yearly, beyond: null }
}
