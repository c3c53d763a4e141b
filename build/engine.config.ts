import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { thirdPartyNotices } from './third-party-notices.ts'
import { withoutConstants } from './without-constants.ts'

const { version, description, license, engines } = JSON.parse(textOf('package.json'))

/** Builds the engine as a package with its command into dist-engine/; it needs no other package. */
export default defineConfig({
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [withoutConstants(), packageFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist-engine',
    target: 'node20',
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      input: { index: here('src/package/index.ts'), spindle: here('src/package/spindle.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
})

/** Adds the package's other files: manifest, type declarations, README and licenses. */
function packageFiles(): Plugin {
  return {
    name: 'spindle:package',
    generateBundle: {
      // After Vite's own plugin, which lists the licenses.
      order: 'post',
      handler(_options, bundle) {
        const listed = bundle['licences.json']
        if (listed?.type !== 'asset') throw new Error('Vite listed no licences.')
        delete bundle['licences.json']
        const files = {
          ...typeFiles(),
          'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
          'README.md': textOf('src/package/README.md').replaceAll('VERSION', version),
          LICENSE: textOf('LICENSE'),
          'third-party-notices.txt': thirdPartyNotices(String(listed.source), new Set()),
        }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

const manifest = {
  name: 'spindle-engine',
  version,
  description,
  license,
  type: 'module',
  engines,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  bin: { spindle: './spindle.js' },
  sideEffects: false,
}

/** Type declarations that the package's index leads to, by path; their imports name .js files. */
function typeFiles(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-types-'))
  try {
    const compiler = here('node_modules/typescript/bin/tsc')
    // Types are checked by `npm run test:types`.
    const only = ['--declaration', '--emitDeclarationOnly', '--noCheck', '--noEmit', 'false']
    const where = ['--rootDir', 'src', '--outDir', folder, '--incremental', 'false']
    const given = [compiler, '-p', 'src/package', ...only, ...where]
    execFileSync(process.execPath, given, {
      cwd: here('.'),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const found: Record<string, string> = {}
    const take = (path: string) => {
      if (found[`types/${path}`] !== undefined) return
      if (path.endsWith('.json')) {
        const type = typeOfData(JSON.parse(textOf(`src/${path}`)))
        found[`types/${path}.d.ts`] = `declare const data: ${type}\nexport default data\n`
        return
      }
      const text = readFileSync(join(folder, path), 'utf8').replaceAll(ofData, '')
      const named = [...text.matchAll(specifier)].map(([, name = '']) => name)
      found[`types/${path}`] = text.replaceAll(specifier, (whole) =>
        whole.replace(/\.ts(.)$/, '.js$1').replace(/\.json(.)$/, '.json.js$1'),
      )
      for (const name of named) {
        if (!name.startsWith('.')) throw new Error(`${path} needs the types of ${name}.`)
        take(posix.join(posix.dirname(path), name.replace(/\.ts$/, '.d.ts')))
      }
    }
    take('package/index.d.ts')
    return { ...found, 'index.d.ts': "export * from './types/package/index.js'\n" }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Matches the attribute of an import of data, which is a declaration in the package. */
const ofData = / with \{ type: ['"]json['"] \}/g

/** The type of data as a declaration writes it. */
function typeOfData(data: unknown): string {
  if (data === null || typeof data !== 'object') return data === null ? 'null' : typeof data
  if (Array.isArray(data)) return `(${[...new Set(data.map(typeOfData))].join(' | ')})[]`
  const keys = Object.entries(data).map(([key, of]) => `${JSON.stringify(key)}: ${typeOfData(of)}`)
  return `{ ${keys.join('; ')} }`
}

/** Matches a module that a declaration imports from. */
const specifier = /(?<=\bfrom |\bimport\()["']([^"']+)["']/g

function textOf(path: string): string {
  return readFileSync(here(path), 'utf8')
}

function here(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
