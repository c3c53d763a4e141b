import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What a build wrote, in memory: `dist/` is never touched, and never older than the source. */
export type Built = readonly (
  | Rolldown.OutputChunk
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>
)[]

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The build as it is served, with the source maps that say which bytes came from where. */
export function buildHosted({ minify = true } = {}): Promise<Built> {
  const how = minify ? {} : { minify }
  return inMemory({ root, mode: 'production', build: { sourcemap: 'hidden', ...how } })
}

export function buildSingle(): Promise<Built> {
  return inMemory({ root, mode: 'single' })
}

/** The parts of a screen that the bare page repeats. */
export type Parts = { readonly fields: number; readonly details: number }

/** How many fields or links, and how many folded parts, the first screen of a page shows. */
export function partsOf(html: string): Parts {
  const tags = (name: string) => html.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0
  return { fields: tags('input') + tags('select') + tags('a'), details: tags('details') }
}

const bareScript = fileURLToPath(new URL('./bare/main.tsx', import.meta.url))

/** A page of React and nothing else, with as many fields: what any page in React costs. */
export async function buildBare({ fields, details }: Parts): Promise<Built> {
  const built = await inMemory({
    configFile: false,
    root: dirname(bareScript),
    base: './',
    plugins: [react()],
    define: { __FIELDS__: fields, __DETAILS__: details },
    build: { modulePreload: { polyfill: false }, rolldownOptions: { input: bareScript } },
  })
  const script = built.find((file) => file.type === 'chunk' && file.isEntry)
  if (!script) throw new Error('The bare page has no script.')
  const source = bareHtml.replace('SCRIPT', script.fileName)
  return [...built, { type: 'asset', fileName: 'index.html', source }]
}

/** Its heading is painted before the script runs, as Spindle's page is: blocking counts from then. */
const bareHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bare</title>
    <script type="module" crossorigin src="./SCRIPT"></script>
  </head>
  <body>
    <h1>Bare</h1>
    <div id="root"></div>
  </body>
</html>
`

async function inMemory(config: InlineConfig): Promise<Built> {
  const made = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, reportCompressedSize: false },
  })
  const [built] = [made].flat()
  if (!built || !('output' in built)) throw new Error('Vite built nothing.')
  return built.output
}

export function contentOf(file: Built[number]): Buffer {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source)
}

export function pageOf(built: Built): string {
  const page = built.find(({ fileName }) => fileName === 'index.html')
  if (!page) throw new Error('The build wrote no index.html.')
  return contentOf(page).toString()
}
