import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tryAlone } from './alone.ts'
import { digestsOf, type KnownTest, readFound, type Tried, tellFound } from './found.ts'
import { isInRoom } from './related.ts'

/** How a test ends each time it runs with the fault, the last time for ever, and without. */
type Play = { readonly on: readonly (Tried['was'] | null)[]; readonly off?: Tried['was'] | null }

const [passed, failed, hung] = ['passed alone', 'failed alone', 'begun alone'] as const

/** What is told of tests that play so; nothing runs behind the first that does not pass. */
async function told(plays: Readonly<Record<string, Play>>) {
  const said: Record<string, Tried['was']> = {}
  const times = new Map<string, number>()
  await tryAlone(
    Object.keys(plays),
    async (tests, isOn) => {
      const ended = new Map<string, Tried['was']>()
      for (const test of tests) {
        const { on = [], off = passed } = plays[test] ?? {}
        const time = times.get(test) ?? 0
        if (isOn) times.set(test, time + 1)
        const how = isOn ? on[Math.min(time, on.length - 1)] : off
        if (how) ended.set(test, how)
        if (how !== passed) break
      }
      return ended
    },
    (test, was) => {
      said[test] = was
    },
  )
  return said
}

describe('a fault that is tried alone', () => {
  it.each([
    ['fails every time', { on: [failed] }, 'seen'],
    ['never ends, every time', { on: [hung] }, 'seen'],
    ['fails once', { on: [failed, passed] }, 'unsure alone'],
    ['never ends once', { on: [hung, passed] }, 'unsure alone'],
    ['fails without the fault as well', { on: [failed], off: failed }, 'unsure alone'],
    ['never ends without the fault', { on: [hung], off: hung }, 'unsure alone'],
    ['does not begin', { on: [null], off: null }, 'unsure alone'],
    ['does not begin with the fault', { on: [null] }, 'unsure alone'],
  ] as const)('of a test that %s', async (_, play, was) => {
    expect(await told({ one: play })).toEqual({ one: was })
  })

  it('is tried against each test until one fails', async () => {
    const plays = { quick: { on: [passed] }, torn: { on: [failed, passed] }, late: { on: [hung] } }
    expect(await told({ ...plays, never: { on: [failed] } })).toEqual({
      torn: 'unsure alone',
      late: 'seen',
    })
    expect(await told({ quick: { on: [passed] }, slow: { on: [passed] } })).toEqual({})
  })
})

/** A folder that is gone after the test. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'found-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

describe('what was found', () => {
  const known = (digest: string, key: string): KnownTest => ({
    ...{ test: 'a.test.ts', digest, passed: true, ms: 1 },
    ...{ asked: [key, `${key}2`], imported: [], ran: [key] },
  })

  it('for a test and some faults stays valid with other faults, as long as the test is the same', () => {
    const path = join(folder(), 'found.jsonl')
    for (const one of [known('1', 'a'), known('1', 'b')]) tellFound(path, one)
    expect(readFound(path).tests.get('a.test.ts')).toMatchObject({
      asked: ['a', 'a2', 'b', 'b2'],
      ran: ['a', 'b'],
    })
    tellFound(path, known('2', 'c'))
    expect(readFound(path).tests.get('a.test.ts')).toEqual(known('2', 'c'))
  })

  it('can be read from where it ended before', () => {
    const path = join(folder(), 'found.jsonl')
    expect(readFound(path).lines).toBe(0)
    const tried: Tried = { fault: 'f', test: 't', digest: '1', was: failed }
    tellFound(path, tried)
    const { lines } = readFound(path)
    expect(readFound(path, lines).tried.size).toBe(0)
    tellFound(path, { ...tried, was: passed })
    expect([...readFound(path, lines).tried.values()]).toEqual([{ ...tried, was: passed }])
  })

  it('of a test is old once a file that it reaches is another', () => {
    const root = folder()
    writeFileSync(join(root, 'a.test.ts'), '')
    writeFileSync(join(root, 'a.ts'), 'a')
    const digest = () => digestsOf(root, new Map([['a.test.ts', new Set(['a.ts'])]]))['a.test.ts']
    const before = digest()
    expect(digest()).toBe(before)
    appendFileSync(join(root, 'a.ts'), 'b')
    expect(digest()).not.toBe(before)
  })
})

it.each([
  ['engine/failures', '', true],
  ['engine/failures', 'engine/failures', true],
  ['engine/failures', 'engine', true],
  ['engine/failures', 'engine/fail', false],
  ['ui', 'u', false],
])('a fault of %s is of the room “%s”: %s', (room, asked, is) => {
  expect(isInRoom(room, asked)).toBe(is)
})
