import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { entries, type Room, roomOf } from './rooms.ts'

export interface Findings {
  readonly problems: readonly string[]
  readonly filesRead: number
  readonly edgesSeen: number
}

/** Holds the imports of the files (paths below src, with their text) against the table of rooms. */
export function checkImports(files: ReadonlyMap<string, string>): Findings {
  const problems: string[] = []
  let filesRead = 0
  let edgesSeen = 0
  for (const [path, text] of files) {
    const room = roomOf(path)
    if (!room) {
      problems.push(`${path} is in no room of the house. Give it one in rooms.ts, or move it.`)
      continue
    }
    if (!/\.tsx?$/.test(path)) continue
    filesRead += 1
    const { specifiers, faults } = importsOf(path, text)
    problems.push(...faults.map((fault) => `${path}: ${fault}`))
    for (const specifier of specifiers) {
      edgesSeen += 1
      const problem = judge(path, room, specifier, files)
      if (problem) problems.push(`${path} imports '${specifier}': ${problem}`)
    }
  }
  return { problems, filesRead, edgesSeen }
}

function judge(
  path: string,
  room: Room,
  specifier: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  if (!specifier.startsWith('.')) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
    return room.npm.includes(name) ? undefined : `${room.name} may not use this package.`
  }
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
  if (!files.has(target)) return 'there is no such file below src.'
  const to = roomOf(target)
  if (!to) return 'the file is in no room of the house.'
  if (target.endsWith('.css') && !room.styled) return `${room.name} has no styles.`
  if (to.name === room.name) return undefined
  const mayImport = ({ name }: Room) =>
    room.mayImport.includes(name.startsWith('features/') ? 'features' : name)
  if (!mayImport(to)) {
    const isPastDoor = !path.startsWith('engine/') && to.name.startsWith('engine/')
    return isPastDoor && room.mayImport.includes('engine')
      ? 'the engine is entered by its doors, engine/index.ts or the index.ts of a room.'
      : `${room.name} may not import ${to.name}.`
  }
  const ofRoom = entries[to.name]
  if (!ofRoom || ofRoom.includes(target)) return undefined
  return `${to.name} is entered by ${ofRoom.join(' and ')}.`
}

/** Every module that a file names: static, type-only, dynamic, re-exported, or in an import() type. */
function importsOf(path: string, text: string) {
  const specifiers: string[] = []
  const { program, errors } = parseSync(path, text)
  const faults = errors.map(({ message }) => `cannot be read: ${message}`)
  const names = (source: object | null) => {
    if (source && 'value' in source && typeof source.value === 'string')
      specifiers.push(source.value)
    else if (source) faults.push('names an import that only running it can tell. Write it out.')
  }
  const bySource = ({ source }: { source: object | null }) => names(source)
  const byExpression = ({ expression }: { expression: object }) => names(expression)
  new Visitor({
    ImportDeclaration: bySource,
    ImportExpression: bySource,
    ExportAllDeclaration: bySource,
    ExportNamedDeclaration: bySource,
    TSImportType: bySource,
    TSExternalModuleReference: byExpression,
    MemberExpression({ object, property }) {
      const isGlob = property.type === 'Identifier' && property.name.startsWith('glob')
      if (object.type === 'MetaProperty' && isGlob) faults.push('import.meta.glob hides imports.')
    },
  }).visit(program)
  return { specifiers, faults }
}
