import type { Worked } from '../core/worked.ts'

/** Needs of a server with the given number of active databases, beside what the server has. */
export type ServerLoad = {
  readonly active: Worked<'databases'>
  /** Needed and available megacycles; null for Exchange 2010, whose papers give none. */
  readonly megacycles: NeedAndSupply<'megacycles'> | null
  /** Megacycles as a share of the server’s; null if the speed of the processors is unknown. */
  readonly processors: Worked<'%'> | null
  /** Needed and available memory; null if the need cannot be computed. */
  readonly memory: NeedAndSupply<'GiB' | 'GB'> | null
  /**
   * Load of databases and logs, beside the load that storage is sized for. Null for Exchange 2010
   * with none active, as the papers give shares of a load that is not 0; null from Exchange 2013
   * on, where every copy counts as active, so that no loss adds load.
   */
  readonly iops: NeedAndSupply<'IOPS'> | null
}

/** Needed amount and available amount; `has` is null if unknown. */
export type NeedAndSupply<U extends 'megacycles' | 'GiB' | 'GB' | 'IOPS'> = {
  readonly needs: Worked<U>
  readonly has: Worked<U> | null
}

/** Labels that distinguish these figures from those of the case that the plan is sized for. */
export const loadLabels = {
  memory: 'Memory needed with so many active',
  iops: 'Load with so many active',
} as const
