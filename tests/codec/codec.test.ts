import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeLink,
  decodePlan,
  decodeProjectFile,
  encodePlan,
  encodePlanFile,
  encodeProject,
  encodeProjectFile,
  parsePlan,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { changesFromBaseline } from '../../src/codec/plan-text.ts'
import {
  defaultPlan,
  type KeptTest,
  type Plan,
  pinKeys,
  planWithPinToggled,
  projectLimits,
  roleVersionIds,
  withVersion,
} from '../../src/engine/index.ts'
import { keptTest, keptTests } from '../engine/kept-tests.ts'
import { codeSaying } from './code-of.ts'
import { decodeFile } from './decode-file.ts'
import { mostArrays } from './plans.ts'

describe('drive answers', () => {
  const linkOf = (version: string, ...changes: object[]) => decodePlan(codeSaying(changes, version))
  const fileOf = (version: number, plan: object) =>
    decodeFile(JSON.stringify({ format: 'Spindle plan', version, plan }))

  describe('the drive bays of a server', () => {
    it.each(['2003', '2010', '2013', '2016', '2019', 'SE'] as const)(
      'are twelve in a new plan of Exchange %s, which links and files carry',
      (exchange) => {
        const plan = withVersion(defaultPlan, exchange)
        expect(plan).toMatchObject({ bays: 12, shelfBays: null })
        for (const one of [plan, { ...plan, bays: null }, { ...plan, bays: 16, shelfBays: 60 }]) {
          expect(decodePlan(encodePlan(one).code)).toStrictEqual({
            ok: true,
            plan: one,
            leftOut: 0,
          })
          expect(decodeFile(encodePlanFile(one))).toStrictEqual({ ok: true, plan: one })
        }
      },
    )

    it.each(['2013', '2016', '2019', 'SE'])(
      'are not limited in links and files of Exchange %s that were published before',
      (exchange) => {
        const opened = { ok: true, plan: { exchange, bays: null, shelfBays: null } }
        expect(linkOf('3', { exchange }, {})).toMatchObject(opened)
        expect(linkOf('1', { exchange }, {})).toMatchObject(opened)
        expect(linkOf('2', { exchange }, {})).toMatchObject(opened)
        const whole = { exchange, prices: {}, ownArrays: [], acknowledged: [], tiers: [{}] }
        expect(fileOf(3, whole)).toMatchObject(opened)
      },
    )

    it('are the default of a new plan if a published plan of Exchange 2010 changes its version', () => {
      const opened = linkOf('1', {}, {})
      if (!opened.ok) throw new Error('It opens')
      expect(withVersion(opened.plan, 'SE').bays).toBe(12)
    })

    it.each(['bays', 'shelfBays'] as const satisfies readonly (keyof Plan)[])(
      'hold the ends of the range of %s, and nothing beyond',
      (key) => {
        for (const value of [1, 1000, null])
          expect(linkOf('3', { [key]: value }, {})).toMatchObject({
            ok: true,
            plan: { [key]: value },
          })
        for (const value of [0, 1001, 12.5, '12'])
          expect(linkOf('3', { [key]: value }, {})).toMatchObject({
            ok: false,
            problem: { code: 'invalid', problems: [{ path: key }] },
          })
      },
    )
  })

  describe('the drives of logs and restores', () => {
    const follow = {
      logDrive: null,
      logDriveKind: 'as the database drive',
      restoreDrive: null,
      restoreDriveKind: 'as the database drive',
    } as const
    const published = {
      logDrive: 8000,
      logDriveKind: '7.2K SAS 3.5',
      restoreDrive: 8000,
      restoreDriveKind: '7.2K SAS 3.5',
    } as const

    it.each(['2013', '2016', '2019', 'SE'] as const)(
      'follow those of databases in a new plan of Exchange %s, which links and files carry',
      (exchange) => {
        const plan = withVersion(defaultPlan, exchange)
        expect(plan).toMatchObject(follow)
        for (const one of [plan, { ...plan, ...published }]) {
          expect(decodePlan(encodePlan(one).code)).toStrictEqual({
            ok: true,
            plan: one,
            leftOut: 0,
          })
          expect(decodeFile(encodePlanFile(one))).toStrictEqual({ ok: true, plan: one })
        }
      },
    )

    it.each(['2013', '2016', '2019', 'SE'])(
      'are of 8,000 GB in links and files of Exchange %s that were published before',
      (exchange) => {
        const opened = { ok: true, plan: { exchange, ...published } }
        for (const version of ['1', '2', '3'])
          expect(linkOf(version, { exchange }, {})).toMatchObject(opened)
        expect(linkOf('3', { exchange, databaseDrive: 4000 }, {})).toMatchObject(opened)
        const whole = { exchange, prices: {}, ownArrays: [], acknowledged: [], tiers: [{}] }
        expect(fileOf(3, whole)).toMatchObject(opened)
      },
    )

    it('follow where a plan of Exchange 2010 that was published becomes another', () => {
      const opened = linkOf('1', {}, {})
      if (!opened.ok) throw new Error('It opens')
      expect(withVersion(opened.plan, 'SE')).toMatchObject(follow)
    })
  })
})

describe('kept tests', () => {
  const kept: Plan = { ...defaultPlan, keptTests: [keptTest] }

  /** A test like others, under an id and with figures of its own. */
  const numbered = (test: KeptTest, at: number): KeptTest => ({
    ...test,
    id: `n${at}`,
    name: `EXMBX${at} ${at * 7919}`,
    planned: Math.sqrt(at + 7) * 300,
    logs: Math.sqrt(at + 5) * 90,
  })

  /** The paths of what a file with this in it is refused for. */
  function refusedFor(change: object): readonly string[] {
    const { plan, ...file } = JSON.parse(encodePlanFile(kept))
    const read = decodeFile(JSON.stringify({ ...file, plan: { ...plan, ...change } }))
    if (read.ok || read.problem.code !== 'invalid') throw new Error('It was not refused as invalid')
    return read.problem.problems.map(({ path }) => path)
  }

  describe('kept tests', () => {
    it.each([kept, withVersion(kept, '2019')])('travel in link, file and stored text', (plan) => {
      expect(plan.keptTests).toHaveLength(1)
      expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
      expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
      expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
      expect(parsePlan(plan)).toStrictEqual({ ok: true, plan })
    })

    it('travel whatever they are', () => {
      const travels = fc.property(keptTests, (tests) => {
        const plan: Plan = { ...defaultPlan, keptTests: tests }
        expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
        expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
      })
      fc.assert(travels)
    })

    it('leave links and files as they were where there are none', () => {
      const without = encodePlanFile(defaultPlan)
      expect(without).not.toMatch(/keptTests/)
      expect(planToStoredText(defaultPlan)).not.toMatch(/keptTests/)
      expect(planToStoredText(kept)).toMatch(/keptTests/)
    })

    it('are counted where they would make a link too long', () => {
      const many = Array.from({ length: projectLimits.keptTests }, (_, at) => ({
        ...keptTest,
        id: `t${at}`,
        name: `EXMBX${(at * 7919) % 1000} ${at * 31_337}`,
        achieved: Math.sqrt(at + 2) * 100,
      }))
      const plan: Plan = { ...kept, keptTests: many }
      const { code, leftOut } = encodePlan(plan)
      expect(leftOut).toBe(projectLimits.keptTests)
      expect(decodePlan(code)).toStrictEqual({
        ok: true,
        plan: { ...plan, keptTests: [] },
        leftOut,
      })
    })

    it('are left out before own arrays are', () => {
      const plan: Plan = { ...defaultPlan, ownArrays: mostArrays(String).slice(0, 3) }
      const keptTests = Array.from({ length: 40 }, (_, at) => numbered(keptTest, at))
      expect(encodePlan({ ...plan, keptTests }).leftOut).toBe(keptTests.length)
      expect(encodePlan(plan).leftOut).toBe(0)
    })
  })

  describe('what is refused of kept tests', () => {
    it.each<readonly [object, string]>([
      [{ passed: 'yes' }, 'keptTests.0.passed'],
      [{ achieved: -1 }, 'keptTests.0.achieved'],
      [{ units: 1.5 }, 'keptTests.0.units'],
      [{ storage: 'RAID 7' }, 'keptTests.0.storage'],
      [{ id: '../../x' }, 'keptTests.0.id'],
      [{ script: '<script>' }, 'keptTests.0.script'],
      [{ name: 'x'.repeat(501) }, 'keptTests.0.name'],
    ])('is %o', (change, path) => {
      expect(refusedFor({ keptTests: [{ ...keptTest, ...change }] })).toStrictEqual([path])
    })

    it('is an id given twice, too many, or no list', () => {
      expect(refusedFor({ keptTests: [keptTest, keptTest] })).toStrictEqual(['keptTests.1'])
      const most = Array.from({ length: projectLimits.keptTests + 1 }, () => keptTest)
      expect(refusedFor({ keptTests: most })).toStrictEqual(['keptTests'])
      expect(refusedFor({ keptTests: 3 })).toStrictEqual(['keptTests'])
    })
  })
})

describe('pins', () => {
  const pinned = (plan: Plan, ...keys: readonly string[]) =>
    keys.reduce((now, key) => planWithPinToggled(now, key, true), plan)
  const papers = pinned(defaultPlan, 'quota', 'copies')
  const roles = pinned(withVersion(defaultPlan, 'SE'), 'jbod', 'quota', 'activeServers')
  const all = { ...defaultPlan, pinned: pinKeys }

  /** What a file with these pins opens to, or the paths it is refused for. */
  function opened(pins: unknown): readonly string[] {
    const { plan, ...file } = JSON.parse(encodePlanFile(papers))
    const read = decodeFile(JSON.stringify({ ...file, plan: { ...plan, pinned: pins } }))
    if (read.ok) return read.plan.pinned
    if (read.problem.code !== 'invalid') throw new Error('It was refused for something else')
    return read.problem.problems.map(({ path }) => `refused ${path}`)
  }

  describe('pins', () => {
    it.each([papers, roles, all])('go along in link, file and saved text', (plan) => {
      expect(plan.pinned.length).toBeGreaterThan(1)
      expect(decodePlan(encodePlan(plan).code)).toMatchObject({ ok: true, plan })
      expect(decodeFile(encodePlanFile(plan))).toMatchObject({ ok: true, plan })
      expect(planFromStoredText(planToStoredText(plan))).toMatchObject({ ok: true, plan })
    })

    it('go along with each variant of a project', () => {
      const plans = [papers, defaultPlan, roles]
      const pins = plans.map((plan) => plan.pinned)
      const link = decodeLink(encodeProject(plans, 1).code)
      const file = decodeProjectFile(encodeProjectFile(plans, 1))
      for (const read of [link, file]) {
        if (!read.ok) throw new Error('It opens')
        expect(read.plans.map(({ plan }) => plan.pinned)).toEqual(pins)
      }
    })

    it('are absent from a link without pins, so that published links stay the same', () => {
      expect(planToStoredText(defaultPlan)).not.toContain('pinned')
      expect(encodePlanFile(defaultPlan)).not.toContain('pinned')
      expect(encodePlanFile(papers)).toContain('"pinned": [\n      "copies",\n      "quota"\n    ]')
    })

    it('are refused where they are none, twice or out of order', () => {
      expect(opened(['copies', 'quota'])).toEqual(['copies', 'quota'])
      expect(opened([])).toEqual([])
      for (const none of [
        ['quota', 'copies'],
        ['copies', 'copies'],
        ['moon'],
        'quota',
        null,
        7,
        [null],
      ])
        expect(opened(none)[0], JSON.stringify(none)).toMatch(/^refused pinned/)
      expect(opened(Array.from({ length: 10_000 }, () => 'quota'))[0]).toMatch(/^refused pinned/)
    })
  })
})

describe('power answers', () => {
  const given = {
    serverMemory: 256,
    serverWatts: 312.5,
    driveWatts: 8.5,
    missingWatts: 'assumed',
    serverRackUnits: 2,
    shelfPrice: 2500,
    shelfWatts: 80.5,
    shelfRackUnits: 4,
    energyPrice: 0.2537,
    rankedCost: '5 years',
  } as const satisfies Partial<Plan>

  /** What it is where a link or a file says nothing, whatever a new plan starts from later. */
  const leftOut: Readonly<Record<keyof typeof given, unknown>> = {
    serverMemory: null,
    serverWatts: null,
    driveWatts: null,
    missingWatts: 'not counted',
    serverRackUnits: null,
    shelfPrice: null,
    shelfWatts: null,
    shelfRackUnits: null,
    energyPrice: null,
    rankedCost: 'purchase',
  }

  /** The values that are taken, as they were published: a range may become wider, never narrower. */
  const published: Readonly<Record<keyof typeof given, readonly unknown[]>> = {
    serverMemory: [1, 100_000, null],
    serverWatts: [0.1, 100_000, null],
    driveWatts: [0.1, 100_000, null],
    missingWatts: ['not counted', 'assumed'],
    serverRackUnits: [0.1, 100, null],
    shelfPrice: [0, 1_000_000_000, null],
    shelfWatts: [0.1, 100_000, null],
    shelfRackUnits: [0.1, 100, null],
    energyPrice: [0, 1_000_000, null],
    rankedCost: ['purchase', '1 year', '3 years', '5 years'],
  }

  const versions = ['2013', '2016', '2019', 'SE', '2010'] as const
  const linked = (changes: object) => decodePlan(codeSaying([changes, {}], '3'))

  describe('memory, power and rack space', () => {
    it.each(versions)('travel in links and files of Exchange %s', (exchange) => {
      const plan = { ...withVersion(defaultPlan, exchange), ...given }
      expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
      expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
    })

    it('are not written where there are none, and are none where they are not written', () => {
      const file = encodePlanFile(withVersion(defaultPlan, 'SE'))
      for (const key of Object.keys(given)) expect(file).not.toContain(key)
      expect(linked({})).toMatchObject({ ok: true, plan: leftOut })
    })

    it.each(Object.entries(published))('takes %s as it was published', (key, values) => {
      for (const value of values)
        expect(linked({ [key]: value })).toMatchObject({ ok: true, plan: { [key]: value } })
      for (const value of [-1, 1e10, 'four', [4], { watts: 4 }])
        expect(linked({ [key]: value })).toMatchObject({
          ...{ ok: false, problem: { code: 'invalid', problems: [{ path: key }] } },
        })
    })
  })
})

describe('recovery answers', () => {
  const given = {
    recoveryObjective: 4,
    backupHours: 8.5,
    replaySeconds: 0.5435,
    databaseBackupRate: 42.5,
    serverBackupRate: 88.8,
  } as const satisfies Partial<Plan>

  /** The ends of the ranges as they were published: a range may become wider, never narrower. */
  const published: Readonly<Record<keyof typeof given, readonly [number, number]>> = {
    recoveryObjective: [0.1, 8760],
    backupHours: [0.1, 744],
    replaySeconds: [0.0001, 3600],
    databaseBackupRate: [0.1, 1_000_000],
    serverBackupRate: [0.1, 1_000_000],
  }

  const entries = Object.entries(published)
  const versions = ['2003', '2007', '2010', '2013', 'SE'] as const

  describe('the answers of recovery and backup', () => {
    it.each(versions)('travel in links and files of Exchange %s', (exchange) => {
      const plan = { ...withVersion(defaultPlan, exchange), ...given }
      expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
      expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
    })

    it.each(versions)('are not written where Exchange %s has none of them', (exchange) => {
      const file = encodePlanFile(withVersion(defaultPlan, exchange))
      for (const [key] of entries) expect(file).not.toContain(key)
    })

    it('stay when the version of Exchange becomes another', () => {
      const there = withVersion({ ...withVersion(defaultPlan, '2010'), ...given }, 'SE')
      expect(there).toMatchObject(given)
      expect(withVersion(there, '2007')).toMatchObject(given)
    })

    it.each(entries)(
      'hold the ends of the range of %s, and nothing beyond',
      (key, [least, most]) => {
        const linked = (value: unknown) => decodePlan(codeSaying([{ [key]: value }, {}], '2'))
        for (const value of [least, most, null])
          expect(linked(value)).toMatchObject({ ok: true, plan: { [key]: value } })
        for (const value of [0, -1, most * 2, 'four', '4', [4], { hours: 4 }])
          expect(linked(value)).toMatchObject({
            ok: false,
            problem: { code: 'invalid', problems: [{ path: key }] },
          })
      },
    )
  })
})

describe('a code that starts from a server that was usual once', () => {
  it.each(roleVersionIds)(
    'is short for the untouched plan of Exchange %s, and opens to it',
    (id) => {
      const plan = withVersion(defaultPlan, id)
      const { code } = encodePlan(plan)
      expect(code.length).toBeLessThan(64)
      expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    },
  )

  it('names the start only where that is shorter, and carries what differs from it', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [ofUsual] = changesFromBaseline({ ...plan, bays: 16 })
    expect(ofUsual).toStrictEqual({ start: 8, exchange: 'SE', bays: 16 })
    const [ofGiven] = changesFromBaseline({ ...plan, automatic: [] })
    expect(ofGiven).toStrictEqual({ start: 6, exchange: 'SE', automatic: '' })
    const [ofSome] = changesFromBaseline({ ...plan, automatic: ['copies', 'dags'] })
    expect(ofSome).toStrictEqual({ start: 6, exchange: 'SE', automatic: 'copies dags' })
    const former = ['activeServers', 'copies', 'dags', 'databases', 'secondSiteCopies'] as const
    const [ofFormer] = changesFromBaseline({ ...plan, systemDrive: 600, automatic: former })
    expect(ofFormer).toStrictEqual({ start: 4, exchange: 'SE' })
    const given = { ...plan, automatic: [] } as const
    const before = { ...given, processorBy: 'SPECrate 2006', processor: '', cores: 16 } as const
    const old = { ...before, specRate2017: null, bays: null, databaseDrive: 8000, systemDrive: 600 }
    const drives = {
      databaseDriveKind: '7.2K SAS 3.5',
      logDrive: 8000,
      restoreDrive: 8000,
    } as const
    const kinds = { logDriveKind: '7.2K SAS 3.5', restoreDriveKind: '7.2K SAS 3.5' } as const
    const [ofOld] = changesFromBaseline({ ...old, ...drives, ...kinds })
    expect(ofOld).toStrictEqual({ exchange: 'SE' })
  })

  it.each([-1, 9, 0.5, 'a', null, [1]])(
    'is refused where it names a start that is none: %j',
    (start) => {
      const code = codeSaying([{ start, exchange: 'SE' }, {}], '3')
      expect(decodePlan(code)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
    },
  )

  it('is refused in versions that have none', () => {
    const code = codeSaying([{ start: 1 }, {}], '2')
    expect(decodePlan(code)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })
})
