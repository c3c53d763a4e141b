import type { RequirementCode } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { Candidate } from '../designs/candidate.ts'
import type { GrowthYear, OutgrownDesign } from '../designs/growth-years.ts'
import type { Problem } from '../sizing/problems.ts'

/** What can be lacking of what is built. */
type UnmetCode = RequirementCode | 'rules'

/** The first year that no more of the same hardware holds, and what is lacking then. */
export type Beyond = { readonly year: number; readonly because: readonly UnmetCode[] }

/** Arrays to be bought by the end of a year; those of today are the design itself. */
export type Purchase = {
  readonly year: number
  /** Arrays of each server from then on. */
  readonly perServer: number
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly cost: Worked<'money'> | null
  /** Arrays in all from then on. */
  readonly inAll: Worked<'arrays'>
  /** What made it necessary; empty for the design itself. */
  readonly because: readonly UnmetCode[]
}

/** The design of a year, judged at its end against what that year needs. */
export type YearlyDesign = { readonly year: GrowthYear; readonly design: Candidate }

/** How a design is added to as the mailboxes grow. */
export type Purchases = {
  readonly steps: readonly Purchase[]
  /** The design of every year up to the one that no number of arrays holds. */
  readonly yearly: readonly YearlyDesign[]
  /** The first year that not even eight arrays for each server hold, and what runs out. */
  readonly beyond: Beyond | null
  /** The fewest arrays per server that hold today; null where none do. */
  readonly fewestToday: number | null
  /** Price of all steps; null where none was entered. */
  readonly cost: Worked<'money'> | null
}

/** What one server needs at the end of a year, and what its arrays offer then; null where no number of them is enough. */
export type ArrayYear = {
  readonly year: number
  readonly mailboxes: Worked<'mailboxes'>
  readonly capacity: Worked<'GB'>
  readonly judged: Worked<'IOPS'>
  readonly required: Worked<'IOPS'>
  readonly perServer: number | null
  readonly usable: Worked<'GB'> | null
  readonly carries: Worked<'IOPS'> | null
}

/** The first year in which a plan breaks limits of Exchange, whatever it is built of, and which. */
export type BrokenYear = { readonly year: number; readonly problems: readonly Problem[] }

/** What becomes of arrays while the mailboxes of their plan grow. */
export type GrownArrays = {
  readonly kind: 'arrays'
  /** Null where no limit is broken in a year that was followed. */
  readonly broken: BrokenYear | null
  readonly years: readonly ArrayYear[]
  readonly outgrown: OutgrownDesign
  readonly purchases: Purchases
}

/** What one server needs at the end of a year, and what the servers of the plan lack then. */
export type ServerYear = {
  readonly year: number
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: Worked<'databases'>
  readonly drives: Worked<'drives'> | null
  readonly memory: Worked<'GiB'> | null
  readonly processors: Worked<'%'> | null
  readonly lacks: readonly UnmetCode[]
}

/** What is there from a year on, and what of it is bought then. */
export type ServerPurchase = {
  readonly year: number
  readonly servers: Worked<'servers'>
  readonly drivesOnServer: Worked<'drives'> | null
  readonly drives: Worked<'drives'>
  readonly memory: Worked<'GiB'> | null
  readonly newServers: Worked<'servers'>
  readonly newDrives: Worked<'drives'>
  /** What made it necessary; empty for the design itself. */
  readonly because: readonly UnmetCode[]
}

/** What becomes of servers while the mailboxes of their plan grow. */
export type GrownServers = {
  readonly kind: 'servers'
  readonly years: readonly ServerYear[]
  /** The first year at whose end the servers of the plan lack something; null where they never do. */
  readonly outgrown: number | null
  /** Drives that one server has; null without servers, and on arrays. */
  readonly drivesThere: Worked<'drives'> | null
  readonly steps: readonly ServerPurchase[]
  /** The first year that no more servers in the DAG help, and why. */
  readonly beyond: Beyond | null
}

/** What becomes of one design while the mailboxes of its plan grow. */
export type Grown = GrownArrays | GrownServers

/** What is built in a year, and what was lacking so that it was added to. */
type Yearly<B> = {
  readonly year: GrowthYear
  readonly built: B
  readonly because: readonly UnmetCode[]
}

/** Adds to what is built year by year until nothing helps any more. What was bought stays. */
export function addedTo<B, F extends B>(
  years: readonly GrowthYear[],
  first: B,
  enough: (year: GrowthYear, built: B) => Pick<Yearly<F | null>, 'built' | 'because'>,
): { readonly yearly: readonly Yearly<F>[]; readonly beyond: Beyond | null } {
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
