/** The rooms of the house, in order: a room may import the rooms that it names, all above it. */
export interface Room {
  readonly name: string
  /** A folder (ends with /) or a file, below src. */
  readonly paths: readonly string[]
  readonly mayImport: readonly string[]
  /** Packages, with everything inside them. */
  readonly npm: readonly string[]
}

const engineRooms = [
  { name: 'engine/core', paths: ['engine/core/'] },
  { name: 'engine/plan', paths: ['engine/plan/'] },
  { name: 'engine/papers', paths: ['engine/papers/'] },
  { name: 'engine/exchange', paths: ['engine/exchange/'] },
  { name: 'engine/performance', paths: ['engine/performance/'] },
  { name: 'engine/sizing', paths: ['engine/sizing/'] },
  { name: 'engine/design', paths: ['engine/design/'] },
  { name: 'engine/explore', paths: ['engine/explore/'] },
  { name: 'engine/compare', paths: ['engine/compare/'] },
  { name: 'engine/checks', paths: ['engine/checks/'] },
  { name: 'engine', paths: ['engine/index.ts'] },
] as const

const shared = ['engine', 'plan', 'app/store', 'app/ui', 'app/parts', 'app/exports'] as const

const rooms: readonly Room[] = [
  ...engineRooms.map((room, index) => ({
    ...room,
    mayImport: engineRooms.slice(0, index).map(({ name }) => name),
    npm: [],
  })),
  { name: 'plan', paths: ['plan/'], mayImport: ['engine'], npm: ['zod', 'fflate', 'crc-32'] },
  { name: 'app/store', paths: ['app/store/'], mayImport: ['engine', 'plan'], npm: ['zustand'] },
  {
    name: 'app/ui',
    paths: ['app/ui/'],
    mayImport: ['engine'],
    npm: ['react', 'react-dom', '@internationalized/number'],
  },
  {
    name: 'app/parts',
    paths: ['app/parts/'],
    mayImport: ['engine', 'app/ui'],
    npm: ['react', 'recharts'],
  },
  {
    name: 'app/exports',
    paths: ['app/exports/'],
    mayImport: ['engine', 'plan'],
    npm: ['papaparse'],
  },
]

/** Every other folder of src/app is a page: a room of its own, closed to the other pages. */
function page(name: string): Room {
  return { name: `app/${name}`, paths: [`app/${name}/`], mayImport: shared, npm: ['react'] }
}

const startFiles = [
  'main.tsx',
  'env.d.ts',
  'app/app.tsx',
  'app/lazy-pages.tsx',
  'app/start.tsx',
  'app/prerender.tsx',
]
const start: Room = {
  name: 'start',
  paths: startFiles,
  mayImport: ['everything'],
  npm: ['react', 'react-dom', '@fontsource-variable/inter'],
}

/** Rooms of several files that others enter by one file only. */
export const doors: Readonly<Record<string, string>> = { plan: 'plan/index.ts' }

/** The room of a file below src; a file without one has no place in the house. */
export function roomOf(path: string): Room | undefined {
  const inRoom = ({ paths }: Room) =>
    paths.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
  const found = [...rooms, start].find(inRoom)
  if (found) return found
  const folder = /^app\/([^/]+)\//.exec(path)?.[1]
  if (folder) return page(folder)
  return /^app\/[^/]+\.css$/.test(path) ? start : undefined
}
