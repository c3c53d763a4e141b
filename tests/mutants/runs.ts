import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import config from '../../vite.config.ts'
import type { Fault } from './faults.ts'
import { switched } from './switched.ts'

/** Runs of tests in one instance of Vitest, one worker after the other. */
export interface Runs {
  /** With one fault on throughout, by -1 with none, or, by 0, with the faults that the runner tries in turn. */
  readonly run: (tests: readonly string[], fault: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Every test of a checkout, with all faults in its source, each of them off. */
export async function runsOf(root: string, faults: readonly Fault[]): Promise<Runs> {
  const numbered = faults.map((fault, at) => [at + 1, fault] as const)
  const runner = fileURLToPath(import.meta.resolve('./runner.ts'))
  const planted = {
    name: 'spindle:faults',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      // The one form of a runner that Vitest takes.
      if (id === runner) return { code: `${code}\nexport { FaultRunner as default }`, map: null }
      const here = numbered.filter(([, { path }]) => path === relative(root, id))
      return here.length > 0 ? { code: switched(id, code, new Map(here)), map: null } : null
    },
  }
  const { test, plugins = [], define = {} } = config({ mode: 'test', command: 'serve' })
  const { maxWorkers: _, ...common } = test ?? {}
  // A fault may cause an endless loop: the runner then kills the process, which a thread cannot be.
  const pool = 'forks' as const
  const project = { define, plugins: [...plugins, planted], test: { ...common, pool, runner } }
  const vitest = await createVitest('test', {
    ...{ root, config: false, watch: false, maxWorkers: 1, reporters: [{}], projects: [project] },
    sequence: { sequencer: InOrder },
    // A fault must not write what pages say.
    update: 'none',
  })
  await vitest.standalone()
  const all = await vitest.globTestSpecifications()
  const of = new Map(all.map((one) => [relative(root, one.moduleId), one]))
  return {
    async run(tests, fault) {
      process.env.FAULT = String(fault)
      // What a fault keeps from ever coming is not waited for as long as what a busy machine delays.
      if (fault !== 0)
        for (const { config } of vitest.projects) config.testTimeout = config.hookTimeout = 120_000
      const specifications = tests.flatMap((test) => of.get(test) ?? [])
      await vitest.runTestSpecifications(specifications)
    },
    close: () => vitest.close(),
  }
}

/** Tests run in the order they are asked for. */
class InOrder {
  async shard<T>(tests: readonly T[]): Promise<T[]> {
    return [...tests]
  }
  async sort<T>(tests: readonly T[]): Promise<T[]> {
    return [...tests]
  }
}
