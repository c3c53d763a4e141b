import { expect, test } from 'vitest'
import { isMore } from '../../../src/engine/core/compare.ts'
import { formula } from '../../../src/engine/core/formula.ts'
import { forWords, made, mark, quietly } from '../../../src/engine/core/recorder.ts'
import { byHand, ownRule } from '../../../src/engine/core/source.ts'
import { given } from '../../../src/engine/core/worked.ts'
import { defaultPlan, methodOf, type Plan, size, traceOf } from '../../../src/engine/index.ts'
import { exploringOf } from '../../../src/engine/methods/exploring-of.ts'
import { roleParts } from '../../../src/engine/methods/roles/role-requirements.ts'
import { stageFiguresOf } from '../../../src/engine/methods/roles/stage-figures.ts'
import { record, watched } from '../../../src/engine/tracing/record.ts'
import { cases } from '../../cases.ts'
import { chanceFrom } from '../../chance.ts'
import { changed, numbersOf, planOfRoles, plansOfMethods, usualKeys } from './changed-plans.ts'
import { follow, isMadeAgain, near } from './followed.ts'

const half = formula({
  label: 'Half',
  unit: 'mailboxes',
  takes: { all: 'mailboxes' },
  text: 'all ÷ 2',
  source: ownRule('Half of all.'),
  examples: [{ in: { all: 10 }, out: 5, source: byHand }],
})

const all = () => made(given('Mailboxes', 10, 'mailboxes', 'mailboxes', 0))

test('a formula reads nothing that decides, and what is read beside one does', () => {
  const { choices, result, bornAfter } = record(() => {
    const first = half({ all: all() })
    const before = first.value > 3
    const second = half({ all: first })
    return { first, second, before }
  })
  expect(choices).toMatchObject([{ kind: 'read', of: { label: 'Half' }, value: 5 }])
  expect(bornAfter(result.first)).toBe(0)
  expect(bornAfter(result.second)).toBe(1)
  expect(result.second.value).toBe(2.5)
})

test('a comparison keeps what it came to, not the numbers; each choice stands once', () => {
  const { choices } = record(() => {
    const one = half({ all: all() })
    return [isMore(one, 3), isMore(one, 3), isMore(3, one), quietly(() => one.value > 3)]
  })
  expect(choices).toMatchObject([
    { kind: 'compared', sign: '>', right: 3, holds: true },
    { kind: 'compared', sign: '>', left: 3, holds: false },
  ])
})

test('what is decided for words is asked again for a figure', () => {
  const { choices } = record(() => {
    const one = half({ all: all() })
    const asked = () => isMore(one, 3)
    return [forWords(asked), asked(), forWords(asked), asked()]
  })
  expect(choices).toMatchObject([
    { kind: 'compared', aside: true },
    { kind: 'compared', aside: false },
  ])
})

test('names are choices only where they are asked for', () => {
  const plan = planOfRoles(4)
  const named = (trace: ReturnType<typeof traceOf>) =>
    trace?.choices.flatMap((choice) => (choice.kind === 'answer' ? [choice.path.join(' ')] : []))
  const names = ['dagNames', 'serverNames', 'databaseNames']
  expect(named(traceOf(plan))).not.toEqual(expect.arrayContaining(names))
  expect(named(traceOf(plan, 'figures and names'))).toEqual(expect.arrayContaining(names))
})

test('answers that code reads by itself are choices, by where they stand', () => {
  const { choices, marks } = record(() => {
    const plan = watched(defaultPlan)
    const read = [plan.exchange, plan.tiers[0].mailboxes]
    mark('read')
    return read
  })
  expect(choices).toMatchObject([
    { kind: 'answer', path: ['exchange'], value: '2010' },
    { kind: 'answer', path: ['tiers', '0', 'mailboxes'], value: 6000 },
  ])
  expect(marks.get('read')).toBe(2)
})

test('nothing is recorded where nobody asks for it', () => {
  const outside = half({ all: all() })
  const { choices } = record(() => outside.value)
  expect(choices).toEqual([])
})

test('a trace has the results of the plan itself', () => {
  for (const plan of [defaultPlan, planOfRoles(4)]) {
    const sized = size(plan)
    const trace = traceOf(plan)
    if (!sized.ok || !trace) throw new Error('The plan can be sized')
    const { sizing } = sized
    const found = new Map(trace.results.map(({ key, figure }) => [key, figure.value]))
    const stages = Object.entries(exploringOf(plan).stageFigures(sizing)).flatMap(
      ([stage, figures]) =>
        Object.entries(figures).flatMap(([name, figure]) =>
          figure ? [[`${stage}.${name}`, figure.value] as const] : [],
        ),
    )
    expect(stages.length).toBeGreaterThan(60)
    for (const [key, value] of stages) expect(found.get(key), key).toBe(value)
  }
})

/** What the engine finds with other answers; where a check leaves it without results, what its stages found. */
function resultsWith(plan: Plan): ReadonlyMap<string, number> {
  const trace = traceOf(plan)
  if (trace) return new Map(trace.results.map(({ key, figure }) => [key, figure.value]))
  if (methodOf(plan).id !== 'roles') return new Map()
  return new Map(
    Object.entries(stageFiguresOf(roleParts(plan))).flatMap(([stage, figures]) =>
      Object.entries(figures).flatMap(([name, figure]) =>
        figure ? [[`${stage}.${name}`, figure.value] as const] : [],
      ),
    ),
  )
}

/** Every result that must still hold with other answers, held against what the engine finds with them. */
function heldAgainst(plan: Plan, to: Plan) {
  const trace = traceOf(plan)
  if (!trace) return null
  const numberOf = follow(plan, to)
  const undone = trace.choices.findIndex((choice) => !isMadeAgain(choice, to, numberOf))
  const first = undone === -1 ? Number.POSITIVE_INFINITY : undone
  const found = resultsWith(to)
  const held = trace.results.filter(({ after }) => first >= after)
  const wrong = held.filter(({ key, figure }) => {
    const engine = found.get(key)
    return engine === undefined || !near(engine, numberOf(figure), 1e-6)
  })
  return { all: trace.results.length, held: held.length, wrong: wrong.map(({ key }) => key) }
}

test.each(plansOfMethods)(
  'as long as every choice would be made again, formulas alone find what the engine finds: %s',
  (_, planOf) => {
    let [all, held] = [0, 0]
    for (let seed = 1; seed <= cases(15, 1000); seed += 1) {
      const plan = planOf(seed)
      const chance = chanceFrom(seed)
      for (const keys of [usualKeys, usualKeys, numbersOf(plan)]) {
        const to = changed(plan, keys, chance)
        const found = heldAgainst(plan, to)
        if (!found) continue
        expect(found.wrong, `seed ${seed}`).toEqual([])
        all += found.all
        held += found.held
      }
    }
    // Else nothing was tried.
    expect(held).toBeGreaterThan(all / 2)
  },
)
