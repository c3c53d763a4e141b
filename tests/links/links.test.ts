import { describe, expect, it } from 'vitest'
import {
  decodeFile,
  decodePlan,
  encodeFile,
  encodePlan,
  planFromText,
  planToText,
} from '../../src/plan/index.ts'
import { answerAt, linksOfVersion1, vocabulary1 } from './golden.ts'

describe('a link of version 1', () => {
  it.each(linksOfVersion1)('opens to its plan: $name', ({ code, plan }) => {
    expect(code).toMatch(/^1[\w-]*Z$/)
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan })
  })

  it.each(linksOfVersion1)('opens to it when it is made again: $name', ({ plan }) => {
    expect(decodePlan(encodePlan(plan))).toStrictEqual({ ok: true, plan })
    expect(planFromText(planToText(plan))).toStrictEqual({ ok: true, plan })
  })

  it('was published in as many kinds as people send', () => {
    expect(linksOfVersion1.length).toBeGreaterThanOrEqual(12)
    expect(new Set(linksOfVersion1.map(({ code }) => code)).size).toBe(linksOfVersion1.length)
  })
})

describe('a file of version 1', () => {
  it.each(linksOfVersion1)('opens to its plan: $name', ({ plan }) => {
    const file = JSON.stringify({ format: 'Spindle plan', version: 1, plan })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
    expect(JSON.parse(encodeFile(plan))).toStrictEqual(JSON.parse(file))
  })
})

describe('the links of version 1', () => {
  const plans = linksOfVersion1.map(({ plan }) => plan)
  const tiers = plans.flatMap((plan) => plan.tiers)
  const places = [
    ...vocabulary1.ofPlan.map((answer) => ({ ...answer, held: plans })),
    ...vocabulary1.ofTier.map((answer) => ({ ...answer, held: tiers })),
  ].filter(({ key }) => !['name', 'author', 'customer'].includes(key))

  it.each(places)('hold every answer of $key: $accepts', ({ path, accepts, held }) => {
    const given = new Set<unknown>(held.map((one) => answerAt(one, path)))
    for (const answer of accepts) expect(given).toContain(answer)
  })

  it('hold all advice, the most tiers and the longest names', () => {
    const names = plans.flatMap(({ name, author, customer }) => [name, author, customer])
    expect(plans.map(({ acknowledged }) => acknowledged)).toContainEqual(vocabulary1.advice)
    expect(Math.max(...plans.map((plan) => plan.tiers.length))).toBe(vocabulary1.tiers)
    expect(Math.max(...names.map((name) => name.length))).toBe(vocabulary1.name)
    expect(Math.max(...tiers.map(({ name }) => name.length))).toBe(vocabulary1.name)
  })
})
