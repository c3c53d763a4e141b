import { formula } from '../../core/formula.ts'
import {
  byHand,
  type Cite,
  calculator,
  type PublicFigure,
  type PublicPlace,
  publicFigure,
} from '../../core/source.ts'
import { asSold, assumed, published, type Worked } from '../../core/worked.ts'
import type { Plan } from '../../plan/plan.ts'

/** The versions that this method sizes. */
export type RolesVersionId = '2013' | '2016' | '2019' | 'SE'

/** What the method takes of a version: its profile, its search index, and how large a server may be. */
export type VersionFigures = {
  readonly iopsPerMessage: Worked<'IOPS/message'>
  readonly cachePerMessage: Worked<'MiB/message'>
  readonly activePerMessage: Worked<'megacycles/message'>
  readonly passivePerMessage: Worked<'megacycles/message'>
  /** The megacycles that client access takes a share of. */
  readonly clientAccessOf: Worked<'megacycles/message'>
  readonly clientAccessShare: Worked<'%'>
  /** Whether the active megacycles have client access in them, so that it counts for memory alone. */
  readonly clientAccessIncluded: boolean
  /** The search index as a share of its database, x; 0 where it lies in the database. */
  readonly indexShare: Worked<'%'>
  /** How often logs are shipped once more, for the search index of a copy in the other site. */
  readonly indexShipped: Worked<'×'>
  readonly mostMemory: Worked<'GiB'>
  readonly leastMemory: Worked<'GiB'>
  readonly mostCores: Worked<'cores'>
  /** The page file of a server of so much memory. */
  readonly pageFile: (memory: Worked<'GiB'>) => Worked<'MiB'>
  /** What ReFS is to volumes of data, in words. */
  readonly refs: string
}

const hardware: readonly PublicPlace[] = [{ publication: 'healthChecker' }, { publication: 'docs' }]
const blog2016: PublicPlace = { publication: 'sizing2016' }
const newer =
  'Nothing is published for Exchange 2019 and later: the figure of Exchange 2016 is used.'

/** The page file of a server up to Exchange 2016. */
export const pageFileUpTo2016 = formula({
  label: 'Page file',
  unit: 'MiB',
  takes: { memory: 'GiB' },
  text: 'min(memory × 1024 + 10, 32778)',
  constants: { 1024: 'MiB/GiB', 10: 'MiB', 32778: 'MiB' },
  source: publicFigure('A', 'The memory and 10 MB more, at most 32,778 MB.', ...hardware),
  examples: [
    { in: { memory: 16 }, out: 16_394, source: byHand },
    { in: { memory: 96 }, out: 32_778, source: byHand },
  ],
})

/** The page file of a server from Exchange 2019 on. */
export const pageFileFrom2019 = formula({
  label: 'Page file',
  unit: 'MiB',
  takes: { memory: 'GiB' },
  text: 'memory × 1024 ÷ 4',
  constants: { 1024: 'MiB/GiB' },
  source: publicFigure('A', 'A quarter of the memory, from Exchange 2019 on.', ...hardware),
  examples: [{ in: { memory: 128 }, out: 32_768, source: byHand }],
})

/** Where the profile of a version is published, given where that of Exchange 2013 is. */
type SourceOf = (in2013: Cite) => Cite | PublicFigure

const of2013: SourceOf = (in2013) => in2013
const of2016: SourceOf = () => publicFigure('A', 'For every message a day.', blog2016)
const from2019: SourceOf = () => publicFigure('assumed', newer, blog2016)

/** What a mailbox costs for every message a day. */
function profile(sourceOf: SourceOf, active: number, passive: number) {
  const variables = sourceOf(calculator('Variables'))
  return {
    iopsPerMessage: published(
      'IOPS per message',
      0.00067,
      'IOPS/message',
      sourceOf(calculator('Role Requirements')),
    ),
    cachePerMessage: published('Database cache per message', 0.06, 'MiB/message', variables),
    activePerMessage: published(
      'Active megacycles per message',
      active,
      'megacycles/message',
      variables,
    ),
    passivePerMessage: published(
      'Passive megacycles per message',
      passive,
      'megacycles/message',
      variables,
    ),
  }
}

/** How large and how small a server is advised to be. */
function serverSizes(version: string, most: number, least: number, cores: number) {
  const advised = publicFigure('A', `Advised for servers of ${version}.`, ...hardware)
  return {
    mostMemory: asSold(published('Most memory', most, 'GiB', advised)),
    leastMemory: asSold(published('Least memory', least, 'GiB', advised)),
    mostCores: published('Most cores', cores, 'cores', advised),
  }
}

const profile2013 = profile(of2013, 0.0425, 0.0137)

const roles2013 = {
  ...profile2013,
  ...serverSizes('Exchange 2013', 96, 8, 24),
  clientAccessOf: profile2013.activePerMessage,
  clientAccessShare: published(
    'Client access as a share of active megacycles',
    0.375,
    '%',
    calculator('Variables'),
  ),
  clientAccessIncluded: false,
  indexShare: published(
    'Search index as a share of its database',
    0.2,
    '%',
    calculator('Variables'),
  ),
  indexShipped: published(
    'Logs shipped once more for the search index',
    1,
    '×',
    calculator('Replication Requirements'),
  ),
  pageFile: (memory: Worked<'GiB'>) => pageFileUpTo2016({ memory }),
  refs: 'Supported.',
} as const satisfies VersionFigures

const roles2016 = {
  ...roles2013,
  ...profile(of2016, 0.0597, 0.014),
  ...serverSizes('Exchange 2016', 192, 8, 24),
  clientAccessOf: assumed(
    'Megacycles per message that client access is a share of',
    0.0425,
    'megacycles/message',
    'From Exchange 2016 on nothing is published for client access alone. For the memory it takes, the figure of Exchange 2013 is used.',
  ),
  clientAccessIncluded: true,
  indexShipped: assumed(
    'Logs shipped once more for the search index',
    0,
    '×',
    'From Exchange 2016 on a passive copy is taken to index itself, so that logs alone are shipped. No figure is published.',
  ),
  refs: 'Preferred for volumes of data, with its integrity feature off.',
} as const satisfies VersionFigures

const roles2019 = {
  ...roles2016,
  ...profile(from2019, 0.0597, 0.014),
  ...serverSizes('Exchange 2019 and later', 256, 128, 48),
  indexShare: assumed(
    'Search index as a share of its database',
    0,
    '%',
    'From Exchange 2019 on the index lies in the database, and is taken to need no room beside it. No figure is published.',
  ),
  indexShipped: assumed(
    'Logs shipped once more for the search index',
    0,
    '×',
    'From Exchange 2019 on the index travels inside the logs. No figure is published.',
  ),
  pageFile: (memory: Worked<'GiB'>) => pageFileFrom2019({ memory }),
  refs: 'Preferred for volumes of data; SSDs of a MetaCache database take NTFS.',
} as const satisfies VersionFigures

/** What the method takes of each version: profile, index, limits of a server. */
const figures = {
  2013: roles2013,
  2016: roles2016,
  2019: roles2019,
  SE: roles2019,
} as const satisfies Record<RolesVersionId, VersionFigures>

const byVersion = new Map<string, VersionFigures>(Object.entries(figures))

/** What the method takes of the version of a plan. Throws for one that the papers size. */
export function versionFigures({ exchange }: Pick<Plan, 'exchange'>): VersionFigures {
  const found = byVersion.get(exchange)
  if (!found) throw new Error(`The method has no figures for Exchange ${exchange}`)
  return found
}
