import { publicFigure } from '../../../core/source.ts'
import { published } from '../../../core/worked.ts'
import {
  at100,
  at200,
  fiveDatabases,
  oneMailbox,
  onePart,
  partsWhereUnequal,
  type QuantityFound,
  size75,
  type VersionQuantities,
} from '../../../exchange/quantities.ts'
import type { PaperVersion } from '../../../exchange/version.ts'
import { type ExchangeVersionId, paperVersionOf } from '../../../exchange/versions.ts'
import { maintenancePerDatabase } from '../../../hardware/equallogic-tests.ts'
import { defaultPlan } from '../../../plan/plan.ts'
import { logs } from './logs.ts'
import { logShare } from './shares.ts'

const maintenanceOf2010 = published(
  'Background maintenance of one database copy, Exchange 2010',
  5,
  'MB/s/database',
  publicFigure('C', 'Sequential reads, beside what EqualLogic measured.', {
    publication: 'exchangeITPro',
  }),
)

/** Log I/O, each version as it is printed for it. */
function logIo({ load, iopsPerMailbox }: PaperVersion, kind: 'dag' | 'none'): QuantityFound {
  return load.method === 'shares'
    ? onePart(logShare(iopsPerMailbox[kind](at200)), 'of the base total')
    : onePart(
        load.ratio,
        load.range ? `of database I/O, measured ${load.range}` : 'of database I/O',
      )
}

/** What the papers print for a version that they size, quantity by quantity. */
export function quantitiesByPapers(exchange: ExchangeVersionId): VersionQuantities {
  const version = paperVersionOf({ exchange })
  const { iopsPerMailbox, readShare, readShareNotes, guideline, has } = version
  const inDag = (found: QuantityFound): QuantityFound => (has.dag ? found : 'no DAG')
  const plan = { ...defaultPlan, exchange }
  const logged = logs(plan, { messages: at200, messageSize: size75 }, oneMailbox)
  return {
    iopsAlone100: onePart(iopsPerMailbox.none(at100)),
    iopsAlone200: onePart(iopsPerMailbox.none(at200)),
    iopsInDag100: inDag(onePart(iopsPerMailbox.dag(at100))),
    iopsInDag200: inDag(onePart(iopsPerMailbox.dag(at200))),
    cache: onePart(version.cachePerMailbox?.(at200)),
    readsAlone: onePart(readShare.none(at100), readShareNotes?.none),
    readsInDag: inDag(onePart(readShare.dag(at100), readShareNotes?.dag)),
    logIoAlone: logIo(version, 'none'),
    logIoInDag: inDag(logIo(version, 'dag')),
    maintenance: has.maintenance
      ? [
          ...onePart(maintenancePerDatabase(fiveDatabases), 'in five'),
          ...onePart(maintenanceOf2010),
        ]
      : 'none',
    logsPerDay: onePart(logged.perDay),
    catalog: onePart(version.catalogShare, 'of databases'),
    mostQuota: onePart(version.mostQuota),
    databaseFile: partsWhereUnequal([guideline.one, 'one copy'], [guideline.more, 'with copies']),
    mostMemory: [
      ...onePart(version.mostMemory),
      ...onePart(version.mostMemoryPerCpu, 'for each processor'),
    ],
    leastMemory: [],
    mostCores: [],
    page: onePart(version.page),
  }
}
