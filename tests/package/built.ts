import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A fresh folder that has installed the package from its packed file, without a network. */
export type Installed = {
  readonly folder: string
  /** The files that were packed. */
  readonly files: readonly string[]
  /** Runs the command there, as on a terminal with colours. */
  readonly spindle: (
    given: readonly string[],
    input?: string,
  ) => { readonly code: number | null; readonly out: string; readonly err: string }
}

/** Builds the package, packs it and installs it in a folder of its own. */
export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-package-'))
  const outDir = join(folder, 'built')
  await build({
    root,
    configFile: join(root, 'build/engine.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const npm = (cwd: string, ...given: readonly string[]) =>
    execFileSync('npm', [...given, '--offline'], { cwd, encoding: 'utf8', stdio: 'pipe' })
  npm(outDir, 'pack', '--pack-destination', folder)
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (packed === undefined) throw new Error('npm packed nothing')
  const fresh = join(folder, 'fresh')
  mkdirSync(fresh)
  writeFileSync(join(fresh, 'package.json'), '{ "type": "module", "private": true }\n')
  npm(fresh, 'install', '--no-audit', '--no-fund', join(folder, packed))
  const command = join(fresh, 'node_modules', '.bin', 'spindle')
  const files = readdirSync(join(fresh, 'node_modules', 'spindle-engine'), { recursive: true })
  return {
    folder: fresh,
    files: files.map(String),
    spindle: (given, input = '') => {
      const env = { ...process.env, FORCE_COLOR: '1' }
      const ran = spawnSync(command, given, { cwd: fresh, encoding: 'utf8', input, env })
      return { code: ran.status, out: ran.stdout, err: ran.stderr }
    },
  }
}
