import { expect, it } from 'vitest'
import { tierQuotas } from '../../src/deploy/database-settings.ts'
import { defaultPlan, type Tier, withVersion } from '../../src/engine/index.ts'

it('gives a tier what it has of its own: an archive where there is one, quotas where others hold', () => {
  const plan = withVersion(defaultPlan, '2019')
  const tier = (of: Partial<Tier>): Tier => ({ ...plan.tiers[0], ...of })
  const given = (quotaTier: number, ...tiers: readonly [Tier, ...Tier[]]) =>
    tierQuotas({ ...plan, tiers, quotaTier }).map((one) => [!!one.quotas, !!one.archive])
  const light = tier({ quota: 2048, archive: 0 })
  const heavy = tier({ quota: 10_240, archive: 5120 })
  expect(given(0, light)).toEqual([])
  // The smallest quota is that of the databases, unless a tier is named for it.
  expect(given(0, light, heavy)).toEqual([
    [false, false],
    [true, true],
  ])
  expect(given(2, light, heavy)).toEqual([
    [true, false],
    [false, true],
  ])
  expect(given(0, light, { ...light, archive: 1 })).toEqual([
    [false, false],
    [false, true],
  ])
  expect(given(0, light, { ...heavy, mailboxes: 0 })).toEqual([])
})
