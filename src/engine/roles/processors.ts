import type { Worked } from '../core/worked.ts'

/** A case of failure on one server: what it needs and how busy it is. */
export type ProcessorCase = {
  readonly mega: Worked<'megacycles'>
  /** Null as Microsoft where no SPEC rate is known. */
  readonly cpu: Worked<'%'> | null
}

/** Servers of one kind. A case that cannot happen is null. */
export type SiteProcessors = {
  /** Megacycles of a core and of a server; null as Microsoft without a SPEC rate. */
  readonly core: Worked<'megacycles/core'> | null
  readonly server: Worked<'megacycles'> | null
  readonly normal: ProcessorCase | null
  readonly first: ProcessorCase | null
  readonly second: ProcessorCase | null
  readonly site: ProcessorCase | null
  readonly worst: ProcessorCase | null
  /** Cores busy in the worst case. */
  readonly cores: Worked<'cores'> | null
}

/** Processors of a server, case by case. */
export type ProcessorParts = {
  readonly megaNormal: Worked<'megacycles'> | null
  readonly mega1: Worked<'megacycles'> | null
  readonly mega2: Worked<'megacycles'> | null
  readonly megaWorst: Worked<'megacycles'> | null
  readonly cpuNormal: Worked<'%'> | null
  readonly cpu1: Worked<'%'> | null
  readonly cpu2: Worked<'%'> | null
  readonly cpuWorst: Worked<'%'> | null
  /** Cores of a server of site 1 that are busy in the worst case. */
  readonly cores: Worked<'cores'> | null
  /** Cores of domain controllers. */
  readonly gcCores: Worked<'cores'> | null
  /** Servers of client access alone; null where every mailbox server has it. */
  readonly clientAccessServers: Worked<'servers'> | null
  readonly site1: SiteProcessors
  readonly site2: SiteProcessors | null
  readonly lagged1: SiteProcessors | null
  readonly lagged2: SiteProcessors | null
}
