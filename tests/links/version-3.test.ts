import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frozenRolesBaselineAnswers } from '../../src/codec/frozen-plan.ts'
import {
  decodePlan,
  encodePlan,
  encodePlanFile,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { baselinePlanOfVersion } from '../../src/codec/stored-answers.ts'
import { answerDefinitions, fieldOf, type Plan, type Tier } from '../../src/engine/index.ts'
import { codeSaying } from '../codec/code-of.ts'
import { decodeFile } from '../codec/decode-file.ts'
import type { FormatAnswer } from './golden.ts'

/** What of a plan a link of version 3 says, every answer under its key. */
type SaidPlan = Partial<Omit<Plan, 'tiers'>> & { readonly tiers: readonly Partial<Tier>[] }

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const published: Plan = read('left-out-3.json')

/** What a plan or a tier that was published leaves out: answers that came later, at their defaults. */
function withLater<T extends object>(held: T, ofTier: boolean): T {
  const later = Object.entries(answerDefinitions).filter(
    ([key, answer]) => !Object.hasOwn(held, key) && 'perTier' in answer === ofTier,
  )
  return { ...Object.fromEntries(later.map(([key, answer]) => [key, answer.default])), ...held }
}

const [publishedTier] = published.tiers
const leftOut: Plan = {
  ...withLater(published, false),
  // Kept tests and pins came later.
  keptTests: [],
  pinned: [],
  automatic: [],
  tiers: [withLater(publishedTier, true)],
}
const links: readonly { readonly name: string; readonly code: string; readonly plan: SaidPlan }[] =
  read('version-3.json')
const vocabulary: Readonly<Record<'ofPlan' | 'ofTier', readonly FormatAnswer[]>> & {
  readonly exchange: readonly string[]
} = read('vocabulary-3.json')

/** The whole plan of what a link says. */
function wholePlan({ tiers, ...said }: SaidPlan): Plan {
  const [first, ...others] = tiers.map((tier) => ({ ...leftOut.tiers[0], ...tier }))
  if (!first) throw new Error('A plan has a tier')
  return { ...leftOut, ...said, tiers: [first, ...others] }
}

const linkOf = (...changes: object[]) => codeSaying(changes, '3')
const fileOf = (plan: object) => JSON.stringify({ format: 'Spindle plan', version: 3, plan })
const whole = { prices: {}, ownArrays: [], acknowledged: [] }

describe('what a link and a file of version 3 leave out', () => {
  it('is what the method of role requirements started from when it came', () => {
    expect(baselinePlanOfVersion(3)).toStrictEqual(leftOut)
    expect(decodePlan(linkOf({}, {}))).toStrictEqual({ ok: true, plan: leftOut, leftOut: 0 })
    const file = fileOf({ ...whole, tiers: [{}] })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan: leftOut })
  })
})

it('leaves out no answer whose default could move', () => {
  const frozen = [frozenRolesBaselineAnswers, ...frozenRolesBaselineAnswers.tiers].flatMap((held) =>
    Object.keys(held),
  )
  expect(Object.keys(answerDefinitions).filter((key) => !frozen.includes(key))).toEqual([])
})

describe('a link of version 3', () => {
  it.each(links)('opens to its plan, and is the same when it is made again: $name', (link) => {
    const plan = wholePlan(link.plan)
    expect(link.code).toMatch(/^3[\w-]*Z$/)
    expect(decodePlan(link.code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(encodePlan(plan)).toStrictEqual({ code: link.code, leftOut: 0 })
    expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
    expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
  })

  it('was made of every answer of its own', () => {
    const tiers = links.flatMap(({ plan }) => plan.tiers)
    const given = (key: string, of: readonly object[]) =>
      of.map((one) => Object.entries(one).find(([name]) => name === key)?.[1])
    const usual = (key: string, held: object) => given(key, [held])[0]
    for (const { key, accepts } of vocabulary.ofPlan)
      for (const answer of accepts)
        if (answer !== usual(key, leftOut))
          expect(
            given(
              key,
              links.map(({ plan }) => plan),
            ),
            key,
          ).toContain(answer)
    for (const { key, accepts } of vocabulary.ofTier)
      for (const answer of accepts)
        if (answer !== usual(key, leftOut.tiers[0]))
          expect(given(key, tiers), key).toContain(answer)
  })
})

const spoken = ({ accepts, ...answer }: FormatAnswer) =>
  accepts.map((value) => ({ ...answer, value }))

describe('what a link and a file of version 3 say', () => {
  it.each(vocabulary.exchange)('is Exchange %s', (exchange) => {
    const opened = decodePlan(linkOf({ exchange }, {}))
    expect(opened).toMatchObject({ ok: true, plan: { exchange } })
    expect(decodeFile(fileOf({ ...whole, exchange, tiers: [{}] }))).toMatchObject({ ok: true })
  })

  it.each(['2003', '2007', '2010'])('is not Exchange %s', (exchange) => {
    const invalid = { code: 'invalid', problems: [{ path: 'exchange' }] }
    expect(decodePlan(linkOf({ exchange }, {}))).toMatchObject({ ok: false, problem: invalid })
    const file = fileOf({ ...whole, exchange, tiers: [{}] })
    expect(decodeFile(file)).toMatchObject({ ok: false, problem: invalid })
  })

  it.each(vocabulary.ofPlan.flatMap(spoken))('is $key $value', ({ key, path, value }) => {
    const plan = { ...leftOut, [key]: value }
    expect(decodePlan(linkOf({ [key]: value }, {}))).toStrictEqual({ ok: true, plan, leftOut: 0 })
    const file = fileOf({ ...whole, [path]: value, tiers: [{}] })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
  })

  it.each(vocabulary.ofTier.flatMap(spoken))('is $key $value of a tier', ({ key, path, value }) => {
    const tiers = [leftOut.tiers[0], { ...leftOut.tiers[0], [key]: value }]
    const plan = { ...leftOut, tiers }
    const changes = [{}, {}, { [key]: value }]
    expect(decodePlan(linkOf(...changes))).toStrictEqual({ ok: true, plan, leftOut: 0 })
    const file = fileOf({ ...whole, tiers: [{}, { [path]: value }] })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
  })

  it('is every answer that an earlier version says', () => {
    const plan = { ...leftOut, copies: 5, overhead: 30, ranking: 'cost' as const }
    const grouped = { availability: { copies: 5 }, overheadPercent: 30, ranking: 'cost' }
    expect(decodeFile(fileOf({ ...whole, ...grouped, tiers: [{}] }))).toStrictEqual({
      ok: true,
      plan,
    })
  })
})

describe('the unit of a number in a link', () => {
  const numbers = [...vocabulary.ofPlan, ...vocabulary.ofTier].filter(
    ({ unit }) => unit !== undefined,
  )

  it.each(numbers)('is that of its field: $key in “$unit”', ({ key, unit }) => {
    expect(fieldOf(key)).toMatchObject({ kind: 'number', unit })
  })
})
