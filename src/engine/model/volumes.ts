import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { given, type Worked } from '../worked/worked.ts'

const section = equalLogic('6.3')

/** Space of one database with its logs and catalog, and the overhead on top. */
export const volumeNeeded = formula({
  label: 'Space needed per volume',
  unit: 'GB',
  takes: { total: 'GB', databases: 'databases', overhead: '%' },
  text: 'total ÷ databases × (1 + overhead)',
  source: section,
  examples: [
    {
      in: { total: 8098, databases: 7, overhead: 0.2 },
      out: 1388,
      within: 0.5,
      source: section,
    },
  ],
})

/** The size a volume is provided in: the next step up. */
export const volumeSize = formula({
  label: 'Volume',
  unit: 'GB',
  takes: { needed: 'GB', step: 'GB' },
  text: 'ceil(needed ÷ step) × step',
  source: equalLogic('Table 26'),
  examples: [{ in: { needed: 1388, step: 100 }, out: 1400, source: equalLogic('Table 26') }],
})

/** What the volumes of one server take up on its arrays. */
export const capacityPerServer = formula({
  label: 'Capacity per server',
  unit: 'GB',
  takes: { databases: 'databases', volume: 'GB' },
  text: 'databases × volume',
  source: section,
  examples: [{ in: { databases: 7, volume: 1400 }, out: 9800, source: section }],
})

/** What the volumes of all servers take up. */
export const capacityInAll = formula({
  label: 'Capacity in all',
  unit: 'GB',
  takes: { perServer: 'GB', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [],
})

export type Volumes = {
  readonly needed: Worked<'GB'>
  readonly volume: Worked<'GB'>
  readonly perServer: Worked<'GB'>
  readonly inAll: Worked<'GB'>
}

/** One volume per database, provided in steps, and what a server's volumes add up to. */
export function volumes(
  plan: Plan,
  total: Worked<'GB'>,
  databases: Worked<'databases'>,
  onServer: Worked<'databases'>,
): Volumes {
  const overhead = given('Capacity overhead', plan.overheadPercent / 100, '%', 'overhead')
  const step = given('Volume step', plan.volumeStepGb, 'GB', 'volumeStep')
  const needed = volumeNeeded({ total, databases, overhead })
  const volume = volumeSize({ needed, step })
  const perServer = capacityPerServer({ databases: onServer, volume })
  const servers = given('Mailbox servers', plan.availability.servers, 'servers', 'servers')
  return { needed, volume, perServer, inAll: capacityInAll({ perServer, servers }) }
}
