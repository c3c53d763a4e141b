import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer, minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { FileOrder } from './build/file-order.ts'
import { installedLinks, installFiles, serviceWorker } from './build/offline-files.ts'
import { chunkOfPages } from './build/page-chunks.ts'
import { thirdPartyNotices, typeface } from './build/third-party-notices.ts'
import { withoutConstants } from './build/without-constants.ts'

/**
 * Two builds of one program:
 *   vite build                 dist/: files for any folder of any web server, with the single file
 *   vite build --mode single   dist-single/index.html: the single file, which runs from disk
 * VITE_PUBLIC_ADDRESS (optional) is the address a printed report links to.
 */
export default defineConfig(({ mode }) => configOf(mode === 'single'))

function configOf(single: boolean): ViteUserConfig {
  const ofWorker = new Set<string>()
  return {
    base: './',
    // The CSV parser could also fetch a file from an address: no package gets a way to the network.
    define: { __VERSION__: JSON.stringify(version), XMLHttpRequest: 'undefined' },
    plugins: [
      react(),
      withoutConstants(),
      page(single, ofWorker),
      ...(single ? [] : [singleFile()]),
    ],
    worker: { plugins: () => [withoutConstants(), packagesInto(ofWorker)] },
    build: {
      outDir: single ? 'dist-single' : 'dist',
      copyPublicDir: !single,
      // An opened page fetches its parts one after the other; preloading them costs more.
      modulePreload: false,
      assetsInlineLimit: single ? Number.POSITIVE_INFINITY : 0,
      // One style sheet before the first paint: nothing moves or is unstyled when a part arrives.
      cssCodeSplit: false,
      license: { fileName: licences },
      chunkSizeWarningLimit: single ? 5_000 : 700,
      // One script that both a page and a classic worker can run; nothing in it uses `import.meta`.
      rolldownOptions: single
        ? {
            output: { codeSplitting: false, format: 'iife' },
            checks: { emptyImportMeta: false },
          }
        : {
            input: ['index.html', watchScript, here('./src/start/start.tsx')],
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                // The start of the program comes in three chunks; pages and modules of their own
                // are apart.
                groups: [
                  { name: 'charts', test: isOfCharts },
                  { name: 'client', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                  { name: 'engine', test: /\/src\/engine\//, tags: ['$initial'] },
                  { name: 'program', test: isOfProgram, tags: ['$initial'] },
                  { name: chunkOfPages(here('./src')) },
                ],
              },
            },
          },
    },
    test: {
      environment: 'node',
      alias: {
        'vitest-environment-page': here('./tests/page-environment.ts'),
        // Journeys import the bundle of this file, which is built only when journeys run.
        '#program': here('./e2e/program.ts'),
      },
      // Long: a slow machine is no fault of the program, and the benchmark measures speed.
      testTimeout: process.env.TESTS === 'deep' ? 1_800_000 : 600_000,
      hookTimeout: 600_000,
      setupFiles: ['tests/cases.ts'],
      // Lets tests see what jsdom reports to its console.
      environmentOptions: { jsdom: { console: true } },
      // Threads start sooner than processes, and share transformed modules without copies.
      pool: 'threads',
      // By default Vitest leaves one core idle: half of two.
      maxWorkers: '100%',
      sequence: { sequencer: FileOrder },
      // Files share imported modules, which halves the time. A file that replaces modules, or parts
      // of the browser, gets a worker of its own: its environment options name something no other
      // file names.
      isolate: false,
      include: ['tests/**/*.test.{ts,tsx}'],
    },
  }
}

/** Charts are one chunk, with the library that draws them. */
const isOfCharts =
  /-chart\.tsx$|\/node_modules\/(recharts|victory-vendor|d3-|internmap|@reduxjs|redux|react-redux|immer|reselect|use-sync-external-store|es-toolkit|eventemitter3|decimal\.js-light|clsx|tiny-invariant|react-is)/

/** Everything but the small start of the home page. */
const isOfProgram = /\/(src\/(app|codec|features|pages|ui)|node_modules)\//

/** A script of its own, which tells the visitor if the program could not be fetched. */
const watchScript = here('./src/start/watch.ts')

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))

/** Finishes index.html at build time: first screen, files of the single build, security policy. */
function page(single: boolean, ofWorker: Set<string>): Plugin {
  return {
    name: 'spindle:page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite's own plugins, which still write into the chunks in this hook.
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build wrote no index.html.')
        const first = await firstScreen()
        const drawn = replaceFirst(String(index.source), '<!--prerendered-->', () => first.program)
        const below = replaceFirst(drawn, '<!--shown-->', () => first.shown)
        const early = await earlyScript()
        const earlyName = `assets/early-${hashOf(early, 'hex').slice(0, 8)}.js`
        /** Files to add to the bundle, by name. */
        const besides = new Map<string, string | Uint8Array>()
        if (!single) besides.set(earlyName, early)
        const started = replaceFirst(below, '<!--early-->', () =>
          single ? `<script>${early}</script>` : `<script src="./${earlyName}"></script>`,
        )
        const html = replaceFirst(started, '<!--installed-->', () =>
          single ? '' : installedLinks.join('\n    '),
        )
        const worker = single ? null : await serviceWorker(version, [packagesInto(ofWorker)])
        const notices = noticesOf(bundle, ofWorker)
        const whole = single
          ? inlineFiles(html, bundle)
          : { html: nameParts(html, bundle), script: "'self'", style: "'self'" }
        const ofEarly = single ? ` 'sha256-${hashOf(early, 'base64')}'` : ''
        const own = single ? 'data:' : "'self'"
        const policy = [
          "default-src 'none'",
          `script-src ${whole.script}${ofEarly}`,
          // The single file has no second script: its worker runs the same script, as a blob.
          `worker-src ${single ? 'blob:' : "'self'"}`,
          `style-src ${whole.style}`,
          `font-src ${own}`,
          `img-src ${own}`,
          `manifest-src ${single ? "'none'" : "'self'"}`,
          "connect-src 'none'",
          "base-uri 'none'",
          "form-action 'none'",
          "object-src 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types spindle-worker',
        ].join('; ')
        const fileName = 'third-party-notices.txt'
        // The byte order mark says UTF-8, even if the server does not.
        if (!single) besides.set(fileName, `\ufeff${notices}`)
        const foot = replaceFirst(whole.html, '<!--notices-->', () =>
          single
            ? `<details><summary>Third-party notices</summary><pre>${escapeText(notices)}</pre></details>`
            : `<a href="./${fileName}">Third-party notices</a>`,
        )
        index.source = replaceFirst(
          foot,
          '<head>',
          (head) => `${head}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
        )
        if (!worker) return
        for (const [name, source] of await installFiles()) besides.set(name, source)
        // Last, because the service worker lists every file with its hash.
        besides.set('sw.js', worker(bundle, besides))
        for (const [name, source] of besides)
          this.emitFile({ type: 'asset', fileName: name, source })
      },
    },
  }
}

/** Writes the single file, which runs from disk, beside the hosted build for download. */
function singleFile(): Plugin {
  return {
    name: 'spindle:single-file',
    apply: 'build',
    async writeBundle({ dir = here('./dist') }) {
      const config = configOf(true)
      const made = await build({
        ...config,
        ...{ configFile: false, mode: 'single', logLevel: 'warn' },
        build: { ...config.build, write: false },
      })
      const [built] = [made].flat()
      const file = built && 'output' in built ? built.output.find(isPage) : undefined
      if (file?.type !== 'asset') throw new Error('The build wrote no single file.')
      writeFileSync(`${dir}/spindle.html`, file.source)
    },
  }
}

const isPage = ({ fileName }: { readonly fileName: string }) => fileName === 'index.html'

/** The script that marks the document before the first paint; separate, so as not to wait. */
async function earlyScript(): Promise<string> {
  const path = here('./src/start/early.ts')
  const plain = await transformWithOxc(readFileSync(path, 'utf8'), path)
  const { code, errors } = minifySync('early.js', plain.code)
  if (errors.length > 0) throw new Error(`early.ts: ${errors[0]?.message}`)
  return code.trim()
}

function hashOf(text: string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(text).digest(encoding)
}

/** File in which Vite lists the licenses of bundled packages. */
const licences = 'licences.json'

/** Third-party notices of a build; removes Vite's list from the bundle. */
function noticesOf(bundle: Rolldown.OutputBundle, ofWorker: ReadonlySet<string>): string {
  const listed = bundle[licences]
  if (listed?.type !== 'asset') throw new Error('Vite listed no licences.')
  delete bundle[licences]
  return thirdPartyNotices(String(listed.source), new Set([...ofWorker, typeface]))
}

/** Collects the packages of a separate build, such as a worker's, which Vite’s list leaves out. */
function packagesInto(found: Set<string>): Plugin {
  return {
    name: 'spindle:packages',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
          if (name !== undefined) found.add(name)
        }
    },
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The first screen as HTML: the part that the program takes over, and the part that stays. */
type FirstScreen = { readonly program: string; readonly shown: string }

let drawnScreen: Promise<FirstScreen> | undefined

/** The first screen, rendered once for both builds. */
function firstScreen(): Promise<FirstScreen> {
  drawnScreen ??= drawScreen()
  return drawnScreen
}

/** Renders the first screen. In `runnerImport`, which is shorter, Vite 8's CSS plugin fails. */
async function drawScreen(): Promise<FirstScreen> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    // The CSV parser could also fetch a file from an address: no package gets a way to the network.
    define: { __VERSION__: JSON.stringify(version), XMLHttpRequest: 'undefined' },
    appType: 'custom',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { prerender, prerenderExample } = await server.ssrLoadModule('/src/start/prerender.tsx')
    return { program: prerender(), shown: prerenderExample() }
  } finally {
    await server.close()
  }
}

interface Whole {
  readonly html: string
  /** Script sources for the policy: hashes of the inline blocks, or 'self'. */
  readonly script: string
  readonly style: string
}

const answerPage = './src/pages/answer-page.tsx'
const sizingModule = './src/app/store/follow-results.ts'

/**
 * Adds the watch script, and templates with links to the chunks of the program, of the Answer page
 * (`answer`) and of what sizes plans (`sizing`). An activated template requests its chunks together.
 */
function nameParts(html: string, bundle: Rolldown.OutputBundle): string {
  const chunk = (name: string): Rolldown.OutputChunk | null => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file : null
  }
  const entryOf = (module: string): Rolldown.OutputChunk => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.isEntry && file.facadeModuleId === module) return file
    throw new Error(`The build has no entry ${module}.`)
  }
  const entry = entryOf(here('./index.html'))
  const watch = `<script type="module" async crossorigin src="./${entryOf(watchScript).fileName}"></script>`
  const parts = new Set(entry.dynamicImports)
  for (const part of parts) for (const other of chunk(part)?.imports ?? []) parts.add(other)
  const missing = [...parts].filter((name) => !html.includes(`./${name}"`))
  // Low priority: after the styles, without which nothing is drawn.
  const preload = 'rel="modulepreload" fetchpriority="low" crossorigin'
  const linkTo = (name: string) => `<link ${preload} href="./${name}">`
  // Before the first script, which activates the links unless the home page is opened.
  const program = `<template id="program">${missing.map(linkTo).join('')}</template>`
  const chunkWith = (module: string): string => {
    const file = here(module)
    const name = Object.keys(bundle).find((one) => chunk(one)?.moduleIds.includes(file))
    if (name === undefined) throw new Error(`The build has no ${file}.`)
    return name
  }
  const templateOf = (id: string, module: string): string => {
    const name = chunkWith(module)
    const needed = [name, ...(chunk(name)?.imports ?? [])].filter((one) => !parts.has(one))
    return `<template id="${id}">${needed.map(linkTo).join('')}</template>`
  }
  const [fields, sizing] = [answerPage, sizingModule].map(chunkWith)
  const before = new Set([fields])
  for (const name of before) for (const other of chunk(name ?? '')?.imports ?? []) before.add(other)
  if (before.has(sizing))
    throw new Error('The fields of the Answer page wait for what sizes plans.')
  const later = [
    // Activated with the program where the address names the page.
    templateOf('answer', answerPage),
    // Activated once the program is there: what sizes plans takes no bytes from it.
    templateOf('sizing', sizingModule),
  ]
  return replaceFirst(html, '<script', (early) => [program, ...later, watch, early].join('\n    '))
}

/** Inlines every file that the page names; removes it from the bundle. Throws if one is left. */
function inlineFiles(html: string, bundle: Rolldown.OutputBundle): Whole {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] }
  const block = (tag: 'script' | 'style', attributes: string, name: string): string => {
    const file = bundle[name]
    if (!file) throw new Error(`The page names ${name}, which the build did not write.`)
    delete bundle[name]
    const text = insideHtml(file.type === 'chunk' ? file.code : String(file.source), tag)
    hashes[tag].push(`'sha256-${hashOf(text, 'base64')}'`)
    return `<${tag}${attributes}>${text}</${tag}>`
  }
  // One pass, so that inlined content is not searched.
  const named =
    /<script type="module"[^>]* src="\.\/([^"]+)"><\/script>|<link rel="stylesheet"[^>]* href="\.\/([^"]+)">|(?<=<link rel="icon" href=")\.\/([^"]+)/g
  const whole = html.replace(named, (_found, script?: string, style?: string, icon?: string) => {
    if (script) return block('script', ' type="module"', script)
    if (style) return block('style', '', style)
    return `data:image/svg+xml,${encodeURIComponent(readFileSync(here(`./public/${icon}`), 'utf8'))}`
  })
  const left = Object.keys(bundle).filter((name) => name !== 'index.html')
  if (left.length > 0) throw new Error(`The single page cannot hold: ${left.join(', ')}.`)
  return {
    html: whole,
    script: hashes.script.join(' ') || "'none'",
    style: hashes.style.join(' ') || "'none'",
  }
}

/**
 * Escapes a text for an inline block: the HTML parser rewrites CR and NUL and stops at end tags,
 * and the policy's hash is of what the parser reads.
 */
function insideHtml(text: string, tag: 'script' | 'style'): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
  return tag === 'style' ? plain : plain.replaceAll('\0', '\\x00').replaceAll('<!--', '\\x3C!--')
}

function replaceFirst(text: string, what: string, by: (found: string) => string): string {
  if (!text.includes(what)) throw new Error(`index.html must hold ${what}.`)
  return text.replace(what, by)
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
