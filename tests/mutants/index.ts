import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { roomOf } from '../architecture/rooms.ts'
import { isEquivalent } from './equivalent.ts'
import { type Fault, faultKinds, faultsIn, faultWords, planted } from './faults.ts'
import { filesBelow, reachOfTests } from './related.ts'

// Plants faults one at a time in copies of the checkout, runs the tests that reach the file, those of
// its room first, and lists what no test saw. The same seed plants the same faults in the same files.

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    room: { type: 'string' },
    /** Where all tests were just seen to pass, they need not be tried without a fault first. */
    pass: { type: 'boolean', default: false },
  },
})
const root = fileURLToPath(new URL('../../', import.meta.url))
/** What a copy does without: what is made anew, or shared. */
const left = /^(?:\.git|node_modules|dist|dist-single|test-results)(?:\/|$)/
/** A fault can make a test that never ends: it counts as seen. */
const patienceMs = 600_000
/** Tests of other rooms are many: the nearest are tried, which is where a fault is seen if at all. */
const mostOthers = 24

type Verdict = 'own room' | 'another room' | 'kept pages' | 'survived'
type Tried = { readonly fault: Fault; readonly room: string; readonly verdict: Verdict }

const copies: string[] = []
process.on('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    tell()
    process.exit(1)
  })

function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'spindle-mutants-'))
  copies.push(copy)
  const filter = (path: string) => !left.test(relative(root, path))
  cpSync(root, copy, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Chance that is the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const text = new Map(
  filesBelow(join(root, 'src')).map((path) => [
    join('src', path),
    readFileSync(join(root, 'src', path), 'utf8'),
  ]),
)
const roomAt = (path: string) => roomOf(path.replace(/^src\//, ''))?.name ?? 'nowhere'
const wordsOf = (fault: Fault) => faultWords(text.get(fault.path) ?? '', fault)

/** The faults that are planted: of every room as many as its size asks for, of every kind alike. */
function drawn(count: number, chance: () => number, only: string | undefined): readonly Fault[] {
  const rooms = new Map<string, Fault[]>()
  for (const [path, source] of text) {
    const room = roomAt(path)
    if (only !== undefined && room !== only && !room.startsWith(`${only}/`)) continue
    if (!reached.has(path)) continue
    const all = faultsIn(path, source).filter((fault) => !isEquivalent(source, fault))
    rooms.set(room, [...(rooms.get(room) ?? []), ...all])
  }
  const total = [...rooms.values()].reduce((sum, all) => sum + all.length, 0)
  return [...rooms.values()].flatMap((all) => {
    const share = Math.max(1, Math.round((count * all.length) / total))
    // Each room begins with another kind: one with a single fault would else always have the first.
    const kinds = shuffled(faultKinds, chance)
    const byKind = kinds.map((kind) =>
      shuffled(
        all.filter((one) => one.kind === kind),
        chance,
      ),
    )
    const longest = Math.max(...byKind.map((some) => some.length))
    const inTurns = Array.from({ length: longest }, (_, at) =>
      byKind.flatMap((some) => some[at] ?? []),
    )
    return inTurns.flat().slice(0, share)
  })
}

function shuffled<T>(all: readonly T[], chance: () => number): readonly T[] {
  return all
    .map((one) => [chance(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)
}

/** Whether some tests pass in a copy; by default no more are run once one has failed. */
function pass(
  copy: string,
  tests: readonly string[],
  asked: readonly string[] = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'dot'],
  patience = patienceMs,
): Promise<boolean> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [vitest, 'run', ...asked, ...tests], {
      cwd: copy,
      stdio: 'ignore',
    })
    const late = setTimeout(() => run.kill('SIGKILL'), patience)
    run.on('close', (code) => {
      clearTimeout(late)
      resolve(code === 0)
    })
  })
}

/** Takes out the tests that fail without a fault: they would see every one. */
async function leaveOutFailing(tests: readonly string[]): Promise<void> {
  const copy = copyOfCheckout()
  const found = join(copy, 'found.json')
  const asked = ['--reporter', 'json', '--outputFile', found]
  if (await pass(copy, tests, asked, 12 * patienceMs)) return
  const { testResults }: { testResults: readonly { name: string; status: string }[] } = JSON.parse(
    readFileSync(found, 'utf8'),
  )
  for (const { name, status } of testResults)
    if (status !== 'passed') {
      console.info(`Left out, as it fails without a fault: ${relative(copy, name)}`)
      reach.delete(relative(copy, name))
    }
}

const reach = new Map(reachOfTests(root))
const reached = new Set([...reach.values()].flatMap((paths) => [...paths]))

type Tests = {
  readonly own: readonly string[]
  readonly others: readonly string[]
  readonly kept: readonly string[]
}

/** The tests that reach a file: those of its room, the nearest others, which reach the least beside it, and kept pages. */
function testsOf(path: string): Tests {
  const all = [...reach]
    .filter(([, paths]) => paths.has(path))
    .sort(([, one], [, other]) => one.size - other.size)
    .map(([test]) => test)
  const folder = path.replace(/^src\//, 'tests/').replace(/[^/]+$/, '')
  const isOwn = (test: string) =>
    roomAt(test.replace(/^tests\//, '')) === roomAt(path) || test.startsWith(folder)
  const isKept = (test: string) => test.startsWith('tests/kept/')
  return {
    own: all.filter(isOwn),
    others: all.filter((test) => !isOwn(test) && !isKept(test)).slice(0, mostOthers),
    kept: all.filter(isKept),
  }
}

async function tryFault(copy: string, fault: Fault): Promise<Tried> {
  const { path } = fault
  const source = text.get(path) ?? ''
  const { own, others, kept } = testsOf(path)
  const told = (verdict: Verdict): Tried => ({ fault, room: roomAt(path), verdict })
  writeFileSync(join(copy, path), planted(source, fault))
  try {
    if (own.length > 0 && !(await pass(copy, own))) return told('own room')
    if (others.length > 0 && !(await pass(copy, others))) return told('another room')
    if (kept.length > 0 && !(await pass(copy, kept))) return told('kept pages')
    return told('survived')
  } finally {
    writeFileSync(join(copy, path), source)
  }
}

const faults = drawn(Number(values.faults), chanceOf(Number(values.seed)), values.room)
// In an order of chance, so that what a run that is broken off has tried is of all rooms.
const waiting = [...shuffled(faults, chanceOf(Number(values.seed)))]
const tried: Tried[] = []
console.info(
  `${faults.length} faults in ${new Set(faults.map(({ path }) => roomAt(path))).size} rooms, seed ${values.seed}`,
)
const needed = faults.flatMap(({ path }) => Object.values(testsOf(path)).flat())
if (!values.pass) await leaveOutFailing([...new Set(needed)])
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    const copy = copyOfCheckout()
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const one = await tryFault(copy, fault)
      tried.push(one)
      console.info(`${tried.length}/${faults.length} ${one.verdict}: ${wordsOf(fault)}`)
    }
  }),
)
tell()

/** What was found of the faults that were tried. */
function tell(): void {
  console.info('\nRoom; faults; seen by its own tests; by those of others; by kept pages; survived')
  for (const room of [...new Set(tried.map((one) => one.room))].sort()) {
    const of = (verdict: Verdict) =>
      tried.filter((one) => one.room === room && one.verdict === verdict).length
    const counts = (['own room', 'another room', 'kept pages', 'survived'] as const).map(of)
    const all = counts.reduce((sum, count) => sum + count, 0)
    console.info([room, all, ...counts].join('; '))
  }
  const survivors = tried.filter(({ verdict }) => verdict === 'survived')
  const share = (100 * (tried.length - survivors.length)) / tried.length
  console.info(
    `\nSeen: ${tried.length - survivors.length} of ${tried.length}, ${share.toFixed(1)} %`,
  )
  for (const { fault } of survivors) console.info(`Survived: ${wordsOf(fault)}`)
}
