import type { DagLayout } from '../../../src/engine/index.ts'
import type { Row } from '../../../src/engine/placement/layout.ts'

/** A DAG of one site, or of two, with no lagged copies. */
export function layoutOf(
  servers: readonly [number, number],
  copies: readonly [number, number],
  databases: number,
  activeActive = false,
): DagLayout {
  return { servers, copies, databases, activeActive, lagged: [0, 0] }
}

/** Rows as the examples write them: `1-2-5 2-3-6`. */
export function written(rows: readonly Row[]): string {
  return rows.map((row) => row.join('-')).join(' ')
}
