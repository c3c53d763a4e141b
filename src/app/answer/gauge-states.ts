import type { Gauge } from './plan-answer.ts'

/** What is said beside the figure of a gauge, by its state. */
export const gaugeStates = {
  ok: null,
  binds: 'binds',
  fails: 'fails',
  misses: 'no reserve',
  warns: 'above advice',
  waits: null,
} as const satisfies Record<Gauge['state'], string | null>
