import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { roomOf } from '../architecture/rooms.ts'

/** Every file with code below a folder, by its path from there. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** By every test of a checkout the files that it runs, however far away. */
export function reachOfTests(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map<string, readonly string[]>()
  const importsOf = (path: string): readonly string[] => {
    const known = direct.get(path)
    if (known) return known
    const text = readFileSync(join(root, path), 'utf8')
    const { module } = parseSync(path, text)
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        text.slice(start + 1, end - 1),
      ),
    ]
    const found = requests
      .filter((request) => request.startsWith('.') && /\.tsx?$/.test(request))
      .map((request) => relative(root, resolve(root, dirname(path), request)))
    for (const [, folder = ''] of text.matchAll(/import\.meta\.glob\b.*?'\.\.\/\.\.\/(.*?)\/\*\*/g))
      found.push(...filesBelow(join(root, folder)).map((file) => join(folder, file)))
    direct.set(path, found)
    return found
  }
  const tests = filesBelow(join(root, 'tests')).filter((path) => /\.test\.tsx?$/.test(path))
  return new Map(
    tests.map((test) => {
      const reached = new Set<string>()
      const waiting = [join('tests', test)]
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        for (const next of importsOf(path)) {
          if (reached.has(next)) continue
          reached.add(next)
          waiting.push(next)
        }
      return [join('tests', test), reached] as const
    }),
  )
}

export function roomAt(path: string): string {
  return roomOf(path.replace(/^(?:src|tests)\//, ''))?.name ?? 'nowhere'
}

/** Whether a room is one that is asked for, or a part of it. */
export function isInRoom(room: string, asked: string): boolean {
  return asked === '' || room === asked || room.startsWith(`${asked}/`)
}

/** Whether a test is of the room of a file, or of its folder. */
export function isOwn(test: string, path: string): boolean {
  const folder = path.replace(/^src\//, 'tests/').replace(/[^/]+$/, '')
  return roomAt(test) === roomAt(path) || test.startsWith(folder)
}
