import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync, type Rolldown } from 'vite'

/** A module that this many pages share goes into one chunk for all pages. */
const manyPages = 3

/** Packages of the encoder of links; all of them come in one chunk. */
const packagesOfEncoder = /\/node_modules\/(?:crc-32|fflate)\//

/** Modules of the forms that fetch parts of the forms lazily. */
const forms = [
  ...['pages/steps.tsx', 'pages/mailbox-field-group.tsx', 'features/fields/answer-form.tsx'],
  'features/own-arrays/own-arrays-section.tsx',
]

/**
 * Names the chunk of a module by the pages that need it from their start: a page then opens with a
 * few requests instead of a hundred small ones. Sets of modules that are needed together have chunks
 * of their own, such as `answer` for the Answer page with its fields, and `sizing` for what sizes
 * plans. Other modules of a single page, and packages but those of the encoder, are left to the
 * bundler. `source` is the folder of all rooms.
 */
export function chunkOfPages(source: string): Rolldown.CodeSplittingNameFunction {
  let chunks: ReadonlyMap<string, string> | null = null
  return (id, context) => {
    chunks ??= findChunks(source, context)
    return packagesOfEncoder.test(id) ? encoder : (chunks.get(id) ?? null)
  }
}

const encoder = 'encoder'

/**
 * Chunk of a module that these pages need; null for one that is left to the bundler. What the Answer
 * says is one chunk. Its actions are another, with the modules that they share with one more page, so
 * that they work if the rest cannot be fetched.
 */
function chunkOf(pages: readonly string[]): string | null {
  if (pages.length >= manyPages) return 'pages'
  if (pages.includes('plan')) return 'plan-actions'
  if (pages.length > 1) return pages.join('-')
  return pages.includes('answer') ? 'answer-content' : null
}

function findChunks(source: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const chunks = new Map<string, string>()
  const pagesOf = new Map<string, string[]>()
  const inSource = (file: string): string => `${source}/${file}`
  const partsOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const fetching = ['start/loaders.tsx', 'pages/answer-page.tsx'].map(inSource)
  for (const page of fetching.flatMap(partsOf)) {
    const [, name] = /([\w-]+)-(?:page|content|actions|results)\.tsx$/.exec(page) ?? []
    if (name === undefined) throw new Error(`${page} is named like no page.`)
    for (const id of neededBy(page)) {
      const pages = [...(pagesOf.get(id) ?? []), name]
      pagesOf.set(id, pages)
      const chunk = chunkOf(pages)
      if (chunk !== null) chunks.set(id, chunk)
    }
  }
  const put = (name: string, modules: Iterable<string>) => {
    for (const id of modules) chunks.set(id, name)
  }
  const needed = (...files: readonly string[]) => neededBy(...files.map(inSource))
  // Each chunk takes its modules out of those before, so that none of them imports in a circle.
  const ofProcessor = needed('features/processors/processor-field.tsx')
  put(
    'answer',
    [...needed('pages/answer-page.tsx')].filter((id) => !ofProcessor.has(id)),
  )
  for (const id of ofProcessor) chunks.delete(id)
  put('codec', needed('codec/decode-project.ts', 'codec/project-file.ts'))
  const notices = ['app/frame/notice-text.tsx', 'app/frame/opened-link-differences.tsx']
  put('notices', needed('start/late.tsx', ...notices))
  const ofForms = neededBy(...forms.map(inSource).flatMap(partsOf))
  put('form', [...[...ofForms].filter((id) => chunks.has(id)), inSource('app/read-file.ts')])
  const ofArrays = neededBy(...partsOf(inSource('features/own-arrays/own-arrays-section.tsx')))
  put(
    'own-arrays',
    [...ofArrays].filter((id) => !chunks.has(id) && !pagesOf.has(id)),
  )
  put('frame', needed('app/frame/project-tools.tsx'))
  const results = ['features/live-results/live-results.tsx', 'features/fields/idle-fields.ts']
  put('results', needed(...results))
  put('sizing', needed('app/store/follow-results.ts'))
  // This module acts when it is evaluated, which must wait.
  chunks.delete(inSource('start/late.tsx'))
  // The encoder is fetched with the first answer, on pages that need no other module of the codec.
  put(encoder, needed('codec/encode-project.ts'))
  // Forms read catalogs of arrays with it, long before there is an answer to encode.
  for (const id of needed('codec/json.ts')) chunks.delete(id)
  return chunks
}

/** Modules, and all modules of the program that they import, directly or not. */
function neededBy(...modules: readonly string[]): Set<string> {
  const needed = new Set(modules)
  for (const id of needed)
    if (/\.tsx?$/.test(id)) for (const other of imports(id)) needed.add(other)
  return needed
}

function imports(id: string): readonly string[] {
  const { staticImports, staticExports } = recordOf(id)
  return [
    ...staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
      // An import without names, such as of a style sheet.
      if (entries.length === 0) return modulesOf(id, value, null)
      const taken = entries.filter(({ isType }) => !isType)
      return taken.flatMap(({ importName }) => modulesOf(id, value, importName.name))
    }),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest, importName }) =>
        moduleRequest && !isType ? modulesOf(id, moduleRequest.value, importName.name) : [],
      ),
    ),
  ]
}

/** Resolves an import; through an index, to the modules that the imported name comes from. */
function modulesOf(importer: string, address: string, name: string | null): readonly string[] {
  if (!address.startsWith('.')) return []
  const id = resolve(dirname(importer), address)
  if (!id.endsWith('/index.ts')) return [id]
  return recordOf(id).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest, importName, exportName }) => {
      if (!moduleRequest || isType) return []
      if (exportName.name === null) return modulesOf(id, moduleRequest.value, name)
      const isAsked = name === null || name === exportName.name
      return isAsked ? modulesOf(id, moduleRequest.value, importName.name) : []
    }),
  )
}

const records = new Map<string, ReturnType<typeof parseSync>['module']>()

/** Imports and exports of a module, parsed once. */
function recordOf(id: string): ReturnType<typeof parseSync>['module'] {
  const record = records.get(id) ?? parseSync(id, readFileSync(id, 'utf8')).module
  records.set(id, record)
  return record
}
