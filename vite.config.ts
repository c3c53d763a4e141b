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
import { withoutExamples } from './build/without-examples.ts'

/**
 * Two builds of one program:
 *   vite build                 dist/: files for any folder of any web server, the one file among them
 *   vite build --mode single   dist-single/index.html: that one file, which runs from disk
 * VITE_PUBLIC_ADDRESS (optional) is the address a printed report links to.
 */
export default defineConfig(({ mode }) => configOf(mode === 'single'))

function configOf(single: boolean): ViteUserConfig {
  const ofWorker = new Set<string>()
  return {
    base: './',
    // The CSV parser could also fetch a file from an address: no package gets a way to ask anyone.
    define: { __VERSION__: JSON.stringify(version), XMLHttpRequest: 'undefined' },
    plugins: [
      react(),
      withoutExamples(),
      page(single, ofWorker),
      ...(single ? [] : [singleFile()]),
    ],
    worker: { plugins: () => [withoutExamples(), packagesInto(ofWorker)] },
    build: {
      outDir: single ? 'dist-single' : 'dist',
      copyPublicDir: !single,
      // A page that is opened fetches its parts one after the other; to preload them costs more.
      modulePreload: false,
      assetsInlineLimit: single ? Number.POSITIVE_INFINITY : 0,
      // One file, there before the first paint: nothing moves, or is drawn bare, when a part comes.
      cssCodeSplit: false,
      license: { fileName: licences },
      chunkSizeWarningLimit: single ? 5_000 : 700,
      // One script that a page and a classic worker can run alike; nothing in it asks where it is.
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
                // What the program starts with comes in three parts; pages and what only they need apart.
                groups: [
                  { name: 'charts', test: isOfCharts },
                  { name: 'client', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                  { name: 'engine', test: /\/src\/engine\//, tags: ['$initial'] },
                  { name: 'program', test: isOfProgram, tags: ['$initial'] },
                  { name: chunkOfPages(here('./src')), test: /\/src\// },
                ],
              },
            },
          },
    },
    test: {
      environment: 'node',
      alias: { 'vitest-environment-page': here('./tests/page-environment.ts') },
      // Long: a slow machine is no fault of the program, and the bench measures how fast that is.
      testTimeout: process.env.TESTS === 'deep' ? 1_800_000 : 600_000,
      hookTimeout: 600_000,
      setupFiles: ['tests/cases.ts'],
      // So that a test hears what the made-up browser complains of.
      environmentOptions: { jsdom: { console: true } },
      // Threads start sooner than processes, and take what was transformed without a copy of it.
      pool: 'threads',
      // Left to itself, it leaves one core idle: half of two.
      maxWorkers: '100%',
      sequence: { sequencer: FileOrder },
      // Files share what they import, which takes half of the time. A file that replaces modules, or what
      // a browser has, gets a worker of its own: it names options of its environment that no other has.
      isolate: false,
      include: ['tests/**/*.test.{ts,tsx}'],
    },
  }
}

/** Charts come together, with the library that draws them. */
const isOfCharts =
  /-chart\.tsx$|\/node_modules\/(recharts|victory-vendor|d3-|internmap|@reduxjs|redux|react-redux|immer|reselect|use-sync-external-store|es-toolkit|eventemitter3|decimal\.js-light|clsx|tiny-invariant|react-is)/

/** Everything but the light start of home. */
const isOfProgram = /\/(src\/(app|codec|features|pages|ui)|node_modules)\//

/** Says that the program has not started where that cannot be fetched: a script of its own. */
const watchScript = here('./src/start/watch.ts')

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8'))

/** Finishes index.html at build time: the first screen, the files of the single build, the policy. */
function page(single: boolean, ofWorker: Set<string>): Plugin {
  return {
    name: 'spindle:page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite's own plugins of this hook, which still write into the chunks.
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build wrote no index.html.')
        const first = await firstScreen()
        const drawn = replaceFirst(String(index.source), '<!--prerendered-->', () => first.program)
        const below = replaceFirst(drawn, '<!--shown-->', () => first.shown)
        const early = await earlyScript()
        const earlyName = `assets/early-${hashOf(early, 'hex').slice(0, 8)}.js`
        /** What is no part of the bundle yet. */
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
          // The single file has no second script: its worker is started from its own, as a blob.
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
        // The mark at its beginning says that it is UTF-8, where a server does not.
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
        // Last: it names every file by its content.
        besides.set('sw.js', worker(bundle, besides))
        for (const [name, source] of besides)
          this.emitFile({ type: 'asset', fileName: name, source })
      },
    },
  }
}

/** Puts the one file that runs from disk beside the others, for whoever wants to take it along. */
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

/** What marks the document before anything is drawn: a script of its own, which waits for nothing. */
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

/** Where Vite lists the licences of the packages in the scripts. */
const licences = 'licences.json'

/** The notices of a build, in the place of Vite's list. */
function noticesOf(bundle: Rolldown.OutputBundle, ofWorker: ReadonlySet<string>): string {
  const listed = bundle[licences]
  if (listed?.type !== 'asset') throw new Error('Vite listed no licences.')
  delete bundle[licences]
  return thirdPartyNotices(String(listed.source), new Set([...ofWorker, typeface]))
}

/** Notes the packages whose modules are in a build of its own, which Vite’s list leaves out. */
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

/** The first screen as HTML: what the program takes over, and what it leaves as it is. */
type FirstScreen = { readonly program: string; readonly shown: string }

let drawnScreen: Promise<FirstScreen> | undefined

/** The first screen, which is drawn once for both builds. */
function firstScreen(): Promise<FirstScreen> {
  drawnScreen ??= drawScreen()
  return drawnScreen
}

/** `runnerImport` would be shorter, but Vite 8's CSS plugin fails in it. */
async function drawScreen(): Promise<FirstScreen> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    // The CSV parser could also fetch a file from an address: no package gets a way to ask anyone.
    define: { __VERSION__: JSON.stringify(version), XMLHttpRequest: 'undefined' },
    appType: 'custom',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { prerender, prerenderShown } = await server.ssrLoadModule('/src/start/prerender.tsx')
    return { program: prerender(), shown: prerenderShown() }
  } finally {
    await server.close()
  }
}

interface Whole {
  readonly html: string
  /** The hashes of the script blocks, as the policy names them. */
  readonly script: string
  readonly style: string
}

/** Names the script that watches, and the parts of the program, which are fetched together once it is wanted. */
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
  // After the styles, without which nothing is drawn.
  const preload = 'rel="modulepreload" fetchpriority="low" crossorigin'
  const links = missing.map((name) => `<link ${preload} href="./${name}">`)
  // Before the first script, which has them fetched where home is not what comes.
  const program = `<template id="program">${links.join('')}</template>`
  return replaceFirst(html, '<script', (early) => [program, watch, early].join('\n    '))
}

/** Puts every file that the page names into the page, and takes it out of the bundle. */
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
  // One pass, so that nothing is looked for inside what was just put in.
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

/** The HTML parser rewrites CR and NUL and stops at end tags; the hash is of what it reads. */
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
