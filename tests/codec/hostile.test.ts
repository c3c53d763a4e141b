import fc from 'fast-check'
import { Inflate } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  decodeCatalog,
  decodePlan,
  encodeCatalog,
  encodePlan,
  encodePlanFile,
  parseOwnArray,
  parsePlan,
  planFromStoredText,
  planToStoredText,
} from '../../src/codec/index.ts'
import { defaultPlan, type Plan } from '../../src/engine/index.ts'
import { cases, isDeep, some } from '../cases.ts'
import { codeOfText } from './code-of.ts'
import { decodeFile } from './decode-file.ts'
import { largePlan, mostArrays } from './plans.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const plan: Plan = {
  ...largePlan,
  growthYears: 4,
  currency: '€',
  prices: { 'PS6100XV 600': 30_000 },
  ownArrays: mostArrays(String).slice(0, 3),
  acknowledged: ['dag-profile'],
}
const codeOf = (text: string) => codeOfText(text, '2')

/** Every reader of what comes from elsewhere, and a text that it takes. */
const readers: Readonly<Record<string, { good: string; read: (text: string) => Outcome }>> = {
  file: { good: encodePlanFile(plan), read: decodeFile },
  catalog: { good: encodeCatalog(plan.ownArrays, '€'), read: decodeCatalog },
  link: { good: planToStoredText(plan).slice(1), read: (text) => decodePlan(codeOf(text)) },
  'stored plan': {
    good: planToStoredText(plan).slice(1),
    read: (text) => planFromStoredText(`2${text}`),
  },
  plan: { good: JSON.stringify(plan), read: (text) => parsePlan(JSON.parse(text)) },
  'own array': {
    good: JSON.stringify(plan.ownArrays[0]),
    read: (text) => parseOwnArray(JSON.parse(text)),
  },
}

type Problems = readonly { readonly path: string; readonly message: string }[]
type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: Problems }
  | { readonly ok: false; readonly problem: { code: string; problems?: Problems } }

/** Holds what every reader promises: a plan, or few and short words why there is none. */
function expectSense(outcome: Outcome): void {
  if (outcome.ok) return
  const problems = 'problems' in outcome ? outcome.problems : (outcome.problem.problems ?? [])
  if ('problems' in outcome || outcome.problem.code === 'invalid')
    expect(problems.length).toBeGreaterThan(0)
  expect(problems.length).toBeLessThanOrEqual(20)
  const told = problems.map(({ path, message }) => `${path} ${message}`)
  expect(new Set(told).size, 'each is told once').toBe(told.length)
  for (const { path, message } of problems) {
    expect(path.length).toBeLessThan(130)
    expect(message.length).toBeLessThan(1500)
  }
}

/** The paths of all values of a document, the document itself first. */
function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, one]) => pathsOf(one, [...path, key]))]
}

function valueAt(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((at, step) => Object(at)[step], value)
}

/** A document with another value at a path. */
function replaced(value: Json, [key, ...rest]: readonly string[], by: Json): Json {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)]!, rest, by))
  if (typeof value !== 'object' || value === null) return by
  return { ...value, [key]: replaced(value[key]!, rest, by) }
}

/** Less of it in `npm test`: what is too slow by the number of values shows with fewer. */
const many = isDeep ? 125_000 : 10_000
const keys = Object.fromEntries(Array.from({ length: many / 4 }, (_, at) => [`k${at}`, 1]))
/** As `JSON.parse` makes it: a key of its own, not a prototype. */
const proto: Json = JSON.parse('{"__proto__":{"mailboxes":1},"constructor":1,"toString":2}')

const hostile: Readonly<Record<string, Json>> = {
  numbers: Array<Json>(many).fill(0),
  nulls: Array<Json>(many).fill(null),
  objects: Array<Json>(many).fill({}),
  keys,
  'a long key': { ['k'.repeat(3 * many)]: 1 },
  'a long text': 'x'.repeat(3 * many),
  'a long number': '9'.repeat(3 * many),
  'the keys of every object': proto,
  'a length': { length: many },
}

describe.each(Object.entries(readers))('the reader of a %s', (_name, { good, read }) => {
  const document: Json = JSON.parse(good)

  it('takes the text that is changed here', () => {
    expect(read(good)).toMatchObject({ ok: true })
  })

  // Elements alike are one case each; where a list is expected is always tried.
  const places = pathsOf(document).filter((path) => path.every((step) => !/^[2-9]|\d\d/.test(step)))
  const isList = (path: readonly string[]) => Array.isArray(valueAt(document, path))
  const tried = [...new Set([...places.filter(isList), ...some(places, 3)])]

  it.each(Object.entries(hostile))('refuses %s anywhere, in few words', (_what, value) => {
    for (const path of tried) expectSense(read(JSON.stringify(replaced(document, path, value))))
  })

  it('refuses or takes any value anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        expectSense(read(JSON.stringify(replaced(document, path, value as Json))))
      }),
      { numRuns: cases(20, 3000) },
    )
  })

  it('refuses a value nested as deep as there is room', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(many / 2)}1${close.repeat(many / 2)}`
      for (const path of tried) {
        const text = JSON.stringify(replaced(document, path, 'HERE'))
        expectSense(read(text.replace('"HERE"', () => deep)))
      }
    }
  })

  it('leaves every other object as it is', () => {
    for (const path of some(places, 10)) read(JSON.stringify(replaced(document, path, proto)))
    expect('mailboxes' in {}).toBe(false)
  })
})

describe('a code that inflates to megabytes', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is inflated no further than the reader looks', () => {
    const pieces: number[] = []
    const { push } = Inflate.prototype
    vi.spyOn(Inflate.prototype, 'push').mockImplementation(function (this: Inflate, piece, last) {
      pieces.push(piece.length)
      push.call(this, piece, last)
    })
    expect(decodePlan(encodePlan(defaultPlan).code).ok).toBe(true)
    expect(pieces.length).toBeGreaterThan(0)
    pieces.length = 0
    expect(decodePlan(codeOf(`${' '.repeat(isDeep ? 25_000_000 : 2_500_000)}[{},{}]`)).ok).toBe(
      false,
    )
    const read = pieces.reduce((sum, piece) => sum + piece, 0)
    expect(read).toBeLessThan(200)
  })
})
