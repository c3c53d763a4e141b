import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeFile,
  decodePlan,
  encodeFile,
  encodePlan,
  parsePlan,
  planFromText,
  planToText,
} from '../../src/codec/index.ts'
import {
  defaultPlan,
  type KeptTest,
  limits,
  type Plan,
  withVersion,
} from '../../src/engine/index.ts'
import { keptTest, keptTests } from '../engine/kept-tests.ts'
import { mostArrays } from './plans.ts'

const kept: Plan = { ...defaultPlan, keptTests: [keptTest] }

/** A test like others, under an id and with figures of its own. */
const numbered = (test: KeptTest, at: number): KeptTest => ({
  ...test,
  id: `n${at}`,
  name: `EXMBX${at} ${at * 7919}`,
  planned: Math.sqrt(at + 7) * 300,
  logs: Math.sqrt(at + 5) * 90,
})

/** The paths of what a file with this in it is refused for. */
function refusedFor(change: object): readonly string[] {
  const { plan, ...file } = JSON.parse(encodeFile(kept))
  const read = decodeFile(JSON.stringify({ ...file, plan: { ...plan, ...change } }))
  if (read.ok || read.problem.code !== 'invalid') throw new Error('It was not refused as invalid')
  return read.problem.problems.map(({ path }) => path)
}

describe('kept tests', () => {
  it.each([kept, withVersion(kept, '2019')])('travel in link, file and stored text', (plan) => {
    expect(plan.keptTests).toHaveLength(1)
    expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
    expect(planFromText(planToText(plan))).toStrictEqual({ ok: true, plan })
    expect(parsePlan(plan)).toStrictEqual({ ok: true, plan })
  })

  it('travel whatever they are', () => {
    const travels = fc.property(keptTests, (tests) => {
      const plan: Plan = { ...defaultPlan, keptTests: tests }
      expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
      expect(planFromText(planToText(plan))).toStrictEqual({ ok: true, plan })
    })
    fc.assert(travels)
  })

  it('leave links and files as they were where there are none', () => {
    const without = encodeFile(defaultPlan)
    expect(without).not.toMatch(/keptTests/)
    expect(planToText(defaultPlan)).not.toMatch(/keptTests/)
    expect(planToText(kept)).toMatch(/keptTests/)
  })

  it('are counted where they would make a link too long', () => {
    const many = Array.from({ length: limits.keptTests }, (_, at) => ({
      ...keptTest,
      id: `t${at}`,
      name: `EXMBX${(at * 7919) % 1000} ${at * 31_337}`,
      achieved: Math.sqrt(at + 2) * 100,
    }))
    const plan: Plan = { ...kept, keptTests: many }
    const { code, leftOut } = encodePlan(plan)
    expect(leftOut).toBe(limits.keptTests)
    expect(decodePlan(code)).toStrictEqual({
      ok: true,
      plan: { ...plan, keptTests: [] },
      leftOut,
    })
  })

  it('are left out before own arrays are', () => {
    const plan: Plan = { ...defaultPlan, ownArrays: mostArrays(String).slice(0, 3) }
    const keptTests = Array.from({ length: 40 }, (_, at) => numbered(keptTest, at))
    expect(encodePlan({ ...plan, keptTests }).leftOut).toBe(keptTests.length)
    expect(encodePlan(plan).leftOut).toBe(0)
  })
})

describe('what is refused of kept tests', () => {
  it.each<readonly [object, string]>([
    [{ passed: 'yes' }, 'keptTests.0.passed'],
    [{ achieved: -1 }, 'keptTests.0.achieved'],
    [{ units: 1.5 }, 'keptTests.0.units'],
    [{ storage: 'RAID 7' }, 'keptTests.0.storage'],
    [{ id: '../../x' }, 'keptTests.0.id'],
    [{ script: '<script>' }, 'keptTests.0.script'],
    [{ name: 'x'.repeat(501) }, 'keptTests.0.name'],
  ])('is %o', (change, path) => {
    expect(refusedFor({ keptTests: [{ ...keptTest, ...change }] })).toStrictEqual([path])
  })

  it('is an id given twice, too many, or no list', () => {
    expect(refusedFor({ keptTests: [keptTest, keptTest] })).toStrictEqual(['keptTests.1'])
    const most = Array.from({ length: limits.keptTests + 1 }, () => keptTest)
    expect(refusedFor({ keptTests: most })).toStrictEqual(['keptTests'])
    expect(refusedFor({ keptTests: 3 })).toStrictEqual(['keptTests'])
  })
})
