import { readFileSync } from 'node:fs'
import type { EqualLogicTest } from '../../src/engine/hardware/index.ts'
import type { predictLoad } from '../../src/engine/index.ts'

/** A column of the results tables as it is printed: the RAID policy without its space. */
export type PrintedTest = Omit<EqualLogicTest, 'raid'> &
  Pick<Parameters<typeof predictLoad>[0], 'raid'>

const [head = '', ...lines] = readFileSync(
  new URL('./equallogic-tests.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')

const columns = head.split(',').map((name) => name.replace(/_(\w)/g, (_, c) => c.toUpperCase()))

/** The 41 printed columns of EqualLogic 5.1 to 5.8, from the second transcription. */
export const printedTests: readonly PrintedTest[] = lines.map((line) => {
  const cells = line.split(',').map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell))
  return Object.fromEntries(columns.map((name, at) => [name, cells[at]])) as PrintedTest
})

/** The 31 distinct ones, each where it is first printed. */
export const distinctPrinted: readonly PrintedTest[] = printedTests.filter(
  (test, at) => printedTests.findIndex((other) => identity(other) === identity(test)) === at,
)

function identity({ table: _, ...test }: PrintedTest): string {
  return JSON.stringify(test)
}

/** A test without what was measured in it, as `predictLoad` takes it. */
export function setupOf({
  table: _table,
  totalIops: _load,
  dbReadMs: _read,
  dbWriteMs: _write,
  logWriteMs: _log,
  ...setup
}: PrintedTest): Parameters<typeof predictLoad>[0] {
  return setup
}

/** A test in a few words. */
export function nameOf({ table, model, raid, users, databases, totalIops }: PrintedTest): string {
  return `Table ${table}: ${model}, ${raid}, ${users} users, ${databases} databases, ${totalIops} IOPS`
}
