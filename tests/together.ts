import { spawn } from 'node:child_process'

/** Runs scripts of package.json at once, shows what each said when it has ended, and fails where one fails. */
async function together(scripts: readonly string[]): Promise<void> {
  const passed = await Promise.all(scripts.map(run))
  if (passed.includes(false)) process.exitCode = 1
}

function run(script: string): Promise<boolean> {
  return new Promise((resolve) => {
    const started = spawn(`npm run --silent ${script}`, { shell: true })
    const said: Buffer[] = []
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (part: Buffer) => said.push(part))
    started.on('close', (code) => {
      console.info(`${script} ${code === 0 ? 'passed' : 'FAILED'}`)
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}

await together(process.argv.slice(2))
