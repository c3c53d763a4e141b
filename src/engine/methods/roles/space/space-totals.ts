import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'

const formula = formulaMakerOfSource(citeCalculator('Volume Requirements'))
const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')

export const spaceOfCopies = formula({
  label: 'All copies',
  unit: 'GiB',
  takes: { each: 'GiB', copies: 'copies' },
  text: 'each × copies',
})

export const volumeSpacePerDatabase = formula({
  label: 'Share of a volume for one database',
  unit: 'GiB',
  takes: { volume: 'GiB', perVolume: 'databases' },
  text: 'volume ÷ perVolume',
})

export const spaceOfServers = formula({
  label: 'On all servers',
  unit: 'GiB',
  takes: { each: 'GiB', count: 'servers' },
  text: 'each × count',
  source: alike,
})

/** Space of all DAGs, or of all standalone servers. */
export const spaceOfDags = formula({
  label: 'In all',
  unit: 'GiB',
  takes: { each: 'GiB', count: 'dags' },
  text: 'each × count',
  source: alike,
})

/** Space of one database, of a server, of a DAG (null standalone), and in all. */
type SpaceTotal = {
  readonly database: Worked<'GiB'> | null
  readonly server: Worked<'GiB'>
  readonly dag: Worked<'GiB'> | null
  readonly environment: Worked<'GiB'>
}

type TotalMultipliers = {
  readonly copiesServer: Worked<'copies'>
  /** Copies of a DAG; standalone, of one server. */
  readonly copiesDag: Worked<'copies'>
  /** Servers of a DAG; null standalone. */
  readonly serversDag: Worked<'servers'> | null
  /** Number of DAGs, or of standalone servers. */
  readonly dags: Worked<'dags'>
}

/** Totals of space that every copy of a database takes. */
export function spaceTotalsByCopy(database: Worked<'GiB'>, counted: TotalMultipliers): SpaceTotal {
  const server = spaceOfCopies({ each: database, copies: counted.copiesServer })
  return upwards(database, server, database, counted)
}

/** Totals of volume space: whole volumes for a server, a copy’s share of one for a DAG. */
export function spaceTotalsByVolume(
  volume: Worked<'GiB'>,
  perVolume: Worked<'databases'>,
  server: Worked<'GiB'>,
  counted: TotalMultipliers,
): SpaceTotal {
  const database = volumeSpacePerDatabase({ volume, perVolume })
  return upwards(database, server, database, counted)
}

/** Totals of space that every server has once. */
export function spaceTotalsByServer(
  server: Worked<'GiB'>,
  { serversDag, dags }: TotalMultipliers,
): SpaceTotal {
  const dag = serversDag && spaceOfServers({ each: server, count: serversDag })
  return {
    database: null,
    server,
    dag,
    environment: spaceOfDags({ each: dag ?? server, count: dags }),
  }
}

function upwards(
  database: Worked<'GiB'>,
  server: Worked<'GiB'>,
  each: Worked<'GiB'>,
  { copiesDag, serversDag, dags }: TotalMultipliers,
): SpaceTotal {
  const dag = serversDag && spaceOfCopies({ each, copies: copiesDag })
  return { database, server, dag, environment: spaceOfDags({ each: dag ?? server, count: dags }) }
}
