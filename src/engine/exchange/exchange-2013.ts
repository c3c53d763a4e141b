import { formula } from '../core/formula.ts'
import { byHand, ownRule, type PublicPlace, publicFigure, type Standing } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { assumed, published, type Worked } from '../core/worked.ts'
import { cachePerMailbox, exchange2010, iopsPerMailbox } from './exchange-2010.ts'
import type { Edition, ExchangeVersion } from './version.ts'

/** Share of the transactional load that reads take: less of heavier profiles. */
export const readsByProfile = formula({
  label: 'Share of reads',
  unit: '%',
  takes: { messages: 'messages/day', usual: '%', heavy: '%' },
  text: 'if messages ≤ 250 then usual else heavy',
  constants: { 250: 'messages/day' },
  source: ownRule('Public guidance has the share of reads fall above 250 messages a day.'),
  examples: [
    { in: { messages: 250, usual: 0.6, heavy: 0.5 }, out: 0.6, source: byHand },
    { in: { messages: 251, usual: 0.6, heavy: 0.5 }, out: 0.5, source: byHand },
  ],
})

const perMessageOnly = ownRule('Public figures are stated for each message, whatever the profile.')

/** Transactional IOPS of one mailbox, from its messages. */
export const laterIopsPerMailbox = formula({
  ...iopsPerMailbox.definition,
  source: perMessageOnly,
  errata: [],
  examples: [{ in: { perMessage: 0.00067, messages: 150 }, out: 0.1005, source: byHand }],
})

/** Database cache of one mailbox. */
export const laterCachePerMailbox = formula({
  ...cachePerMailbox.definition,
  source: perMessageOnly,
  errata: [],
  examples: [{ in: { perMessage: 0.06, messages: 150 }, out: 9, source: byHand }],
})

/** The standing of the figures for the profile of a version, and of those published for 2013 only. */
type Standings = { readonly profile: Standing; readonly logs: Standing }

const in2013 = (place: string): PublicPlace => ({ publication: 'calculator', place })
const requirements = in2013('Role Requirements')
const catalogs = [in2013('Variables'), in2013('Volume Requirements')] as const
const sizing2016: PublicPlace = { publication: 'sizing2016' }
const storageDocs: PublicPlace = { publication: 'docs', place: 'storage configuration' }
const hardware: readonly PublicPlace[] = [{ publication: 'healthChecker' }, { publication: 'docs' }]

const after2010 = 'Nothing was read for later versions; taken as for Exchange 2010.'

/** What Exchange Server 2013 and later versions have in common, with the standing it has for each. */
export function from2013({ profile, logs }: Standings): Omit<ExchangeVersion, 'id' | 'name'> {
  const name =
    profile === 'assumed' ? 'Exchange 2016, the newest that figures are published for' : null
  const of = <U extends Unit>(
    label: string,
    value: number,
    unit: U,
    fact: string,
    ...places: readonly PublicPlace[]
  ) =>
    published(
      label,
      value,
      unit,
      publicFigure(profile, name ? `${fact} Published for ${name}.` : fact, ...places),
    )
  const ofLogs = <U extends Unit>(label: string, value: number, unit: U) =>
    published(label, value, unit, publicFigure(logs, 'Published for Exchange 2013.', requirements))
  const profiled = (place: string) => (logs === 'A' ? in2013(place) : sizing2016)
  const perMessage = of(
    'IOPS per message',
    0.00067,
    'IOPS/message',
    'In a DAG or standalone, give or take 20 %.',
    profiled('Role Requirements and Input'),
  )
  const cachePerMessage = of(
    'Database cache per message',
    0.06,
    'MB/message',
    '3 MB for every 50 messages a day.',
    profiled('Tables'),
  )
  const share = (label: string, value: number) =>
    of(label, value, '%', 'By copies and by messages a day.', requirements)
  const reads = (usual: Worked<'%'>, heavy: Worked<'%'>) => (messages: Worked<'messages/day'>) =>
    readsByProfile({ messages, usual, heavy })
  const logWrites = (copies: string, value: number) =>
    ofLogs(`Log writes per database write, ${copies}`, value, '×')
  const profileOf = (messages: Worked<'messages/day'>) =>
    laterIopsPerMailbox({ perMessage, messages })
  const advised = (label: string, gb: number) =>
    published(
      label,
      gb,
      'GB',
      publicFigure('A', 'For Exchange 2013 and later.', in2013('Variables'), storageDocs),
    )
  return {
    ...exchange2010,
    method: 'roles',
    documents: [],
    standing: profile,
    equalLogic: 'extrapolated',
    iopsPerMessage: null,
    page: null,
    iopsPerMailbox: { dag: profileOf, none: profileOf },
    readShare: {
      dag: reads(share('Reads in a DAG', 0.6), share('Reads in a DAG, heavy profile', 0.5)),
      none: reads(share('Reads, standalone', 0.5), share('Reads, standalone, heavy profile', 0.4)),
    },
    readShareNotes: null,
    load: {
      method: 'log writes',
      ratio: { dag: logWrites('in a DAG', 0.5), none: logWrites('standalone', 0.4) },
      replicationReads: ofLogs('Log reads for replication, of the log writes', 0.1, '%'),
      maintenance: of(
        'Background maintenance of one database copy',
        1,
        'MB/s/database',
        'Sequential reads; 5 MB/s in Exchange 2010.',
        requirements,
      ),
    },
    cachePerMailbox: (messages) => laterCachePerMailbox({ perMessage: cachePerMessage, messages }),
    baseMemory: assumed('Memory for 1 to 10 databases', 2, 'GB', after2010),
    mostMemory: published(
      'Memory, at most',
      96,
      'GB',
      publicFigure('A', 'The most memory Exchange 2013 is recommended to have.', ...hardware),
    ),
    messagesPerLog: of('Messages to one log file', 5, '×', 'Messages of 75 KB.', in2013('Tables')),
    catalogShare: of(
      'Search catalog share',
      0.2,
      '%',
      'Of the databases on the volume.',
      ...catalogs,
    ),
    catalogsPerVolume: of(
      'Search catalogs a volume has room for',
      2,
      '×',
      'Its own, and room for one more while catalogs are merged.',
      ...catalogs,
    ),
    mostRecoverable: of(
      'Recoverable items, at most',
      30_000,
      'MB',
      'Of one mailbox.',
      in2013('Role Requirements and Variables'),
    ),
    databasesPerServer: {
      Standard: likeIn2010('Standard'),
      Enterprise: likeIn2010('Enterprise'),
    },
    serversPerDag: assumed('Servers in a DAG, at most', 16, 'servers', after2010),
    databaseFile: assumed('Database file, at most', 16_000, 'GB', after2010),
    guideline: {
      one: advised('Guideline for a database with one copy', 200),
      more: advised('Guideline for a database with copies in a DAG', 2000),
    },
  }
}

function likeIn2010(edition: Edition): Worked<'databases'> {
  const { label, value } = exchange2010.databasesPerServer[edition]
  return assumed(label, value, 'databases', after2010)
}

/** Exchange Server 2013: public figures. */
export const exchange2013 = {
  ...from2013({ profile: 'A', logs: 'A' }),
  id: '2013',
  name: 'Exchange Server 2013',
} as const satisfies ExchangeVersion

/** Exchange Server 2016: as 2013, with more memory. */
export const exchange2016 = {
  ...from2013({ profile: 'A', logs: 'assumed' }),
  id: '2016',
  name: 'Exchange Server 2016',
  mostMemory: published(
    'Memory, at most',
    192,
    'GB',
    publicFigure('A', 'The most memory Exchange 2016 is recommended to have.', ...hardware),
  ),
} as const satisfies ExchangeVersion

/** Exchange Server 2019: the figures of 2016, as an assumption, and memory of its own. */
export const exchange2019 = {
  ...from2013({ profile: 'assumed', logs: 'assumed' }),
  id: '2019',
  name: 'Exchange Server 2019',
  mostMemory: published(
    'Memory, at most',
    256,
    'GB',
    publicFigure(
      'A',
      'The most memory Exchange 2019 and later are recommended to have.',
      ...hardware,
    ),
  ),
  leastMemory: published(
    'Memory, at least',
    128,
    'GB',
    publicFigure(
      'A',
      'The least memory Exchange 2019 and later are recommended to have.',
      ...hardware,
    ),
  ),
} as const satisfies ExchangeVersion

/** The Subscription Edition: as 2019. */
export const exchangeSe = {
  ...exchange2019,
  id: 'SE',
  name: 'Exchange Server Subscription Edition',
} as const satisfies ExchangeVersion
