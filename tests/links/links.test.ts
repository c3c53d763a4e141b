import { describe, expect, it } from 'vitest'
import {
  decodePlan,
  encodePlan,
  encodePlanFile,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { decodeFile } from '../codec/decode-file.ts'
import {
  answerAt,
  isMapped,
  linksOfVersion1,
  linksOfVersion2,
  newInVersion2,
  opened,
  vocabulary1,
  vocabulary2,
} from './golden.ts'

describe('a link of version 1', () => {
  it.each(linksOfVersion1)('opens to its plan: $name', ({ code, plan }) => {
    expect(code).toMatch(/^1[\w-]*Z$/)
    expect(decodePlan(code)).toStrictEqual({ ...opened(plan), leftOut: 0 })
  })

  it.each(linksOfVersion1.filter(({ plan }) => !isMapped(plan)))(
    'is the same when it is made again: $name',
    ({ code, plan }) => {
      expect(encodePlan(plan)).toStrictEqual({ code, leftOut: 0 })
      expect(planToStoredText(plan)).toMatch(/^\[/)
      expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
    },
  )

  it.each(linksOfVersion1.filter(({ plan }) => isMapped(plan)))(
    'is of version 3 when it is made again: $name',
    ({ plan }) => {
      const { code, leftOut } = encodePlan(plan)
      expect([code.charAt(0), leftOut]).toEqual(['3', 0])
      expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
      expect(planToStoredText(plan)).toMatch(/^3\[/)
      expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
    },
  )

  it('was published in as many kinds as people send', () => {
    expect(linksOfVersion1.length).toBeGreaterThanOrEqual(12)
    expect(new Set(linksOfVersion1.map(({ code }) => code)).size).toBe(linksOfVersion1.length)
  })
})

describe('a file of version 1', () => {
  it.each(linksOfVersion1)('opens to its plan: $name', ({ plan, saved: held }) => {
    const answers = Object.entries(held).filter(([key]) => !Object.hasOwn(newInVersion2, key))
    const saved = { format: 'Spindle plan', version: 1, plan: Object.fromEntries(answers) }
    const file = JSON.stringify(saved)
    expect(decodeFile(file)).toStrictEqual(opened(plan))
    if (isMapped(plan)) expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
    else expect(JSON.parse(encodePlanFile(plan))).toStrictEqual(JSON.parse(file))
  })
})

describe('a link of version 2', () => {
  it.each(linksOfVersion2)('opens to its plan: $name', ({ code, plan, leftOut = 0 }) => {
    expect(code).toMatch(/^2[\w-]*Z$/)
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut })
  })

  const whole = linksOfVersion2.filter(({ leftOut = 0 }) => leftOut === 0)

  it.each(whole)('opens to it when it is made again: $name', ({ plan }) => {
    const { code, leftOut } = encodePlan(plan)
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect([code.charAt(0), leftOut]).toEqual(['2', 0])
    expect(planFromStoredText(planToStoredText(plan))).toStrictEqual({ ok: true, plan })
  })

  it('was published whole and with own arrays left out', () => {
    expect(whole.length).toBeGreaterThanOrEqual(8)
    expect(linksOfVersion2.length).toBeGreaterThan(whole.length)
    expect(new Set(linksOfVersion2.map(({ code }) => code)).size).toBe(linksOfVersion2.length)
  })

  it.each(vocabulary2.ofPlan)('holds every answer of $key: $accepts', ({ path, accepts }) => {
    const given = linksOfVersion2.map(({ saved }) => answerAt(saved, path))
    for (const answer of accepts) expect(given).toContain(answer)
  })
})

describe('a file of version 2', () => {
  it.each(linksOfVersion2)('opens to its plan: $name', ({ plan, saved, leftOut = 0 }) => {
    const file = JSON.stringify({ format: 'Spindle plan', version: 2, plan: saved })
    expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
    if (leftOut === 0) expect(JSON.parse(encodePlanFile(plan))).toStrictEqual(JSON.parse(file))
  })
})

describe('the links of version 1', () => {
  const plans = linksOfVersion1.map(({ plan }) => plan)
  const saved = linksOfVersion1.map((link) => link.saved)
  const savedTiers = saved.flatMap((plan) => plan.tiers)
  const tiers = plans.flatMap((plan) => plan.tiers)
  const places = [
    ...vocabulary1.ofPlan.map((answer) => ({ ...answer, held: saved })),
    ...vocabulary1.ofTier.map((answer) => ({ ...answer, held: savedTiers })),
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
