import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawn } from './draw.ts'
import { isEquivalent } from './equivalent.ts'
import { faultsIn, faultWords, lineOf } from './faults.ts'
import { digestOf, digestsOf, readFound, type Task, type Tried, tellFound } from './found.ts'
import { filesBelow, isOwn, reachOfTests, roomAt } from './related.ts'
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
    /** Of all that are drawn, only those of this room are tried. */
    room: { type: 'string' },
    /** Seconds that tests of other rooms may take for one fault that none of its own sees; by 0, none is run. */
    others: { type: 'string', default: '60' },
    found: { type: 'string', default: 'node_modules/.cache/mutants/found.jsonl' },
  },
})
const mostOthers = Number(values.others)
const root = fileURLToPath(new URL('../../', import.meta.url))
const paths = filesBelow(join(root, 'src')).map((path) => join('src', path))
const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const asked = [...texts].flatMap(([path, text]) =>
  values.at.some((one) => one.startsWith(`${path}:`))
    ? faultsIn(path, text).filter((one) =>
        values.at.includes(`${path}:${lineOf(text, one).number}`),
      )
    : [],
)
const most = Number(values.faults)
/** All that are drawn, whichever are tried: what was found of one room holds for all. */
const faults = (asked.length > 0 ? asked : drawn(most, Number(values.seed), texts)).map(
  (fault, at) => {
    const text = texts.get(fault.path) ?? ''
    const [words, room] = [faultWords(text, fault), roomAt(fault.path)]
    const isCounted =
      (values.room === undefined || `${room}/`.startsWith(`${values.room}/`)) &&
      !isEquivalent(text, fault)
    return {
      ...fault,
      number: at + 1,
      key: digestOf(text, JSON.stringify(fault)),
      words,
      room,
      isCounted,
    }
  },
)
type Drawn = (typeof faults)[number]
const counted = faults.filter((one) => one.isCounted)
/** Those that reach the least first. */
const reach = new Map([...reachOfTests(root)].sort(([, one], [, other]) => one.size - other.size))
const digests = digestsOf(
  root,
  reach,
  faults.map(({ key }) => key),
)
const path = resolve(root, values.found)
const task: Task = { found: path, faults: faults.map(({ key, path }) => ({ key, path })), digests }
mkdirSync(dirname(path), { recursive: true })
writeFileSync(`${path}.task`, JSON.stringify(task))
process.env.FAULTS = `${path}.task`
let found = readFound(path)
process.on('SIGINT', () => {
  tell()
  process.exit(1)
})
console.info(`${counted.length} of ${faults.length} faults, seed ${values.seed}`)
const runs = await runsOf(root, faults)
await runTests()
for (const fault of counted) {
  if (seenBy(fault) !== undefined) continue
  await tryAlone(fault)
  console.info(`${seenBy(fault) ?? 'Survived'}: ${fault.words}`)
}
await runs.close()
tell()

/** Runs tests of the rooms of faults that none has seen, then all others that reach one, some in one process. */
async function runTests(): Promise<void> {
  for (let last = ''; ; ) {
    const unseen = counted.filter((one) => seenBy(one) === undefined)
    const reaching = (test: string) => unseen.filter(({ path }) => reach.get(test)?.has(path))
    const isOfRoom = (test: string) => reaching(test).some(({ path }) => isOwn(test, path))
    const waiting = [...reach.keys()]
      .filter(
        (test) => found.tests.get(test)?.digest !== digests[test] && reaching(test).length > 0,
      )
      .sort((one, other) => +isOfRoom(other) - +isOfRoom(one))
    const [first] = waiting
    if (first === undefined) return
    console.info(`${unseen.length} faults to see, ${waiting.length} files of tests to run`)
    await runs.run(waiting.slice(0, 24), 0)
    found = readFound(path)
    // What ends a process twice before it has run cannot be run.
    if (last === first && found.tests.get(first)?.digest !== digests[first]) {
      const nothing = { passed: false, ms: 0, imported: [], ran: [] }
      tellFound(path, { test: first, digest: digests[first] ?? '', ...nothing })
      found = readFound(path)
    }
    last = first
  }
}

/** The tests that run the place of a fault, those of its room first, kept pages last. */
function testsOf({ key, path }: Drawn): readonly (readonly string[])[] {
  // What runs on import did so only in the first test of a process: all that import it count.
  const isOnImport = [...found.tests.values()].some(({ imported }) => imported.includes(key))
  const all = [...found.tests.values()]
    .filter(({ test, digest }) => digest === digests[test])
    .filter(({ test, passed, ran }) => {
      return passed && (ran.includes(key) || (isOnImport && reach.get(test)?.has(path)))
    })
    .sort((one, other) => one.ms - other.ms)
  const own = all.filter(({ test }) => isOwn(test, path))
  const kept = all.filter(({ test }) => test.startsWith('tests/kept/'))
  let left = mostOthers * 1000
  const others = all.filter((one) => {
    if (own.includes(one) || kept.includes(one)) return false
    left -= one.ms
    return left > 0
  })
  return (mostOthers > 0 ? [own, others, kept] : [own]).map((some) => some.map(({ test }) => test))
}

async function tryAlone(fault: Drawn): Promise<void> {
  const isTried = (test: string, ...as: readonly Tried['was'][]) =>
    found.tried
      .filter((one) => one.fault === fault.key && one.test === test)
      .some(({ digest, was }) => digest === digests[test] && as.includes(was))
  const [own = [], others = [], kept = []] = testsOf(fault)
  const waiting = [
    own.filter((test) => !isTried(test, 'passed alone')),
    ...[others, kept].map((some) =>
      some.filter((test) => !isTried(test, 'passed', 'passed alone')),
    ),
  ]
  for (const tests of waiting) {
    if (tests.length === 0) continue
    await runs.run(tests, fault.number)
    found = readFound(path)
    // What has not ended was ended by the fault.
    const unended = tests.find((test) => !isTried(test, 'passed alone'))
    if (unended === undefined) continue
    if (seenBy(fault) === undefined)
      tellFound(path, {
        fault: fault.key,
        test: unended,
        digest: digests[unended] ?? '',
        was: 'seen',
      })
    found = readFound(path)
    return
  }
}

/** The test that saw a fault, as long as it is the same. */
function seenBy({ key }: Drawn): string | undefined {
  return found.tried
    .filter(({ fault, was }) => fault === key && was === 'seen')
    .find(({ test, digest }) => digest === digests[test])?.test
}

function tell(): void {
  console.info('\nRoom; faults; seen by its own tests; by those of others; by kept pages; survived')
  for (const room of [...new Set(counted.map((one) => one.room))].sort()) {
    const of = counted.filter((one) => one.room === room)
    const by = of.flatMap((one) => {
      const test = seenBy(one)
      if (test === undefined) return []
      return test.startsWith('tests/kept/') ? 'kept' : isOwn(test, one.path) ? 'own' : 'other'
    })
    const counts = ['own', 'other', 'kept'].map((one) => by.filter((seen) => seen === one).length)
    console.info([room, of.length, ...counts, of.length - by.length].join('; '))
  }
  const survived = counted.filter((one) => seenBy(one) === undefined)
  const seen = counted.length - survived.length
  console.info(
    `\nSeen: ${seen} of ${counted.length}, ${((100 * seen) / counted.length).toFixed(1)} %`,
  )
  for (const one of survived) {
    const count = testsOf(one).flat().length
    const reason = count === 0 ? 'no test runs it' : `${count} files of tests run it and pass`
    console.info(`Survived: ${one.words}: ${reason}`)
  }
}
