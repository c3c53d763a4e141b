import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { build, type Plugin, type Rolldown } from 'vite'

/** A file that the browser keeps offline; `url` is relative to the page's folder. */
type KeptFile = {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Contents of files outside the bundle, by name. */
type Besides = ReadonlyMap<string, string | Uint8Array>

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Head elements that make the page an installable app. */
export const installedLinks = [
  '<link rel="manifest" href="./manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="./icons/apple-touch-icon.png">',
]

/** Color of the logo, and the background of its icons. */
const ground = '#0a5a70'

/** Icons: name, width in px, share of the width that the logo takes, and corner radius in 32nds. */
const icons = [
  { name: 'icon-192.png', px: 192, share: 0.8, radius: 7, purpose: 'any' },
  { name: 'icon-512.png', px: 512, share: 0.8, radius: 7, purpose: 'any' },
  // Systems crop maskable icons, at most to a circle of four fifths of the width.
  { name: 'maskable-192.png', px: 192, share: 0.62, radius: 0, purpose: 'maskable' },
  { name: 'maskable-512.png', px: 512, share: 0.62, radius: 0, purpose: 'maskable' },
  { name: 'apple-touch-icon.png', px: 180, share: 0.7, radius: 0, purpose: null },
] as const

/** The web app manifest and its icons, by name; addresses are relative to the served folder. */
export async function installFiles(): Promise<Besides> {
  const page = readFileSync(here('./index.html'), 'utf8')
  const manifest = {
    name: found(page, /<title>([^<]+)<\/title>/),
    short_name: 'Spindle',
    description: found(page, /name="description"\s+content="([^"]+)"/),
    lang: found(page, /<html lang="([^"]+)"/),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: ground,
    icons: icons
      .filter(({ purpose }) => purpose !== null)
      .map(({ name, px, purpose }) => ({
        ...{ src: `./icons/${name}`, sizes: `${px}x${px}`, type: 'image/png', purpose },
      })),
  }
  const files = new Map<string, string | Uint8Array>()
  files.set('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
  for (const icon of icons) files.set(`icons/${icon.name}`, await pictureOf(icon))
  return files
}

/** PNG of the logo, in white on its color. */
function pictureOf({ px, share, radius }: (typeof icons)[number]): Promise<Uint8Array> {
  const mark = readFileSync(here('./public/favicon.svg'), 'utf8')
  const shapes = found(mark, /<\/style>([\s\S]*)<\/svg>/)
  const edge = 16 * (1 - share)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${px}" height="${px}" fill="none">
    <style>.s { stroke: #fff } .f { fill: #fff }</style>
    <rect width="32" height="32" rx="${radius}" fill="${ground}" />
    <g transform="translate(${edge} ${edge}) scale(${share})">${shapes}</g>
  </svg>`
  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer()
}

function found(text: string, what: RegExp): string {
  const [, one] = what.exec(text) ?? []
  if (one === undefined) throw new Error(`There is no ${what}.`)
  return one
}

/** Not kept offline: licenses, source maps, and icons, which the installing system keeps itself. */
const unkept = /^third-party-notices\.txt$|\.map$|^icons\//

/** Files to keep offline: the bundle, once the page is finished, `besides` and the favicon. */
function keptFiles(bundle: Bundle, besides: Besides): readonly KeptFile[] {
  const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ])
  const favicon = readFileSync(here('./public/favicon.svg'))
  return [...built, ...besides, ['favicon.svg', favicon] as const]
    .filter(([name]) => !unkept.test(name))
    .map(([name, content]) => keptFile(name, content))
}

function keptFile(url: string, content: string | Uint8Array): KeptFile {
  const digest = createHash('sha256').update(content).digest('base64')
  // Files in assets change their names with their content, and need no revision.
  const revision = url.startsWith('assets/') ? null : digest.slice(0, 12)
  return { url, revision, integrity: `sha256-${digest}` }
}

/**
 * Builds the service worker; the function returned adds the list of files to keep. It is built
 * first, so that the notices name its packages.
 */
export async function serviceWorker(
  version: string,
  plugins: readonly Plugin[],
): Promise<(bundle: Bundle, besides: Besides) => string> {
  const made = await build({
    configFile: false,
    root: here('./src/offline'),
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(version) },
    plugins: [...plugins],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: here('./src/offline/service-worker.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [built] = [made].flat()
  const chunk = built && 'output' in built ? built.output[0] : undefined
  if (!chunk) throw new Error('Vite built no service worker.')
  return (bundle, besides) =>
    `self.__KEPT__=${JSON.stringify(keptFiles(bundle, besides))};\n${chunk.code}`
}
