import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../src/codec/index.ts'
import {
  startPlansOfVersion,
  storedPlanAnswerDefinitions,
  storedPlanVersions,
  storedTierAnswerDefinitions,
} from '../../src/codec/stored-answers.ts'
import {
  allAnswerFields,
  defaultPlan,
  type Field,
  fieldOf,
  isAutomatic,
  projectLimits,
} from '../../src/engine/index.ts'
import { lines as linesOf } from '../engine/plans.ts'
import { plans } from './plans.ts'

const [tier] = defaultPlan.tiers

/** A value as it comes out of a file: no types, no shared objects. */
const fromFile = (value: unknown) => JSON.parse(JSON.stringify(value))

function problemsOf(value: unknown) {
  const parsed = parsePlan(value)
  return parsed.ok ? [] : parsed.problems
}

/** The default plan with one answer, of its first tier where the field is of a tier. */
const withAnswer = (field: Field, answer: number | string | boolean | null) =>
  // A version, processors and sizes are written with all that changes by them, and none that there is not.
  ['exchange', 'processor', 'driveSizes', 'processors'].includes(field.key)
    ? { ...defaultPlan, [field.key]: answer }
    : field.write(defaultPlan, 0, answer)

/** Where a file has an answer. */
const pathOf = (key: string) =>
  [...storedPlanAnswerDefinitions, ...storedTierAnswerDefinitions].find((part) => part.key === key)
    ?.path ?? key

const frozenStarts = storedPlanVersions.flatMap((version) =>
  startPlansOfVersion(version).map((plan, start) => ({ version, start, plan })),
)

const numbers = allAnswerFields.filter((field) => field.kind === 'number')

describe('parsePlan', () => {
  it.each(frozenStarts)('takes start plan $start of version $version', ({ version, plan }) => {
    expect(parsePlan(fromFile(plan), version)).toStrictEqual({ ok: true, plan })
  })

  it('takes the default plan', () => {
    expect(parsePlan(defaultPlan)).toStrictEqual({ ok: true, plan: defaultPlan })
  })

  it('takes every plan a person can make, unchanged', () => {
    const taken = fc.property(plans, (plan) => {
      expect(parsePlan(plan)).toStrictEqual({ ok: true, plan })
    })
    fc.assert(taken)
  })

  it('knows as many answers as the register has fields', () => {
    const { tiers, name: _n, author: _a, customer: _c, acknowledged: _k, ...named } = defaultPlan
    const { pinned: _i, automatic: _l, ...rest } = named
    const { currency: _u, ownArrays: _o, keptTests: _e, prices: _p, ...flat } = rest
    const { name: _t, ...ofTier } = tiers[0]
    const answers = [flat, ofTier].flatMap((part) => Object.keys(part))
    // Prices of built-in arrays have a field each and are one record of the plan.
    const asked = allAnswerFields.filter(({ key }) => !key.startsWith('price-'))
    expect(answers).toHaveLength(asked.length)
  })
})

describe.each(numbers)('the range of $key', (field) => {
  const { min, max, whole, empty, label } = field
  const step = whole ? 1 : 1e-6
  const refused = [min - step, max + step, Number.NaN, Infinity, String(min), undefined, [min]]

  it.each([min, max])('contains %d', (answer) => {
    expect(parsePlan(withAnswer(field, answer)).ok).toBe(true)
  })

  it.each(refused)('does not contain %j', (answer) => {
    const problems = problemsOf(withAnswer(field, answer as number))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain(`${label} must be`)
    expect(problems[0]?.message).toContain(max.toLocaleString('en-US'))
  })

  it(whole ? 'has only whole numbers' : 'has fractions', () => {
    expect(parsePlan(withAnswer(field, min + 0.5)).ok).toBe(!whole)
  })

  it(empty === null ? 'needs an answer' : 'may be empty', () => {
    const { key } = field
    // Written as empty, its number stays: it is left to the program.
    const isLeft = isAutomatic(withAnswer(field, null), key)
    const emptied = isLeft ? { ...defaultPlan, [key]: null } : withAnswer(field, null)
    expect(parsePlan(emptied).ok).toBe(empty !== null)
  })
})

const lines = allAnswerFields.filter((field) => field.kind === 'text')

describe.each(lines)('the line of $key', (field) => {
  it('may be empty, or of its form', () => {
    const taken = fc.property(linesOf(field), (text) => {
      expect(parsePlan(withAnswer(field, text)).ok).toBe(true)
    })
    fc.assert(taken)
  })

  it.each(['é', 'a\nb', 1, null, true])('is not %j', (answer) => {
    const problems = problemsOf(withAnswer(field, answer))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toBe(`${field.label}: enter ${field.takes}.`)
  })

  it('is no longer than it may be', () => {
    expect(problemsOf(withAnswer(field, '1 '.repeat(field.max)))).toHaveLength(1)
  })
})

const others = allAnswerFields.filter(({ kind }) => kind !== 'number' && kind !== 'text')

describe.each(others)('the answers of $key', (field) => {
  const answers: (string | boolean)[] =
    field.kind === 'choice' ? field.choices.map(({ value }) => value) : [true, false]

  it.each(answers)('contain %j', (answer) => {
    expect(parsePlan(withAnswer(field, answer)).ok).toBe(true)
  })

  it.each(['RAID 0', '', 1, null, 'toString'])('do not contain %j', (answer) => {
    const problems = problemsOf(withAnswer(field, answer))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain(`${field.label} must be`)
  })
})

describe('the problems of a plan', () => {
  it('name the answer, the problem and the range', () => {
    const plan = {
      ...defaultPlan,
      tiers: [tier, { ...tier, quota: 5, measuredIops: 11 }],
      copies: 2.5,
      raid: 'RAID 0',
    }
    expect(problemsOf(plan)).toStrictEqual([
      {
        path: 'tiers.1.iopsPerMailbox',
        message:
          'Tier 2: Measured IOPS per mailbox must be a number from 0.001 to 10 IOPS, or empty (derived from messages).',
      },
      {
        path: 'tiers.1.quotaMb',
        message: `Tier 2: ${fieldOf('quota').label} must be a number from 10 to 1,000,000 MB.`,
      },
      {
        path: 'availability.copies',
        message: `${fieldOf('copies').label} must be a whole number from 1 to 16.`,
      },
      {
        path: 'storage.raid',
        message: 'RAID policy must be one of: RAID 10, RAID 50, RAID 5, RAID 6, any.',
      },
    ])
  })

  it.each([
    ['of the plan', { ...defaultPlan, color: 'red' }, 'color'],
    ['of a tier', { ...defaultPlan, tiers: [{ ...tier, color: 'red' }] }, 'tiers.0.color'],
    ['of the prices', { ...defaultPlan, prices: { PS7000: 4 } }, 'prices.PS7000'],
  ])('name an unknown answer %s', (_of, plan, path) => {
    const [problem, ...others] = problemsOf(plan)
    expect(problem?.path).toBe(path)
    expect(problem?.message).toContain(`No answer is called “${path.split('.').at(-1)}”.`)
    expect(others).toStrictEqual([])
  })

  it.each(Object.keys(defaultPlan))('name the missing answer %s', (key) => {
    const { [key]: _missing, ...plan } = fromFile(defaultPlan)
    expect(problemsOf(plan).map(({ path }) => path)).toStrictEqual([pathOf(key)])
  })

  it.each(Object.keys(tier))('name the missing answer %s of a tier', (key) => {
    const { [key]: _missing, ...rest } = fromFile(tier)
    const paths = problemsOf({ ...defaultPlan, tiers: [rest] }).map(({ path }) => path)
    expect(paths).toStrictEqual([`tiers.0.${pathOf(key)}`])
  })

  it.each([undefined, null, 1, 'plan', [], [defaultPlan], {}])('are some for %j', (value) => {
    const problems = problemsOf(value)
    expect(problems.length).toBeGreaterThan(0)
    for (const { message } of problems) expect(message).toMatch(/^[A-Z].{8,}\.$/)
  })

  it('are twenty at most', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, at]))
    expect(problemsOf({ ...defaultPlan, ...many })).toHaveLength(20)
    expect(problemsOf({ ...defaultPlan, tiers: Array(projectLimits.tiers).fill({}) })).toHaveLength(
      20,
    )
  })
})

describe('the tiers of a plan', () => {
  const withTiers = (count: number) => ({ ...defaultPlan, tiers: Array(count).fill(tier) })

  it.each([1, projectLimits.tiers])('may be %i', (count) => {
    expect(parsePlan(withTiers(count)).ok).toBe(true)
  })

  it('are one or more', () => {
    const message = 'A plan has 1 to 12 tiers.'
    expect(problemsOf(withTiers(0))).toStrictEqual([{ path: 'tiers', message }])
  })

  it('are twelve at most', () => {
    const message = 'A plan has 1 to 12 tiers.'
    expect(problemsOf(withTiers(projectLimits.tiers + 1))).toStrictEqual([
      { path: 'tiers', message },
    ])
    expect(problemsOf({ ...defaultPlan, tiers: tier })).toStrictEqual([{ path: 'tiers', message }])
  })
})

describe('the names of a plan', () => {
  const longest = 'n'.repeat(projectLimits.name)

  it.each(['name', 'author', 'customer'])('limit %s', (key) => {
    expect(parsePlan({ ...defaultPlan, [key]: longest }).ok).toBe(true)
    expect(problemsOf({ ...defaultPlan, [key]: `${longest}n` })[0]?.path).toBe(key)
    expect(problemsOf({ ...defaultPlan, [key]: 1 })[0]?.message).toContain('at most 500 characters')
  })

  it('limit those of the tiers', () => {
    const named = (name: string) => ({ ...defaultPlan, tiers: [{ ...tier, name }] })
    expect(parsePlan(named(longest)).ok).toBe(true)
    expect(problemsOf(named(`${longest}n`))[0]?.path).toBe('tiers.0.name')
  })
})

it('makes minus zero zero, as JSON does', () => {
  const growth = numbers.find(({ key }) => key === 'growth')!
  const parsed = parsePlan(withAnswer(growth, -0))
  expect(parsed.ok && Object.is(parsed.plan.tiers[0].growth, 0)).toBe(true)
})

it('takes no prototype from a file', () => {
  const parsed = parsePlan(
    JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(defaultPlan).slice(1)}`),
  )
  expect(parsed.ok && 'polluted' in parsed.plan).toBe(false)
  expect('polluted' in {}).toBe(false)
})
