import { describe, expect, it } from 'vitest'
import { blockDesigns } from '../../../../../src/engine/designs/block-design.ts'
import type { Plan } from '../../../../../src/engine/index.ts'
import { reasonsOf } from '../../../../../src/engine/plan/counts.ts'
import { planWith, sized } from '../../../plans.ts'

const alone = { availability: 'none', servers: 2, sites: 1, exchange: '2007' } as const
const withCopies = (changes: Partial<Plan> = {}) =>
  planWith({}, { ...alone, ...changes, localCopies: true })
const without = (plan: Plan): Plan => ({ ...plan, localCopies: false })

describe('local continuous replication', () => {
  it.each([
    ['logs beside the databases', {}],
    ['logs on volumes of their own', { separateLogs: true }],
  ] as const)('keeps databases and logs twice on the same server, with %s', (_what, changes) => {
    const plan = withCopies(changes)
    const [twice, once] = [sized(plan), sized(without(plan))]
    expect(twice.volumes.perServer.value).toBe(2 * once.volumes.perServer.value)
    expect(twice.volumes.inAll.value).toBe(2 * once.volumes.inAll.value)
    // And nothing else: load, memory and the databases that a server mounts stay.
    expect(twice.iops.designRequirement.value).toBe(once.iops.designRequirement.value)
    expect(twice.memory?.needed.value).toBe(once.memory?.needed.value)
    expect(twice.databases.onServer.value).toBe(once.databases.onServer.value)
  })

  it('takes twice the space of tested blocks', () => {
    const plan = withCopies({ storage: 'tested', solution: 'MD1000', separateLogs: true })
    const required = (of: Plan) =>
      blockDesigns(of, sized(of)).map(({ counts }) => [
        counts.space.required.value,
        counts.logs?.required.value ?? 0,
      ])
    expect(required(plan)).toEqual(
      required(without(plan)).map((row) => row.map((value) => 2 * value)),
    )
  })

  it.each([
    ['Exchange 2010', { exchange: '2010' }],
    ['clusters', { availability: 'ccr' }],
  ] as const)('does not count with %s, and says so', (_what, changes) => {
    const plan = withCopies(changes)
    expect(sized(plan).volumes.inAll.value).toBe(sized(without(plan)).volumes.inAll.value)
    expect(reasonsOf('localCopies')?.(plan, 0)).toMatch(/^Not used: /)
  })

  it('remote in a cluster, doubles the space too: each of its servers has a copy', () => {
    const ccr = sized(without(withCopies({ availability: 'ccr' })))
    const one = sized(without(withCopies({ servers: 1 })))
    expect(ccr.volumes.inAll.value).toBe(2 * one.volumes.inAll.value)
  })
})
