import type { Gauge } from './plan-answer.ts'

/** Word beside the figure of a gauge, by state; null for none. */
export const gaugeStates = {
  ok: null,
  binds: 'binds',
  fails: 'fails',
  misses: 'no reserve',
  warns: 'above advice',
  waits: null,
} as const satisfies Record<Gauge['state'], string | null>
