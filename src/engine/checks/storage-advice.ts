import { ax45i, equalLogic, powerEdge, storageTek } from '../core/documents.ts'
import { given, published } from '../core/worked.ts'
import { loadWhileRebuilding } from '../design/rebuild.ts'
import { considersEqualLogic, isReplicated } from '../plan/features.ts'
import { type Checked, type Checks, sourceOf } from './advice.ts'
import { databasesOnUsable, fullestTest } from './tested-effects.ts'

const leastOverhead = published('Overhead, at least', 0.2, '%', equalLogic('7'))

/** How little of its storage a test may fill for its results not to hold on a full one. */
const little = published('A small part of the storage', 0.25, '%', storageTek('Tested Deployment'))

/** What arrays, volumes and their network give cause to say. */
export const storageAdvice: Checks<
  | 'overhead-below-20'
  | 'nics-below-ports'
  | 'raid-5-is-final'
  | 'logs-beside-database'
  | 'fuller-than-tested'
  | 'rebuild-not-carried'
  | 'arrays-untested-with-version'
> = {
  'overhead-below-20': ({ sizing }) => {
    const { overhead } = sizing.volumes
    if (overhead.value >= leastOverhead.value) return []
    return [
      {
        code: 'overhead-below-20',
        severity: 'warning',
        figures: { overhead },
        consequence: { least: leastOverhead },
        source: equalLogic('7'),
        answer: 'overhead',
        tier: null,
      },
    ]
  },
  'nics-below-ports': ({ plan, recommendation: { proposed } }) => {
    if (!proposed) return []
    const { ports } = proposed
    if (plan.nicsPerServer >= ports.value) return []
    return [
      {
        code: 'nics-below-ports',
        severity: 'warning',
        figures: {
          nics: given('Storage NICs per server', plan.nicsPerServer, 'ports', 'nicsPerServer'),
          ports,
        },
        consequence: {},
        source: equalLogic('7'),
        answer: 'nicsPerServer',
        tier: null,
      },
    ]
  },
  'raid-5-is-final': ({ plan, recommendation: { proposed } }) => {
    if (!considersEqualLogic(plan)) return []
    if (plan.storage.raid !== 'RAID 5' && proposed?.raid !== 'RAID 5') return []
    return [
      {
        code: 'raid-5-is-final',
        severity: 'warning',
        figures: {},
        consequence: {},
        source: equalLogic('5.5'),
        answer: 'raid',
        tier: null,
      },
    ]
  },
  'logs-beside-database': ({ plan, sizing: { volumes }, recommendation: { proposedBlocks } }) => {
    if (isReplicated(plan) || plan.separateLogs) return []
    // The block has drives of their own for logs.
    if (proposedBlocks?.solution.logSpace) return []
    return [
      {
        code: 'logs-beside-database',
        severity: 'warning',
        figures: { volume: volumes.main.size },
        consequence: {},
        source: powerEdge('Exchange Server 2010 database setup'),
        answer: 'separateLogs',
        tier: null,
      },
    ]
  },
  'rebuild-not-carried': (checked) => {
    const found = rebuilding(checked)
    if (!found) return []
    const { loss, ...figures } = found
    return [
      {
        code: 'rebuild-not-carried',
        severity: 'warning',
        figures,
        consequence: { loss },
        source: sourceOf(loss),
        answer: checked.recommendation.proposed ? 'raid' : 'storage',
        tier: null,
      },
    ]
  },
  'arrays-untested-with-version': ({ plan, recommendation: { proposed } }) => {
    if (!proposed?.prediction || plan.exchange === '2010') return []
    return [
      {
        code: 'arrays-untested-with-version',
        severity: 'note',
        figures: {},
        consequence: {},
        source: equalLogic('4'),
        answer: 'storage',
        tier: null,
      },
    ]
  },
  'fuller-than-tested': ({ recommendation: { proposed } }) => {
    // Of an own array nobody said how full it was when it was measured.
    if (!proposed?.prediction) return []
    const { usable } = proposed
    const { work } = proposed.prediction
    const use = databasesOnUsable({ data: work.data, usable })
    if (use.value <= fullestTest.use.value) return []
    return [
      {
        code: 'fuller-than-tested',
        severity: 'note',
        figures: { use, data: work.data, usable },
        consequence: { fullest: fullestTest.use, little },
        test: fullestTest.test,
        source: ax45i('Table 1'),
        answer: null,
        tier: null,
      },
    ]
  },
}

/** The load that the storage proposed is judged at, and that at which a rebuild leaves it. */
function rebuilding({ sizing: { iops }, recommendation }: Checked) {
  const { proposed, proposedBlocks } = recommendation
  if (proposed) {
    const { loss, load, holds } = proposed.rebuild
    return holds ? null : { load: iops.judged, felt: load, loss }
  }
  if (!proposedBlocks) return null
  const { loss, required: load, holds } = proposedBlocks.rebuild
  return holds ? null : { load, felt: loadWhileRebuilding({ load, loss }), loss }
}

/** Where the ports of a controller are printed. */
