import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/engine/index.ts'
import { behind, recommend, referenceSolutions, size } from '../../../src/engine/index.ts'
import { recoveries } from '../../../src/engine/methods/papers/designs/recoveries.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { sized } from '../plans.ts'

const { text } = formatOf('en-GB')
const planOf = (id: string, changes: Partial<Plan> = {}): Plan => {
  const found = referenceSolutions.find((solution) => solution.id === id)
  if (!found) throw new Error(`No solution ${id}`)
  return { ...found.plan, ...changes }
}
const recoveryOf = (plan: Plan) => {
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  return recoveries(plan, result.sizing, recommend(plan, result.sizing).blocks)
}
const only = (plan: Plan) => {
  const [one] = recoveryOf(plan)
  if (!one) throw new Error('No tested blocks')
  return one
}

describe('recovery and backup of tested blocks', () => {
  it('of AX4-5i: 700 mailboxes at 125 messages, one day, 17,916 logs in 2 h 42 min', () => {
    const { logs, replay } = only(planOf('ax4-5i'))
    expect(logs.value).toBeCloseTo(700 * 2.73 * 125 * 0.075, 6)
    expect(text(logs)).toBe('17,916\u00a0logs')
    expect(replay && text(replay)).toBe('2\u00a0h 42\u00a0min')
  })

  // Databases of a server in GB and in groups, and the window by hand: the larger of the two.
  it.each([
    ['ax4-5i', 2, 44.4072, 88.8144],
    ['md1000', 5, 57, 286],
    ['md3000', 15, 22.4, 336],
  ] as const)('%s streams %d groups side by side', (id, groups, perGroup, inAll) => {
    const plan = planOf(id)
    const { databases, databaseFile } = sized(plan)
    expect(databases.onServer.value).toBe(groups)
    const file = databaseFile.value * 1000
    const window = Math.max(file / perGroup, (file * groups) / inAll)
    expect(only(plan).backup?.value).toBeCloseTo(window, 1)
  })

  it('goes back as many days as logs are kept', () => {
    const [one, three] = [1, 3].map((logDays) => only(planOf('md1000', { logDays })).replay?.value)
    expect((three ?? 0) / (one ?? 1)).toBeCloseTo(3, 9)
  })

  it('takes the rate of several blocks together, that of a group stays its own', () => {
    const [tier] = planOf('ax4-5i').tiers
    const plan = planOf('ax4-5i', {
      tiers: [{ ...tier, mailboxes: 2800 }],
      mailboxesPerDatabase: 700,
    })
    const [one, two] = [only(planOf('ax4-5i')), only(plan)]
    expect(two.design.perServer.value).toBe(2)
    expect(two.backup?.value).toBeCloseTo(one.backup?.value ?? 0, 6)
  })

  it('is not published for StorageTek, PowerEdge and the RAID 10 nobody tested', () => {
    for (const id of ['storagetek-2530', 'r510', 'md3000-raid-10'])
      expect(only(planOf(id))).toMatchObject({ replay: null, backup: null })
  })

  it('is told of Exchange 2007 only', () => {
    expect(recoveryOf(planOf('storagetek-2003'))).toEqual([])
    expect(recoveryOf(planOf('r720xd'))).toEqual([])
    expect(recoveryOf(planOf('ax4-5i', { solution: 'any' })).length).toBeGreaterThan(4)
  })

  it('opens its working down to the figures printed', () => {
    const { replay, backup } = only(planOf('md1000'))
    if (!replay || !backup) throw new Error('MD1000 publishes both')
    const places = behind([replay, backup]).map(({ how }) =>
      how.kind === 'published' && 'place' in how.cite ? how.cite.place : '',
    )
    expect(places.filter((place) => place === 'Figure 3')).toHaveLength(3)
  })
})
