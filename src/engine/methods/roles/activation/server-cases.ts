import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { logIoShares, logReadsOfServer } from '../io/io.ts'
import type { ProcessorCase, SiteProcessors } from '../processors/processors.ts'
import type { RoleParts } from '../role-parts.ts'
import type { ActiveDatabases } from './active-figures.ts'

/** Servers lost in a case; `worst` is the case that servers are sized for. */
export type CaseCode =
  | 'none'
  | 'one server'
  | 'two servers'
  | 'a site'
  | 'a site and a server'
  | 'a site and two servers'
  | 'worst'

/** The busiest server of a site in one case. */
export type ServerCase = {
  readonly code: CaseCode
  readonly site: 1 | 2
  readonly active: Worked<'databases'>
  /** Figure of the workbook’s formulas; null if they give none. */
  readonly stated: ActiveDatabases
  readonly processors: ProcessorCase | null
  /** Reads of the active databases’ logs; null standalone. */
  readonly logReads: Worked<'IOPS'> | null
  /** IOPS of databases and logs together. */
  readonly load: Worked<'IOPS'>
}

const together = ownRule('Databases and logs of a server are read and written at the same time.')

/** Every case of a plan by site, from all servers up to the worst case. */
export function serverCases(parts: RoleParts): readonly ServerCase[] {
  const { activation, processors, servers } = parts
  const { stated } = activation
  const { site1, site2 } = processors
  const inSite = casesWith(parts)
  const first = [
    inSite('none', 1, activation.active, stated.active, site1.normal),
    inSite('one server', 1, activation.oneServerLost, stated.oneServerLost, site1.first),
    inSite('two servers', 1, activation.twoServersLost, stated.twoServersLost, site1.second),
    inSite('worst', 1, activation.worstCase, stated.worstCase, site1.worst),
  ]
  if (servers.servers2.value + servers.recoveryServers2.value === 0) return first.flat()
  return [...first, ...second(parts, inSite, site2)].flat()
}

function second(
  { activation }: RoleParts,
  inSite: ReturnType<typeof casesWith>,
  site2: SiteProcessors | null,
) {
  const { stated } = activation
  return [
    inSite('none', 2, activation.active2, stated.active2, site2?.normal),
    inSite('one server', 2, activation.oneServerLost2, stated.oneServerLost2, site2?.first),
    inSite('two servers', 2, activation.twoServersLost2, stated.twoServersLost2, site2?.second),
    inSite('a site', 2, activation.siteLost, stated.siteLost, site2?.site),
    inSite(
      'a site and a server',
      2,
      activation.siteAndServerLost,
      stated.siteAndServerLost,
      site2?.siteAndOne,
    ),
    inSite(
      'a site and two servers',
      2,
      activation.siteAndTwoServersLost,
      stated.siteAndTwoServersLost,
      site2?.siteAndTwo,
    ),
    inSite('worst', 2, activation.worstCase2, stated.worstCase2, site2?.worst),
  ]
}

function casesWith(parts: RoleParts) {
  return (
    code: CaseCode,
    site: 1 | 2,
    active: ActiveDatabases,
    stated: ActiveDatabases,
    processors: ProcessorCase | null = null,
  ): readonly ServerCase[] => {
    if (!active) return []
    return [{ code, site, active, stated, processors, ...loadWithLogs(parts, active) }]
  }
}

/** IOPS by active databases: they add log reads alone, as every copy counts as active. */
export function loadWithLogs(
  { io, copies, mailbox }: RoleParts,
  active: Worked<'databases'>,
): Pick<ServerCase, 'logReads' | 'load'> {
  const shipped = { perDatabase: io.iopsPerDb, reads: mailbox.readShare }
  const ratio = logIoShares.inDag.reads
  const logReads = copies.shape.hasDag ? logReadsOfServer({ ...shipped, ratio, active }) : null
  const parts = [io.iopsServer, io.logWrites, ...(logReads ? [logReads] : [])]
  return { logReads, load: sum('Databases and logs of a server', parts, together) }
}
