import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tryAlone } from './alone.ts'
import { drawn } from './draw.ts'
import { isEquivalent } from './equivalent.ts'
import { faultsIn, faultWords, lineOf } from './faults.ts'
import { digestOf, digestsOf, readFound, type Task, tellFound } from './found.ts'
import { filesBelow, isInRoom, isOwn, reachOfTests, roomAt } from './related.ts'
import { runsOf } from './runs.ts'

// Plants faults side by side, each of them off. Tests are run once without a fault and at once again
// with each fault whose place they run; what none of them sees is tried in processes of its own. Lists
// what survived. The same seed plants the same faults in the same files. Leave the checkout alone while
// it runs; broken off, it goes on where it stopped.

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** Not drawn, but every one of some lines: `src/file.ts:12`. */
    at: { type: 'string', multiple: true, default: [] },
    /** Of all that are drawn, only those of this room and its parts are tried. */
    room: { type: 'string', default: '' },
    /** Seconds for which a fault may be tried alone in tests of other rooms; by 0, it is tried and counted in none. */
    others: { type: 'string', default: '60' },
    /** Where to keep what was found. */
    found: { type: 'string', default: 'node_modules/.cache/mutants/found.jsonl' },
  },
})
const mostOthers = Number(values.others)
if (!(mostOthers >= 0)) refuse('--others takes seconds')
const root = fileURLToPath(new URL('../../', import.meta.url))
const paths = filesBelow(join(root, 'src')).map((path) => join('src', path))
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const textOf = (path: string) => texts.get(path) ?? ''
const named = [...new Set(values.at.map((one) => one.replace(/:\d+$/, '')))].flatMap((path) =>
  faultsIn(path, textOf(path)).filter((one) =>
    values.at.includes(`${path}:${lineOf(textOf(path), one).number}`),
  ),
)
/** All that are drawn, whichever are tried: what was found of one room holds for all. */
const faults =
  values.at.length > 0 ? named : drawn(Number(values.faults), Number(values.seed), texts)
const all = faults.map((fault, at) => ({
  ...{ number: at + 1, path: fault.path, room: roomAt(fault.path) },
  key: digestOf(textOf(fault.path), JSON.stringify(fault)),
  words: faultWords(textOf(fault.path), fault),
  isEquivalent: isEquivalent(textOf(fault.path), fault),
}))
type Numbered = (typeof all)[number]
const counted = all.filter((one) => isInRoom(one.room, values.room) && !one.isEquivalent)
if (counted.length === 0) {
  const rooms = [...new Set(all.map(({ room }) => room))].sort().join(', ')
  refuse(`No fault to try. Rooms with faults: ${rooms || 'none'}`)
}
/** Those that reach the least first. */
const reach = new Map([...reachOfTests(root)].sort(([, one], [, other]) => one.size - other.size))
const digests = digestsOf(root, reach)
/** The faults that a test reaches and is to be tried with. */
const isAsked = (test: string, { path }: Numbered) =>
  reach.get(test)?.has(path) === true && (mostOthers > 0 || isOwn(test, path))
const asked = Object.fromEntries(
  [...reach.keys()].map((test) => [
    test,
    counted.filter((one) => isAsked(test, one)).map(({ number }) => number),
  ]),
)
const path = resolve(root, values.found)
const task: Task = {
  ...{ found: path, faults: all.map(({ key, path }) => ({ key, path })), digests, asked },
}
mkdirSync(dirname(path), { recursive: true })
writeFileSync(`${path}.task`, JSON.stringify(task))
process.env.FAULTS = `${path}.task`
let found = readFound(path)
process.on('SIGINT', () => {
  tell()
  process.exit(1)
})
console.info(`${counted.length} of ${all.length} faults, seed ${values.seed}`)
const runs = await runsOf(root, faults)
await runTests()
for (const fault of counted) {
  if (seenBy(fault) !== undefined) continue
  await tryInOwn(fault)
  console.info(`${seenBy(fault) ?? 'Survived'}: ${fault.words}`)
}
await runs.close()
tell()

function refuse(why: string): never {
  console.error(why)
  process.exit(2)
}

function isKept(test: string): boolean {
  return test.startsWith('tests/kept/')
}

/** What a test takes in ms, as far as it is known; those of the room of a fault may take longer, kept pages come last. */
function costOf(test: string, path: string): number {
  const ms = found.tests.get(test)?.ms ?? 5000
  return isOwn(test, path) ? ms : isKept(test) ? 1e9 + ms : 4 * ms
}

async function run(tests: readonly string[], fault: number): Promise<void> {
  await runs.run(tests, fault)
  found = readFound(path)
}

/** Runs all tests that reach a fault that none has seen, some in one process. */
async function runTests(): Promise<void> {
  for (let last = ''; ; ) {
    const unseen = counted.filter((one) => seenBy(one) === undefined)
    const reached = (test: string) => unseen.filter((one) => isAsked(test, one))
    const cost = (test: string) => Math.min(...reached(test).map(({ path }) => costOf(test, path)))
    const isKnown = (test: string) => {
      const known = found.tests.get(test)
      const keys = new Set(known?.asked)
      return known?.digest === digests[test] && reached(test).every(({ key }) => keys.has(key))
    }
    const waiting = [...reach.keys()]
      .filter((test) => !isKnown(test) && reached(test).length > 0)
      .sort((one, other) => cost(one) - cost(other))
    const [first] = waiting
    if (first === undefined) return
    console.info(`${unseen.length} faults to see, ${waiting.length} files of tests to run`)
    await run(waiting.slice(0, 24), 0)
    // What ends a process twice before it has run cannot be run.
    if (last === first && !isKnown(first)) {
      const nothing = { passed: false, ms: 0, imported: [], ran: [] }
      const keys = reached(first).map(({ key }) => key)
      tellFound(path, { test: first, digest: digests[first] ?? '', asked: keys, ...nothing })
      found = readFound(path)
    }
    last = first
  }
}

/** The tests that run the place of a fault, the quickest first: of its room, as many of others as there is time for, kept pages. */
function testsOf({ key, path }: Numbered): readonly string[] {
  const known = [...found.tests.values()].filter(({ test, digest }) => digest === digests[test])
  // What runs on import did so only in the first test of a process: all that import it count.
  const isOnImport = known.some(({ imported }) => imported.includes(key))
  const tests = known
    .filter(({ passed }) => passed)
    .filter(({ test, ran }) => ran.includes(key) || (isOnImport && reach.get(test)?.has(path)))
    .sort((one, other) => costOf(one.test, path) - costOf(other.test, path))
  let left = mostOthers * 1000
  const inTime = ({ test, ms }: (typeof tests)[number]) => {
    if (isOwn(test, path)) return true
    left -= isKept(test) ? 0 : ms
    return left > 0
  }
  return tests.filter(inTime).map(({ test }) => test)
}

/** Tries a fault in processes of its own, in tests of other rooms where it was not tried before. */
async function tryInOwn(fault: Numbered): Promise<void> {
  const { key, number, path: file } = fault
  const wasIn = (test: string) => {
    const tried = found.tried.get(`${key} ${test}`)
    return tried?.digest === digests[test] ? tried?.was : undefined
  }
  const tests = testsOf(fault)
    .filter((test) => {
      const was = wasIn(test)
      const isDone = was === 'passed alone' || was === 'unsure alone'
      return !isDone && (isOwn(test, file) || was !== 'passed')
    })
    // Those that failed with it beside others most likely see it.
    .sort((one, other) => +(wasIn(other) === 'unsure') - +(wasIn(one) === 'unsure'))
  await tryAlone(
    tests,
    async (some, isOn) => {
      const { lines } = found
      await run(some, isOn ? number : -1)
      const { tried } = readFound(path, lines)
      return new Map([...tried.values()].map(({ test, was }) => [test, was]))
    },
    (test, was) => tellFound(path, { fault: key, test, digest: digests[test] ?? '', was }),
  )
  found = readFound(path)
}

/** The test that saw a fault, as long as it is the same and counts. */
function seenBy(one: Numbered): string | undefined {
  return [...found.tried.values()].find(
    ({ fault, was, test, digest }) =>
      fault === one.key && was === 'seen' && digest === digests[test] && isAsked(test, one),
  )?.test
}

function tell(): void {
  console.info('\nRoom; faults; seen by its own tests; by those of others; survived')
  for (const room of [...new Set(counted.map((one) => one.room))].sort()) {
    const of = counted.filter((one) => one.room === room)
    const by = of.map((one) => [seenBy(one), one.path] as const)
    const own = by.filter(([test, path]) => test !== undefined && isOwn(test, path)).length
    const survived = by.filter(([test]) => test === undefined).length
    console.info([room, of.length, own, of.length - own - survived, survived].join('; '))
  }
  const survived = counted.filter((one) => seenBy(one) === undefined)
  const seen = counted.length - survived.length
  const share = ((100 * seen) / counted.length).toFixed(1)
  console.info(`\nSeen: ${seen} of ${counted.length}, ${share} %`)
  for (const one of survived) {
    const count = testsOf(one).length
    const reason = count === 0 ? 'no test runs it' : `${count} files of tests run it and pass`
    console.info(`Survived: ${one.words}: ${reason}`)
  }
  for (const [test, numbers] of Object.entries(asked)) {
    const known = found.tests.get(test)
    if (numbers.length > 0 && known?.digest === digests[test] && !known?.passed)
      console.info(`Left out, for it fails without a fault: ${test}`)
  }
}
