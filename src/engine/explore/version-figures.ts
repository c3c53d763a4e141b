import {
  type DocumentId,
  documents,
  isPublic,
  isPublished,
  type Source,
  type Standing,
} from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import {
  partsWhereUnequal,
  points,
  type QuantityFound,
  type QuantityPart,
  quantities,
} from '../exchange/quantities.ts'
import type { ExchangeVersion } from '../exchange/version.ts'
import { type ExchangeVersionId, exchangeVersions, versionOf } from '../exchange/versions.ts'
import { methodOf } from '../methods/method-of.ts'

/** A figure of a version of Exchange, and its standing. */
export type VersionFigure = QuantityPart & {
  readonly standing: FigureStanding
  /** Whether the document that prints it is about other versions. */
  readonly borrowed: boolean
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

/** Quantities that every version has, whatever sizes it. */
const shared: readonly {
  readonly label: string
  readonly of: (version: ExchangeVersion) => QuantityFound
}[] = [
  {
    label: 'Databases mounted, at most',
    of: ({ databasesPerServer: { Standard, Enterprise } }) =>
      partsWhereUnequal([Standard, 'Standard'], [Enterprise, 'Enterprise']),
  },
  {
    label: 'High availability',
    of: ({ has }) => {
      const kinds = (['scc', 'lcr', 'ccr', 'dag'] as const).filter((kind) => has[kind])
      return kinds.map((kind) => kind.toUpperCase()).join(', ')
    },
  },
]

function cellOf(found: QuantityFound, exchange: ExchangeVersionId): VersionCell {
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
  const versions = exchangeVersions.map((exchange) => ({
    exchange,
    version: versionOf({ exchange }),
    found: methodOf({ exchange }).quantities(exchange),
  }))
  const differing = quantities.map(({ key, group, label }) => ({
    group,
    label,
    cells: versions.map(({ exchange, found }) => cellOf(found[key], exchange)),
  }))
  const alike = shared.map(({ label, of }) => ({
    group: 'Server',
    label,
    cells: versions.map(({ exchange, version }) => cellOf(of(version), exchange)),
  }))
  return [...differing, ...alike]
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
