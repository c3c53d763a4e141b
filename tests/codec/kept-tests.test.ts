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
import { keptTest, keptTests, ownCurve, ownCurves } from '../engine/kept-tests.ts'
import { mostArrays } from './plans.ts'

const kept: Plan = { ...defaultPlan, keptTests: [keptTest], ownCurves: [ownCurve] }

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

describe('kept tests and fitted curves', () => {
  it.each([kept, withVersion(kept, '2019')])('travel in link, file and stored text', (plan) => {
    expect(plan.keptTests).toHaveLength(1)
    expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
    expect(planFromText(planToText(plan))).toStrictEqual({ ok: true, plan })
    expect(parsePlan(plan)).toStrictEqual({ ok: true, plan })
  })

  it('travel whatever they are', () => {
    const travels = fc.property(keptTests, ownCurves, (tests, curves) => {
      const plan: Plan = { ...defaultPlan, keptTests: tests, ownCurves: curves }
      expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
      expect(planFromText(planToText(plan))).toStrictEqual({ ok: true, plan })
    })
    fc.assert(travels)
  })

  it('leave links and files as they were where there are none', () => {
    const without = encodeFile(defaultPlan)
    expect(without).not.toMatch(/keptTests|ownCurves/)
    expect(planToText(defaultPlan)).not.toMatch(/keptTests|ownCurves/)
    const [tests, curves] = [{ keptTests: [keptTest] }, { ownCurves: [ownCurve] }]
    for (const some of [tests, curves])
      expect(planToText({ ...defaultPlan, ...some })).toMatch(/keptTests|ownCurves/)
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
    expect(leftOut).toBe(limits.keptTests + 1)
    expect(decodePlan(code)).toStrictEqual({
      ok: true,
      plan: { ...plan, keptTests: [], ownCurves: [] },
      leftOut,
    })
  })

  it('are left out before own arrays are, and curves before tests', () => {
    const some = Array.from({ length: 12 }, (_, at) => numbered(keptTest, at))
    const curves = Array.from({ length: 40 }, (_, at) => ({
      ...ownCurve,
      array: `a${at}`,
      coefficients: {
        read: {
          time: Math.sqrt(at + 2),
          saturation: Math.sqrt(at + 3),
          maintenance: Math.sqrt(at + 5),
          distance: Math.sqrt(at + 6),
          pool: Math.sqrt(at + 7),
        },
        write: { ...ownCurve.coefficients.write, time: Math.cbrt(at + 2) },
        log: { ...ownCurve.coefficients.log, time: Math.cbrt(at + 3) },
      },
    }))
    const plan: Plan = { ...defaultPlan, ownArrays: mostArrays(String).slice(0, 3) }
    const withTests: Plan = { ...plan, keptTests: some, ownCurves: curves }
    expect(encodePlan(withTests).leftOut).toBe(curves.length)
    const more: Plan = {
      ...withTests,
      keptTests: Array.from({ length: 40 }, (_, at) => numbered(keptTest, at)),
    }
    expect(encodePlan(more).leftOut).toBe(curves.length + 40)
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

  it('is a curve of too few tests, of none of its tests, or without a coefficient', () => {
    const refused = (curve: object) => refusedFor({ ownCurves: [{ ...ownCurve, ...curve }] })
    expect(refused({ tests: ['a', 'b'] })).toStrictEqual(['ownCurves.0.tests'])
    expect(refused({ tests: ['a', 'b', 'b'] })).toStrictEqual(['ownCurves.0.tests'])
    const { read: _read, ...others } = ownCurve.coefficients
    expect(refused({ coefficients: others })).toStrictEqual(['ownCurves.0.coefficients.read'])
    expect(refusedFor({ ownCurves: [ownCurve, ownCurve] })).toStrictEqual(['ownCurves.1'])
  })
})
