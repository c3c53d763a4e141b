import { formula } from '../../../core/formula.ts'
import { ownRule, publicFigure } from '../../../core/source.ts'
import { citedFigure } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { RoleResults } from '../role-parts.ts'

export const linkSpeedLeftByLogs = formula({
  label: 'Left of the link by the logs',
  unit: 'Mb/s',
  takes: { speed: 'Mb/s', peak: 'Mb/s' },
  text: 'max(0, speed − peak)',
  source: ownRule('Logs are shipped first; what they leave at their peak is taken for seeding.'),
})

export const nightHours = citedFigure(
  'Night',
  8,
  'hours',
  publicFigure('assumed', 'A night: eight hours from an evening to the next morning.'),
)

export const spaceCopiedPerNight = formula({
  label: 'Copied within a site in a night',
  unit: 'GiB',
  takes: { rate: 'MB/s', night: 'hours' },
  text: 'rate × night × 3600 ÷ 1073.741824',
  constants: { 1073.741824: 'MB/GiB', 3600: 's/hours' },
  source: ownRule('Seeding: as much is copied in a night as the rate allows in its hours.'),
})

export const seedingConnectionRate = formula({
  label: 'Rate of one connection to one drive',
  unit: 'Mb/s',
  takes: { carried: 'Mb/s', left: 'Mb/s', drive: 'MB/s' },
  text: 'min(carried, left, drive × 8)',
  constants: { 8: 'Mb/MB' },
  source: ownRule(
    'A connection has what its window allows, no more than is left of the link, and no more than the drive takes that is seeded.',
  ),
})

export const linkSeedingTime = formula({
  label: 'Seeding a database over the link',
  unit: 'hours',
  takes: { database: 'GiB', rate: 'Mb/s' },
  text: 'database × 8589.934592 ÷ rate ÷ 3600',
  constants: { 8589.934592: 'Mb/GiB', 3600: 's/hours' },
  source: ownRule('The file of a database is copied whole; nothing is taken off for compression.'),
})

export const spaceOfAllDatabasesWithoutCopies = formula({
  label: 'All databases, each once',
  unit: 'GiB',
  takes: { database: 'GiB', databases: 'databases', dags: 'dags' },
  text: 'database × databases × dags',
  source: ownRule('One copy of each crosses the link; the others of the site are made from it.'),
})

export const spaceOfAllCopiesInOtherSite = formula({
  label: 'All copies beyond the link',
  unit: 'GiB',
  takes: { database: 'GiB', streams: 'streams', dags: 'dags' },
  text: 'database × streams × dags',
  source: ownRule('A copy that takes its logs over the link was seeded over it.'),
})

export const reseedingTimeInSite = formula({
  label: 'Reseeding a database in its site',
  unit: 'hours',
  takes: { database: 'GiB', rate: 'MB/s' },
  text: 'database × 1073.741824 ÷ rate ÷ 3600',
  constants: { 1073.741824: 'MB/GiB', 3600: 's/hours' },
  source: ownRule('The file of a database is copied whole.'),
})

export const volumeReseedingTime = formula({
  label: 'Reseeding a volume, one database after the other',
  unit: 'hours',
  takes: { each: 'hours', databases: 'databases' },
  text: 'each × databases',
  source: ownRule('The longest it takes: with each from another server they are copied at once.'),
})

/** Rate at which a database is reseeded within a site, from one server to a single drive. */
export const assumedReseedRate = citedFigure(
  'Rate of reseeding within a site',
  20,
  'MB/s',
  publicFigure(
    'assumed',
    'One database from one server, to a drive that goes on serving its own; the network of a site and faster drives allow more.',
  ),
)

/** Time to seed databases: to copy them whole to where a copy is missing. */
export function seedingTimes(plan: Plan, parts: RoleResults) {
  return { link: overLink(plan, parts), near: near(parts) }
}

/** Seeding over the link, with the speed that logs leave; null without copies in the other site. */
function overLink(plan: Plan, { space, databases, replication }: RoleResults) {
  const { link, peak, streams } = replication
  if (!link || !peak) return null
  const left = linkSpeedLeftByLogs({ speed: answer(plan, 'linkSpeed'), peak })
  if (left.value <= 0) return { left, database: null, site: null, copies: null }
  const { dags, databaseCount } = databases
  const { fullDatabase: database } = space
  const { carries } = link.advised ?? link.unscaled
  const once = spaceOfAllDatabasesWithoutCopies({ database, databases: databaseCount, dags })
  const every = spaceOfAllCopiesInOtherSite({ database, streams, dags })
  return {
    left,
    database: linkSeedingTime({
      database,
      rate: seedingConnectionRate({ carried: carries, left, drive: assumedReseedRate }),
    }),
    site: linkSeedingTime({ database: once, rate: left }, 'Seeding a site over the link'),
    copies: linkSeedingTime({ database: every, rate: left }, 'Seeding every copy over the link'),
  }
}

/** Reseeding of a failed drive from copies in the same site; null standalone. */
function near({ copies, space }: RoleResults) {
  if (!copies.shape.hasDag) return null
  const database = reseedingTimeInSite({ database: space.fullDatabase, rate: assumedReseedRate })
  return {
    database,
    volume: volumeReseedingTime({ each: database, databases: space.heldOnVolume }),
  }
}
