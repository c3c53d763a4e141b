import { vi } from 'vitest'

/** Waits until something holds, as long as the busiest machine takes: only what never comes fails. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 300_000 })
}
