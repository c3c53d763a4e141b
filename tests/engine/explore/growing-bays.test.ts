import { expect, it } from 'vitest'
import { growth, type Plan } from '../../../src/engine/index.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

/** Servers that are sized for 23 drives, with processors for many more mailboxes than these carry. */
const growing = (bays: number | null): Plan => {
  const plan = planFromKeys(exampleA.design)
  const [tier] = plan.tiers
  const grown = { storageKind: 'own drives', growthYears: 3, specRate: 9000, bays } as const
  return { ...plan, ...grown, tiers: [{ ...tier, growth: 80 }] }
}

it('drives that are bought over years have bays: else servers are', () => {
  const stepsOf = (bays: number | null) => {
    const grown = growth(growing(bays), 'own-drives')
    if (grown?.kind !== 'servers') throw new Error('Servers grow')
    return grown.steps
  }
  const [free, held] = [stepsOf(null), stepsOf(23)]
  expect(Math.max(...free.map(({ drivesOnServer }) => drivesOnServer?.value ?? 0))).toBeGreaterThan(
    23,
  )
  for (const { drivesOnServer } of held) expect(drivesOnServer?.value).toBeLessThanOrEqual(23)
  expect(held.some(({ because }) => because.includes('bays'))).toBe(true)
  expect(held[1]?.servers.value).toBeGreaterThan(free[1]?.servers.value ?? 0)
})
