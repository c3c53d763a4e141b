import { describe, expect, it } from 'vitest'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import {
  defaultPlan,
  fieldOf,
  isAutomatic,
  type Plan,
  planWithAutomaticToggled,
  planWithChangedAnswersManual,
  size,
  withVersion,
} from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'

const later = withVersion(defaultPlan, 'SE')
const of = (mailboxes: number, change: Partial<Plan> = {}): Plan => {
  const [tier] = later.tiers
  return { ...later, ...change, tiers: [{ ...tier, mailboxes }] }
}

const proposedOf = (plan: Plan) => {
  const result = size(plan)
  return result.ok ? methodOf(plan).designs(plan, result.sizing).proposed : null
}

const holds = (plan: Plan) => proposedOf(plan) !== null

/** Whether a plan holds with a tenth left of what is used up most. */
const leavesTenth = (plan: Plan) => (proposedOf(plan)?.binding.used?.value ?? 1) <= 0.9

describe('answers that are left to the program', () => {
  it.each([
    [1_000, {}],
    [6_000, {}],
    [20_000, {}],
    [20_000, { sites: 2, survive: 'site' }],
    [12_000, { sites: 2, survive: 'site and server', siteModel: 'AA1' }],
  ] as const)('are the first that hold for %d mailboxes and %j', (mailboxes, change) => {
    const { plan, solved } = decideAutomatic(of(mailboxes, change))
    expect(holds(plan)).toBe(true)
    expect(plan.activeServers * plan.dags).toBeGreaterThan(0)
    const { activeServers } = plan
    expect(solved?.choice?.gives.activeServers).toBe(activeServers)
    const fewer = { ...plan, activeServers: activeServers - 1 }
    expect(activeServers === 1 || !leavesTenth(fewer)).toBe(true)
  })

  it('follow what must survive', () => {
    // The drives of the plan, whose choice takes several times as long.
    const automatic = later.automatic.filter((key) => key !== 'databaseDrive' && key !== 'bays')
    const copies = (change: Partial<Plan>) => {
      const { plan } = decideAutomatic(of(2000, { automatic, ...change }))
      return [plan.copies, plan.secondSiteCopies]
    }
    expect(copies({})).toEqual([3, 1])
    expect(copies({ lostServers: 3 })).toEqual([4, 1])
    expect(copies({ sites: 2, survive: 'site' })).toEqual([4, 2])
    expect(copies({ sites: 2, survive: 'site and server' })).toEqual([4, 2])
    expect(copies({ sites: 1, survive: 'site' })).toEqual([3, 1])
    const given = planWithAutomaticToggled(
      of(2000, { sites: 2, survive: 'site', copies: 3 }),
      'copies',
      false,
    )
    expect(decideAutomatic(given).plan).toMatchObject({ copies: 3, secondSiteCopies: 1 })
  })

  it('lack bays with one server less, where the databases that have bays break a rule', () => {
    const drive = { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5', bays: 9 } as const
    const given = planWithAutomaticToggled(of(20_000, drive), 'databaseDrive', false)
    const { solved } = decideAutomatic({ ...given, ranking: 'servers' })
    expect(solved?.choice?.gives).toMatchObject({ activeServers: 10 })
    const [failed] = solved?.neighbours ?? []
    expect(failed).toMatchObject({ fewer: 'activeServers', reason: 'bays' })
    expect(failed?.lacks.map(({ code }) => code)).toEqual(['bays'])
  })

  it('leave alone what is given', () => {
    const given = fieldOf('activeServers').write(of(20_000), 0, 9)
    expect(decideAutomatic(given).plan).toMatchObject({ activeServers: 9, dags: 1 })
    const none = { ...given, automatic: [] }
    expect(decideAutomatic(none)).toEqual({ plan: none, solved: null })
  })

  it('keep their numbers where nothing holds', () => {
    const plan = of(6000, { bays: 2, activeServers: 5 })
    const decided = decideAutomatic(plan)
    expect(decided.solved?.choice).toBeNull()
    expect(decided.plan).toMatchObject({ activeServers: 5, dags: 1 })
  })

  it('are decided again from nothing that was decided before', () => {
    const { plan } = decideAutomatic(of(20_000))
    expect(decideAutomatic(plan).plan).toEqual(plan)
    const [tier] = plan.tiers
    const fewer = { ...plan, tiers: [{ ...tier, mailboxes: 1000 }] } as const
    expect(decideAutomatic(fewer).plan).toEqual(decideAutomatic(of(1000)).plan)
  })

  it('are servers alone where the papers size a plan', () => {
    const plan = planWithAutomaticToggled({ ...defaultPlan, servers: 9 }, 'servers', true)
    const decided = decideAutomatic(plan).plan
    expect(holds(decided)).toBe(true)
    expect(decided.servers).toBeLessThan(9)
  })
})

describe('the field of an answer that is left to the program', () => {
  const field = fieldOf('activeServers')

  it('is empty, says what it came to, and is given once it is written', () => {
    const plan = { ...of(6000), activeServers: 7 }
    expect(field.read(plan, 0)).toBeNull()
    expect(field.taken?.(plan)).toBe('7')
    const given = field.write(plan, 0, 7)
    expect(isAutomatic(given, 'activeServers')).toBe(false)
    expect([field.read(given, 0), field.taken?.(given)]).toEqual([7, null])
    const left = field.write(given, 0, null)
    expect([field.read(left, 0), left.activeServers]).toEqual([null, 7])
  })

  it('is given where another plan has another number of it', () => {
    const plan = of(6000)
    expect(
      planWithChangedAnswersManual({ ...plan, activeServers: 6 }, plan).automatic,
    ).not.toContain('activeServers')
    expect(planWithChangedAnswersManual({ ...plan, growthYears: 6 }, plan).automatic).toEqual(
      plan.automatic,
    )
  })
})
