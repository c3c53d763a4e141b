import type { Worked } from '../core/worked.ts'

/** Memory of a server. */
export type MemoryParts = {
  /** Cache of the databases that are active in the worst case. */
  readonly cache: Worked<'GiB'>
  /** Memory of client access. */
  readonly casMem: Worked<'GiB'>
  /** Memory of the search index; null where the version has none of its own. */
  readonly ciMem: Worked<'GiB'> | null
  /** The least cache for so many copies. */
  readonly least: Worked<'GiB'>
  readonly ramNeed: Worked<'GiB'>
  readonly ram: Worked<'GiB'>
  /** Null without servers in site 2. */
  readonly ram2: Worked<'GiB'> | null
  /** Null without servers of lagged copies alone: memory as site 1's. */
  readonly ramLagged: Worked<'GiB'> | null
  readonly cachePerMbx: Worked<'MiB'>
  /** Cache of a server in pages of 32 KiB. */
  readonly pages: Worked<'pages'>
  /** What an active and a passive copy are given of them. */
  readonly activeTarget: Worked<'pages'>
  readonly passiveTarget: Worked<'pages'>
  readonly pageFile: Worked<'MiB'>
}
