import { describe, expect, it } from 'vitest'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'
import { seeding } from '../../../../src/engine/methods/roles/seeding.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

const seedingOf = (plan: ReturnType<typeof planFromKeys>) => seeding(plan, roleParts(plan))

describe('the time to make copies anew', () => {
  it('crosses no link where all copies stand in one site', () => {
    expect(seedingOf(planFromKeys(exampleA.design)).link).toBeNull()
  })

  it('takes what the peak of the logs leaves of the link', () => {
    const plan = planFromKeys(exampleB.design)
    const { link } = seedingOf(plan)
    const peak = roleParts(plan).replication.peak?.value ?? 0
    expect(link?.left.value).toBeCloseTo(plan.linkSpeed - peak, 9)
  })

  it('takes a site as long as all its databases one after the other over all of that', () => {
    const plan = planFromKeys(exampleC.design)
    const { space, databases, replication } = roleParts(plan)
    const { link } = seedingOf(plan)
    const megabits = (databases.databaseCount.value * space.fullDatabase.value * 2 ** 30 * 8) / 1e6
    const left = plan.linkSpeed - (replication.peak?.value ?? 0)
    expect(link?.site?.value).toBeCloseTo(megabits / left / 3600, 6)
    expect((link?.copies?.value ?? 0) / (link?.site?.value ?? 1)).toBeCloseTo(2, 9)
  })

  it('seeds nothing over a link that the logs fill', () => {
    const { link } = seedingOf({ ...planFromKeys(exampleB.design), linkSpeed: 10 })
    expect(link).toMatchObject({ database: null, site: null, copies: null })
    expect(link?.left.value).toBe(0)
  })

  it('gives one database no more than its connection carries', () => {
    const near = { ...planFromKeys(exampleB.design), mode: 'microsoft', linkLatency: 1 } as const
    const far = { ...near, linkLatency: 500 } as const
    const hours = (plan: typeof near | typeof far) => seedingOf(plan).link?.database?.value ?? 0
    expect(hours(far)).toBeGreaterThanOrEqual(hours(near))
  })

  it('seeds one drive no faster over a fast link than in its own site', () => {
    const fast = { ...planFromKeys(exampleB.design), linkSpeed: 10_000, linkLatency: 0 }
    const { link, near } = seedingOf(fast)
    expect(link?.database?.value).toBeCloseTo(near?.database.value ?? 0, 6)
  })

  it('reseeds a lost volume from its own site, its databases one after the other at the longest', () => {
    const plan = planFromKeys(exampleA.design)
    const { near } = seedingOf(plan)
    const each = (roleParts(plan).space.fullDatabase.value * 2 ** 30) / 20e6 / 3600
    expect(near?.database.value).toBeCloseTo(each, 6)
    expect(near?.volume.value).toBeCloseTo(4 * each, 6)
    expect(seedingOf({ ...plan, availability: 'none' }).near).toBeNull()
  })
})
