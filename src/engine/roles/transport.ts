import type { Worked } from '../core/worked.ts'

/** Where the transport database of a server lies. */
export type TransportPlace = 'System Disk' | 'Dedicated RAID-1 Disk'

/** The transport database of a server: its queues, and Safety Net. */
export type TransportParts = {
  /** Days that Safety Net keeps messages: the replay lag where that is longer. */
  readonly hold: Worked<'days'>
  /** Servers left in the worst case; null where none is. */
  readonly left: Worked<'servers'> | null
  /** Messages of one server on a day, with their shadow copies. */
  readonly messages: Worked<'messages/day'> | null
  readonly transport: Worked<'GiB'> | null
  readonly transportOn: TransportPlace | null
}
