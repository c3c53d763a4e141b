import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { NonEmpty } from '../../../core/non-empty.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { SizedDatabases } from '../../../sizing/databases.ts'
import { databaseFileSize } from './databases.ts'

const formula = formulaMakerOfSource(citeEqualLogic('6.3'))

const eachAlike = ownRule('All databases are alike, so each has an equal share.')

export const logFileSpaceOfDatabase = formula({
  label: 'Log files of one database',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases' },
  text: 'all ÷ databases',
  source: citeEqualLogic('Table 26'),
  errata: ['E19'],
})

export const catalogOfDatabase = formula({
  label: 'Search catalog of one database',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases' },
  text: 'all ÷ databases',
  source: eachAlike,
})

export const spaceNeededPerVolume = formula({
  label: 'Space needed per volume',
  unit: 'GB',
  takes: { total: 'GB', databases: 'databases', overhead: '%' },
  text: 'total ÷ databases × (1 + overhead)',
})

export const volumeSize = formula({
  label: 'Volume',
  unit: 'GB',
  takes: { needed: 'GB', step: 'GB' },
  text: 'ceil(needed ÷ step) × step',
  source: citeEqualLogic('Table 26'),
})

export const capacityPerServer = formula({
  label: 'Capacity per server',
  unit: 'GB',
  takes: { databases: 'databases', volume: 'GB' },
  text: 'databases × volume',
})

export const capacityWithLogVolumes = formula({
  label: 'Capacity per server',
  unit: 'GB',
  takes: { databases: 'databases', volume: 'GB', logVolume: 'GB' },
  text: 'databases × (volume + logVolume)',
  source: ownRule('Two volumes for each database: one for its file and catalog, one for its logs.'),
})

export const capacityInAll = formula({
  label: 'Capacity in all',
  unit: 'GB',
  takes: { perServer: 'GB', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
})

export const overheadOfVolume = formula({
  label: 'Overhead',
  unit: 'GB',
  takes: { content: 'GB', overhead: '%' },
  text: 'content × overhead',
  source: citeEqualLogic('7'),
})

export const roundingOfVolume = formula({
  label: 'Rounding up to the step',
  unit: 'GB',
  takes: { volume: 'GB', needed: 'GB' },
  text: 'max(0, volume − needed)',
  source: citeEqualLogic('Table 26'),
})

/** Parts of the space of a volume; they add up to its size. */
type PaperVolumeParts = {
  readonly file?: Worked<'GB'>
  readonly logs?: Worked<'GB'>
  readonly catalog?: Worked<'GB'>
  readonly overhead: Worked<'GB'>
  readonly rounding: Worked<'GB'>
}

export type PaperVolume = {
  readonly holds: 'database and logs' | 'database' | 'logs'
  readonly needed: Worked<'GB'>
  readonly size: Worked<'GB'>
  readonly parts: PaperVolumeParts
}

export type PaperVolumes = {
  readonly overhead: Worked<'%'>
  /** Volume of one database: its file, its catalog and, unless logs are separate, its logs. */
  readonly main: PaperVolume
  /** Second volume of a database, for its logs; null if the first holds them. */
  readonly logs: PaperVolume | null
  readonly ofDatabase: NonEmpty<PaperVolume>
  readonly perServer: Worked<'GB'>
  readonly inAll: Worked<'GB'>
}

/** Space of one copy of all data, before volumes and overhead. */
export type SpaceOfOneDataCopy = {
  readonly databases: Worked<'GB'>
  readonly logs: Worked<'GB'>
  readonly catalog: Worked<'GB'>
  /** Search catalog, as a share of the databases. */
  readonly catalogShare: Worked<'%'>
  readonly total: Worked<'GB'>
}

/** Volumes of each database, rounded up to the step of sizes; and their totals. */
export function databaseVolumesByPapers(
  plan: Plan,
  capacity: SpaceOfOneDataCopy,
  {
    inAll,
    storedOnServer,
    storages,
  }: Pick<SizedDatabases, 'inAll' | 'storedOnServer' | 'storages'>,
): PaperVolumes {
  const file = databaseFileSize({ all: capacity.databases, databases: inAll })
  const catalog = catalogOfDatabase({ all: capacity.catalog, databases: inAll })
  const logs = logFileSpaceOfDatabase({ all: capacity.logs, databases: inAll })
  const overhead = answer(plan, 'overhead')
  const step = answer(plan, 'volumeStep')
  const shared = { databases: inAll, overhead, step }
  const across = (perServer: Worked<'GB'>) => ({
    overhead,
    perServer,
    inAll: capacityInAll({ perServer, servers: storages }),
  })
  if (!plan.separateLogs) {
    const main = volumeOf('database and logs', capacity.total, { file, logs, catalog }, shared)
    return {
      main,
      logs: null,
      ofDatabase: [main],
      ...across(capacityPerServer({ databases: storedOnServer, volume: main.size })),
    }
  }
  const withCatalog = sum(
    'Databases and catalog',
    [capacity.databases, capacity.catalog],
    eachAlike,
  )
  const main = volumeOf('database', withCatalog, { file, catalog }, shared)
  const apart = volumeOf('logs', capacity.logs, { logs }, shared)
  const both = { volume: main.size, logVolume: apart.size }
  return {
    main,
    logs: apart,
    ofDatabase: [main, apart],
    ...across(capacityWithLogVolumes({ databases: storedOnServer, ...both })),
  }
}

type Provided = {
  readonly databases: Worked<'databases'>
  readonly overhead: Worked<'%'>
  readonly step: Worked<'GB'>
}

function volumeOf(
  holds: PaperVolume['holds'],
  total: Worked<'GB'>,
  content: Omit<PaperVolumeParts, 'overhead' | 'rounding'>,
  { databases, overhead, step }: Provided,
): PaperVolume {
  const needed = spaceNeededPerVolume({ total, databases, overhead })
  const size = volumeSize({ needed, step }, holds === 'logs' ? 'Log volume' : undefined)
  return {
    holds,
    needed,
    size,
    parts: {
      ...content,
      overhead: overheadOfVolume({
        content: sum('Content of a volume', Object.values(content), eachAlike),
        overhead,
      }),
      rounding: roundingOfVolume({ volume: size, needed }),
    },
  }
}
