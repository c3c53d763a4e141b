import { formula } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, relabelledCount, sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { iopsIfAllMailboxesActive, meanIopsPerMailbox } from '../../../sizing/iops.ts'
import type { RoleResults } from '../role-parts.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

const decimal = ownRule('Arrays are sold in decimal gigabytes; this method counts binary ones.')
const onServer = ownRule(
  'What the volumes of the fullest server take; every server is built alike.',
)

export const decimalSpace = formula({
  label: 'Capacity per server',
  unit: 'GB',
  takes: { binary: 'GiB' },
  text: 'binary × 1073741824 ÷ 1000000000',
  constants: { 1073741824: 'bytes/GiB', 1000000000: 'bytes/GB' },
  source: decimal,
})

export const capacityOfServers = formula({
  label: 'Capacity in all',
  unit: 'GB',
  takes: { perServer: 'GB', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
})

/** Databases stored on a server, full and with overhead, but without logs and index. */
export const databaseSpaceOfServer = formula({
  label: 'Databases on one server',
  unit: 'GiB',
  takes: { database: 'GiB', copies: 'copies' },
  text: 'database × copies',
  source: citeCalculator('Volume Requirements'),
})

export const loadWithoutReserve = formula({
  label: 'Transactional',
  unit: 'IOPS',
  takes: { peak: 'IOPS', reserve: '%' },
  text: 'peak ÷ (1 + reserve)',
  source: citeCalculator('Role Requirements'),
})

export const reserveOfLoad = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { expected: 'IOPS', reserve: '%' },
  text: 'expected × reserve',
  source: citeCalculator('Role Requirements'),
})

const logParts = ownRule('Every copy writes logs; copies elsewhere have them read again.')
const loadParts = ownRule(
  'Every copy on the server counts as active; maintenance reads in sequence and is not in it.',
)
const withReserve = ownRule('The expected load and the reserve kept above it.')
const sequential = assumedFigure(
  'Maintenance',
  0,
  'IOPS',
  'Its reads are sequential from Exchange 2013 on: they count in MiB/s, not in IOPS.',
)

type Demanding = Pick<RoleResults, 'mailbox' | 'space' | 'io' | 'servers'>

/** Array space: of one server’s volumes, of all servers’ volumes, and of one server’s databases. */
export function spaceOnArrays({ space, servers }: Demanding) {
  const { volumeSpaceServer, logVolumeSpaceServer, restoreVolumes, restoreVolume } = space
  const parts = [
    volumeSpaceServer,
    ...(logVolumeSpaceServer ? [logVolumeSpaceServer] : []),
    ...(restoreVolumes.value > 0 ? [restoreVolume] : []),
  ]
  const perServer = decimalSpace({ binary: sum('Volumes of one server', parts, onServer) })
  const { copiesServer: copies, allServers } = servers
  return {
    perServer,
    inAll: capacityOfServers({ perServer, servers: allServers }),
    data: decimalSpace(
      { binary: databaseSpaceOfServer({ database: space.fullDatabase, copies }) },
      'Databases on one server in decimal units',
    ),
  }
}

/** Load of a server on arrays, with reserve. It is the same after failures: all copies count. */
export function loadOnArrays(plan: Plan, parts: Demanding): SizedByRoles['iops'] {
  const { io, servers } = parts
  const reserve = answer(plan, 'iopsReserve')
  const without = (peak: Worked<'IOPS'>, label: string) =>
    loadWithoutReserve({ peak, reserve }, label)
  const transactional = without(io.iopsServer, 'Transactional')
  const logs = sum(
    'Logs',
    [
      without(io.logWrites, 'Log writes'),
      ...(io.logReads ? [without(io.logReads, 'Log reads')] : []),
    ],
    logParts,
  )
  const expectedLoad = sum('Expected load', [transactional, logs], loadParts)
  const kept = reserveOfLoad({ expected: expectedLoad, reserve })
  const designRequirement = sum('Design requirement', [expectedLoad, kept], withReserve)
  const load = {
    lost: 0,
    active: relabelledCount(
      servers.copiesServer,
      'Databases on one server',
      'databases',
      loadParts,
    ),
    shares: null,
    reads: without(io.readsServer, 'Database reads'),
    transactional,
    logs,
    maintenance: sequential,
    expectedLoad,
  } as const
  return {
    ...load,
    cases: [load],
    profile: meanProfile(parts.mailbox),
    reserve: kept,
    designRequirement,
    maintenanceThroughput: io.backgroundMaintenance,
    calibrated: null,
    judged: designRequirement,
    judgedAllUp: designRequirement,
    judgedWithReserve: designRequirement,
    isReserveJudged: true,
    countsEveryCopy: true,
  }
}

function meanProfile({ tiers, mailboxes }: RoleResults['mailbox']): Worked<'IOPS/mailbox'> {
  const [first, ...others] = tiers
  if (others.length === 0) return first.iopsPerMailbox
  const all = tiers.map(({ mailboxes: count, iopsPerMailbox: perMailbox }) =>
    iopsIfAllMailboxesActive({ mailboxes: count, perMailbox }),
  )
  const ofAll = sum('IOPS if every mailbox were active', all, loadParts)
  return meanIopsPerMailbox({ ofAll, mailboxes })
}
