import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { roomOf } from './rooms.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))

/** Every file below src with its text, by its path. */
export function readSource(): ReadonlyMap<string, string> {
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('tsconfig.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(src.length).split(sep).join('/'))
  return new Map(files.map((path) => [path, readFileSync(join(src, path), 'utf8')]))
}

/** One import as written: who imports, from what file, and which names. */
export type Import = {
  readonly from: string
  readonly to: string
  readonly names: readonly string[]
}

/** Every static import between files, re-exports included. */
export function importsBetween(files: ReadonlyMap<string, string>): readonly Import[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.tsx?$/.test(path)) return []
    const { module } = parseSync(path, text)
    const named = [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        request: moduleRequest.value,
        names: entries.map(({ importName }) => importName.name ?? '*'),
      })),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, importName }) =>
          moduleRequest ? [{ request: moduleRequest.value, names: [importName.name ?? '*'] }] : [],
        ),
      ),
    ]
    return named
      .filter(({ request }) => request.startsWith('.'))
      .map(({ request, names }) => ({
        from: path,
        to: posix.join(posix.dirname(path), request),
        names,
      }))
  })
}

/** A room as the picture has it: every feature is one of the features. */
export function drawnRoom(path: string): string {
  const name = roomOf(path)?.name ?? 'nowhere'
  if (name.startsWith('features/')) return 'features'
  return name.startsWith('app/') ? 'app' : name
}
