/** The rooms of the house, in order: a room may import the rooms that it names, all above it. */
export interface Room {
  readonly name: string
  /** Folders below src; each ends with /. */
  readonly paths: readonly `${string}/`[]
  /** Names of rooms; `features` names all of them. */
  readonly mayImport: readonly string[]
  /** Packages, with everything inside them. */
  readonly npm: readonly string[]
  /** Whether its files may bring styles. */
  readonly styled?: true
}

/** Rooms of the engine, in order; a room is a folder. */
const engineFolders = [
  { name: 'engine/core', paths: ['engine/core/'] },
  { name: 'engine/figures', paths: ['engine/figures/'] },
  { name: 'engine/exchange', paths: ['engine/exchange/'] },
  { name: 'engine/hardware', paths: ['engine/hardware/'] },
  { name: 'engine/plan', paths: ['engine/plan/'] },
  { name: 'engine/placement', paths: ['engine/placement/'] },
  { name: 'engine/sizing', paths: ['engine/sizing/'] },
  { name: 'engine/performance', paths: ['engine/performance/'] },
  { name: 'engine/failures', paths: ['engine/failures/'] },
  { name: 'engine/methods/papers/documents', paths: ['engine/methods/papers/documents/'] },
  { name: 'engine/methods/papers', paths: ['engine/methods/papers/'] },
  { name: 'engine/methods/roles', paths: ['engine/methods/roles/'] },
  { name: 'engine/designs', paths: ['engine/designs/'] },
  { name: 'engine/methods/port', paths: ['engine/methods/port/'] },
  { name: 'engine/methods/papers/checks', paths: ['engine/methods/papers/checks/'] },
  { name: 'engine/methods/papers/designs', paths: ['engine/methods/papers/designs/'] },
  { name: 'engine/methods/roles/designs', paths: ['engine/methods/roles/designs/'] },
  {
    name: 'engine/methods',
    paths: [
      'engine/methods/',
      'engine/methods/papers/method/',
      'engine/methods/papers/search/',
      'engine/methods/roles/method/',
      'engine/methods/roles/search/',
    ],
  },
  { name: 'engine/jetstress', paths: ['engine/jetstress/'] },
  { name: 'engine/explore', paths: ['engine/explore/'] },
  { name: 'engine/methods/papers/compare', paths: ['engine/methods/papers/compare/'] },
  { name: 'engine/variants', paths: ['engine/variants/'] },
  { name: 'engine/checks', paths: ['engine/checks/'] },
] as const satisfies readonly {
  readonly name: string
  readonly paths: readonly `${string}/`[]
}[]

const engineRooms = [
  ...engineFolders,
  // The doors of the engine: its own index.ts, and that of each room which has one.
  { name: 'engine', paths: [] },
] as const

/** The inside of a method: the stages and documents that only the method itself knows. */
function methodInside(room: string): string | undefined {
  return /^engine\/methods\/(papers|roles)/.exec(room)?.[1]
}

/** Whether a room may import another: the inside of a method is for that method and for what joins both. */
function mayEnter(room: string, other: string): boolean {
  const inside = methodInside(other)
  if (inside === undefined || room === 'engine/methods' || room === 'engine') return true
  return methodInside(room) === inside
}

/** Everything that a feature may import: all but the other features. */
const shared = [
  'engine',
  'codec',
  'workbook',
  'spreadsheet',
  'text',
  'statistics',
  'deploy',
  'jetstress',
  'ui',
  'drawings',
  'word',
  'app/routes',
  'app/work',
  'app/store',
  'app/words',
  'app',
] as const

const rooms: readonly Room[] = [
  ...engineRooms.map((room, index) => ({
    ...room,
    mayImport: engineRooms
      .slice(0, index)
      .map(({ name }) => name)
      .filter((name) => mayEnter(room.name, name)),
    npm: [],
  })),
  { name: 'codec', paths: ['codec/'], mayImport: ['engine'], npm: ['zod', 'fflate', 'crc-32'] },
  {
    name: 'workbook',
    paths: ['workbook/'],
    mayImport: ['engine'],
    npm: ['crc-32', 'fflate', '@rgrove/parse-xml'],
  },
  {
    name: 'spreadsheet',
    paths: ['spreadsheet/'],
    mayImport: ['engine', 'codec', 'workbook'],
    npm: ['fflate'],
  },
  { name: 'text', paths: ['text/'], mayImport: [], npm: ['papaparse'] },
  { name: 'statistics', paths: ['statistics/'], mayImport: ['text'], npm: ['papaparse'] },
  { name: 'deploy', paths: ['deploy/'], mayImport: ['engine'], npm: ['fflate'] },
  {
    name: 'jetstress',
    paths: ['jetstress/'],
    mayImport: ['engine', 'text'],
    npm: ['htmlparser2'],
  },
  { name: 'changelog', paths: ['changelog/'], mayImport: ['engine'], npm: [] },
  {
    name: 'offline',
    paths: ['offline/'],
    mayImport: ['engine', 'changelog'],
    npm: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
  {
    name: 'ui',
    paths: ['ui/'],
    mayImport: ['engine/core'],
    npm: ['react', 'react-dom', 'recharts', 'd3-array', 'qr', '@internationalized/number'],
    styled: true,
  },
  { name: 'drawings', paths: ['drawings/'], mayImport: ['text', 'ui'], npm: [] },
  { name: 'word', paths: ['word/'], mayImport: ['text'], npm: ['docx'] },
  {
    name: 'app/routes',
    paths: ['app/routes/'],
    mayImport: ['engine'],
    npm: [],
  },
  {
    name: 'app/work',
    paths: ['app/work/'],
    mayImport: ['engine', 'codec', 'workbook', 'statistics', 'jetstress'],
    npm: ['react'],
  },
  {
    name: 'app/store',
    paths: ['app/store/'],
    mayImport: [
      'engine',
      'codec',
      'workbook',
      'spreadsheet',
      'statistics',
      'jetstress',
      'changelog',
      'offline',
      'app/routes',
      'app/work',
    ],
    npm: ['zustand'],
  },
  { name: 'app/words', paths: ['app/words/'], mayImport: ['engine', 'ui'], npm: ['react'] },
  {
    name: 'app',
    paths: ['app/'],
    mayImport: [
      'engine',
      'codec',
      'workbook',
      'statistics',
      'jetstress',
      'changelog',
      'ui',
      'drawings',
      'app/routes',
      'app/work',
      'app/store',
      'app/words',
    ],
    npm: ['react'],
    styled: true,
  },
]

/** Every folder of src/features is a room of its own, closed to the other features. */
function feature(name: string): Room {
  return {
    name: `features/${name}`,
    paths: [`features/${name}/`],
    mayImport: shared,
    npm: ['react', 'recharts'],
    styled: true,
  }
}

/** Pages are made of sections of any features; no feature knows a page. */
const pages: Room = {
  name: 'pages',
  paths: ['pages/'],
  mayImport: [...shared, 'features'],
  npm: ['react'],
  styled: true,
}

/** The only room that knows Node, and no browser: the engine for scripts and the command line. */
const asPackage: Room = {
  name: 'package',
  paths: ['package/'],
  mayImport: [
    'engine',
    'codec',
    'workbook',
    'spreadsheet',
    'ui',
    'app/store',
    'app/words',
    'app',
    'features',
  ],
  npm: ['node:fs', 'node:stream', 'node:util'],
}

const start: Room = {
  name: 'start',
  paths: ['start/'],
  mayImport: [...shared, 'features', 'pages'],
  npm: ['react', 'react-dom', '@fontsource-variable/inter'],
  styled: true,
}

/** Rooms of several files that others enter by these files only: what reads a plan, and what makes the code of one, is fetched when it is needed. */
export const entries: Readonly<Record<string, readonly string[]>> = {
  codec: [
    'codec/index.ts',
    'codec/decode-catalog.ts',
    'codec/decode-plan.ts',
    'codec/decode-project.ts',
    'codec/encode-plan.ts',
    'codec/encode-project.ts',
  ],
  workbook: ['workbook/index.ts'],
  spreadsheet: ['spreadsheet/index.ts'],
  statistics: ['statistics/index.ts'],
  deploy: ['deploy/index.ts'],
  jetstress: ['jetstress/index.ts'],
  drawings: ['drawings/index.ts'],
  word: ['word/index.ts'],
}

/** Every room that is listed; features are rooms by their folders. */
export const listedRooms: readonly Room[] = [...rooms, pages, asPackage, start]

/** Matches the doors of the engine: everything outside of it reaches what belongs to a room by its index. */
const engineDoor = /^engine\/(?:.+\/)?index\.ts$/

/** The room of a file below src, the innermost; a file without one has no place in the house. */
export function roomOf(path: string): Room | undefined {
  if (engineDoor.test(path)) return listedRooms.find(({ name }) => name === 'engine')
  const isIn = (place: string) => path.startsWith(place)
  const [found] = listedRooms
    .flatMap((room) => room.paths.filter(isIn).map(({ length }) => ({ room, length })))
    .sort((one, other) => other.length - one.length)
  if (found) return found.room
  const folder = /^features\/([^/]+)\//.exec(path)?.[1]
  return folder ? feature(folder) : undefined
}
