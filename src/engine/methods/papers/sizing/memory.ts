import { formulaMakerOfSource } from '../../../core/formula.ts'
import { mapNonEmpty, type NonEmpty } from '../../../core/non-empty.ts'
import { citeEqualLogic, ownRule, publicFigure } from '../../../core/source.ts'
import { sizeTable } from '../../../core/table.ts'
import type { Worked } from '../../../core/worked.ts'
import type { PaperVersion } from '../../../exchange/version.ts'
import type { SizedDatabases } from '../../../sizing/databases.ts'
import { sumOfTiers } from '../../../sizing/tiers.ts'

const formula = formulaMakerOfSource(citeEqualLogic('6.3'))

export const cacheOfTier = formula({
  label: 'Database cache of the mailboxes',
  unit: 'GB',
  asSold: true,
  takes: { mailboxes: 'mailboxes', share: '%', cache: 'MB' },
  text: 'mailboxes × share × cache ÷ 1000',
  constants: { 1000: 'MB/GB' },
})

/** Memory for the databases of a server: a base for 10, and as much for every further ten. */
export const memoryForDatabases = formula({
  label: 'Memory for the databases',
  unit: 'GB',
  asSold: true,
  takes: { base: 'GB', databases: 'databases' },
  text: 'base × ceil(max(databases, 1) ÷ 10)',
})

/** Memory for more than 10 databases, for which the papers print nothing. */
export const memoryForManyDatabases = formula({
  ...memoryForDatabases.definition,
  source: publicFigure(
    'C',
    'For 2010, 2 GB more for every further ten databases, copies included.',
    {
      publication: 'frankysweb',
    },
  ),
})

export const memoryForDatabaseCache = formula({
  label: 'Memory for the database cache',
  unit: 'GB',
  asSold: true,
  takes: { databases: 'GB', mailboxes: 'GB' },
  text: 'databases + mailboxes',
  shownAs: 'whole, up',
})

export const nextMemorySize = sizeTable({
  label: 'Server memory',
  unit: 'GB',
  asSold: true,
  sizes: [16, 24, 32, 48, 64, 96, 128, 192, 256],
  source: ownRule('Usual memory sizes; EqualLogic 6.3 takes 96 GB for 85.'),
})

export type PaperMemory = NonNullable<ReturnType<typeof memoryByPapers>>

type TierCache = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly messages: Worked<'messages/day'>
}

/** Memory of one server in its worst case; null if no cache is printed for the version. */
export function memoryByPapers(
  { cachePerMailbox, baseMemory, mostMemory, mostMemoryPerCpu }: PaperVersion,
  tiers: NonEmpty<TierCache>,
  { onServer, share }: Pick<SizedDatabases, 'onServer' | 'share'>,
) {
  if (!cachePerMailbox) return null
  const caches = mapNonEmpty(tiers, ({ mailboxes, messages }) => {
    const cache = cachePerMailbox(messages)
    return { perMailbox: cache, inAll: cacheOfTier({ mailboxes, share, cache }) }
  })
  const ofDatabases = onServer.value > 10 ? memoryForManyDatabases : memoryForDatabases
  const databases = ofDatabases({ base: baseMemory, databases: onServer })
  const mailboxes = sumOfTiers('Database cache of the mailboxes', caches, ({ inAll }) => inAll)
  const needed = memoryForDatabaseCache({ databases, mailboxes })
  const server = nextMemorySize(needed)
  const perMailbox = mapNonEmpty(caches, (cache) => cache.perMailbox)
  return {
    databases,
    /** Database cache for all mailboxes of a server; `perMailbox` has that of one, by tier. */
    mailboxes,
    perMailbox,
    needed,
    /** Next memory size sold; null if none is large enough. */
    server,
    /** Most memory that the version uses or is advised to have; null if none is printed. */
    most: mostMemory,
    mostPerCpu: mostMemoryPerCpu,
  }
}
