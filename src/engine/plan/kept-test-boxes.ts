import type { NumberBox } from '../core/box.ts'
import type { KeptTest } from './kept-test.ts'

/** Ranges of the numbers of a kept test. */
export const keptTestBoxes = {
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
} as const satisfies { readonly [K in NumberKey]: NumberBox }

type NumberKey = {
  [K in keyof KeptTest]: KeptTest[K] extends number | null ? K : never
}[keyof KeptTest]

function box(
  label: string,
  unit: NumberBox['unit'],
  [min, max, whole]: readonly [min: number, max: number, whole?: 'whole'],
  empty: string | null = null,
): NumberBox {
  const isWhole = whole !== undefined
  return { kind: 'number', label, help: '', unit, suffix: '', min, max, whole: isWhole, empty }
}
