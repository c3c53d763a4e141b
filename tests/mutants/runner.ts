import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { startTests } from '@vitest/runner'
import { type RunnerTestFile, TestRunner, type WorkerGlobalState } from 'vitest'
import { readFound, type Task, type Tried, tellFound } from './found.ts'
import { isOwn } from './related.ts'

declare global {
  var __vitest_worker__: WorkerGlobalState
}

const task: Task = JSON.parse(readFileSync(process.env.FAULTS ?? '', 'utf8'))
/** The fault that is on in the whole process, none by -1; by 0, those that a test runs are tried in turn. */
const wholly = Number(process.env.FAULT)
let on = wholly
const hits = new Set<number>()
Object.assign(globalThis, {
  fault(number: number): boolean {
    hits.add(number)
    return number === on
  },
})

// A fault can make a loop that never ends: nothing but another thread can end that.
const watch = new Worker(
  `let most = Infinity
  require('node:worker_threads').parentPort.on('message', (given) => { most = given })
  setInterval(() => process.cpuUsage().user > most && process.kill(process.pid, 'SIGKILL'), 500)`,
  { eval: true },
)
watch.unref()
const spent = () => process.cpuUsage().user
const die = () => process.kill(process.pid, 'SIGKILL')

let isRepeated = false
const faultAt = (number: number) => task.faults[number - 1]
const known = readFound(task.found)
/** Whether a fault was seen, never ended a test, or was tried in this one, as these tests are. */
const isSettled = (number: number, test: string): boolean =>
  [...known.tried.values()].some(
    (one) =>
      one.fault === faultAt(number)?.key &&
      one.digest === task.digests[one.test] &&
      (one.was === 'seen' || one.was === 'begun' || one.test === test),
  )
let wasAnyTried = false

function tellTried(number: number, test: string, was: Tried['was']): void {
  const [fault, digest] = [faultAt(number)?.key ?? '', task.digests[test] ?? '']
  known.tried.set(`${fault} ${test}`, { fault, test, digest, was })
  tellFound(task.found, { fault, test, digest, was })
}

/** Runs a file of tests; then, unless a fault is on throughout, once more with each fault that it runs. */
export class FaultRunner extends TestRunner {
  private imported: readonly number[] = []
  /** By the places of faults the tests of the file that ran them, or what stands before tests. */
  private readonly ran = new Map<number, Set<string>>()
  /** The tests that are run again; all without. */
  private only: ReadonlySet<string> | undefined
  private began = 0
  private readonly passing = new Set<string>()
  private isOver = false
  private failed: string | undefined
  /** The test that began with a fault on throughout. */
  private alone: string | undefined

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<void> {
    if (source === 'collect') {
      if (this.isOver) return
      const { evaluatedModules } = globalThis.__vitest_worker__
      const module = evaluatedModules.getModuleById(filepath)
      if (module) evaluatedModules.invalidateModule(module)
      this.began = spent()
      if (wholly !== 0) {
        this.alone = relative(this.config.root, filepath)
        tellTried(wholly, this.alone, 'begun alone')
        watch.postMessage(spent() + 90e6)
      }
      hits.clear()
    }
    await super.importFile(filepath, source)
    if (source === 'setup') return
    this.imported = [...hits]
    hits.clear()
    this.ran.clear()
    this.passing.clear()
  }

  /** Notes what ran since it last did. */
  private note(test: string): void {
    for (const number of hits) this.ran.set(number, (this.ran.get(number) ?? new Set()).add(test))
    hits.clear()
  }

  override async onBeforeRunTask(test: Parameters<TestRunner['onBeforeRunTask']>[0]) {
    if (this.only && !this.only.has(test.id)) test.mode = 'skip'
    this.note('before')
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    super.onAfterRunTask(test)
    this.note(test.id)
    if (test.result?.state === 'pass') this.passing.add(test.id)
    if (on <= 0 || test.result?.state !== 'fail') return
    this.failed = test.id
    this.isOver = true
    this.cancel('test-failure')
  }

  override async onAfterRunFiles(files: readonly RunnerTestFile[] = []): Promise<void> {
    super.onAfterRunFiles()
    const [file] = files
    if (isRepeated || !file) return
    const test = relative(this.config.root, file.filepath)
    const passed = file.result?.state !== 'fail'
    if (wholly !== 0) {
      if (this.alone === test) tellTried(wholly, test, passed ? 'passed alone' : 'failed alone')
      this.alone = undefined
      this.isOver ||= !passed
      return
    }
    this.note('before')
    const { imported } = this
    const ran = [...this.ran.keys()]
    // A fault may have left something behind: the test is run again in a process of its own.
    if (!passed && wasAnyTried) die()
    await this.tryAll(file, test, ran, spent() - this.began)
    const keysOf = (numbers: readonly number[]) => numbers.flatMap((one) => faultAt(one)?.key ?? [])
    tellFound(task.found, {
      ...{ test, digest: task.digests[test] ?? '', passed, ms: file.result?.duration ?? 0 },
      ...{ asked: keysOf(task.asked[test] ?? []), imported: keysOf(imported), ran: keysOf(ran) },
    })
  }

  private async tryAll(file: RunnerTestFile, test: string, ran: readonly number[], cpu: number) {
    const began = spent()
    const isOfRoom = (number: number) => isOwn(test, faultAt(number)?.path ?? '')
    const countOf = (number: number) => this.ran.get(number)?.size ?? 0
    // Those of its own room and those that few tests run first, others as long as they take little.
    const asked = new Set(task.asked[test])
    const waiting = ran
      .filter((one) => asked.has(one) && !isSettled(one, test))
      .sort((one, other) => countOf(one) - countOf(other))
      .sort((one, other) => +isOfRoom(other) - +isOfRoom(one))
    const mostOfOthers = test.startsWith('tests/kept/') ? 900e6 : 20e6
    for (const number of waiting) {
      if (spent() - began > (isOfRoom(number) ? 60e6 + 5 * cpu : mostOfOthers)) break
      tellTried(number, test, 'begun')
      wasAnyTried = true
      watch.postMessage(spent() + 10 * cpu + 30e6)
      const ranIn = this.ran.get(number)
      const tests = [...this.passing].filter((one) => ranIn?.has('before') || ranIn?.has(one))
      const failed = await this.failedOf(file, number, new Set(tests))
      // It counts only where what failed passes without it right afterwards.
      const isSure = !failed || !(await this.failedOf(file, 0, failed.tests))
      watch.postMessage(Number.POSITIVE_INFINITY)
      tellTried(number, test, failed ? (isSure ? 'seen' : 'unsure') : 'passed')
    }
  }

  /** What of a file fails with a fault: its first test, or all where it is not even imported; null where nothing does. */
  private async failedOf(
    { filepath, result }: RunnerTestFile,
    number: number,
    only: ReadonlySet<string>,
  ): Promise<{ readonly tests: ReadonlySet<string> } | null> {
    const patience = 60_000 + 10 * (result?.duration ?? 0)
    const runner = new FaultRunner({ ...this.config, testTimeout: patience, hookTimeout: patience })
    Object.defineProperty(runner, 'moduleRunner', { value: Reflect.get(this, 'moduleRunner') })
    runner.__setTraces(Reflect.get(this, '_otel'))
    runner.only = only
    on = number
    isRepeated = true
    try {
      const [file] = await startTests([filepath], runner)
      if (file?.result?.state !== 'fail') return null
      return { tests: runner.failed === undefined ? only : new Set([runner.failed]) }
    } finally {
      on = 0
      isRepeated = false
    }
  }
}
