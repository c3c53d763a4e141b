import { asShown, nearlyFullShare } from '../../engine/index.ts'
import type { Gauge } from './plan-answer.ts'

/** Word beside the figure of a gauge, by state; null for none. */
export const wordByGaugeState = {
  ok: null,
  binds: 'binds',
  fails: 'fails',
  misses: 'no reserve',
  warns: 'above advice',
  waits: null,
} as const satisfies Record<Gauge['state'], string | null>

/** True if the gauge nearest to its limit still has a tenth left, so that it limits nothing yet. */
export function isGaugeFarFromFull({ state, used }: Pick<Gauge, 'state' | 'used'>): boolean {
  return state === 'binds' && used !== null && asShown(used) < nearlyFullShare
}
