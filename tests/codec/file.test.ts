import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePlanFile, mostPlanOrCatalogBytes, planFileName } from '../../src/codec/index.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  projectLimits,
  type Tier,
} from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'
import { decodeFile } from './decode-file.ts'
import { firstPlan, largePlan, mostArrays, plans, typicalPlan } from './plans.ts'

/** A text as a disk keeps it. */
const stored = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

/** The parts of a saved file, to be changed. */
const partsOf = (plan: Plan) => JSON.parse(encodePlanFile(plan))

/** The default plan as a file has it that says all there is. */
const whole = { ...partsOf({ ...firstPlan, growthYears: 4 }).plan, growthYears: 3 }
const [wholeTier] = whole.tiers

/** The file of the default plan with parts of it changed. */
const fileWith = (parts: object) => JSON.stringify({ ...partsOf(firstPlan), ...parts })

/** The file of the default plan with answers of it changed. */
const planWith = (answers: object) => fileWith({ plan: { ...partsOf(firstPlan).plan, ...answers } })

/** The file of the typical plan with one piece of its text changed. */
function edited(piece: string, by: string): string {
  const text = encodePlanFile(typicalPlan)
  expect(text.split(piece)).toHaveLength(2)
  return text.replace(piece, () => by)
}

function problemOf(text: string) {
  const decoded = decodeFile(text)
  return decoded.ok ? null : decoded.problem
}

const invalid = (...problems: { path: string; message: string }[]) => ({
  code: 'invalid',
  problems,
})

describe('a plan file', () => {
  it.each([
    ['first', firstPlan],
    ['default', defaultPlan],
    ['typical', typicalPlan],
    ['large', largePlan],
  ])('opens the same plan: %s', (_name, plan) => {
    expect(decodeFile(stored(encodePlanFile(plan)))).toStrictEqual({ ok: true, plan })
  })

  it('opens the same plan, whatever it is', () => {
    const opensSame = fc.property(plans, (plan) => {
      expect(decodeFile(stored(encodePlanFile(plan)))).toStrictEqual({ ok: true, plan })
    })
    fc.assert(opensSame)
  })

  it.each([
    ['default', defaultPlan],
    ['large', largePlan],
  ])('is the same text when it is saved again: %s', (_name, plan) => {
    const opened = decodeFile(encodePlanFile(plan))
    expect(opened.ok && encodePlanFile(opened.plan)).toBe(encodePlanFile(plan))
  })

  it('is of the oldest version that can say the plan', () => {
    expect(partsOf(largePlan).version).toBe(1)
    expect(Object.keys(partsOf(largePlan).plan)).not.toContain('ownArrays')
    for (const part of [{ growthYears: 4 }, { currency: '€' }, { ownArrays: mostArrays(String) }]) {
      const plan = { ...firstPlan, ...part }
      expect(partsOf(plan)).toStrictEqual({
        format: 'Spindle plan',
        version: 2,
        plan: { ...whole, ...part },
      })
    }
  })

  it('of version 1 knows nothing that came with version 2', () => {
    const later = { prices: whole.prices, ownArrays: [], storage: 'none' }
    expect(problemOf(planWith(later))).toMatchObject({
      problems: [
        { path: 'storage' },
        { path: 'prices', message: 'No answer is called “prices”.' },
        { path: 'ownArrays' },
      ],
    })
    const own = { storage: { ...whole.storage, kind: 'own' } }
    expect(problemOf(planWith(own))).toMatchObject({ problems: [{ path: 'storage.kind' }] })
    expect(decodeFile(fileWith({ version: 2, plan: { ...whole, ...own } })).ok).toBe(true)
    const { ownArrays: _left, ...without } = whole
    expect(problemOf(fileWith({ version: 2, plan: without }))).toMatchObject({
      problems: [{ path: 'ownArrays' }],
    })
  })

  it('says what it is, in lines that people read', () => {
    const text = encodePlanFile(firstPlan)
    const lines = text.split('\n')
    expect(lines.slice(0, 5)).toEqual([
      '{',
      '  "format": "Spindle plan",',
      '  "version": 1,',
      '  "plan": {',
      '    "name": "",',
    ])
    expect(lines).toContain('        "quotaMb": 700,')
    expect(lines.slice(-3)).toEqual(['  }', '}', ''])
  })

  it('may be written by hand, in any order and on one line', () => {
    const reversed = (value: object): object =>
      Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, isRecord(one) ? reversed(one) : one]),
      )
    const isRecord = (value: unknown): value is object =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    const text = JSON.stringify(reversed(partsOf(largePlan)))
    expect(text).toMatch(/"format":"Spindle plan"\}$/)
    expect(decodeFile(text)).toStrictEqual({ ok: true, plan: largePlan })
    expect(decodeFile(`\r\n\t${text}\r\n`).ok).toBe(true)
  })

  it('keeps names as they are, markup and all', () => {
    const names = [
      '<img src=x onerror=alert(1)>',
      '</script><script>',
      '"}],"plan":{}',
      '__proto__',
      '{"a":1,"a":2}',
      'C:\\new\\table',
      'Köln & Zürich, 東京本社, 👩‍💻',
      '\u0000\u2028\u202e\ud800',
      'n'.repeat(projectLimits.name),
    ]
    for (const name of names) {
      const [tier] = firstPlan.tiers
      const plan = {
        ...firstPlan,
        name,
        author: name,
        customer: name,
        tiers: [{ ...tier, name }] as const,
      }
      expect(decodeFile(stored(encodePlanFile(plan)))).toStrictEqual({ ok: true, plan })
    }
  })
})

describe('a file that is no plan', () => {
  it.each(['', ' ', 'plan', '{', '{"format":"Spindle plan"', '<html>', 'PK\u0003\u0004', '\ud800'])(
    'is not JSON: %j',
    (text) => {
      expect(problemOf(text)).toEqual({ code: 'not JSON' })
    },
  )

  it('is not JSON when its end is missing, wherever that is', () => {
    const text = encodePlanFile(typicalPlan).trimEnd()
    for (let end = 0; end < text.length; end += 1)
      expect(problemOf(text.slice(0, end))).toEqual({ code: 'not JSON' })
  })

  it('is not JSON with a number that JSON does not know', () => {
    for (const number of ['NaN', 'Infinity', '-Infinity', '0x10', '1_000', '.5', 'undefined'])
      expect(problemOf(edited('"mailboxes": 4200', `"mailboxes": ${number}`))).toEqual({
        code: 'not JSON',
      })
  })

  it.each([
    'null',
    '1',
    '"Spindle plan"',
    '[]',
    '["Spindle plan", 1]',
    '{}',
    JSON.stringify(whole),
    `[${encodePlanFile(firstPlan)}]`,
    '{"version":1,"plan":{}}',
    '{"format":"spindle plan","version":1,"plan":{}}',
    '{"format":["Spindle plan"],"version":1}',
    '{"__proto__":{"format":"Spindle plan","version":1,"plan":{}}}',
    `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  ])('is JSON, but of something else: %.60s', (text) => {
    expect(problemOf(text)).toEqual({ code: 'another format' })
  })

  it('is refused whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), (text) => {
        expect(['not JSON', 'another format']).toContain(problemOf(text)?.code)
      }),
    )
  })

  it('is refused, whatever its contents', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (version, plan) => {
        expect(problemOf(fileWith({ version, plan }))?.code).toMatch(/^(newer|invalid)$/)
        expect(problemOf(fileWith({ plan }))?.code).toBe('invalid')
      }),
    )
  })
})

describe('a plan file of another version', () => {
  it('is refused as newer, whatever else it holds', () => {
    for (const text of [
      fileWith({ version: 4 }),
      '{"format":"Spindle plan","version":4}',
      '{"format":"Spindle plan","version":4,"plan":[],"arrays":[{}]}',
      '{"version":1,"format":"Spindle plan","version":4}',
    ])
      expect(problemOf(text)).toEqual({ code: 'newer', version: 4, newest: 3 })
    expect(problemOf(fileWith({ version: 1e9 }))).toEqual({
      code: 'newer',
      version: 1e9,
      newest: 3,
    })
  })

  it.each(['0', '-1', '1.5', '"1"', '"2"', 'null', 'true', '[1]', '1e999'])(
    'needs a number: %s',
    (version) => {
      const message = 'The version must be a whole number from 1.'
      const text = encodePlanFile(firstPlan).replace('"version": 1', `"version": ${version}`)
      expect(problemOf(text)).toEqual(invalid({ path: 'version', message }))
    },
  )

  it('needs one at all', () => {
    expect(problemOf(fileWith({ version: undefined }))).toMatchObject({
      code: 'invalid',
      problems: [{ path: 'version' }],
    })
  })
})

describe('a plan file with other answers', () => {
  it('is refused as a whole, each answer with its path', () => {
    const tiers = [wholeTier, { ...wholeTier, quotaMb: 9 }]
    const availability = { ...whole.availability, copies: 17 }
    expect(problemOf(planWith({ tiers, availability, reserve: 'some' }))).toEqual(
      invalid(
        {
          path: 'tiers.1.quotaMb',
          message: `Tier 2: ${fieldOf('quota').label} must be a number from 10 to 1,000,000 MB.`,
        },
        {
          path: 'availability.copies',
          message: `${fieldOf('copies').label} must be a whole number from 1 to 16.`,
        },
        { path: 'reserve', message: 'IOPS reserve must be one of: paper, percent, none.' },
      ),
    )
  })

  it.each(['"4200"', 'null', 'true', '[4200]', '{}', '1e999', '4200.5', '-0', '""'])(
    'is refused with %s for a number',
    (answer) => {
      const text = edited('"mailboxes": 4200', `"mailboxes": ${answer}`)
      const problem = problemOf(text)
      expect(problem?.code).toBe('invalid')
      expect(problem).toMatchObject({ problems: [{ path: 'tiers.0.mailboxes' }] })
    },
  )

  it('is refused if an answer is missing, since a file has all answers', () => {
    expect(problemOf(edited('"mailboxes": 4200,', ''))).toEqual(
      invalid({
        path: 'tiers.0.mailboxes',
        message: `Tier 1: ${fieldOf('mailboxes').label} must be a whole number from 1 to 1,000,000.`,
      }),
    )
    expect(problemOf(fileWith({ plan: undefined }))).toEqual(
      invalid({ path: '', message: 'The answers of the plan are missing.' }),
    )
  })

  it.each([
    ['color', planWith({ color: 1 })],
    ['arrays', fileWith({ arrays: [] })],
    ['tiers.0.copies', edited('"mailboxes": 4200', '"copies": 4, "mailboxes": 4200')],
    ['constructor', planWith({ constructor: 1 })],
    ['__proto__', edited('"plan": {', '"__proto__": {"quotaMb": 1}, "plan": {')],
    ['__proto__', edited('"plan": {', '"plan": {"__proto__": {"quotaMb": 1},')],
    [
      'tiers.0.__proto__',
      edited('"mailboxes": 4200', '"__proto__": {"quotaMb": 1}, "mailboxes": 4200'),
    ],
  ])('is refused with an unknown one: %s', (path, text) => {
    const [key] = path.split('.').slice(-1)
    expect(problemOf(text)).toMatchObject({
      code: 'invalid',
      problems: [{ path, message: expect.stringContaining(`No answer is called “${key}”.`) }],
    })
    expect('quotaMb' in {}).toBe(false)
  })

  it.each([
    ['plan', '[]'],
    ['plan', JSON.stringify([whole])],
    ['plan', '"plan"'],
  ])('is refused with a list or a text for %s', (part, value) => {
    expect(problemOf(fileWith({ [part]: JSON.parse(value) }))).toEqual(
      invalid({ path: '', message: 'The answers of the plan are missing.' }),
    )
  })

  it.each(['tiers', 'availability', 'storage', 'acknowledged'])(
    'is refused with a list for an object and an object for a list: %s',
    (path) => {
      const held = whole[path]
      const other = Array.isArray(held) ? { ...held, length: held.length } : [held]
      expect(problemOf(planWith({ [path]: other }))).toMatchObject({ problems: [{ path }] })
    },
  )

  it('is refused with at most twenty problems', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, at]))
    for (const text of [planWith(many), fileWith(many)]) {
      const problem = problemOf(text)
      expect(problem?.code === 'invalid' && problem.problems).toHaveLength(20)
    }
  })
})

describe('a plan file that gives an answer twice', () => {
  const message = 'This is given twice.'

  it.each([
    ['tiers.0.mailboxes', edited('"mailboxes": 4200', '"mailboxes": 4200, "mailboxes": 4200')],
    ['tiers.0.mailboxes', edited('"mailboxes": 4200', '"mailboxes": 1, "mail\\u0062oxes": 4200')],
    ['tiers', edited('"tiers":', '"tiers": [{}], "tiers":')],
    ['plan', edited('"plan":', '"plan": {}, "plan":')],
    ['format', edited('"version": 1', '"version": 1, "format": "Spindle plan"')],
    ['version', edited('"plan":', '"version": 1, "plan":')],
    ['storage.raid', edited('"raid": "RAID 50"', '"raid": "RAID 6", "raid": "RAID 50"')],
  ])('is refused at %s', (path, text) => {
    expect(problemOf(text)).toEqual(invalid({ path, message }))
  })

  it('names the tier', () => {
    const parts = encodePlanFile(largePlan).split('"quotaMb":')
    const text = `${parts.slice(0, 4).join('"quotaMb":')}"quotaMb": 1, "quotaMb":${parts.slice(4).join('"quotaMb":')}`
    expect(problemOf(text)).toEqual(invalid({ path: 'tiers.3.quotaMb', message }))
  })
})

describe('the size of a plan file', () => {
  it('has room for the largest plan', () => {
    const name = '\u0001'.repeat(projectLimits.name)
    const longest = (tier: Tier) => ({ ...tier, name, growth: 100 / 3 })
    const [first, ...others] = largePlan.tiers
    const tiers = [longest(first), ...others.map(longest)] as const
    const titles = { name, author: name, customer: name, currency: name }
    const plan = { ...largePlan, ...titles, tiers, ownArrays: mostArrays(() => name) }
    const text = encodePlanFile(plan)
    expect(text.length).toBeGreaterThan(mostPlanOrCatalogBytes / 2)
    expect(text.length).toBeLessThan(mostPlanOrCatalogBytes)
    expect(decodeFile(text)).toStrictEqual({ ok: true, plan })
  })

  it('is a megabyte at most', () => {
    const text = encodePlanFile(firstPlan)
    expect(decodeFile(text.padEnd(mostPlanOrCatalogBytes)).ok).toBe(true)
    expect(problemOf(text.padEnd(mostPlanOrCatalogBytes + 1))).toEqual({ code: 'too large' })
  })

  it.each([
    ['backslashes', '\\\\'],
    ['quotes', '\\"'],
    ['colons', ':'],
    ['commas', ','],
  ])('may be all %s in a name', (_what, piece) => {
    const room = mostPlanOrCatalogBytes - encodePlanFile(firstPlan).length
    const name = piece.repeat(Math.floor(room / piece.length))
    const text = encodePlanFile(firstPlan).replace('"name": ""', () => `"name": "${name}"`)
    expect(problemOf(text)).toMatchObject({ problems: [{ path: 'name' }] })
  })

  it('may be all nesting', () => {
    const nested = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`
    const text = `{"format":"Spindle plan","version":1,"plan":${nested}}`
    expect(problemOf(text)?.code).toMatch(/^(invalid|not JSON)$/)
  })
})

describe('the name of a plan file', () => {
  it.each([
    ['', 'plan.spindle.json'],
    ['   ', 'plan.spindle.json'],
    ['..', 'plan.spindle.json'],
    ['Berlin', 'Berlin.spindle.json'],
    ['Köln & Zürich, 2ⁿᵈ draft #1?', 'Köln & Zürich, 2ⁿᵈ draft #1.spindle.json'],
    ['../../etc/passwd', 'etc passwd.spindle.json'],
    ['C:\\plans\\a', 'C plans a.spindle.json'],
    ['.hidden', 'hidden.spindle.json'],
    ['a\nb\u0000c', 'a b c.spindle.json'],
    ['evil\u202egpj', 'evil gpj.spindle.json'],
    ['東京本社', '東京本社.spindle.json'],
    ['CON', 'plan CON.spindle.json'],
    ['nul.2025', 'plan nul.2025.spindle.json'],
    ['LPT1', 'plan LPT1.spindle.json'],
    ['Aux  ', 'plan Aux.spindle.json'],
    ['CONTOSO', 'CONTOSO.spindle.json'],
    ['COM10', 'COM10.spindle.json'],
  ])('of “%s” is %s', (name, file) => {
    expect(planFileName({ ...firstPlan, name })).toBe(file)
  })

  it('is one that every file system takes', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const name = planFileName(plan)
        expect(name).toMatch(/^[^.\p{C}\\/:*?"<>|][^\p{C}\\/:*?"<>|]*\.spindle\.json$/u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
      }),
    )
    for (const letter of ['n', '東', '🙂'])
      expect(
        new TextEncoder().encode(planFileName({ ...firstPlan, name: letter.repeat(500) })).length,
      ).toBeLessThanOrEqual(255)
  })
})
