import {
  type DocumentId,
  documents,
  isPublic,
  isPublished,
  publicFigure,
  type Source,
  type Standing,
} from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { assumed, published, type Worked } from '../core/worked.ts'
import type { ExchangeVersion, PaperVersion, RoleVersion } from '../exchange/version.ts'
import {
  type ExchangeVersionId,
  exchangeVersions,
  profileOf,
  versionOf,
} from '../exchange/versions.ts'
import { maintenancePerDatabase } from '../hardware/equallogic-tests.ts'
import { logs } from '../methods/papers/sizing/logs.ts'
import { logShare } from '../methods/papers/sizing/shares.ts'
import { logIoShares, maintenancePerCopy } from '../methods/roles/io-formulas.ts'
import { cacheOfMailbox, logsBySize } from '../methods/roles/mailbox-formulas.ts'
import { readsOfMailbox, usualIops } from '../methods/roles/mailbox-load.ts'
import { readShares } from '../methods/roles/tier-mailbox.ts'
import { defaultPlan } from '../plan/plan.ts'

/** A figure of a version of Exchange, and its standing. */
export type VersionFigure = {
  readonly worked: Worked
  readonly standing: FigureStanding
  /** Whether the document that prints it is about other versions. */
  readonly borrowed: boolean
  /** What it is a part of or holds for, where its row does not say. */
  readonly of: string | null
}

/** What is taken for a version: its figures, or words in their place. */
export type VersionCell = {
  readonly exchange: ExchangeVersionId
  readonly figures: readonly VersionFigure[]
  readonly words: string | null
}

/** A quantity, version by version, the oldest first. */
export type VersionRow = {
  readonly group: string
  readonly label: string
  readonly cells: readonly VersionCell[]
}

function point<U extends Unit>(label: string, value: number, unit: U): Worked<U> {
  return assumed(label, value, unit, 'What this table compares the versions at.')
}

const messages = 'Messages per mailbox per day'
const at100 = point(messages, 100, 'messages/day')
const at200 = point(messages, 200, 'messages/day')
const size75 = point('Average message size', 75, 'KB')
const binary75 = point('Average message size', 75, 'KiB')
const oneMailbox = point('Mailboxes', 1, 'mailboxes')
const fiveDatabases = point('Databases', 5, 'databases')
const points: ReadonlySet<Worked> = new Set([
  at100,
  at200,
  size75,
  binary75,
  oneMailbox,
  fiveDatabases,
])

type Part = Pick<VersionFigure, 'worked' | 'of'>
type Found = readonly Part[] | string
type Read = (version: PaperVersion, exchange: ExchangeVersionId) => Found

/** A quantity as the papers’ versions have it, and as those do that are sized by role requirements. */
type RowRead = {
  readonly label: string
  readonly papers: Read
  readonly roles: (figures: RoleVersion) => Found
}

/** One figure, or none. */
function one(worked: Worked | null | undefined, of: string | null = null): readonly Part[] {
  return worked ? [{ worked, of }] : []
}

/** Two figures of a kind, or one where they are equal. */
function two(first: Worked | null, of: string, second: Worked | null, ofSecond: string) {
  if (first?.value === second?.value) return one(first)
  return [...one(first, of), ...one(second, ofSecond)]
}

function inDag(read: Read): Read {
  return (version, exchange) => (version.has.dag ? read(version, exchange) : 'no DAG')
}

/** Log I/O, each version as it is printed for it. */
function logIo(kind: 'dag' | 'none'): Read {
  return ({ load, iopsPerMailbox }) =>
    load.method === 'shares'
      ? one(logShare(iopsPerMailbox[kind](at200)), 'of the base total')
      : one(load.ratio, load.range ? `of database I/O, measured ${load.range}` : 'of database I/O')
}

const maintenanceOf2010 = published(
  'Background maintenance of one database copy, Exchange 2010',
  5,
  'MB/s/database',
  publicFigure('C', 'Sequential reads, beside what EqualLogic measured.', {
    publication: 'exchangeITPro',
  }),
)

const maintenance: Read = ({ has }) =>
  has.maintenance
    ? [...one(maintenancePerDatabase(fiveDatabases), 'in five'), ...one(maintenanceOf2010)]
    : 'none'

const logsPerDay: Read = (_version, exchange) => {
  const plan = { ...defaultPlan, exchange }
  const found = logs(plan, { messages: at200, messageSize: size75 }, oneMailbox)
  return one(found.perDay)
}

const availability = ({ has }: ExchangeVersion) => {
  const kinds = (['scc', 'lcr', 'ccr', 'dag'] as const).filter((kind) => has[kind])
  return kinds.map((kind) => kind.toUpperCase()).join(', ')
}

/** What stands in the working of each plan and not here. */
const inMethod = () => 'by its method'

const iopsAt =
  (messages: Worked<'messages/day'>) =>
  ({ iopsPerMessage: perMessage }: RoleVersion) =>
    one(usualIops({ messages, perMessage }))

const rows: Readonly<Record<string, readonly RowRead[]>> = {
  Profile: [
    {
      label: 'IOPS per mailbox, standalone, 100 messages',
      papers: (of) => one(of.iopsPerMailbox.none(at100)),
      roles: iopsAt(at100),
    },
    {
      label: 'IOPS per mailbox, standalone, 200 messages',
      papers: (of) => one(of.iopsPerMailbox.none(at200)),
      roles: iopsAt(at200),
    },
    {
      label: 'IOPS per mailbox in a DAG, 100 messages',
      papers: inDag((of) => one(of.iopsPerMailbox.dag(at100))),
      roles: iopsAt(at100),
    },
    {
      label: 'IOPS per mailbox in a DAG, 200 messages',
      papers: inDag((of) => one(of.iopsPerMailbox.dag(at200))),
      roles: iopsAt(at200),
    },
    {
      label: 'Database cache per mailbox, 200 messages',
      papers: (of) => one(of.cachePerMailbox?.(at200)),
      roles: ({ cachePerMessage: perMessage }) =>
        one(cacheOfMailbox({ messages: at200, perMessage })),
    },
    {
      label: 'Share of reads, standalone, 100 messages',
      papers: (of) => one(of.readShare.none(at100), of.readShareNotes?.none),
      roles: () => one(readsOfMailbox({ messages: at100, ...readShares.alone })),
    },
    {
      label: 'Share of reads in a DAG, 100 messages',
      papers: inDag((of) => one(of.readShare.dag(at100), of.readShareNotes?.dag)),
      roles: () => one(readsOfMailbox({ messages: at100, ...readShares.inDag })),
    },
  ],
  'Logs and maintenance': [
    {
      label: 'Log I/O, standalone, 200 messages',
      papers: logIo('none'),
      roles: () => one(logIoShares.alone.writes, 'of database writes'),
    },
    {
      label: 'Log I/O in a DAG, 200 messages',
      papers: inDag(logIo('dag')),
      roles: () => one(logIoShares.inDag.writes, 'of database writes'),
    },
    { label: 'Background maintenance', papers: maintenance, roles: () => one(maintenancePerCopy) },
    {
      label: 'Logs per mailbox per day, 200 messages of 75 KB',
      papers: logsPerDay,
      roles: () => one(logsBySize({ messages: at200, messageSize: binary75 })),
    },
  ],
  Space: [
    {
      label: 'Search catalog',
      papers: (of) => one(of.catalogShare, 'of databases'),
      roles: ({ indexShare }) => one(indexShare, 'of databases'),
    },
    {
      label: 'Mailbox, at most',
      papers: (of) => one(of.mostQuota),
      roles: () => [],
    },
    {
      label: 'Database file, guideline',
      papers: ({ guideline }) => two(guideline.one, 'one copy', guideline.more, 'with copies'),
      roles: inMethod,
    },
  ],
  Server: [
    {
      label: 'Memory, at most',
      papers: (of) => [...one(of.mostMemory), ...one(of.mostMemoryPerCpu, 'for each processor')],
      roles: ({ mostMemory }) => one(mostMemory),
    },
    {
      label: 'Memory, at least',
      papers: () => [],
      roles: ({ leastMemory }) => one(leastMemory),
    },
    { label: 'Cores, at most', papers: () => [], roles: ({ mostCores }) => one(mostCores) },
    { label: 'Database page', papers: (of) => one(of.page), roles: () => [] },
  ],
}

/** Quantities that every version has, whatever sizes it. */
const shared: readonly {
  readonly label: string
  readonly of: (version: ExchangeVersion) => Found
}[] = [
  {
    label: 'Databases mounted, at most',
    of: ({ databasesPerServer: { Standard, Enterprise } }) =>
      two(Standard, 'Standard', Enterprise, 'Enterprise'),
  },
  { label: 'High availability', of: availability },
]

function readOf({ papers, roles }: RowRead, exchange: ExchangeVersionId): Found {
  const version = versionOf({ exchange })
  return version.method === 'papers' ? papers(version, exchange) : roles(version)
}

function cellOf(found: Found, exchange: ExchangeVersionId): VersionCell {
  if (typeof found === 'string') return { exchange, figures: [], words: found }
  const figures = found.map((part) => {
    const standing = standingOf(part.worked, points)
    if (standing === null) throw new Error(`“${part.worked.label}” is no figure of a version`)
    return { ...part, standing, borrowed: isBorrowed(standing, exchange) }
  })
  return { exchange, figures, words: figures.length === 0 ? 'not published' : null }
}

/** Every quantity that versions of Exchange differ in, and the standing of each figure. */
export function compareVersions(): readonly VersionRow[] {
  const row = (group: string, label: string, of: (exchange: ExchangeVersionId) => Found) => ({
    group,
    label,
    cells: exchangeVersions.map((exchange) => cellOf(of(exchange), exchange)),
  })
  const differing = Object.entries(rows).flatMap(([group, list]) =>
    list.map((one) => row(group, one.label, (exchange) => readOf(one, exchange))),
  )
  const alike = shared.map(({ label, of }) =>
    row('Server', label, (exchange) => of(versionOf({ exchange }))),
  )
  return [...differing, ...alike]
}

/** A class of users between those that PowerEdge prints: its public figure and that of the line. */
export type PublicClass = {
  readonly name: string
  readonly messages: Worked<'messages/day'>
  readonly published: Worked<'IOPS/mailbox'>
  readonly interpolated: Worked<'IOPS/mailbox'>
}

/** The classes of Exchange 2007 that only secondary sources name, beside the line between its own. */
export function comparePublicClasses(): readonly PublicClass[] {
  return [publicClass('average', 50, 0.18), publicClass('very heavy', 150, 0.48)]
}

function publicClass(name: string, count: number, iops: number): PublicClass {
  const source = publicFigure('C', `The ${name} class of Exchange 2007.`, {
    publication: 'slipstick',
  })
  const reason = 'What secondary sources name for the class.'
  const messages = assumed(`Messages of the ${name} class`, count, 'messages/day', reason)
  return {
    name,
    messages,
    published: published(`IOPS per mailbox, ${name} class`, iops, 'IOPS/mailbox', source),
    interpolated: profileOf('2007', 'none', messages),
  }
}

/** The standing of a figure: a document, or how far a public figure can be relied on. */
export type FigureStanding = DocumentId | Standing

/** Whether a figure of a version is taken from a document that is about other versions. */
export function isBorrowed(standing: FigureStanding, exchange: ExchangeVersionId): boolean {
  return standing in documents && !versionOf({ exchange }).documents.some((one) => one === standing)
}

/**
 * The standing of a figure. What a formula or a table is read at, its `points`, does not count;
 * a formula has that of the first of its other inputs, because the figure is there and the
 * formula may be that of another document. Null for an answer of a person, or a test of theirs.
 */
export function standingOf(
  { how }: Worked,
  points: ReadonlySet<Worked> = new Set(),
): FigureStanding | null {
  switch (how.kind) {
    case 'given':
    case 'measured':
      return null
    case 'published':
      return ofSource(how.cite)
    case 'assumed':
      return 'assumed'
    case 'formula': {
      const inputs = Object.values(how.inputs).filter((input) => !points.has(input))
      const found = inputs.map((input) => standingOf(input, points)).find((one) => one !== null)
      return found ?? ofSource(how.source)
    }
    default:
      return ofSource(how.source)
  }
}

function ofSource(source: Source): FigureStanding {
  if (isPublic(source)) return source.standing
  return isPublished(source) ? source.document : 'assumed'
}
