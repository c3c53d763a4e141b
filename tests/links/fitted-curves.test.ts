import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  decodeLink,
  encodePlan,
  encodePlanFile,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { codeSaying } from '../codec/code-of.ts'
import { decodeFile } from '../codec/decode-file.ts'
import { linksOfVersion1, newInVersion2 } from './golden.ts'

/** A plan with fitted curves as it was published, and the code of the same plan without them. */
type WithCurves = {
  readonly name: string
  readonly code: string
  readonly codeWithout: string
  /** Text that a browser stored. */
  readonly saved?: string
  readonly file?: string
}

const published: readonly WithCurves[] = JSON.parse(
  readFileSync(new URL('fitted-curves.json', import.meta.url), 'utf8'),
)

/** The plans of a code. */
function opened(code: string) {
  const link = decodeLink(code)
  if (!link.ok) throw new Error(link.problem.code)
  return link
}

describe('a plan with curves fitted to its kept tests', () => {
  it.each(published)('opens without them from a link: $name', ({ code, codeWithout }) => {
    const { code: _with, ...found } = opened(code)
    const { code: _without, ...expected } = opened(codeWithout)
    expect(found).toStrictEqual(expected)
    expect(found.leftOut).toBe(0)
    expect(found.plans[0].plan.keptTests).toHaveLength(3)
    expect(found.plans[0].plan.ownArrays).toHaveLength(1)
  })

  it.each(published.filter(({ file }) => file !== undefined))(
    'opens without them from a file and a stored text: $name',
    ({ codeWithout, file = '', saved = '' }) => {
      const [{ plan }] = opened(codeWithout).plans
      expect(file).toContain('"ownCurves"')
      expect(decodeFile(file)).toStrictEqual({ ok: true, plan })
      expect(saved).toContain('"ownCurves"')
      expect(planFromStoredText(saved)).toStrictEqual({ ok: true, plan })
      for (const written of [encodePlanFile(plan), planToStoredText(plan)])
        expect(written).not.toContain('ownCurves')
      expect(encodePlan(plan)).toStrictEqual({ code: codeWithout, leftOut: 0 })
    },
  )

  it('was published with every version that knew them, and of several plans', () => {
    expect(new Set(published.map(({ code }) => code.charAt(0)))).toEqual(new Set(['2', '3', '4']))
  })

  it('is refused in version 1, which did not know such curves', () => {
    const link = decodeLink(codeSaying([{ ownCurves: [] }, {}], '1'))
    expect(link).toMatchObject({ ok: false, problem: { problems: [{ path: 'ownCurves' }] } })
    const early = Object.entries(linksOfVersion1[0]!.saved).filter(
      ([key]) => !Object.hasOwn(newInVersion2, key),
    )
    const plan = Object.fromEntries(early)
    const file = { format: 'Spindle plan', version: 1, plan: { ...plan, ownCurves: [] } }
    expect(decodeFile(JSON.stringify(file))).toMatchObject({
      ok: false,
      problem: { problems: [{ path: 'ownCurves' }] },
    })
  })
})
