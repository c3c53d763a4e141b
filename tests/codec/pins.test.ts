import { describe, expect, it } from 'vitest'
import {
  decodeFile,
  decodeLink,
  decodePlan,
  decodeProjectFile,
  encodeFile,
  encodePlan,
  encodeProject,
  encodeProjectFile,
  planFromText,
  planToText,
} from '../../src/codec/index.ts'
import { defaultPlan, type Plan, pinKeys, withPin, withVersion } from '../../src/engine/index.ts'

const pinned = (plan: Plan, ...keys: readonly string[]) =>
  keys.reduce((now, key) => withPin(now, key, true), plan)
const papers = pinned(defaultPlan, 'quota', 'copies')
const roles = pinned(withVersion(defaultPlan, 'SE'), 'jbod', 'quota', 'activeServers')
const all = { ...defaultPlan, pinned: pinKeys }

/** What a file with these pins opens to, or the paths it is refused for. */
function opened(pins: unknown): readonly string[] {
  const { plan, ...file } = JSON.parse(encodeFile(papers))
  const read = decodeFile(JSON.stringify({ ...file, plan: { ...plan, pinned: pins } }))
  if (read.ok) return read.plan.pinned
  if (read.problem.code !== 'invalid') throw new Error('It was refused for something else')
  return read.problem.problems.map(({ path }) => `refused ${path}`)
}

describe('pins', () => {
  it.each([papers, roles, all])('go along in link, file and saved text', (plan) => {
    expect(plan.pinned.length).toBeGreaterThan(1)
    expect(decodePlan(encodePlan(plan).code)).toMatchObject({ ok: true, plan })
    expect(decodeFile(encodeFile(plan))).toMatchObject({ ok: true, plan })
    expect(planFromText(planToText(plan))).toMatchObject({ ok: true, plan })
  })

  it('go along with each variant of a project', () => {
    const plans = [papers, defaultPlan, roles]
    const pins = plans.map((plan) => plan.pinned)
    const link = decodeLink(encodeProject(plans, 1).code)
    const file = decodeProjectFile(encodeProjectFile(plans, 1))
    for (const read of [link, file]) {
      if (!read.ok) throw new Error('It opens')
      expect(read.plans.map(({ plan }) => plan.pinned)).toEqual(pins)
    }
  })

  it('are absent where there are none: what was published stays as it is', () => {
    expect(planToText(defaultPlan)).not.toContain('pinned')
    expect(encodeFile(defaultPlan)).not.toContain('pinned')
    expect(encodeFile(papers)).toContain('"pinned": [\n      "copies",\n      "quota"\n    ]')
  })

  it('are refused where they are none, twice or out of order', () => {
    expect(opened(['copies', 'quota'])).toEqual(['copies', 'quota'])
    expect(opened([])).toEqual([])
    for (const none of [
      ['quota', 'copies'],
      ['copies', 'copies'],
      ['moon'],
      'quota',
      null,
      7,
      [null],
    ])
      expect(opened(none)[0], JSON.stringify(none)).toMatch(/^refused pinned/)
    expect(opened(Array.from({ length: 10_000 }, () => 'quota'))[0]).toMatch(/^refused pinned/)
  })
})
