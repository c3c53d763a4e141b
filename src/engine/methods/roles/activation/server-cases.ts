import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { logIoPerWrite, logReadsOfServer } from '../io/io.ts'
import type { ProcessorCase, SiteProcessors } from '../processors/processors.ts'
import type { RoleResults } from '../role-parts.ts'
import type { ActiveDatabases, ActiveDatabasesByCase } from './active-figures.ts'

/** What is lost in a failure case; `worst` is the case that servers are sized for. */
export type ServerFailureCode =
  | 'none'
  | 'one server'
  | 'two servers'
  | 'a site'
  | 'a site and a server'
  | 'a site and two servers'
  | 'worst'

/** Active databases, processors and IOPS of a site’s busiest server in one failure case. */
export type ServerFailureCase = {
  readonly code: ServerFailureCode
  readonly site: 1 | 2
  readonly active: Worked<'databases'>
  /** Active databases by the workbook’s formulas; null if they give none. */
  readonly stated: ActiveDatabases
  readonly processors: ProcessorCase | null
  /** Log reads for shipping the active databases’ logs; null standalone. */
  readonly logReads: Worked<'IOPS'> | null
  /** IOPS of the server’s databases and logs together. */
  readonly load: Worked<'IOPS'>
}

const together = ownRule('Databases and logs of a server are read and written at the same time.')

type ProcessorKey = 'normal' | 'first' | 'second' | 'site' | 'siteAndOne' | 'siteAndTwo' | 'worst'
type CaseRow = readonly [ServerFailureCode, keyof ActiveDatabasesByCase, ProcessorKey]

/** Failure cases by site: their active databases, and their processors. */
const casesOfSites = {
  1: [
    ['none', 'active', 'normal'],
    ['one server', 'oneServerLost', 'first'],
    ['two servers', 'twoServersLost', 'second'],
    ['worst', 'worstCase', 'worst'],
  ],
  2: [
    ['none', 'active2', 'normal'],
    ['one server', 'oneServerLost2', 'first'],
    ['two servers', 'twoServersLost2', 'second'],
    ['a site', 'siteLost', 'site'],
    ['a site and a server', 'siteAndServerLost', 'siteAndOne'],
    ['a site and two servers', 'siteAndTwoServersLost', 'siteAndTwo'],
    ['worst', 'worstCase2', 'worst'],
  ],
} as const satisfies Record<1 | 2, readonly CaseRow[]>

/** Every failure case of a plan, site by site; the worst case comes last. */
export function serverFailureCases(parts: RoleResults): readonly ServerFailureCase[] {
  const { activation, processors, servers } = parts
  const hasSite2 = servers.servers2.value + servers.recoveryServers2.value > 0
  const inSite = (site: 1 | 2, of: SiteProcessors | null) =>
    casesOfSites[site].flatMap(([code, name, key]): readonly ServerFailureCase[] => {
      const active = activation[name]
      if (!active) return []
      const figures = { active, stated: activation.stated[name], processors: of?.[key] ?? null }
      return [{ code, site, ...figures, ...loadWithLogs(parts, active) }]
    })
  return [...inSite(1, processors.site1), ...(hasSite2 ? inSite(2, processors.site2) : [])]
}

/** IOPS of a server. Active databases add log reads alone, as every copy counts as active. */
function loadWithLogs(
  { io, copies, mailbox }: RoleResults,
  active: Worked<'databases'>,
): Pick<ServerFailureCase, 'logReads' | 'load'> {
  const shipped = { perDatabase: io.iopsPerDb, reads: mailbox.readShare }
  const ratio = logIoPerWrite.inDag.reads
  const logReads = copies.shape.hasDag ? logReadsOfServer({ ...shipped, ratio, active }) : null
  const parts = [io.iopsServer, io.logWrites, ...(logReads ? [logReads] : [])]
  return { logReads, load: sum('Databases and logs of a server', parts, together) }
}
