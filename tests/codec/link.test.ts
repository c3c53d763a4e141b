import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  decodePlan,
  encodePlan,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { frameLinkCode } from '../../src/codec/link-code.ts'
import {
  allAnswerFields,
  defaultPlan,
  fieldOf,
  type Plan,
  projectLimits,
  size,
} from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'
import { cases, isDeep, some } from '../cases.ts'
import { isSame } from '../engine/same.ts'
import { codeOfText } from './code-of.ts'
import {
  answers,
  firstPlan,
  isOfTier,
  largePlan,
  mostArrays,
  plans,
  plansWithoutArrays,
  typicalPlan,
} from './plans.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const address = 'https://example.org/spindle/#/plan?p='

const real = { first: firstPlan, default: defaultPlan, typical: typicalPlan, large: largePlan }
const codes = Object.entries(real).map(([name, plan]) => ({ name, plan, ...encodePlan(plan) }))

/** A code with a right check around any content. */
const codeOf = (content: string, version = '1') => codeOfText(content, version)

/** A plan of two tiers and three copies, as the program wrote it before the first release. */
const beforeRelease = '0i65WSs4vyEwtVrIyrtWpBiKlvMTcVCUrJe_M_OJspdpYAPWXvdoZ'

/** What the link of a plan opens. */
const opened = (plan: Plan) => decodePlan(encodePlan(plan).code)

/** What it should open: the plan, without own arrays where they would make the link too long. */
const carried = (plan: Plan) => {
  const { leftOut } = encodePlan(plan)
  expect([0, plan.ownArrays.length]).toContain(leftOut)
  return { ok: true, plan: leftOut > 0 ? { ...plan, ownArrays: [] } : plan, leftOut }
}

function problemOf(code: string): string {
  const decoded = decodePlan(code)
  return decoded.ok ? 'none' : decoded.problem.code
}

describe('a link', () => {
  it.each(codes)('opens the same plan: $name', ({ plan, code }) => {
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
  })

  it('opens the same plan, whatever it is', () => {
    const opensSame = fc.property(plans, (plan) => {
      expect(opened(plan)).toStrictEqual(carried(plan))
    })
    fc.assert(opensSame)
  })

  it('gives the same figures', () => {
    const sizesSame = fc.property(plansWithoutArrays, (plan) => {
      const decoded = opened(plan)
      return decoded.ok && isSame(size(decoded.plan), size(plan))
    })
    fc.assert(sizesSame, { numRuns: cases(6) })
  })

  it.each(allAnswerFields)('carries $key in any tier', (field) => {
    const three = {
      ...firstPlan,
      tiers: [largePlan.tiers[0], ...firstPlan.tiers, largePlan.tiers[0]] as const,
    }
    const carries = fc.property(answers(field), fc.nat(2), (answer, tier) => {
      const plan = field.write(three, isOfTier(field) ? tier : 0, answer)
      expect(opened(plan)).toStrictEqual(carried(plan))
    })
    // Few, because there is one for every field.
    fc.assert(carries, { numRuns: cases(4) })
  })

  it('never ends in a mark, and has no other characters than links keep', () => {
    const kept = fc.property(plans, (plan) =>
      /^[123][A-Za-z0-9_-]*[A-Za-z0-9]$/.test(encodePlan(plan).code),
    )
    fc.assert(kept)
  })
})

describe('the length of a link', () => {
  it('is short for the plan that links leave out, and for the default plan', () => {
    expect(encodePlan(firstPlan).code.length).toBeLessThanOrEqual(20)
    expect(encodePlan(defaultPlan).code.length).toBeLessThanOrEqual(50)
  })

  it('can be scanned from paper for a typical plan', () => {
    expect(encodePlan(typicalPlan).code.length).toBeLessThan(150)
  })

  it('stays below 1,750 characters with twelve tiers', () => {
    const names = [largePlan.name, largePlan.author, largePlan.customer]
    for (const { length } of [...names, ...largePlan.tiers.map(({ name }) => name)])
      expect(length).toBe(80)
    expect(largePlan.tiers).toHaveLength(projectLimits.tiers)
    expect(address.length + encodePlan(largePlan).code.length).toBeLessThan(1750)
  })

  it('has room for the largest plan', () => {
    const priced = Object.keys(firstPlan.prices).map((array) => [array, 1e8 / 3])
    const prices = Object.fromEntries(priced)
    const inks = [
      (at: number) => (at * 40503) % 0xd800,
      () => 1,
      (at: number) => 0xd800 + ((at * 613) % 0x400),
    ]
    for (const ink of inks) {
      const name = (from: number) =>
        String.fromCharCode(
          ...Array.from({ length: projectLimits.name }, (_, at) =>
            ink(from * projectLimits.name + at + 1),
          ),
        )
      const [first, ...rest] = largePlan.tiers.map((tier, at) => ({
        ...tier,
        mailboxes: 999_983,
        quota: 1 / 3 + 10,
        growth: 100 / 3,
        name: name(at),
      }))
      const plan = {
        ...largePlan,
        tiers: [first!, ...rest] as const,
        name: name(12),
        author: name(13),
        customer: name(14),
        currency: name(15),
        prices,
      }
      expect(opened(plan)).toStrictEqual(carried(plan))
    }
  })
})

describe('own arrays in a link', () => {
  const withArrays = (
    count: number,
    nameOf = (at: number) => ((at * 2654435761) % 2 ** 32).toString(36).repeat(2),
  ) => ({
    ...typicalPlan,
    ownArrays: mostArrays(nameOf).slice(0, count),
  })
  const longest = 1700
  const counts = Array.from({ length: 120 }, (_, count) => count + 1)
  const encoded = counts.map((count) => ({ count, ...encodePlan(withArrays(count)) }))
  const carriedCodes = encoded.filter(({ leftOut }) => leftOut === 0)
  const most = carriedCodes.length

  it('are all part of the link up to 1,700 characters', () => {
    expect(carriedCodes.map(({ count }) => count)).toEqual(counts.slice(0, most))
    expect(most).toBeGreaterThan(10)
    expect(most).toBeLessThan(counts.length)
    for (const { count, code } of carriedCodes) {
      expect(code.length).toBeLessThanOrEqual(longest)
      expect(decodePlan(code)).toStrictEqual({
        ok: true,
        plan: withArrays(count),
        leftOut: 0,
      })
    }
  })

  it('are left out beyond that, and counted', () => {
    for (const count of [most + 1, 150, projectLimits.ownArrays]) {
      const { code, leftOut } = encodePlan(withArrays(count))
      expect(leftOut).toBe(count)
      expect(code.length).toBeLessThan(160)
      expect(decodePlan(code)).toStrictEqual({ ok: true, plan: withArrays(0), leftOut: count })
    }
  })

  it('are left out when they are more than is inflated, however short the code', () => {
    const plan = withArrays(projectLimits.ownArrays, () => 'n'.repeat(projectLimits.name))
    const alike = {
      ...plan,
      ownArrays: plan.ownArrays.map((one, at) => ({ ...one, id: `a${at}` })),
    }
    expect(planToStoredText(alike).length).toBeGreaterThan(96 * 1024)
    expect(opened(alike)).toStrictEqual({ ok: true, plan: withArrays(0), leftOut: 200 })
  })

  it('are left out of a link that is long without them', () => {
    const plan = {
      ...largePlan,
      author: [...'x'.repeat(500)].map((_, at) => String.fromCharCode(200 + at)).join(''),
      ownArrays: withArrays(1).ownArrays,
    }
    expect(encodePlan(plan).code.length).toBeGreaterThan(longest)
    expect(opened(plan)).toMatchObject({ ok: true, leftOut: 1, plan: { ownArrays: [] } })
  })

  const tuple = ['a', 'A', 'SSD', 800, 24, 1, ['RAID 10', 'RAID 5'], 2, null, [9000, 7000], null]
  const saying = (ownArrays: unknown, version = '2') =>
    decodePlan(codeOf(JSON.stringify([{ ownArrays }, {}]), version))
  const but = (at: number, value: unknown) => saying([tuple.with(at, value as string)])

  it('are lists of their parts', () => {
    expect(saying([tuple])).toMatchObject({
      ok: true,
      plan: { ownArrays: [{ id: 'a', measuredIops: { 'RAID 10': 9000, 'RAID 5': 7000 } }] },
    })
    expect(saying([tuple], '1')).toMatchObject({
      problem: { problems: [{ path: 'ownArrays', message: 'No answer is called “ownArrays”.' }] },
    })
  })

  it.each([
    ['ownArrays', saying({})],
    ['ownArrays', saying(null)],
    ['ownArrays', saying(0)],
    ['ownArrays', saying(-1)],
    ['ownArrays', saying(1.5)],
    ['ownArrays', saying(201)],
    ['ownArrays', saying(Array.from({ length: 201 }, () => tuple))],
    ['ownArrays.1', saying([tuple, tuple.slice(1)])],
    ['ownArrays.0', saying([[...tuple, null]])],
    ['ownArrays.0', saying([{ id: 'a' }])],
    ['ownArrays.0', but(6, 'RAID 10')],
    ['ownArrays.0', but(9, [9000])],
    ['ownArrays.0', but(9, {})],
    ['ownArrays.1.id', saying([tuple, tuple])],
    ['ownArrays.0.id', but(0, '')],
    ['ownArrays.0.name', but(1, '')],
    ['ownArrays.0.driveKind', but(2, '5K')],
    ['ownArrays.0.drives', but(4, 2.5)],
    ['ownArrays.0.raid', but(6, ['RAID 5', 'RAID 10'])],
    [
      'ownArrays.0.raid.0',
      saying([tuple.with(6, ['RAID 0', 'RAID 10']).with(9, [null, 9] as unknown as number[])]),
    ],
    ['ownArrays.0.iopsPerDrive', but(9, [9000, null])],
    ['ownArrays.0.measuredIops.RAID 5', but(9, [9000, 0])],
  ])('are refused whole at %s', (path, decoded) => {
    expect(decoded).toMatchObject({ ok: false, problem: { code: 'invalid', problems: [{ path }] } })
  })

  it('are refused or taken, whatever is in their place', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(10), (value, at) => {
        for (const decoded of [saying(value), saying([value]), but(at, value)])
          expect(decoded.ok || decoded.problem.code === 'invalid').toBe(true)
      }),
    )
  })
})

describe('the version of a link', () => {
  const newParts: Partial<Plan>[] = [
    { growthYears: 5 },
    { ranking: 'cost' },
    { currency: '€' },
    { prices: { ...firstPlan.prices, 'PS4100E 3000': 0 } },
    { storage: 'own' as const },
    { worstCase: 'automatic' as const },
  ]

  it('is the oldest that can say the plan', () => {
    expect(encodePlan(largePlan).code).toMatch(/^1/)
    expect(planToStoredText(largePlan)).toMatch(/^\[/)
    for (const part of newParts) {
      const plan = { ...firstPlan, ...part }
      expect(encodePlan(plan).code).toMatch(/^2/)
      expect(planToStoredText(plan)).toMatch(/^2\[/)
      expect(opened(plan)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    }
  })

  it.each([
    ['growthYears', '{"growthYears":3}'],
    ['ranking', '{"ranking":"arrays"}'],
    ['currency', '{"currency":""}'],
    ['price-PS4100E-3000', '{"price-PS4100E-3000":null}'],
    ['ownArrays', '{"ownArrays":[]}'],
    ['storage.kind', '{"storage":"own"}'],
  ])('1 knows of no %s', (path, changes) => {
    const problem = { code: 'invalid', problems: [{ path }] }
    expect(decodePlan(codeOf(`[${changes},{}]`))).toMatchObject({ ok: false, problem })
    expect(planFromStoredText(`[${changes},{}]`)).toMatchObject({ ok: false, problems: [{ path }] })
    expect(decodePlan(codeOf(`[${changes},{}]`, '2')).ok).toBe(true)
  })
})

describe.each(codes)('a damaged link: $name', ({ name, plan, code }) => {
  const at = [...code].map((_, index) => index)
  const characters = name === 'large' ? alphabet.filter((_, index) => index % 8 === 3) : alphabet

  it('is refused when a character is changed', () => {
    const changed = at.flatMap((index) =>
      [...characters, '+', '=', ' ', 'é', '\ud83d']
        .filter((character) => character !== code[index])
        .map((character) => code.slice(0, index) + character + code.slice(index + 1)),
    )
    expect(changed.length).toBeGreaterThan(code.length * 8)
    expect(new Set(some(changed, 300).map(problemOf))).toStrictEqual(
      new Set(['damaged', 'cut short']),
    )
  })

  it('is refused when a character is dropped or doubled', () => {
    const dropped = at.map((index) => code.slice(0, index) + code.slice(index + 1))
    const doubled = at.map((index) => code.slice(0, index + 1) + code.slice(index))
    for (const one of [...some(dropped, 150), ...some(doubled, 150)])
      expect(['damaged', 'cut short']).toContain(problemOf(one))
  })

  it('is refused when two characters are swapped', () => {
    const pairs = at.flatMap((one) =>
      at.slice(one + 1, name === 'large' ? one + 8 : undefined).map((two) => [one, two] as const),
    )
    const differing = pairs.filter(([one, two]) => code[one] !== code[two])
    expect(differing.length).toBeGreaterThan(code.length)
    const swapped = some(differing, 300).map(([one, two]) =>
      [...code].with(one, code.charAt(two)).with(two, code.charAt(one)).join(''),
    )
    // A swap with the end mark is all that cuts it short.
    for (const problem of new Set(swapped.map(problemOf)))
      expect(['damaged', 'cut short']).toContain(problem)
  })

  it('is refused when its end is missing', () => {
    for (const index of some(at, 300))
      expect(['cut short', 'damaged']).toContain(problemOf(code.slice(0, index)))
    // The letter before the end mark may be the same one.
    expect(problemOf(code.slice(0, -1))).toBe(code.at(-2) === 'Z' ? 'damaged' : 'cut short')
    expect(problemOf('')).toBe('cut short')
  })

  it('is refused with anything around it, or in another case', () => {
    const around = [
      ` ${code}`,
      `${code}\n`,
      `${code}.`,
      code + code,
      code.toUpperCase(),
      code.toLowerCase(),
    ]
    for (const one of around) expect(['cut short', 'damaged']).toContain(problemOf(one))
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
  })
})

describe('a link of another version', () => {
  it('is distinguished from a damaged link', () => {
    const newer = { ok: false, problem: { code: 'newer', version: '4' } }
    expect(decodePlan(codeOf('[{},{}]', '4'))).toStrictEqual(newer)
    expect(
      decodePlan(frameLinkCode(new TextEncoder().encode('not even deflated'), '4')),
    ).toStrictEqual(newer)
    expect(problemOf(`4${encodePlan(firstPlan).code.slice(1)}`)).toBe('damaged')
  })

  it('is called newer whatever its mark, but for the one from before the first release', () => {
    for (const mark of alphabet.filter((one) => !['0', '1', '2', '3'].includes(one)))
      expect(problemOf(codeOf('[{},{}]', mark))).toBe('newer')
    expect(decodePlan(codeOf('[{},{}]', '0'))).toStrictEqual({
      ok: false,
      problem: { code: 'older' },
    })
    expect(problemOf(beforeRelease)).toBe('older')
    expect(problemOf(`0${encodePlan(firstPlan).code.slice(1)}`)).toBe('damaged')
  })
})

describe('a link with other answers', () => {
  const invalid = (...problems: { path: string; message: string }[]) => ({
    ok: false,
    problem: { code: 'invalid', problems },
  })

  it('is refused if an answer is out of range', () => {
    const message = `${fieldOf('copies').label} must be a whole number from 1 to 16.`
    expect(decodePlan(codeOf('[{"copies":17},{}]'))).toStrictEqual(
      invalid({ path: 'availability.copies', message }),
    )
    const third = `Tier 3: ${fieldOf('quota').label} must be a number from 10 to 1,000,000 MB.`
    expect(decodePlan(codeOf('[{},{},{},{"quota":9}]'))).toStrictEqual(
      invalid({ path: 'tiers.2.quotaMb', message: third }),
    )
  })

  it('is refused if an answer is unknown', () => {
    expect(decodePlan(codeOf('[{"color":1},{}]'))).toStrictEqual(
      invalid({ path: 'color', message: 'No answer is called “color”.' }),
    )
    // An answer of the plan is none of a tier, and the other way round.
    expect(decodePlan(codeOf('[{},{},{"copies":2}]'))).toStrictEqual(
      invalid({ path: 'tiers.1.copies', message: 'Tier 2: No answer is called “copies”.' }),
    )
    for (const key of ['quota', '__proto__', 'toString', 'tiers'])
      expect(problemOf(codeOf(`[{${JSON.stringify(key)}:1},{}]`))).toBe('invalid')
  })

  it.each([
    'null',
    '1',
    '"x"',
    '{}',
    '[]',
    '[{}]',
    '[null,{}]',
    '[{},null]',
    '[{},[]]',
    '[[],{}]',
    '[{"name":1},{}]',
    '[{},{"name":null}]',
    '[{"copies":{}},{}]',
    '[{"copies":[2]},{}]',
    '[{"edition":"Home"},{}]',
    '[{"databases":false},{}]',
    '[{"acknowledged":["dag-profile"]},{}]',
    '[{"acknowledged":null},{}]',
    '[{"acknowledged":"no-such-advice"},{}]',
    '[{},{"mailboxes":1e999}]',
    `[{}${',{}'.repeat(13)}]`,
  ])('is refused: %s', (content) => {
    expect(problemOf(codeOf(content))).toBe('invalid')
  })
})

it('is refused with thousands of tiers', () => {
  expect(problemOf(codeOf(`[{}${',{}'.repeat(isDeep ? 20_000 : 4000)}]`))).toBe('invalid')
})

describe('accepted advice in a link', () => {
  it.each([
    ['none', '', []],
    ['one', 'dag-profile', ['dag-profile']],
    [
      'in another order, with blanks',
      ' dag-profile  nics-below-ports ',
      ['nics-below-ports', 'dag-profile'],
    ],
    ['twice', 'dag-profile dag-profile', ['dag-profile']],
  ])('%s', (_what, text, codes) => {
    const decoded = decodePlan(codeOf(JSON.stringify([{ acknowledged: text }, {}])))
    expect(decoded.ok && decoded.plan.acknowledged).toEqual(codes)
  })
})

describe('a plan as a text', () => {
  it('comes back whole', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
      }),
    )
  })

  it('comes back with as many arrays as a plan takes', () => {
    const plan = {
      ...largePlan,
      ownArrays: mostArrays((at) => `${at}`.padEnd(projectLimits.name, '東')),
    }
    expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
  })

  it('does not count its arrays instead of carrying them', () => {
    expect(planFromStoredText('2[{"ownArrays":[]},{}]').ok).toBe(true)
    expect(planFromStoredText('2[{"ownArrays":3},{}]').ok).toBe(false)
  })

  it('written before an answer was asked has its default', () => {
    expect(planFromStoredText('[{"copies":2},{"mailboxes":5}]')).toMatchObject({
      ok: true,
      plan: {
        maintenance: firstPlan.maintenance,
        copies: 2,
        worstCase: 'one server',
      },
    })
  })

  it.each([
    '',
    '{',
    '2',
    '2{',
    '4[{},{}]',
    '3',
    '3{',
    ' [',
    '2null',
    'null',
    '[]',
    '[{"quota":1},{}]',
  ])('is refused: %s', (text) => {
    expect(planFromStoredText(text).ok).toBe(false)
  })
})

describe('a link of no plan', () => {
  it('is refused whatever the text', () => {
    const refused = (text: string) => {
      expect(decodePlan(text).ok).toBe(false)
    }
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), refused))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 200 }), (text) =>
        refused(`1${text}Z`),
      ),
    )
    for (const text of ['', 'Z', '1Z', '1', 'ZZ', '1AAAAAAZ', '🙂', '🙂Z', '1\u0000Z'])
      refused(text)
  })

  it('is refused whatever the content under a right check', () => {
    const refused = (bytes: Uint8Array) => {
      expect(['damaged', 'invalid']).toContain(problemOf(frameLinkCode(bytes, '1')))
    }
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), refused))
    for (const text of ['', '[', '[{},{}', '['.repeat(60_000)])
      expect(problemOf(codeOf(text))).toBe('damaged')
    const notUtf8 = Uint8Array.from('[{"name":"\xff"},{}]', (one) => one.charCodeAt(0))
    expect(problemOf(frameLinkCode(deflateSync(notUtf8), '1'))).toBe('damaged')
  })

  it('is refused when it is ten megabytes', () => {
    const garbage = alphabet.join('').repeat(160_000)
    expect(problemOf(garbage)).toBe('cut short')
    expect(problemOf(`1${garbage}Z`)).toBe('damaged')
  })

  it('is refused when it inflates to megabytes', () => {
    // In `npm run test:deep` the most that fits into a code that is looked at; all blanks before a plan.
    const megabytes = isDeep ? 25 : 2.5
    const bomb = codeOf(`${' '.repeat(megabytes * 1e6)}[{},{}]`)
    expect(bomb.length).toBeGreaterThan(1200 * megabytes)
    expect(bomb.length).toBeLessThan(1600 * megabytes)
    expect(problemOf(bomb)).toBe('damaged')
    expect(problemOf(codeOf(`${' '.repeat(96 * 1024 - 7)}[{},{}]`))).toBe('none')
    expect(problemOf(codeOf(`${' '.repeat(96 * 1024 - 6)}[{},{}]`))).toBe('damaged')
  })
})
