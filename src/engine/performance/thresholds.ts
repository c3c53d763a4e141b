import { equalLogic } from '../core/documents.ts'
import { published, type Worked } from '../core/worked.ts'
import type { Latencies } from './latency.ts'

/** Latency above which Exchange is no longer served well. */
export const thresholds = {
  dbRead: published('Database read latency, at most', 20, 'ms', equalLogic('5')),
  dbWrite: published('Database write latency, at most', 20, 'ms', equalLogic('5')),
  logWrite: published('Log write latency, at most', 10, 'ms', equalLogic('5')),
} as const satisfies { [K in keyof Latencies]: Worked<'ms'> }
