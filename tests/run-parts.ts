import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Seconds that one part took; the processor time is null on systems that do not tell it. */
type Part = { readonly name: string; readonly wall: number; readonly processor: number | null }

/** Linux counts processor time in hundredths of a second. */
const ticks = 100
const ownStat = '/proc/self/stat'

/**
 * Runs the parts one after the other: scripts of package.json, those joined by a plus at once. Stops at
 * the first part that fails, with its exit code, and says what each part took.
 */
async function runParts(parts: readonly string[]): Promise<void> {
  const ended: Part[] = []
  for (const part of parts) {
    const [start, processorStart] = [performance.now(), processorOfChildren()]
    const scripts = part.split('+')
    const codes = await Promise.all(scripts.map((one) => run(one, scripts.length === 1)))
    const processorEnd = processorOfChildren()
    ended.push({
      name: scripts.join(', '),
      wall: (performance.now() - start) / 1000,
      processor:
        processorStart === null || processorEnd === null ? null : processorEnd - processorStart,
    })
    process.exitCode = codes.find((code) => code !== 0) ?? 0
    if (process.exitCode !== 0) break
  }
  console.info(`\n${table(ended)}`)
}

/** The exit code of a script; its output at once where it runs alone, else in one piece at its end. */
function run(script: string, isAlone: boolean): Promise<number> {
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const started = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: isAlone ? 'inherit' : 'pipe',
    })
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (piece: Buffer) => output.push(piece))
    started.on('close', (code) => {
      console.info(`${script} ${code === 0 ? 'passed' : 'FAILED'}`)
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** User and system seconds of all child processes that have ended, and of those that they waited for. */
function processorOfChildren(): number | null {
  if (!existsSync(ownStat)) return null
  // The fields after the name of the process, which may hold spaces: cutime and cstime are the 14th and 15th.
  const fields = readFileSync(ownStat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}

function table(parts: readonly Part[]): string {
  const sum = (of: readonly (number | null)[]) =>
    of.reduce((total, one) => (total === null || one === null ? null : total + one), 0)
  const total: Part = {
    name: 'all',
    wall: sum(parts.map(({ wall }) => wall)) ?? 0,
    processor: sum(parts.map(({ processor }) => processor)),
  }
  const width = Math.max(...[...parts, total].map(({ name }) => name.length))
  const seconds = (value: number | null) => (value === null ? '' : `${value.toFixed(1)} s`)
  const line = (name: string, wall: string, processor: string) =>
    `${name.padEnd(width)}${wall.padStart(12)}${processor.padStart(14)}`.trimEnd()
  return [
    line('', 'wall', 'processor'),
    ...[...parts, total].map(({ name, wall, processor }) =>
      line(name, seconds(wall), seconds(processor)),
    ),
  ].join('\n')
}

await runParts(process.argv.slice(2))
