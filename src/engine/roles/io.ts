import type { Worked } from '../core/worked.ts'

/** I/O of one server, of its DAG and of all; every copy counts as active. */
export type IoParts = {
  readonly iopsServer: Worked<'IOPS'>
  readonly readsServer: Worked<'IOPS'>
  readonly writesServer: Worked<'IOPS'>
  readonly logWrites: Worked<'IOPS'>
  /** Null for stand-alone servers, which ship no logs. */
  readonly logReads: Worked<'IOPS'> | null
  readonly iopsPerDb: Worked<'IOPS/database'>
  readonly iopsPerLog: Worked<'IOPS/database'>
  /** Background maintenance of a server: sequential, in no count of drives. */
  readonly bdm: Worked<'MiB/s'>
  readonly totals: {
    readonly iops: IoTotal<'IOPS'>
    readonly reads: IoTotal<'IOPS'>
    readonly writes: IoTotal<'IOPS'>
    readonly logWrites: IoTotal<'IOPS'>
    readonly logReads: IoTotal<'IOPS'> | null
    readonly maintenance: IoTotal<'MiB/s'>
  }
}

/** The same of one DAG (stand-alone: null) and of all. */
export type IoTotal<U extends 'IOPS' | 'MiB/s'> = {
  readonly dag: Worked<U> | null
  readonly environment: Worked<U>
}
