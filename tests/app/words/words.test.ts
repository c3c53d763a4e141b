import { describe, expect, it } from 'vitest'
import {
  acceptedCodesAfterChange,
  checksMetAndOpenWords,
  isAdviceAccepted,
} from '../../../src/app/words/advice-words.ts'
import { designHeadline } from '../../../src/app/words/design-title.ts'
import { bandWords } from '../../../src/app/words/design-words.ts'
import { fieldInPlanUnits } from '../../../src/app/words/field-in-plan-units.ts'
import { invalidNameWords } from '../../../src/app/words/name-words.ts'
import { problemWords } from '../../../src/app/words/problem-words.ts'
import { bindingRequirementWords } from '../../../src/app/words/requirement-words.ts'
import {
  serverDrivesNameAndParts,
  serverStorageTitle,
} from '../../../src/app/words/server-words.ts'
import { sizedFailureWords } from '../../../src/app/words/sized-failure-words.ts'
import { noHelpReasonWords } from '../../../src/app/words/what-if-words.ts'
import { adviceCodes } from '../../../src/engine/checks/index.ts'
import { isLessProtected } from '../../../src/engine/explore/index.ts'
import {
  allAnswerFields,
  cutName,
  defaultPlan,
  fieldOf,
  givenFigure,
  type Plan,
  size,
} from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'
import { serverDesigns } from '../../../src/engine/methods/roles/index.ts'
import { answerWords } from '../../../src/ui/field-words.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { readNumber } from '../../../src/ui/read-number.ts'
import { adviceOf, raising } from '../../engine/checks/raised.ts'
import { sized } from '../../engine/methods/roles/designs/sized.ts'
import { planWith, sizedAnyhow } from '../../engine/plans.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

describe('advice words', () => {
  /** Another policy than the default one. */
  const mirrored = { raid: 'RAID 10' } as const

  it.each<[string, Plan]>([
    [
      'Of 33 checks 28 are met, 5 are open: the reserve is not kept; site 1 or any 3 servers lost stop mail; one copy left after the loss that is asked for; 2 more.',
      planWith({ measuredIops: 0.2 }, mirrored),
    ],
    [
      'Of 33 checks 27 are met, 6 are open: the reserve is not kept; lighter profile in a DAG; site 1 or any 3 servers lost stop mail; 3 more.',
      planWith({}, mirrored),
    ],
    [
      'Of 33 checks 27 are met, 1 is accepted, 5 are open: the reserve is not kept; site 1 or any 3 servers lost stop mail; one copy left after the loss that is asked for; 2 more.',
      planWith({}, { ...mirrored, acknowledged: ['dag-profile'] }),
    ],
    [
      'Of 33 checks 26 are met, 1 is accepted, 6 are open: overhead below 20 %; the reserve is not kept; lighter profile in a DAG; 3 more.',
      planWith(
        {},
        { ...mirrored, maintenance: false, overhead: 0, acknowledged: ['maintenance-off'] },
      ),
    ],
  ])('%s', (words, plan) => {
    const said = checksMetAndOpenWords(adviceOf(plan), false, plan, formatFor('en-US'))
    expect(said.replaceAll('\u00a0', ' ')).toBe(words)
  })

  it('all are met where there is nothing to advise', () => {
    expect(checksMetAndOpenWords([], false, defaultPlan, formatFor('en-US'))).toMatch(
      /^All \d+ checks are met\.$/,
    )
  })

  it('a limit is never accepted, whatever a link says', () => {
    const { plan } = raising['databases-above-edition']
    const accepted = { ...plan, acknowledged: adviceCodes }
    const states = adviceOf(plan).map((advice) => [
      advice.severity,
      isAdviceAccepted(advice, accepted),
    ])
    expect(states).toEqual([
      ['limit', false],
      ['warning', true],
      ['note', true],
      ['note', true],
      ['note', true],
    ])
  })

  it('is accepted and taken back, each code once and in the order of the codes', () => {
    const accept = (plan: Plan, code: string, accepted = true): Plan => ({
      ...plan,
      acknowledged: acceptedCodesAfterChange(code, accepted, plan),
    })
    const twice = accept(accept(defaultPlan, 'dag-profile'), 'overhead-below-20')
    const both = accept(twice, 'dag-profile')
    expect(both.acknowledged).toEqual(['overhead-below-20', 'dag-profile'])
    const one = accept(both, 'overhead-below-20', false)
    expect(accept(one, 'few-databases', false).acknowledged).toEqual(['dag-profile'])
  })
})

describe('binary field', () => {
  const later = { exchange: '2019' } as const

  /** What is typed into a field of a plan of role requirements. */
  function typed(key: string, text: string) {
    const field = fieldInPlanUnits(fieldOf(key), later)
    if (field.kind !== 'number') throw new Error(`${key} takes no number`)
    const read = readNumber(field, text, 'en-US')
    return read.ok ? read.value : read.problem.code
  }

  describe('a size in a plan of role requirements', () => {
    it.each([
      ['quota', '5 GB', 5120],
      ['quota', '5 GiB', 5120],
      ['archive', '2tb', 2 * 1024 * 1024],
      ['quota', '700', 700],
      ['quota', '700 MB', 700],
      ['archive', '50 gb', 51_200],
      ['messageSize', '1 MB', 1024],
      ['largestDatabase', '1.5 TB', 1536],
      ['largestDatabase', '800 GiB', 800],
    ])('is binary, however it is typed: %s %s', (key, text, value) => {
      expect(typed(key, text)).toBe(value)
    })

    it('of a drive is decimal, as drives are sold', () => {
      expect(typed('databaseDrive', '8 TB')).toBe(8000)
      expect(fieldInPlanUnits(fieldOf('databaseDrive'), later)).toBe(fieldOf('databaseDrive'))
    })

    it('has its unit on screen, in no other plan', () => {
      const quota = fieldOf('quota')
      const words = (exchange: '2010' | 'SE') =>
        answerWords(fieldInPlanUnits(quota, { exchange }), 5120, formatFor('en-US'))
      expect([words('SE'), words('2010')]).toEqual(['5,120\u00a0MiB', '5,120\u00a0MB'])
      for (const field of allAnswerFields)
        expect(fieldInPlanUnits(field, { exchange: '2010' })).toBe(field)
    })

    it('is one field if it is asked', () => {
      expect(fieldInPlanUnits(fieldOf('quota'), later)).toBe(
        fieldInPlanUnits(fieldOf('quota'), later),
      )
    })
  })
})

describe('design words', () => {
  it('gives the band of a prediction in its unit, to a tenth', () => {
    const read = givenFigure('Database reads', 15, 'ms', 'made up')
    const said = (band?: readonly [number, number]) =>
      bandWords(band ? { ...read, band } : read, formatFor('en-GB')).replaceAll('\u00a0', ' ')
    expect(said([10.04, 20.06])).toBe(' (10.0 ms to 20.1 ms)')
    expect(said()).toBe('')
  })
})

describe('name words', () => {
  const unseen = [
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u2066',
  ]

  describe('a name', () => {
    it.each(unseen)('is refused with %j, told where', (one) => {
      expect(invalidNameWords('Customer', `Contoso${one}=1+1`)).toBe(
        'Customer: after “Contoso” stands a character that cannot be seen, such as a tab or a line break. Delete it.',
      )
      expect(invalidNameWords('Customer', `${one}Contoso`)).toMatch(
        /^Customer: at its start stands /,
      )
      expect(invalidNameWords('Customer', `${'long '.repeat(40)}${one}`)?.length).toBeLessThan(150)
    })

    it.each([
      '',
      '=1+1',
      'Köln & Zürich',
      '東京本社',
      '👩‍💻 team',
      'نص\u200fع',
      'می‌خواهم',
      '\ufeff',
    ])('is taken: %j', (name) => {
      expect(invalidNameWords('Customer', name)).toBeNull()
      expect(cutName(name)).toBe(name)
    })

    it('that came in with them is shown without', () => {
      for (const one of unseen) expect(cutName(`a${one}b`)).toBe('a b')
    })
  })
})

describe('outlived words', () => {
  const said = (changes: Partial<Plan>) =>
    sizedFailureWords({ ...defaultPlan, ...changes }, formatFor('en-GB')).replaceAll('\u00a0', ' ')
  const spread = { worstCase: 'spread' } as const

  describe('the loss that the servers of a DAG are sized for', () => {
    it('is named as the plan asks it', () => {
      expect(said({})).toBe('all but one of 4 servers')
      expect(said({ copies: 2 })).toBe('any one of 4 servers')
      expect(said(spread)).toBe('any one server')
      expect(said({ ...spread, lostServers: 2 })).toBe('any two servers')
      expect(said({ ...spread, survive: 'site' })).toBe('a site')
    })

    it('is less where fewer servers may be down at once', () => {
      const weaker = (changes: Partial<Plan>, of: Partial<Plan> = {}) =>
        isLessProtected({ ...defaultPlan, ...of }, { ...defaultPlan, ...of, ...changes })
      expect(weaker(spread)).toBe(true)
      expect(weaker({ servers: 5 })).toBe(true)
      expect(weaker({ ...spread, lostServers: 3 })).toBe(false)
      expect(weaker(spread, { copies: 2 })).toBe(false)
      expect(weaker({ arraysPerServer: 4 })).toBe(false)
      // Two of four servers are lost with a site.
      expect(weaker({ ...spread, survive: 'site' })).toBe(true)
      expect(weaker({ ...spread, survive: 'site' }, { copies: 3 })).toBe(false)
    })
  })
})

describe('problem words', () => {
  const format = formatFor('en-US')

  /** What is wrong with a plan, each with the answer that it is said at. */
  function said(plan: Plan): readonly (readonly [string, string])[] {
    const result = size(plan)
    const problems = result.ok ? result.sizing.broken : result.problems
    return problems.map((one) => [one.answer, problemWords(one, format).replaceAll(/\s/g, ' ')])
  }

  describe('what is wrong with a plan', () => {
    it.each<[string, Partial<Plan>, string, RegExp]>([
      [
        'more copies than servers',
        { copies: 5 },
        'copies',
        /^Database copies: 5 copies need as many servers in one DAG, and there are 4\. Lower the copies or add servers\.$/,
      ],
      [
        'losses that leave no copy',
        { worstCase: 'spread', lostServers: 4 },
        'lostServers',
        /^Servers lost at once: a database with 4 copies survives at most 3, and 4 are to be lost\. Lower the losses or add copies\.$/,
      ],
      [
        'a cluster of an odd number of servers',
        { exchange: '2007', availability: 'ccr', servers: 3 },
        'servers',
        /^Mailbox servers: a cluster is two servers, and 3 is an odd number\. Enter an even one\.$/,
      ],
      [
        'more databases than an edition mounts',
        { databases: 101 },
        'databases',
        /^101 databases on one server: Enterprise edition mounts at most 100\./,
      ],
    ])('%s', (_name, answers, key, words) => {
      expect(said({ ...defaultPlan, ...answers })).toContainEqual([
        key,
        expect.stringMatching(words),
      ])
    })
  })
})

describe('server words', () => {
  const format = formatFor('en-US')
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  function best(design: KeyInput, more: Partial<Plan> = {}) {
    const { plan, sizing } = sized(design, more)
    const [first] = serverDesigns(plan, sizing).designs
    if (!first) throw new Error('There is no design')
    return { first, headline: plain(designHeadline(first, sizing, format)) }
  }

  describe('a design of servers in words', () => {
    it('names servers, sites, drives and RAID', () => {
      expect(best(exampleA.design).headline).toBe(
        '6 servers, 15 drives of 8,000 GB on each server (13 database, 1 restore, 1 spare), without RAID',
      )
      expect(best(exampleB.design).headline).toBe(
        '6 servers in two sites, 48 drives of 1,200 GB on each server (48 database), in RAID-5',
      )
    })

    it('names what the sites have where they differ', () => {
      const { first } = best(exampleC.design)
      const [one] = first.drivesOnServer
      const other = { ...one, value: one.value + 2 }
      expect(plain(serverStorageTitle({ ...first, drivesOnServer: [one, other] }, format))).toBe(
        '18 drives of 6,000 GB on a server in site 1, 20 drives of 6,000 GB in site 2, without RAID',
      )
      expect(
        plain(serverStorageTitle({ ...first, drivesOnServer: [one, other] }, format, true)),
      ).toBe(
        '18 drives of 6,000 GB on a server in site 1 (16 database, 2 spare), 20 drives of 6,000 GB in site 2 (16 database, 2 spare), without RAID',
      )
    })

    it('names every size, and what drives of another one are for', () => {
      expect(best(exampleA.design, { restoreDrive: 10_000 }).headline).toBe(
        '6 servers, 15 drives (14 of 8,000 GB and 1 of 10,000 GB for restores) on each server (13 database, 1 restore, 1 spare), without RAID',
      )
    })

    it('names the shelf of a server that has too few bays of its own', () => {
      const { headline } = best(exampleA.design, { bays: 8, shelfBays: 12 })
      expect(headline).toMatch(/, without RAID, with a shelf of 12 bays each$/)
      expect(best(exampleA.design, { bays: 15, shelfBays: 12 }).headline).toMatch(/RAID$/)
    })

    it('says what binds, and what does not hold', () => {
      const { binding } = best(exampleA.design, { bays: 14, storageKind: 'own drives' }).first
      expect(plain(bindingRequirementWords(binding, format))).toBe(
        'Drive bays bind: needs 15 bays, has 14',
      )
      expect(plain(bindingRequirementWords(best(exampleA.design).first.binding, format))).toBe(
        'Drive IOPS bind: 94 % used',
      )
      expect(
        plain(
          bindingRequirementWords(
            best(exampleB.design, { virtualMachines: false }).first.binding,
            format,
          ),
        ),
      ).toBe('Space binds: 98 % used')
      const lost = best(exampleA.design, { survive: 'servers', lostServers: 5 }).first.binding
      expect(plain(bindingRequirementWords(lost, format))).toBe(
        'Failures bind: 0 of 78 databases are left',
      )
    })
  })

  it('tells designs of drives in the servers apart by their name', () => {
    const { plan, sizing } = sized(exampleA.design)
    const titles = serverDesigns(plan, sizing).designs.flatMap((one) =>
      one.kind === 'jbod' || one.kind === 'raid' ? serverDrivesNameAndParts(one, format) : [],
    )
    expect(titles.map(({ name, parts }) => [plain(name), plain(parts)])).toEqual([
      ['15 single drives', 'of 8,000 GB on each server'],
      ['31 drives in RAID-1/0', 'of 8,000 GB on each server'],
    ])
  })
})

it('says of a reserve that arrays are judged without it, of another answer what comes nearest', () => {
  const [closest = null] = methodOf(defaultPlan).designs(
    defaultPlan,
    sizedAnyhow(defaultPlan),
  ).designs
  const said = (answer: string) =>
    noHelpReasonWords(
      { kind: 'none helps', answer, tried: [], closest },
      defaultPlan,
      formatFor('en-US'),
    )
  const judged = 'Whether arrays fit is judged at the expected load, which contains no reserve.'
  expect([said('reserve'), said('reservePercent')]).toEqual([judged, judged])
  expect(said('growth')).toContain(' comes nearest. ')
})
