import type { Worked } from '../core/worked.ts'

/** What a server needs with so many active databases, beside what it has. */
export type ServerLoad = {
  readonly active: Worked<'databases'>
  /** Null for Exchange 2010, whose papers give none. */
  readonly megacycles: Beside<'megacycles'> | null
  /** The same as a share; null where the speed of the processors is not known. */
  readonly processors: Worked<'%'> | null
  /** Null where it cannot be told. */
  readonly memory: Beside<'GiB' | 'GB'> | null
  /**
   * Databases and logs together, beside the load that its arrays are counted for. Null for Exchange
   * 2010 with none active, as the shares of the papers are of what is; and from 2013 on, where every
   * copy counts as active, so that no loss adds to the load.
   */
  readonly iops: Beside<'IOPS'> | null
}

/** What is needed, and what there is; null where that is not known. */
export type Beside<U extends 'megacycles' | 'GiB' | 'GB' | 'IOPS'> = {
  readonly needs: Worked<U>
  readonly has: Worked<U> | null
}

/** Named apart from the figures of the case that the plan is sized for. */
export const loadLabels = {
  memory: 'Memory needed with so many active',
  iops: 'Load with so many active',
} as const
