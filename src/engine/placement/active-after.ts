import type { Row } from './layout.ts'

/** Databases active by server, server 1 first, and those without any copy left. */
export type Activated = { readonly active: number[]; readonly lost: number }

/**
 * Where databases are active while servers, by number, are down: each on its lowest preference that
 * is up. Every copy counts as activatable; quorum and blocks do not.
 */
export function activeAfter(rows: readonly Row[], down: readonly number[]): Activated {
  const servers = rows.reduce((most, row) => Math.max(most, ...row), Math.max(0, ...down))
  const active = Array.from({ length: servers }, () => 0)
  const isDown = new Set(down)
  let lost = 0
  for (const row of rows) {
    const server = row.find((one) => !isDown.has(one))
    if (server === undefined) lost += 1
    else active[server - 1] = (active[server - 1] ?? 0) + 1
  }
  return { active, lost }
}
