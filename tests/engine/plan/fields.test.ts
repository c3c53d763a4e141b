import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MethodId } from '../../../src/engine/exchange/version.ts'
import {
  type ExchangeVersionId,
  exchangeVersionIds,
} from '../../../src/engine/exchange/versions.ts'
import {
  advise,
  defaultPlan,
  definePriceAnswer,
  type Plan,
  recommend,
  size,
  withVersion,
} from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/methods.ts'
import { allAnswerFields, fieldOf, offeredField } from '../../../src/engine/plan/fields.ts'
import { rolesInsteadWordsByKey } from '../../../src/engine/plan/roles-unused-reasons.ts'
import { cases } from '../../cases.ts'
import { answers, availabilities, plans, planWith, soundPlans, workedIn } from '../plans.ts'
import { isSame } from '../same.ts'

/** The answers that one method alone asks for. */
const ofMethod = (method: MethodId) =>
  allAnswerFields.filter((field) => field.method === method).map(({ key }) => key)

const numbers = allAnswerFields.filter((field) => field.kind === 'number')

describe('the register of fields', () => {
  it('has 48 answers and what came later, each key once', () => {
    expect(allAnswerFields.length).toBeGreaterThanOrEqual(48)
    expect(new Set(allAnswerFields.map(({ key }) => key)).size).toBe(allAnswerFields.length)
  })

  it('says what role requirements do in place of answers that the papers alone ask for', () => {
    expect(ofMethod('papers')).toEqual(expect.arrayContaining(Object.keys(rolesInsteadWordsByKey)))
  })

  it.each(numbers.map((field) => [field.key, field] as const))(
    '%s: the default is inside the range, and a whole number where it must be',
    (_key, { read, min, max, whole, empty }) => {
      expect(min).toBeLessThan(max)
      const usual = read(defaultPlan, 0)
      if (usual === null) return expect(empty).not.toBeNull()
      expect(usual).toBeGreaterThanOrEqual(min)
      expect(usual).toBeLessThanOrEqual(max)
      if (whole) expect([usual, min, max].every(Number.isInteger)).toBe(true)
    },
  )

  it.each(
    allAnswerFields
      .filter((field) => field.kind === 'choice')
      .map((field) => [field.key, field] as const),
  )('%s: the default is one of the choices', (_key, { read, choices }) => {
    expect(choices.map(({ value }) => value)).toContain(read(defaultPlan, 0))
  })

  it('writes exactly the answers that it reads', () => {
    fc.assert(
      fc.property(plans, plans, fc.constantFrom(...allAnswerFields), (plan, other, field) => {
        const answer = field.read(other, 0)
        const last = plan.tiers.length - 1
        const written = field.write(plan, last, answer)
        expect(field.read(written, last)).toBe(answer)
        // A version of the other method brings its defaults along, a processor its cores and rate.
        fc.pre(methodOf(written).id === methodOf(plan).id)
        fc.pre(field.key !== 'processor')
        for (const one of allAnswerFields)
          if (one.key !== field.key) expect(one.read(written, last)).toBe(one.read(plan, last))
        expect(field.write(written, last, field.read(plan, last))).toEqual(plan)
      }),
      { numRuns: cases(8) },
    )
  })

  it('writes a processor with the answers that it gives, and other text without', () => {
    const text =
      '1 × AMD EPYC 9254: 24 cores, 2900 MHz, 2022, SPECrate 2017 293 (287 to 313, 16 results)'
    const { write } = fieldOf('processor')
    const given = { processorBy: 'SPECrate 2017', cores: 24, specRate2017: 293 } as const
    expect(write(defaultPlan, 0, text)).toEqual({ ...defaultPlan, processor: text, ...given })
    const upsideDown = text.replace('287 to 313', '313 to 287')
    for (const other of ['', upsideDown])
      expect(write(defaultPlan, 0, other)).toEqual({ ...defaultPlan, processor: other })
  })

  it('throws for a key that no field has', () => {
    expect(() => fieldOf('mailbox')).toThrow('mailbox')
  })
})

describe('an answer that does not count', () => {
  const reasons = (key: string, change: object) =>
    fieldOf(key).unused?.({ ...defaultPlan, ...change }, 0)

  it('says so', () => {
    expect(reasons('mailboxesPerDatabase', { databases: 7 })).toMatch(/set directly/)
    expect(reasons('mailboxesPerDatabase', { databases: null })).toBeNull()
    expect(reasons('reservePercent', { reserve: 'paper' })).toMatch(/percentage/)
    expect(reasons('reservePercent', { reserve: 'percent' })).toBeNull()
  })

  it('says so of the very tier', () => {
    const [tier] = defaultPlan.tiers
    const plan = {
      ...defaultPlan,
      exchange: '2003',
      tiers: [tier, { ...tier, measuredIops: 0.5 }],
    } as const
    const { unused } = fieldOf('blackBerry')
    expect(unused?.(plan, 0)).toBeNull()
    expect(unused?.(plan, 1)).toBe('Not used: the measured IOPS include it.')
  })

  it('says which versions a building block is considered for', () => {
    const storage = { solution: 'StorageTek 2530' }
    expect(reasons('solution', storage)).toBe(
      'Not used: it is considered for Exchange 2003 and Exchange 2007, not for Exchange 2010.',
    )
    expect(reasons('solution', { ...storage, exchange: '2003' })).toBeNull()
  })
})

describe('what keeps databases available', () => {
  const offered = (exchange: ExchangeVersionId, made: string) => {
    const field = offeredField(
      fieldOf('availability'),
      { exchange, availability: 'dag', driveSizes: '', processors: '', automatic: [] },
      made,
    )
    return field.kind === 'choice' ? field.choices.map(({ value }) => value) : []
  }

  it.each(['2013', '2016', '2019', 'SE'] as const)(
    'is no old cluster in Exchange %s',
    (exchange) => {
      expect(offered(exchange, 'dag')).toEqual(['dag', 'none'])
    },
  )

  it('stays what an old plan says, which is told', () => {
    expect(offered('SE', 'ccr')).toEqual(['dag', 'ccr', 'none'])
    expect(offered('2010', 'dag')).toEqual(['dag', 'ccr', 'scc', 'none'])
  })
})

it('speaks of a DAG only to those who have one', () => {
  const helpOf = (availability: 'dag' | 'none') =>
    offeredField(fieldOf('activeServers'), planWith({}, { exchange: 'SE', availability }), 4).help
  expect(helpOf('dag')).toMatch(/of one DAG.*copies\.$/)
  expect(helpOf('none')).toBe('All mailbox servers.')
})

it('speaks of DAGs, clusters or neither in the papers’ method', () => {
  const helpOf = (availability: Plan['availability']) => {
    const exchange = availability === 'ccr' ? '2007' : '2010'
    return offeredField(fieldOf('servers'), { ...defaultPlan, exchange, availability }, 4).help
  }
  expect(helpOf('dag')).toMatch(/^All mailbox servers\. A DAG has at most 16; .*identical DAGs\.$/)
  expect(helpOf('ccr')).toBe('All mailbox servers. Each cluster has two.')
  expect(helpOf('none')).toBe('All mailbox servers.')
})

it('breaks ties of a ranking by others than itself', () => {
  const helpOf = (made: string) => offeredField(fieldOf('ranking'), defaultPlan, made).help
  expect(helpOf('arrays')).toMatch(/ Ties are broken by reserve kept, .*fewest drives, lowest cost/)
  expect(helpOf('drives')).toMatch(/ Ties are broken by fewest arrays, .*uncertainty, lowest cost/)
  expect(helpOf('headroom')).toMatch(/ by fewest arrays, .*fewest drives, lowest cost, tests/)
})

it('says what is survived where the servers lost at once do not count', () => {
  expect(fieldOf('lostServers').unused?.(defaultPlan, 0)).toBe(
    'Counts only while copies are spread evenly. Now one server can carry all: the loss of any 3 of 4 servers is survived.',
  )
})

it('asks for the cores of a host with or without its rate, and for the rate with its cores', () => {
  const onHost = { exchange: 'SE', processorBy: 'virtual machine' } as const
  const reasons = (change: Partial<Plan>) =>
    ['hostCores', 'hostRate'].map((key) => reasonOf(key, planWith({}, { ...onHost, ...change })))
  expect(reasons({})).toEqual([null, null])
  expect(reasons({ hostCores: 40 })).toEqual([null, null])
  expect(reasons({ hostRate: 225 })).toEqual([null, 'Counts only with the host cores.'])
})

/** Why an answer does not count in a plan, or null where it does. */
const reasonOf = (key: string, plan: Plan, tier = 0) => fieldOf(key).unused?.(plan, tier) ?? null
const from2010 = exchangeVersionIds.slice(exchangeVersionIds.indexOf('2010'))

describe.each(exchangeVersionIds)('of what Exchange %s lacks', (exchange) => {
  const short = `Exchange ${exchange}`

  it.each([
    ['dag', from2010, 'DAG'],
    ['ccr', ['2007'], 'cluster continuous replication'],
    ['scc', ['2003', '2007'], 'single copy cluster'],
    ['none', exchangeVersionIds, ''],
  ] as const)('the availability says so, and is kept: %s', (kind, having, name) => {
    const plan = planWith({}, { exchange, availability: kind })
    const reason = reasonOf('availability', plan)
    if ((having as readonly string[]).includes(exchange)) expect(reason).toBeNull()
    else expect(reason).toContain(`Not used: ${short} has no ${name}.`)
    expect(fieldOf('availability').read(plan, 0)).toBe(kind)
  })

  it.each([
    ['blackBerry', ['2003'], 25],
    ['edition', ['2010'], 'Standard'],
    ['localCopies', ['2007'], true],
    ['singleItemRecovery', ['2010'], false],
    ['calendarLogging', ['2010'], false],
    ['maintenance', ['2010'], false],
  ] as const)('%s says so, and is kept', (key, having, answer) => {
    const field = fieldOf(key)
    const plan = field.write(planWith({}, { exchange }), 0, answer)
    const reason = reasonOf(key, plan)
    if ((having as readonly string[]).includes(exchange)) expect(reason).toBeNull()
    else {
      expect(reason).toMatch(/^Not used: .+\.$/)
      expect(reason).toContain(short)
    }
    expect(field.read(plan, 0)).toBe(answer)
  })

  it('nothing else but what hangs on them is left out of the worked example', () => {
    const plan = withVersion(defaultPlan, exchange)
    const unused = allAnswerFields
      .filter(({ key }) => reasonOf(key, plan) !== null)
      .map(({ key }) => key)
    const always = ['lostServers', 'reservePercent', ...ofMethod('roles')]
    // Sized on standalone servers, which hold one copy and survive no failure.
    const unlikeDag = ['availability', 'copies', 'survive']
    const lacking: Partial<Record<ExchangeVersionId, string[]>> = {
      2003: [...unlikeDag, 'edition', 'singleItemRecovery', 'calendarLogging'],
      2007: [...unlikeDag, 'edition', 'singleItemRecovery', 'calendarLogging'],
    }
    const early = ['worstCase', 'maintenance', 'models', 'raid', 'arraysPerServer', 'nicsPerServer']
    const ofArrays = [
      'ranking',
      ...allAnswerFields.filter(({ isPrice, method }) => isPrice && !method).map(({ key }) => key),
    ]
    const own = lacking[exchange]
    const blackBerry = exchange === '2003' ? [] : ['blackBerry']
    // In 2007 they are for standalone servers, which a DAG is there.
    const local = exchange === '2007' ? [] : ['localCopies']
    const notByRate = [
      ...['specRate', 'specRate2026', 'megacyclesPerCore', 'virtualCores', 'virtualPerCore'],
      ...['hostCores', 'hostRate', 'hostRateBy'],
    ]
    const withoutCache = exchange === '2013' || exchange === '2016' ? ['metaCache'] : []
    const cache = ['cacheDrives', 'cacheDriveSize', ...withoutCache]
    const access = exchange === '2013' ? [] : ['clientAccess']
    // Its servers have drives of their own; arrays count where it has some, or asks for EqualLogic’s.
    const onArrays = [
      ...['storage', 'solution', 'models', 'raid', 'arraysPerServer', 'nicsPerServer'],
      ...allAnswerFields.filter(({ isPrice, method }) => isPrice && !method).map(({ key }) => key),
    ]
    const ofShelves = ['shelfPrice', 'shelfWatts', 'shelfRackUnits']
    // Copies are the backup of its default.
    const ofBackups = ['backupHours', 'databaseBackupRate', 'serverBackupRate']
    expect(unused.sort()).toEqual(
      methodOf(plan).id === 'roles'
        ? [
            ...ofMethod('papers'),
            ...notInOneSite,
            ...notByRate,
            ...cache,
            ...access,
            ...onArrays,
            ...ofBackups,
            ...ofShelves,
          ].sort()
        : [
            ...always,
            ...blackBerry,
            ...local,
            ...(own ? [...own, ...early, ...ofArrays] : []),
          ].sort(),
    )
  })
})

/** What role requirements ask of a second site, of lagged copies and of other choices than the defaults. */
const notInOneSite = [
  ...['siteModel', 'secondSiteCopies', 'blockActivation', 'recoveryServers', 'witnessSite'],
  ...['secondSiteLagged', 'replayLag', 'truncationLag', 'laggedServers', 'replayLagManager'],
  ...['laggedCores', 'laggedSpecRate', 'secondCores', 'secondSpecRate', 'hypervisorOverhead'],
  ...['factorShare', 'measuredReads', 'archiveChurn', 'backupSchedule', 'quotaTier'],
  ...['restoreRaid10Group', 'restoreRaid6Group', 'rpoHours', 'linkSpeed'],
  ...['linkLatency', 'compressLogs', 'compressionSaving', 'secondSystemDrive'],
  ...['secondSystemDriveKind', 'secondDatabaseDrive', 'secondDatabaseDriveKind', 'secondLogDrive'],
  ...['secondLogDriveKind', 'secondRestoreDrive', 'secondRestoreDriveKind', 'controllers2'],
  ...['alternateWitnessServer', 'alternateWitnessFolder'],
]

describe('answers about copies', () => {
  it.each([
    ['2010', 'dag', null],
    ['2010', 'none', 'standalone servers hold one copy'],
    ['2010', 'ccr', 'standalone servers hold one copy'],
    ['2007', 'dag', 'standalone servers hold one copy'],
    ['2007', 'ccr', 'a CCR cluster has two copies'],
    ['2003', 'ccr', 'standalone servers hold one copy'],
    ['2003', 'scc', 'share one copy'],
  ] as const)('in %s, %s', (exchange, kind, words) => {
    const plan = planWith({}, { exchange, availability: kind, worstCase: 'spread' })
    for (const key of ['copies', 'worstCase', 'lostServers'])
      if (words === null) expect(reasonOf(key, plan)).toBeNull()
      else expect(reasonOf(key, plan)).toContain(words)
  })
})

describe('answers about storage', () => {
  it.each([
    ['2003', 'any', false, true],
    ['2007', 'any', false, true],
    ['2007', 'equallogic', true, false],
    ['2010', 'any', true, true],
    ['2010', 'tested', false, true],
    ['2010', 'equallogic', true, false],
    ['SE', 'any', false, false],
    ['SE', 'equallogic', true, false],
  ] as const)(
    'in %s, %s: of arrays %s, of building blocks %s',
    (exchange, kind, arrays, blocks) => {
      const plan = planWith({}, { exchange, storage: kind })
      for (const key of ['models', 'raid', 'arraysPerServer'])
        expect(reasonOf(key, plan) === null, key).toBe(arrays)
      expect(reasonOf('solution', plan) === null).toBe(blocks)
    },
  )
})

it('another version of the same method keeps every other answer', () => {
  const exchange = fieldOf('exchange')
  fc.assert(
    fc.property(plans, fc.constantFrom(...exchangeVersionIds), (plan, version) => {
      fc.pre(methodOf(plan).id === methodOf({ exchange: version }).id)
      const moved = exchange.write(plan, 0, version)
      expect({ ...moved, exchange: plan.exchange }).toEqual(plan)
      expect(availabilities).toContain(moved.availability)
    }),
    { numRuns: cases(8) },
  )
})

describe('what a field says not to count', () => {
  // But availability, which says so of one of its answers: another may count.
  const some = allAnswerFields.filter(({ key, unused }) => unused && key !== 'availability')

  /** Sound plans, half of them moved to a version of the other method. */
  const ofBoth = fc
    .tuple(soundPlans, fc.constantFrom<ExchangeVersionId | null>(null, null, '2013', 'SE'))
    .map(([plan, later]) => (later === null ? plan : withVersion(plan, later)))

  /** Every figure, problem and advice of a plan. */
  function told(plan: Plan) {
    const sized = size(plan)
    if (!sized.ok) return byValue(sized.problems)
    const recommendation = recommend(plan, sized.sizing)
    const advice = advise(plan, sized.sizing, recommendation)
    const { broken } = sized.sizing
    const figures = workedIn([sized.sizing, recommendation, advice])
    return [
      figures.map(({ label, value }) => [label, value]),
      recommendation.candidates.map(({ array, raid, verdict }) => [array.model, raid, verdict]),
      advice.map(({ code, severity, answer, findings }) => [
        code,
        severity,
        answer,
        ...findings.map(({ tier }) => tier),
      ]),
      byValue(broken),
    ]
  }

  /** Problems with their figures by value: an erratum may stand beside one that it does not change. */
  function byValue(problems: readonly object[]): string {
    return JSON.stringify(problems, (_key, one) =>
      typeof one === 'object' && one !== null && 'how' in one ? one.value : one,
    )
  }

  it('may be most answers about copies, storage and what came with a version', () => {
    expect(some.length).toBeGreaterThanOrEqual(14)
  })

  it('changes nothing, all such answers given anew at once', () => {
    const tried = new Set<string>()
    const given = fc.tuple(...some.map((field) => answers(field)))
    fc.assert(
      fc.property(ofBoth, given, (plan, others) => {
        const last = plan.tiers.length - 1
        const isUnused = (key: string, one: Plan) => reasonOf(key, one, last) !== null
        const given: string[] = []
        let other = plan
        for (const [at, { key, write }] of some.entries()) {
          const next = write(other, last, others[at]!)
          // One answer of a choice may count where another does not, and beside another answer.
          const isFree = isUnused(key, other) && [...given, key].every((one) => isUnused(one, next))
          if (!isFree) continue
          given.push(key)
          tried.add(key)
          other = next
        }
        expect(isSame(told(other), told(plan)), given.join(', ')).toBe(true)
      }),
      // A plan made simpler would be sized again for each of many steps: the keys are told instead.
      { endOnFailure: true, numRuns: cases(8) },
    )
    expect(tried.size).toBeGreaterThanOrEqual(some.length - cases(2, 0))
  })
})

it('a price is asked for an array with its drives, their size in groups of three', () => {
  expect(definePriceAnswer('PS6100E 1000').label).toBe('Price of PS6100E with 1,000 GB drives')
  expect(definePriceAnswer('PS6100XV 600').label).toBe('Price of PS6100XV with 600 GB drives')
})
