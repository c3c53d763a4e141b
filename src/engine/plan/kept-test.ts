import type { NumberInputSpec } from '../core/input-specs.ts'
import type { ArrayDriveKind, ServerDriveType } from '../hardware/drives.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'

export const serverDriveLayouts = ['JBOD', 'RAID-1/0', 'RAID-5', 'RAID-6'] as const
export type ServerDriveLayout = (typeof serverDriveLayouts)[number]

/** Layouts of tested storage: of arrays, then of the servers’ own drives. */
export const testedStorageLayouts = [...raidPolicies, ...serverDriveLayouts] as const
export type TestedStorageLayout = (typeof testedStorageLayouts)[number]

/** A person’s own test that was kept: the planned load and the results. */
export type KeptTest = {
  readonly id: string
  /** Name of the test: its machine, and its start. */
  readonly name: string
  /** Id of the own array tested; null for the servers’ own drives. */
  readonly array: string | null
  /** Working drives of one array, without spares; the test counts while the array has as many. */
  readonly drives: number | null
  readonly driveKind: ArrayDriveKind | ServerDriveType
  readonly storage: TestedStorageLayout
  /** Number of arrays, or of database drives, that the test ran on. */
  readonly units: number
  readonly databases: number
  /** Size of all databases, in decimal GB. */
  readonly dataGb: number
  /** Transactional IOPS that the test stands for by the 95 % rule, and those achieved. */
  readonly planned: number
  readonly achieved: number
  /** Reads among the achieved IOPS; null if the report does not say. */
  readonly reads: number | null
  /** Log reads and writes, in IOPS; 0 if the report does not say. */
  readonly logs: number
  /** Reads of database maintenance, in IOPS; 0 if the report does not say. */
  readonly maintenance: number
  /** Mean latencies in ms; null if the report does not say. */
  readonly readMs: number | null
  readonly writeMs: number | null
  readonly logMs: number | null
  readonly passed: boolean
}

export const keptTestInputs = {
  drives: box('Drives of one array', '', [1, 1000, 'whole'], 'not of an array'),
  units: box('Arrays or drives tested', '', [1, 10_000, 'whole']),
  databases: box('Databases', '', [1, 10_000, 'whole']),
  dataGb: box('Databases in size', 'GB', [0, 1e9]),
  planned: box('Planned transactional IOPS', 'IOPS', [0, 1e8]),
  achieved: box('Achieved transactional IOPS', 'IOPS', [0, 1e8]),
  reads: box('Database reads', 'IOPS', [0, 1e8], 'not said'),
  logs: box('Log reads and writes', 'IOPS', [0, 1e8]),
  maintenance: box('Reads of maintenance', 'IOPS', [0, 1e8]),
  readMs: box('Latency of database reads', '', [0, 1e6], 'not said'),
  writeMs: box('Latency of database writes', '', [0, 1e6], 'not said'),
  logMs: box('Latency of log writes', '', [0, 1e6], 'not said'),
} as const satisfies { readonly [K in NumberKey]: NumberInputSpec }

type NumberKey = {
  [K in keyof KeptTest]: KeptTest[K] extends number | null ? K : never
}[keyof KeptTest]

function box(
  label: string,
  unit: NumberInputSpec['unit'],
  [min, max, whole]: readonly [min: number, max: number, whole?: 'whole'],
  empty: string | null = null,
): NumberInputSpec {
  const isWhole = whole !== undefined
  return { kind: 'number', label, help: '', unit, suffix: '', min, max, whole: isWhole, empty }
}
