import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, fieldOf, roleRequirements, size } from '../../../../src/engine/index.ts'
import { methodOf } from '../../../../src/engine/methods/index.ts'
import { roleResults } from '../../../../src/engine/methods/roles/index.ts'
import { mailboxGrowth } from '../../../../src/engine/methods/roles/mailbox/growth.ts'
import { mailboxStage } from '../../../../src/engine/methods/roles/mailbox/mailbox.ts'
import { isByRoles } from '../../../../src/engine/methods/roles/sized-by-roles.ts'
import { cases, some } from '../../../cases.ts'
import { plansWithoutArrays } from '../../../codec/plans.ts'
import { exampleA, exampleB, exampleC, examples } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { atOneEnd, atSomeEnds } from '../../ends-of-ranges.ts'
import { figuresIn } from './figures-in.ts'
import { figuresOf, hardwareOf } from './hardware-of.ts'

describe('any answers', () => {
  /** Any plan of Exchange 2013 and later, each answer anywhere in its range. */
  const plans = fc
    .tuple(plansWithoutArrays, fc.constantFrom('2013', '2016', '2019', 'SE'))
    .map(([plan, version]) => fieldOf('exchange').write(plan, 0, version))

  describe('whatever is answered', () => {
    it('every figure of every stage is a number, corrected', () => {
      fc.assert(
        fc.property(plans, (plan) => {
          expect(methodOf(plan).id).toBe('roles')
          const { checks: _, ...stages } = roleResults(plan, 'corrected')
          for (const [path, { value }] of figuresIn(stages))
            expect(value, path).toSatisfy(Number.isFinite)
        }),
        { numRuns: cases(8) },
      )
    })

    it('no hardware is less than nothing, and there are drives', () => {
      fc.assert(
        fc.property(plans, (plan) => {
          const { space, io, drives, memory, processors } = roleResults(plan, 'corrected')
          for (const [path, { value }] of figuresIn({ space, io, drives, memory, processors }))
            expect(value, path).toBeGreaterThanOrEqual(0)
          expect(drives.totals.asCalculated.environment?.value).toBeGreaterThan(0)
          expect(memory.fittedMemory?.value).toBeGreaterThan(0)
          expect(processors.cpuWorst).not.toBeNull()
        }),
        { numRuns: cases(8) },
      )
    })

    it('every figure of the workbook is a number of things, or none', () => {
      fc.assert(
        fc.property(plans, (plan) => {
          const { figures } = roleRequirements(plan, 'microsoft')
          for (const [key, figure] of Object.entries(figures)) {
            if (!figure) continue
            expect(figure.value, key).toSatisfy(Number.isFinite)
            expect(figure.value, key).toBeGreaterThanOrEqual(0)
          }
        }),
        { numRuns: cases(8) },
      )
    })

    it('nor is any figure of nothing, or less, where an answer stands at an end of its range', () => {
      const base = fieldOf('exchange').write(defaultPlan, 0, '2019')
      const plans = [...atOneEnd(base), ...atSomeEnds(base, cases(20, 20_000))]
      const ofModes = { corrected: plans, microsoft: some(plans, 60) } as const
      for (const mode of ['corrected', 'microsoft'] as const)
        for (const plan of ofModes[mode]) {
          const { checks: _, ...stages } = roleResults(plan, mode)
          const found = figuresIn(stages).filter(
            ([, { value }]) => !Number.isFinite(value) || value < 0,
          )
          expect(found.map(([path, { value }]) => `${path} ${value}`)).toEqual([])
        }
    })
  })
})

describe('backup', () => {
  const backupOf = (design: KeyInput) => roleResults(planFromKeys(design), 'corrected').backup
  const B: KeyInput = exampleB.design

  describe('what is backed up', () => {
    it('is nothing where copies take its place, and three copies log in circles', () => {
      expect(backupOf(exampleA.design)).toEqual({ circularLogging: true, days: null, table: [] })
      expect(backupOf({ ...exampleA.design, copies: 2, lag: 0 }).circularLogging).toBe(false)
    })

    it('is everything every day', () => {
      const { table, days } = backupOf({ ...B, schedule: 'daily full' })
      expect(days?.value).toBe(1)
      expect(table).toEqual(Array(12).fill(['full']))
    })

    it.each([
      ['weekly full daily incremental', 7, 'incremental'],
      ['weekly full daily differential', 7, 'differential'],
      ['bi-monthly full daily incremental', 14, 'incremental'],
    ] as const)('%s: one volume after the other on %d days', (schedule, days, between) => {
      const { table, circularLogging } = backupOf({ ...B, schedule })
      expect(circularLogging).toBe(false)
      expect(table).toHaveLength(12)
      table.forEach((volume, at) => {
        expect(volume).toHaveLength(days)
        expect(volume.map((kind) => kind === 'full').indexOf(true)).toBe(at % days)
        expect(volume.filter((kind) => kind === between)).toHaveLength(days - 1)
      })
    })
  })
})

describe('busy once', () => {
  function findingsOf(design: KeyInput): number | undefined {
    const result = size(planFromKeys(design))
    if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan cannot be computed')
    const { checks } = result.sizing.requirements
    return checks.find(({ code }) => code === 'processors-above-80')?.advice?.findings.length
  }

  it('tells once of processors that are too busy where both sites are as busy', () => {
    expect(findingsOf({ ...exampleC.design, spec: 300, spec2: 300 })).toBe(1)
    expect(findingsOf({ ...exampleB.design, spec: 100, spec2: 100 })).toBe(2)
  })
})

describe('growth', () => {
  const plan = planFromKeys({
    tiers: [{ n: 100, msgs: 100, kb: 102.4, initial: 1024, quota: 4096 }],
    workweek: 5,
  })
  const growthIn = (mode: 'corrected' | 'microsoft') =>
    mailboxGrowth(plan, mode, mailboxStage(plan, mode)).tiers[0]

  describe('a mailbox', () => {
    it('grows by what arrives in a week and in a year', () => {
      expect(growthIn('corrected')?.weekly.value).toBe(50)
      expect(growthIn('corrected')?.yearly.value).toBe(2.5390625)
    })

    it.each([
      [0.6, 24],
      [1, 15],
    ])('of which %d is kept reaches its quota in month %d', (share, month) => {
      const curve = growthIn('corrected')?.curves.find(({ kept }) => kept.value === share)
      expect(curve?.sizes).toHaveLength(37)
      expect(curve?.sizes[0]?.value).toBe(1024)
      expect(curve?.sizes[12]?.value).toBeCloseTo(1024 + share * 2600, 9)
      expect(curve?.full?.value).toBe(month)
    })

    it('is counted from its start again each year as Microsoft (MS23)', () => {
      const [as, ours] = [growthIn('microsoft'), growthIn('corrected')].map((one) =>
        one?.curves[4]?.sizes.map(({ value }) => value),
      )
      expect(as?.slice(0, 13)).toEqual(ours?.slice(0, 13))
      expect((as?.[13] ?? 0) - (ours?.[13] ?? 0)).toBeCloseTo(1024, 9)
      expect((as?.[36] ?? 0) - (ours?.[36] ?? 0)).toBeCloseTo(2048, 9)
    })

    it('that gets nothing never reaches its quota', () => {
      const idle = planFromKeys({ tiers: [{ n: 1, msgs: 0, kb: 0, initial: 100, quota: 101 }] })
      const [tier] = mailboxGrowth(idle, 'corrected', mailboxStage(idle, 'corrected')).tiers
      expect(tier?.curves.map(({ full }) => full)).toEqual([null, null, null, null, null])
    })

    it('that starts at its quota has reached it from the first day', () => {
      const full = planFromKeys({ tiers: [{ n: 1, initial: 2048, quota: 2048 }] })
      const [tier] = mailboxGrowth(full, 'corrected', mailboxStage(full, 'corrected')).tiers
      expect(tier?.curves.map((curve) => curve.full?.value)).toEqual([0, 0, 0, 0, 0])
    })
  })
})

describe('hardware', () => {
  const keys = [
    'dbSize',
    'logDays',
    'userLogs',
    'logKeep',
    'logMove',
    'logPerDb',
    'volume',
    'restoreVolume',
    'dbVolumes',
    'spares',
    'volumesServer',
    'volumeSpaceServer',
    'iopsServer',
    'readsServer',
    'writesServer',
    'logWrites',
    'logReads',
    'iopsPerDb',
    'iopsPerLog',
    'bdm',
    'need10',
    'need5',
    'need6',
    'raid1',
    'raidServer1',
    'jbod1',
    'jbodServer1',
    'cache',
    'casMem',
    'ciMem',
    'ramNeed',
    'ram',
    'ram2',
    'cachePerMbx',
    'megaNormal',
    'mega1',
    'mega2',
    'megaWorst',
    'cpuNormal',
    'cpu1',
    'cpu2',
    'cpuWorst',
    'cores',
    'gcCores',
  ] as const

  describe.each(examples)('$name, as Microsoft', ({ design, figures, texts }) => {
    const parts = hardwareOf(planFromKeys(design), 'microsoft', figures)
    const found = figuresOf(parts)
    it.each(keys)('%s', (key) => {
      const expected = figures[key]
      expect(expected).toBeDefined()
      if (expected === null) expect(found[key]).toBeNull()
      else expect(found[key]).toBeCloseTo(expected ?? Number.NaN, 5)
    })
    it('RAID', () => expect(parts.drives.raidChoice).toBe(texts.raidChoice))
  })
})
