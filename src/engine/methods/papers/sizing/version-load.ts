import { formula } from '../../../core/formula.ts'
import { equalLogic, ownRule } from '../../../core/source.ts'
import { assumed, sum, type Worked } from '../../../core/worked.ts'
import type { ByMessages, LoadMethod } from '../../../exchange/version.ts'
import type { Load } from '../../../sizing/iops.ts'
import { totalOf } from '../../../sizing/tiers.ts'

export const logsByRatio = formula({
  label: 'Logs',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', ratio: '×' },
  text: 'transactional × ratio',
  source: ownRule('Log I/O follows the database I/O, as StorageTek reckons for Exchange 2003.'),
})

const noMaintenance = assumed(
  'Maintenance',
  0,
  'IOPS',
  'Background maintenance around the clock came with Exchange 2010.',
)

const parts = ownRule('What the server is expected to generate.')

/** A method other than EqualLogic’s shares. */
type Method = Exclude<LoadMethod, { readonly method: 'shares' }>

/** Expected load of one server of a version that EqualLogic’s shares do not apply to. */
export function versionLoad({ ratio }: Method, transactional: Worked<'IOPS'>): Load {
  const logs = logsByRatio({ transactional, ratio })
  return {
    shares: null,
    transactional,
    logs,
    maintenance: noMaintenance,
    expectedLoad: sum('Expected load', [transactional, logs, noMaintenance], parts),
  }
}

const section = equalLogic('5.1')

export const databaseReads = formula({
  label: 'Database reads',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', share: '%' },
  text: 'transactional × share',
  source: section,
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
