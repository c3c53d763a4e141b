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
  mostPlanOrCatalogBytes,
} from '../../src/codec/index.ts'
import { frameLinkCode } from '../../src/codec/link-code.ts'
import { changesFromBaseline } from '../../src/codec/plan-text.ts'
import { mapNonEmpty } from '../../src/engine/core/non-empty.ts'
import { defaultPlan, fieldOf, type Plan, projectLimits } from '../../src/engine/index.ts'
import { cases } from '../cases.ts'
import { codeSaying } from './code-of.ts'
import { firstPlan, largePlan, mostArrays, plansWithoutArrays, typicalPlan } from './plans.ts'
import { threeFullVariants, threeVariants } from './three-variants.ts'

const three = [firstPlan, typicalPlan, { ...typicalPlan, name: 'Fewer copies', copies: 2 }]

/** What a project opens to. */
const opened = (plans: readonly Plan[], open: number, counted = {}) => ({
  ok: true,
  plans: plans.map((plan) => ({ ok: true, plan })),
  open,
  leftOut: 0,
  leftOutPlans: 0,
  ...counted,
})

const codeOf = (said: unknown) => codeSaying(said, '4')

const one = [1, {}, {}]

function problemOf(code: string) {
  const decoded = decodeLink(code)
  return decoded.ok ? null : decoded.problem
}

const invalid = (path: string, message: string) => ({
  code: 'invalid',
  problems: [{ path, message: expect.stringContaining(message) }],
})

const count = `A project has 2 to ${projectLimits.variants} plans.`

describe('the link of a project', () => {
  it('of one plan is the link that the plan always had', () => {
    for (const plan of [defaultPlan, firstPlan, typicalPlan, largePlan]) {
      const { code } = encodePlan(plan)
      expect(encodeProject([plan], 0)).toStrictEqual({ ...encodePlan(plan), leftOutPlans: 0 })
      expect(decodeLink(code)).toStrictEqual({ ...opened([plan], 0), code })
    }
  })

  it.each([0, 1, 2])('opens all of its plans, with the one that was open: %i', (open) => {
    const { code, ...counted } = encodeProject(three, open)
    expect(code).toMatch(/^4[\w-]*Z$/)
    expect(counted).toStrictEqual({ leftOut: 0, leftOutPlans: 0 })
    expect(decodeLink(code)).toStrictEqual({ ...opened(three, open), code })
    expect(decodeLink(`"${code.slice(0, 30)}=\n${code.slice(30)}&utm=x).`)).toMatchObject({ code })
  })

  it('opens the same plans, whatever they are, or the open one', () => {
    const some = fc.array(plansWithoutArrays, { minLength: 2, maxLength: projectLimits.variants })
    const opensSame = fc.property(some, fc.nat(), (plans, at) => {
      const open = at % plans.length
      const { code, leftOut, leftOutPlans } = encodeProject(plans, open)
      const carried = leftOutPlans === 0 ? plans : plans.slice(open, open + 1)
      const first = leftOutPlans === 0 ? open : 0
      expect([leftOut, leftOutPlans]).toEqual([0, plans.length - carried.length])
      expect(decodeLink(code)).toStrictEqual({ ...opened(carried, first, { leftOutPlans }), code })
    })
    fc.assert(opensSame, { numRuns: cases(4, 500) })
  })

  it.each([
    ['of three tiers each', threeVariants],
    ['of three tiers each, every answer another', threeFullVariants],
  ])('carries three variants %s in 1,500 characters', (_name, plans) => {
    expect(plans.map(({ tiers }) => tiers.length)).toEqual([3, 3, 3])
    const { code, ...counted } = encodeProject(plans, 1)
    expect(code.length).toBeLessThanOrEqual(1500)
    expect(counted).toStrictEqual({ leftOut: 0, leftOutPlans: 0 })
    expect(decodeLink(code)).toStrictEqual({ ...opened(plans, 1), code })
  })

  it('carries the open plan alone where all of them make it too long, and counts the others', () => {
    const many = Array.from({ length: projectLimits.variants }, (_, at) => ({
      ...largePlan,
      name: `Variant ${at}`,
      tiers: mapNonEmpty(largePlan.tiers, (tier, place) => ({
        ...tier,
        mailboxes: 1 + ((at * 7919 + place * 104_729) % 99_991),
        quota: 10 + ((at * 6007 + place * 3001) % 20_011),
      })),
    }))
    const { code, ...counted } = encodeProject(many, 3)
    expect(counted).toStrictEqual({ leftOut: 0, leftOutPlans: 7 })
    const [open = defaultPlan] = many.slice(3)
    expect(open).not.toBe(defaultPlan)
    expect(code.length).toBeLessThan(encodePlan(open).code.length + 20)
    expect(decodeLink(code)).toStrictEqual({
      ...opened(many.slice(3, 4), 0, { leftOutPlans: 7 }),
      code,
    })
  })

  it('leaves other plans out before the own arrays of the open one', () => {
    const arrays = mostArrays((at) => `Array ${at}`).slice(0, 20)
    const own = { ...typicalPlan, ownArrays: arrays }
    const others = [own, { ...typicalPlan, name: 'x'.repeat(40), ownArrays: mostArrays(String) }]
    expect(encodePlan(own).leftOut).toBe(0)
    expect(encodeProject(others, 0)).toMatchObject({ leftOut: 0, leftOutPlans: 1 })
    // The arrays of the open one alone are too many: all plans without them.
    const { code, ...counted } = encodeProject(others, 1)
    expect(counted).toStrictEqual({ leftOut: projectLimits.ownArrays + 20, leftOutPlans: 0 })
    const bare = others.map((plan) => ({ ...plan, ownArrays: [] }))
    expect(decodeLink(code)).toStrictEqual({
      ...opened(bare, 1, { leftOut: projectLimits.ownArrays + 20 }),
      code,
    })
  })

  it('has room for arrays that the variants share', () => {
    const ownArrays = mostArrays((at) => `Array ${at}`).slice(0, 12)
    const plans = three.map((plan) => ({ ...plan, ownArrays }))
    const { code, ...counted } = encodeProject(plans, 0)
    expect(counted).toStrictEqual({ leftOut: 0, leftOutPlans: 0 })
    expect(decodeLink(code)).toStrictEqual({ ...opened(plans, 0), code })
  })

  it('is refused as newer by a reader of single plans', () => {
    const { code } = encodeProject(three, 0)
    expect(decodePlan(code)).toEqual({ ok: false, problem: { code: 'newer', version: '4' } })
    expect(problemOf(codeOf([]).replace(/^4/, '5'))).toEqual({ code: 'damaged' })
    expect(problemOf(frameLinkCode(new Uint8Array(3), '5'))).toEqual({
      code: 'newer',
      version: '5',
    })
  })

  it('opens as a whole or not at all', () => {
    expect(decodeLink(codeOf([1, 0, one, [2, { growthYears: 4 }, {}]]))).toMatchObject({ ok: true })
    const range = `${fieldOf('copies').label} must be a whole number from 1 to 16.`
    for (const [parts, problem] of [
      [
        [0, 0, one, [1, { copies: 17 }, {}]],
        invalid('plans.1.availability.copies', `Variant 2: ${range}`),
      ],
      [
        [0, 0, one, [1, {}, {}, { quota: 9 }]],
        invalid('plans.1.tiers.1.quotaMb', 'Variant 2: Tier 2: '),
      ],
      [[0, 0, one, [1, { growthYears: 4 }, {}]], invalid('plans.1.growthYears', 'No answer')],
      [[0, 0, one, [4, {}, {}]], invalid('plans.1.version', 'version of the plan is unknown')],
      [[0, 0, one, [1]], invalid('plans.1', 'The answers are missing.')],
      [[0, 0, one, []], invalid('plans.1.version', 'Variant 2: ')],
      [[0, 0, one, 'two'], invalid('plans.1.version', 'Variant 2: ')],
      [[2, 0, one, one], invalid('open', 'The open plan is none of the plans.')],
      [[-1, 0, one, one], invalid('open', 'none of the plans')],
      [['0', 0, one, one], invalid('open', 'none of the plans')],
      [[0.5, 0, one, one], invalid('open', 'none of the plans')],
      [[0, 0, one], invalid('plans', count)],
      [[0, 8, one], invalid('plans', 'plans.')],
      [[0, 7, one, one], invalid('plans', count)],
      [[0, -1, one, one], invalid('plans', 'plans.')],
      [[0, '1', one], invalid('plans', 'plans.')],
      [[0, 0], invalid('plans', 'plans.')],
      [[0, 2], invalid('plans', 'plans.')],
      [[0, 0, ...Array(9).fill(one)], invalid('plans', 'plans.')],
      [[], invalid('plans', 'plans.')],
      [{}, invalid('plans', 'plans.')],
      [null, invalid('plans', 'plans.')],
    ] as const)
      expect(problemOf(codeOf(parts)), JSON.stringify(parts)).toEqual(problem)
  })

  it('is refused in few words, whatever a damaged code holds', () => {
    const anywhere = fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (plans, changes) => {
      for (const parts of [
        plans,
        [0, 0, ...plans],
        [0, 0, one, [1, changes, {}], [2, {}, changes]],
      ]) {
        const problem = problemOf(codeOf(parts))
        const problems = problem?.code === 'invalid' ? problem.problems : []
        expect(problems.length > 0).toBe(problem?.code === 'invalid')
        expect(problems.length).toBeLessThanOrEqual(20)
        for (const { message } of problems) expect(message.length).toBeLessThan(1500)
      }
    })
    fc.assert(anywhere, { numRuns: cases(20, 3000) })
    expect('mailboxes' in {}).toBe(false)
  })

  it('is damaged where its text is none, or more than is looked at', () => {
    expect(problemOf(frameLinkCode(new TextEncoder().encode('not deflated'), '4'))).toEqual({
      code: 'damaged',
    })
    const large = codeOf([0, 0, one, [1, { name: 'x'.repeat(100_000) }, {}]])
    expect(problemOf(large)).toEqual({ code: 'damaged' })
  })
})

describe('the file of a project', () => {
  it('of one plan is the file that the plan always had', () => {
    for (const plan of [defaultPlan, firstPlan, typicalPlan, largePlan]) {
      expect(encodeProjectFile([plan], 0)).toBe(encodePlanFile(plan))
      expect(decodeProjectFile(encodePlanFile(plan))).toStrictEqual(opened([plan], 0))
    }
  })

  it('opens the same plans, whatever they are', () => {
    const some = fc.array(plansWithoutArrays, { minLength: 2, maxLength: projectLimits.variants })
    const opensSame = fc.property(some, fc.nat(), (plans, at) => {
      const open = at % plans.length
      const text = encodeProjectFile(plans, open)
      expect(decodeProjectFile(text)).toStrictEqual(opened(plans, open))
      expect(JSON.parse(text)).toMatchObject({ format: 'Spindle plan', version: 4, open: open + 1 })
    })
    fc.assert(opensSame, { numRuns: cases(4, 500) })
  })

  it('has room for the largest plans there may be', () => {
    const name = '\u0001'.repeat(projectLimits.name)
    const largest = {
      ...largePlan,
      ...{ name, author: name, customer: name, currency: name },
      ownArrays: mostArrays(() => name),
    }
    const plans = Array<Plan>(projectLimits.variants).fill(largest)
    const text = encodeProjectFile(plans, 7)
    expect(text.length).toBeGreaterThan(4 * mostPlanOrCatalogBytes)
    expect(decodeProjectFile(text)).toStrictEqual(opened(plans, 7))
    const most = projectLimits.variants * mostPlanOrCatalogBytes
    expect(decodeProjectFile(text.padEnd(most))).toMatchObject({ ok: true })
    expect(decodeProjectFile(text.padEnd(most + 1))).toMatchObject({
      problem: { code: 'too large' },
    })
    // Of one plan it is a megabyte at most, as ever.
    const single = encodePlanFile(firstPlan).padEnd(mostPlanOrCatalogBytes + 1)
    expect(decodeProjectFile(single)).toMatchObject({ problem: { code: 'too large' } })
  })

  it.each([
    ['one plan', [firstPlan]],
    ['three', three],
  ])('of %s carries the name of the project, and says nothing where it has none', (_, plans) => {
    const text = encodeProjectFile(plans, 0, 'Contoso')
    expect(decodeProjectFile(text)).toStrictEqual(opened(plans, 0, { projectName: 'Contoso' }))
    const { project, ...others } = JSON.parse(text)
    expect(project).toBe('Contoso')
    expect(JSON.parse(encodeProjectFile(plans, 0))).toStrictEqual(others)
  })

  it.each([7, null, 'a\tb', 'x'.repeat(501)])('refuses %j as the name of a project', (project) => {
    const text = JSON.stringify({ ...JSON.parse(encodeProjectFile(three, 0)), project })
    expect(decodeProjectFile(text)).toMatchObject({
      problem: invalid('project', 'at most 500 characters'),
    })
  })

  const parts = JSON.parse(encodeProjectFile(three, 0))
  const [first, second, third] = parts.plans
  const with_ = (change: object) => JSON.stringify({ ...parts, ...change })
  const problemIn = (text: string) => {
    const decoded = decodeProjectFile(text)
    return decoded.ok ? null : decoded.problem
  }

  it('is refused as a whole, each answer with the place of its plan', () => {
    const wrong = { ...second.plan, logDays: '3' }
    for (const [change, path, message] of [
      [
        { plans: [first, { ...second, plan: wrong }] },
        'plans.1.logDays',
        'Variant 2: Days of logs',
      ],
      [{ plans: [first, { ...second, version: 4 }] }, 'plans.1.version', 'from 1 to 3'],
      [{ plans: [first, { ...second, version: '1' }] }, 'plans.1.version', 'from 1 to 3'],
      [
        { plans: [first, { ...second, colour: 1 }] },
        'plans.1.colour',
        'No answer is called “colour”',
      ],
      [{ plans: [first, { version: 1 }] }, 'plans.1', 'The answers of the plan are missing.'],
      [{ plans: [first, second.plan] }, 'plans.1.', 'No answer'],
      [{ plans: [first, null] }, 'plans.1.version', 'version'],
      [{ plans: [first] }, 'plans', count],
      [{ plans: Array(9).fill(first) }, 'plans', count],
      [{ plans: { 0: first, 1: second, length: 2 } }, 'plans', count],
      [{ plans: undefined, plan: first.plan }, 'plan', 'No answer is called “plan”.'],
      [{ open: 0 }, 'open', 'from 1 to 3'],
      [{ open: 4 }, 'open', 'from 1 to 3'],
      [{ open: '1' }, 'open', 'from 1 to 3'],
      [{ open: undefined }, 'open', 'from 1 to 3'],
      [{ arrays: [] }, 'arrays', 'No answer is called “arrays”.'],
    ] as const) {
      const problem = problemIn(with_(change))
      expect(problem?.code, path).toBe('invalid')
      const problems = problem?.code === 'invalid' ? problem.problems : []
      expect(problems[0]?.path.startsWith(path), `${problems[0]?.path} is at ${path}`).toBe(true)
      expect(problems[0]?.message).toContain(message)
      expect(problems.length).toBeLessThanOrEqual(20)
    }
    expect(third).toBeDefined()
  })

  it('of one plan has no list of plans', () => {
    const file = { format: 'Spindle plan', version: 1, plans: [first, second], open: 1 }
    expect(problemIn(JSON.stringify(file))).toMatchObject({
      problems: [{ path: 'plans' }, { path: 'open' }],
    })
  })

  it('is refused where it gives something twice', () => {
    const text = encodeProjectFile(three, 0).replace('"logDays": 3', '"logDays": 3, "logDays": 4')
    expect(problemIn(text)).toEqual({
      code: 'invalid',
      problems: [{ path: 'plans.0.plan.logDays', message: 'This is given twice.' }],
    })
  })

  it('is told to be newer from the next version on', () => {
    expect(problemIn(with_({ version: 5 }))).toEqual({ code: 'newer', version: 5, newest: 4 })
  })
})

describe('what a plan says in a project', () => {
  it('equals its own link, in the oldest version that can say it', () => {
    const plans = [firstPlan, { ...firstPlan, growthYears: 4 }, threeVariants[0]]
    const parts = [0, 0, ...plans.map((plan, at) => [at + 1, ...changesFromBaseline(plan)])]
    expect(decodeLink(codeOf(parts))).toMatchObject(opened(plans, 0))
    expect(encodeProject(plans, 0).code).toBe(decodedCode(codeOf(parts)))
  })
})

function decodedCode(code: string): string {
  const decoded = decodeLink(code)
  return decoded.ok
    ? encodeProject(
        decoded.plans.map(({ plan }) => plan),
        decoded.open,
      ).code
    : ''
}
