import type { Source } from '../../core/source.ts'
import type { Worked } from '../../core/worked.ts'
import type { RoleVersion } from '../../exchange/version.ts'
import { type ExchangeVersionId, roleVersionIds, roleVersionOf } from '../../exchange/versions.ts'

/** A figure that Exchange versions set, its source, and these versions. */
type VersionFigure = {
  readonly worked: Worked
  readonly source: Source
  /** Versions that set this figure, with this source, oldest first. */
  readonly versions: readonly ExchangeVersionId[]
}

const quantities: readonly ((version: RoleVersion) => Worked | null)[] = [
  ({ iopsPerMessage }) => iopsPerMessage,
  ({ cachePerMessage }) => cachePerMessage,
  ({ activePerMessage }) => activePerMessage,
  ({ passivePerMessage }) => passivePerMessage,
  ({ clientAccessOf }) => clientAccessOf,
  ({ clientAccessShare }) => clientAccessShare,
  ({ indexShare }) => indexShare,
  ({ indexShipped }) => indexShipped,
  ({ pageFile, leastMemory }) => pageFile(leastMemory),
  ({ leastMemory }) => leastMemory,
  ({ mostMemory }) => mostMemory,
  ({ mostCores }) => mostCores,
  ({ edgeMemory }) => edgeMemory,
  ({ serversPerDag }) => serversPerDag,
  ({ databasesPerServer }) => databasesPerServer.Enterprise,
  ({ databasesPerServer }) => databasesPerServer.Standard,
]

/** Exchange versions after 2013, the one that Microsoft’s workbook was made for. */
const laterVersions = roleVersionIds.filter((version) => version !== '2013')

/** Figures that versions after 2013 set; the same figure from the same source is listed once. */
export function listFiguresSetByVersions(): readonly VersionFigure[] {
  return quantities.flatMap((of) => {
    const found: VersionFigure[] = []
    for (const exchange of laterVersions) {
      const worked = of(roleVersionOf({ exchange }))
      if (!worked) continue
      const source = sourceOf(worked)
      const at = found.findIndex(
        (one) => one.worked.value === worked.value && isSame(one.source, source),
      )
      const alike = found[at]
      if (alike) found[at] = { ...alike, versions: [...alike.versions, exchange] }
      else found.push({ worked, source, versions: [exchange] })
    }
    return found
  })
}

function sourceOf({ label, how }: Worked): Source {
  if (how.kind === 'published') return how.cite
  if (how.kind === 'assumed') return { rule: how.reason }
  if ('source' in how) return how.source
  throw new Error(`“${label}” is no figure of a version`)
}

const isSame = (one: Source, other: Source) => JSON.stringify(one) === JSON.stringify(other)
