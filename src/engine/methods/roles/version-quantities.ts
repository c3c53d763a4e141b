import {
  at100,
  at200,
  binary75,
  onePart,
  type VersionQuantities,
} from '../../exchange/quantities.ts'
import { type ExchangeVersionId, roleVersionOf } from '../../exchange/versions.ts'
import { logIoShares, maintenancePerCopy } from './io-formulas.ts'
import { cacheOfMailbox, logsBySize } from './mailbox-formulas.ts'
import { readsOfMailbox, usualIops } from './mailbox-load.ts'
import { readShares } from './tier-mailbox.ts'

/** What is taken for a version that role requirements size, quantity by quantity. */
export function quantitiesByRoles(exchange: ExchangeVersionId): VersionQuantities {
  const version = roleVersionOf({ exchange })
  const { iopsPerMessage: perMessage, cachePerMessage } = version
  const iopsAt100 = onePart(usualIops({ messages: at100, perMessage }))
  const iopsAt200 = onePart(usualIops({ messages: at200, perMessage }))
  return {
    iopsAlone100: iopsAt100,
    iopsAlone200: iopsAt200,
    iopsInDag100: iopsAt100,
    iopsInDag200: iopsAt200,
    cache: onePart(cacheOfMailbox({ messages: at200, perMessage: cachePerMessage })),
    readsAlone: onePart(readsOfMailbox({ messages: at100, ...readShares.alone })),
    readsInDag: onePart(readsOfMailbox({ messages: at100, ...readShares.inDag })),
    logIoAlone: onePart(logIoShares.alone.writes, 'of database writes'),
    logIoInDag: onePart(logIoShares.inDag.writes, 'of database writes'),
    maintenance: onePart(maintenancePerCopy),
    logsPerDay: onePart(logsBySize({ messages: at200, messageSize: binary75 })),
    catalog: onePart(version.indexShare, 'of databases'),
    mostQuota: [],
    // It stands in the working of each plan.
    databaseFile: 'by its method',
    mostMemory: onePart(version.mostMemory),
    leastMemory: onePart(version.leastMemory),
    mostCores: onePart(version.mostCores),
    page: [],
  }
}
