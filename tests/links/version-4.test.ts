import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  decodeLink,
  decodePlan,
  decodeProjectFile,
  encodeProject,
  encodeProjectFile,
} from '../../src/codec/index.ts'

/** A plan that has a link of its own, by the version and the name of that. */
type Named = { readonly version: 1 | 2 | 3; readonly name: string }
type GoldenProject = {
  readonly name: string
  readonly code: string
  readonly open: number
  /** Plans that the code counts instead of carrying them. */
  readonly leftOutPlans?: number
  readonly plans: readonly Named[]
}

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const published: readonly GoldenProject[] = read('version-4.json')
const links: Readonly<Record<number, readonly { name: string; code: string }[]>> = {
  1: read('version-1.json'),
  2: read('version-2.json'),
  3: read('version-3.json'),
}

/** The plan of a link, which the tests of its version hold. */
function planOf({ version, name }: Named) {
  const link = links[version]?.find((one) => one.name === name)
  const opened = link && decodePlan(link.code)
  if (!opened?.ok) throw new Error(`No link of version ${version} is called ${name}`)
  return opened.plan
}

describe('a link of version 4', () => {
  it.each(published)('opens to its plans: $name', ({ code, open, leftOutPlans = 0, plans }) => {
    const opened = {
      ok: true,
      plans: plans.map((one) => ({ ok: true, plan: planOf(one) })),
      open,
      leftOut: 0,
      leftOutPlans,
    }
    expect(code).toMatch(/^4[\w-]*Z$/)
    expect(decodeLink(code)).toStrictEqual({ ...opened, code })
  })

  const whole = published.filter(({ leftOutPlans }) => leftOutPlans === undefined)

  it.each(whole)('is the same when it is made again: $name', ({ code, open, plans }) => {
    const held = plans.map(planOf)
    expect(encodeProject(held, open)).toStrictEqual({ code, leftOut: 0, leftOutPlans: 0 })
    expect(decodeProjectFile(encodeProjectFile(held, open))).toMatchObject({
      ok: true,
      plans: held.map((plan) => ({ plan })),
      open,
    })
  })

  it('was published with plans of every version, and with plans left out', () => {
    const versions = published.flatMap(({ plans }) => plans.map(({ version }) => version))
    expect(new Set(versions)).toEqual(new Set([1, 2, 3]))
    expect(whole.length).toBeGreaterThanOrEqual(6)
    expect(published.length).toBeGreaterThan(whole.length)
    expect(new Set(published.map(({ code }) => code)).size).toBe(published.length)
  })
})
