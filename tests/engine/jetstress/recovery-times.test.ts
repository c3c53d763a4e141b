import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, recommend, size, withVersion } from '../../../src/engine/index.ts'
import {
  compareRecoveryWithObjectives,
  recoveryTimes,
} from '../../../src/engine/jetstress/index.ts'
import { referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { isByPapers } from '../../../src/engine/methods/papers/sizing/size.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { plans, planWith, soundPlans } from '../plans.ts'

const protections = ['native', 'hardware', 'software'] as const

const { text } = formatFor('en-GB')

function timesOf(plan: Plan) {
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  const { blocks, proposedBlocks } = recommend(plan, result.sizing)
  const times = recoveryTimes(plan, result.sizing, blocks)
  if (!times) throw new Error('It has no recovery')
  const judged = compareRecoveryWithObjectives(plan, times, proposedBlocks?.solution.id ?? null)
  const at = (id: string) => {
    const found = times.times.find((time) => time.id === id)
    if (!found) throw new Error(`No rates of ${id}`)
    return found
  }
  return { ...times, ...judged, at, sizing: result.sizing }
}

/** 700 mailboxes in a database at 125 messages a day, one day of logs: the example of the paper. */
const example = (exchange: '2003' | '2007' | '2010') =>
  planWith(
    { mailboxes: 1400, growth: 0, messages: 125 },
    { exchange, availability: 'none', sites: 1, servers: 1, mailboxesPerDatabase: 700, logDays: 1 },
  )

describe('recovery and backup of a plan up to 2010', () => {
  it.each(['2003', '2007', '2010'] as const)(
    'of Exchange %s: 17,916 logs take 2 h 42 min at AX4-5i, 1 h 47 and 2 h 29 at the others',
    (exchange) => {
      const { demand, at } = timesOf(example(exchange))
      expect(text(demand.logs)).toBe('17,916\u00a0logs')
      const [ax4, md1000, md3000] = ['AX4-5i', 'MD1000', 'MD3000'].map((id) => at(id).replay)
      expect(ax4?.value).toBeCloseTo(17_915.625 * 0.543521266, 3)
      expect(ax4 && text(ax4)).toBe('2\u00a0h 42\u00a0min')
      expect(md1000?.value).toBeCloseTo(17_915.625 * 0.36, 3)
      expect(md3000?.value).toBeCloseTo(17_915.625 * 0.5, 3)
    },
  )

  it('calls what has its own logs a storage group until 2007, a database from 2010 on', () => {
    expect(timesOf(example('2007')).demand.logs.label).toBe('Logs to replay in a storage group')
    expect(timesOf(example('2010')).demand.logs.label).toBe('Logs to replay in a database')
  })

  it('has every tested system once: a block that is considered, or other hardware', () => {
    for (const plan of [example('2003'), example('2007'), example('2010')]) {
      const { times } = timesOf(plan)
      expect(new Set(times.map(({ id }) => id)).size).toBe(times.length)
      for (const id of ['AX4-5i', 'MD1000', 'MD3000'])
        expect(times.find((time) => time.id === id)?.of).toBe(
          plan.exchange === '2007' ? 'design' : 'other hardware',
        )
    }
  })

  it('is that of the reference solutions of 2007', () => {
    for (const [id, system] of [
      ['ax4-5i', 'AX4-5i'],
      ['md1000', 'MD1000'],
      ['md3000', 'MD3000'],
    ] as const) {
      const plan = referenceSolutions.find((one) => one.id === id)?.plan
      if (!plan) throw new Error(`No solution ${id}`)
      expect(timesOf(plan).at(system)).toMatchObject({ of: 'design' })
    }
  })

  it('backs up one copy of each database of a DAG, shared out over its servers', () => {
    const { demand, sizing } = timesOf(defaultPlan)
    if (!isByPapers(sizing)) throw new Error('Sized by the papers')
    // 7 databases on four servers: two on the busiest.
    expect(demand.backup?.value).toBeCloseTo(sizing.databaseFile.value * 2, 6)
    const alone = timesOf(example('2010'))
    expect(alone.demand.backup?.value).toBeCloseTo(alone.demand.database.value * 2, 6)
  })
})

describe('rates of one’s own', () => {
  it('come first, for what was measured alone', () => {
    const none = timesOf(example('2010')).times
    expect(none.every(({ of }) => of === 'other hardware')).toBe(true)
    const { at, times } = timesOf({ ...example('2010'), replaySeconds: 0.1 })
    expect(times[0]?.id).toBe('own')
    expect(at('own').replay?.value).toBeCloseTo(1791.5625, 6)
    expect(at('own').backup).toBeNull()
  })

  it('of a backup: the larger of the largest database and of all, or the one that is known', () => {
    const plan = example('2010')
    const { demand } = timesOf(plan)
    const [one, all] = [demand.database.value * 1000, (demand.backup?.value ?? 0) * 1000]
    const backup = (rates: Partial<Plan>) => timesOf({ ...plan, ...rates }).at('own').backup?.value
    expect(backup({ databaseBackupRate: 40 })).toBeCloseTo(one / 40, 6)
    expect(backup({ serverBackupRate: 200 })).toBeCloseTo(all / 200, 6)
    expect(backup({ databaseBackupRate: 40, serverBackupRate: 200 })).toBeCloseTo(one / 40, 6)
    expect(backup({ databaseBackupRate: 300, serverBackupRate: 200 })).toBeCloseTo(all / 200, 6)
  })
})

const roles = (changes: Partial<Plan> = {}): Plan => ({
  ...withVersion(defaultPlan, '2019'),
  ...changes,
})

describe('recovery and backup of a plan from 2013 on', () => {
  it('replays its own logs of a day for the days that are kept', () => {
    const one = timesOf(roles({ keptLogDays: 1 })).demand.logs.value
    const five = timesOf(roles({ keptLogDays: 5 })).demand.logs.value
    expect(one).toBeGreaterThan(100)
    expect(five / one).toBeCloseTo(5, 9)
  })

  it('has no backup where copies take its place', () => {
    const { demand, times } = timesOf(roles({ serverBackupRate: 100, replaySeconds: 0.2 }))
    expect(demand.backup).toBeNull()
    expect(times.map(({ backup }) => backup)).toEqual(times.map(() => null))
    expect(times.every(({ replay }) => replay !== null)).toBe(true)
  })

  const backed = (backupSchedule: Plan['backupSchedule']) => {
    const plan = roles({ backup: 'software', backupSchedule })
    const { demand, sizing } = timesOf(plan)
    if (!isByRoles(sizing)) throw new Error('Sized by roles')
    return { day: demand.backup?.value ?? 0, parts: sizing.parts }
  }

  it('reads every database of the fullest server in daily full backups', () => {
    const { day, parts } = backed('daily full')
    const { space, servers } = parts
    expect(day).toBeCloseTo(servers.copiesServer.value * space.fullDatabase.value * 1.073741824, 4)
  })

  it('reads a seventh of them a day in weekly ones, and logs of the others', () => {
    const [daily, weekly, differential, fortnightly] = [
      backed('daily full').day,
      backed('weekly full daily incremental').day,
      backed('weekly full daily differential').day,
      backed('bi-monthly full daily incremental').day,
    ]
    expect(weekly).toBeGreaterThan(daily / 7)
    expect(weekly).toBeLessThan(daily)
    expect(differential).toBeGreaterThan(weekly)
    expect(fortnightly).toBeLessThanOrEqual(weekly)
  })
})

describe('what is asked of recovery and backup', () => {
  it('is neither held nor missed where nothing is asked', () => {
    const { recovery, backup } = timesOf(example('2010'))
    for (const judged of [recovery, backup]) {
      expect(judged).toMatchObject({ asked: null, missed: [], held: [] })
      expect(judged?.times).toHaveLength(3)
    }
  })

  it('is met or missed at the person’s own rate, if there is one', () => {
    const asked = (hours: number) =>
      timesOf({ ...example('2010'), replaySeconds: 0.2, recoveryObjective: hours }).recovery
    // 17,915.6 logs × 0.2 s are 59 min 43 s.
    expect(asked(1)).toMatchObject({ missed: [], held: [{ time: { id: 'own' } }] })
    expect(asked(0.9)).toMatchObject({ missed: [{ time: { id: 'own' } }], held: [] })
  })

  it('is held against all that was published where nothing nearer is known', () => {
    const { recovery } = timesOf({ ...example('2010'), recoveryObjective: 2 })
    expect(recovery?.missed.map(({ time }) => time.id)).toEqual(['AX4-5i', 'MD3000'])
    expect(recovery?.held.map(({ time }) => time.id)).toEqual(['MD1000'])
  })

  it('is held against the blocks that are proposed', () => {
    const plan = referenceSolutions.find((one) => one.id === 'md3000')?.plan
    if (!plan) throw new Error('No MD3000')
    const { recovery } = timesOf({ ...plan, recoveryObjective: 0.5 })
    expect(recovery).toMatchObject({ missed: [{ time: { id: 'MD3000' } }], held: [] })
  })

  it('takes a time that is just as long for held', () => {
    const plan = { ...example('2010'), serverBackupRate: 100 }
    const took = timesOf(plan).at('own').backup?.value ?? 0
    const { backup } = timesOf({ ...plan, backupHours: took / 3600 })
    expect(backup?.missed).toEqual([])
  })
})

describe('recovery of any plan', () => {
  const anyPlan = fc.oneof(
    soundPlans,
    fc
      .tuple(plans, fc.constantFrom('2013', '2016', '2019', 'SE'), fc.constantFrom(...protections))
      .map(([plan, exchange, backup]) => ({ ...withVersion(plan, exchange), backup }))
      .filter((plan) => size(plan).ok),
  )

  it('takes finite times, in proportion to what is to be done', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { demand, times } = timesOf(plan)
        const figures = [demand.logs, demand.database, ...(demand.backup ? [demand.backup] : [])]
        for (const { value } of figures) {
          expect(Number.isFinite(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
        }
        expect(times.length).toBeGreaterThanOrEqual(demand.comparesTested ? 3 : 0)
        for (const { perLog, replay, backup, perDatabase, inAll } of times) {
          if (perLog) expect(replay?.value).toBeCloseTo(demand.logs.value * perLog.value, 3)
          else expect(replay).toBeNull()
          expect(backup !== null).toBe(demand.backup !== null && (perDatabase ?? inAll) !== null)
          if (backup) expect(Number.isFinite(backup.value)).toBe(true)
        }
      }),
    )
  })

  it('is held or missed by every time that counts, and by no other', () => {
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 0.1, max: 700, noNaN: true }), (plan, hours) => {
        const asked = { ...plan, recoveryObjective: hours, backupHours: hours }
        const { recovery, backup } = timesOf(asked)
        for (const judged of [recovery, backup]) {
          if (!judged) continue
          expect(judged.missed.length + judged.held.length).toBe(judged.times.length)
          for (const { took } of judged.missed) expect(took.value).toBeGreaterThan(hours * 3600)
          for (const { took } of judged.held)
            expect(took.value).toBeLessThanOrEqual(hours * 3600 * (1 + 1e-9))
        }
      }),
    )
  })
})

describe('recovery of a plan from 2013 on', () => {
  it.each(['2013', '2016', '2019', 'SE'] as const)(
    'of Exchange %s has no times of the arrays of 2008, but those of its own rates',
    (version) => {
      const plan = withVersion(defaultPlan, version)
      expect(timesOf(plan).times).toEqual([])
      const own = timesOf({ ...plan, replaySeconds: 0.1 })
      expect(own.times.map(({ id }) => id)).toEqual(['own'])
      expect(own.recovery?.times).toHaveLength(1)
    },
  )
})
