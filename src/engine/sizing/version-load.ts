import { formula } from '../core/formula.ts'
import { byHand, equalLogic, ownRule, storageTek } from '../core/source.ts'
import { assumed, sum, type Worked } from '../core/worked.ts'
import type { ByMessages, LoadMethod } from '../exchange/version.ts'
import { totalOf } from './mailbox.ts'
import type { Load } from './paper-load.ts'

/** Log I/O as a part of the database I/O. */
export const logsByRatio = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', ratio: '×' },
  text: 'transactional × ratio',
  source: ownRule('Log I/O follows the database I/O, as StorageTek reckons for Exchange 2003.'),
  examples: [
    {
      in: { transactional: 1500, ratio: 0.1 },
      out: 150,
      source: storageTek('Define and Assess'),
    },
  ],
})

/** Log writes as a part of the database writes. */
export const logWrites = formula({
  label: 'Log writes',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', reads: 'IOPS', ratio: '×' },
  text: '(transactional − reads) × ratio',
  source: ownRule('Public guidance has log writes follow the database writes.'),
  examples: [{ in: { transactional: 1000, reads: 600, ratio: 0.5 }, out: 200, source: byHand }],
})

/** Log writes, and what replication reads of the logs of active databases. */
export const logsWithReplication = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { writes: 'IOPS', reads: '%' },
  text: 'writes × (1 + reads)',
  source: ownRule('Public guidance reads the logs of active databases again to ship them.'),
  examples: [{ in: { writes: 200, reads: 0.1 }, out: 220, source: byHand }],
})

/** What checking every database page in the background reads, in sequence. */
export const maintenanceThroughput = formula({
  label: 'Background maintenance',
  unit: 'MB/s',
  takes: { each: 'MB/s/database', databases: 'databases' },
  text: 'each × databases',
  source: ownRule('Each database copy on the server is checked, active or passive.'),
  examples: [{ in: { each: 1, databases: 20 }, out: 20, source: byHand }],
})

const noMaintenance = assumed(
  'Maintenance',
  0,
  'IOPS',
  'Background maintenance around the clock came with Exchange 2010.',
)

const sequential = assumed(
  'Maintenance',
  0,
  'IOPS',
  'Its reads are sequential from Exchange 2013 on: they count in MB/s, not in IOPS.',
)

const parts = ownRule('What the server is expected to generate.')

/** A method other than EqualLogic’s shares. */
type Method = Exclude<LoadMethod, { readonly method: 'shares' }>

type LoadInputs = {
  readonly transactional: Worked<'IOPS'>
  readonly reads: Worked<'IOPS'>
  /** Whether active databases ship their logs to other copies. */
  readonly isReplicated: boolean
}

/** The expected load of one server of a version that EqualLogic’s shares do not hold for. */
export function versionLoad(
  load: Method,
  { transactional, reads, isReplicated }: LoadInputs,
): Load {
  const { logs, maintenance } =
    load.method === 'log ratio'
      ? { logs: logsByRatio({ transactional, ratio: load.ratio }), maintenance: noMaintenance }
      : { logs: logsOf(load, { transactional, reads, isReplicated }), maintenance: sequential }
  return {
    shares: null,
    transactional,
    logs,
    maintenance,
    expectedLoad: sum('Expected load', [transactional, logs, maintenance], parts),
  }
}

function logsOf(
  load: Extract<Method, { readonly method: 'log writes' }>,
  { transactional, reads, isReplicated }: LoadInputs,
): Worked<'IOPS'> {
  const of = { transactional, reads, ratio: load.ratio[isReplicated ? 'dag' : 'none'] }
  return isReplicated
    ? logsWithReplication({ writes: logWrites(of), reads: load.replicationReads })
    : logWrites(of, 'Logs')
}

const section = equalLogic('5.1')

/** Reads of the transactional load; the rest are writes. */
export const databaseReads = formula({
  label: 'Database reads',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', share: '%' },
  text: 'transactional × share',
  source: section,
  examples: [{ in: { transactional: 900, share: 0.5 }, out: 450, source: byHand }],
})

type TierReads = {
  readonly transactional: Worked<'IOPS'>
  readonly messages: Worked<'messages/day'>
}

/** The database reads of one server, each tier’s by its own messages. */
export function reads(tiers: readonly TierReads[], share: ByMessages<Worked<'%'>>): Worked<'IOPS'> {
  return totalOf('Database reads', tiers, ({ transactional, messages }) =>
    databaseReads({ transactional, share: share(messages) }),
  )
}
