import type { Sentence } from '../../../core/check.ts'
import { once } from '../../../core/once.ts'
import type { Worked } from '../../../core/worked.ts'
import type { RoleVersion } from '../../../exchange/version.ts'
import { roleVersionOf, roleVersions } from '../../../exchange/versions.ts'
import type { Situation } from '../../../figures/figure.ts'
import { inPlace } from '../../../figures/role-figures.ts'
import type { Plan } from '../../../plan/plan.ts'
import { figureIn } from '../figures-of.ts'
import type { RoleParts } from '../role-parts.ts'
import { roleParts } from '../role-requirements.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import { situationOf } from './situation.ts'

/** A figure that is not the same in every version. */
export type VersionChange = {
  readonly label: string
  /** The figure in each version, in their order; null where one has none. */
  readonly figures: readonly (Worked | null)[]
  readonly why: string
}

/** Advice that not every version gives. */
export type VersionAdvice = {
  readonly title: Sentence
  /** Whether it is given, in each version. */
  readonly given: readonly boolean[]
}

/** The same plan in every version of this method, and what differs between them. */
export type AcrossVersions = {
  readonly versions: readonly Plan['exchange'][]
  /** What a version sets. */
  readonly sets: readonly VersionChange[]
  /** What comes of that in this plan. */
  readonly results: readonly VersionChange[]
  readonly advice: readonly VersionAdvice[]
}

/** A figure that versions are compared by. */
type Compared<T> = {
  readonly label: string
  readonly of: (from: T) => Worked | null
  /** Why it is another one in another version. */
  readonly why: string
}

const newer = 'Nothing is published for Exchange 2019 and later: that of 2016 is taken.'

/** What a version sets. */
const setCompared: readonly Compared<RoleVersion>[] = [
  {
    label: 'Megacycles of an active mailbox for a message a day',
    of: ({ activePerMessage }) => activePerMessage,
    why: `From 2016 on client access is part of it. ${newer}`,
  },
  {
    label: 'Megacycles of a passive mailbox for a message a day',
    of: ({ passivePerMessage }) => passivePerMessage,
    why: newer,
  },
  {
    label: 'Search index beside the databases, in % of them',
    of: ({ indexShare }) => indexShare,
    why: 'From 2019 on it lies in the database.',
  },
  {
    label: 'Times that logs are shipped for the index',
    of: ({ indexShipped }) => indexShipped,
    why: 'From 2016 on a passive copy is taken to index itself.',
  },
  {
    label: 'Cores per server, at most',
    of: ({ mostCores }) => mostCores,
    why: 'As it is advised for the version.',
  },
  {
    label: 'GiB of memory of a server, at least',
    of: ({ leastMemory }) => leastMemory,
    why: 'As it is advised for the version.',
  },
  {
    label: 'GiB of memory of a server, at most',
    of: ({ mostMemory }) => mostMemory,
    why: 'As it is advised for the version.',
  },
]

/** What comes of that in a plan; null for the situation of one that has no sizing. */
const resultsCompared = (situation: Situation | null): readonly Compared<RoleParts>[] =>
  inPlace(({ versions }) => versions)
    .filter(({ hidden }) => situation === null || !hidden?.(situation))
    .map(({ label, why, of: { stage, name } }) => ({
      ...{ label, why },
      of: (parts) => figureIn(parts, stage, name),
    }))

/** What a change of version changes of a plan of Exchange 2013 to SE, every answer kept. */
export const acrossVersions = once((plan: Plan): AcrossVersions => {
  const parts = roleVersions.map((exchange) => {
    return roleParts(exchange === plan.exchange ? plan : { ...plan, exchange })
  })
  const result = sizeByRoles(plan)
  const situation = result.ok ? situationOf(plan, result.sizing) : null
  return {
    versions: roleVersions,
    sets: changesOf(
      setCompared,
      roleVersions.map((exchange) => roleVersionOf({ exchange })),
    ),
    results: changesOf(resultsCompared(situation), parts),
    advice: adviceOf(parts.map(({ checks }) => checks.flatMap(({ advice }) => advice ?? []))),
  }
})

/** The figures that differ, of those that are compared. */
function changesOf<T>(
  compared: readonly Compared<T>[],
  inVersions: readonly T[],
): readonly VersionChange[] {
  return compared
    .map(({ label, of, why }) => ({ label, figures: inVersions.map(of), why }))
    .filter(({ figures: [first, ...others] }) => others.some((one) => !isSame(first, one)))
}

/** Whether two figures are one, but for what floating-point arithmetic leaves. */
function isSame(one: Worked | null | undefined, other: Worked | null): boolean {
  if (!one || !other) return !one && !other
  return Math.abs(one.value - other.value) <= 1e-9 * Math.max(1, Math.abs(one.value))
}

type Given = readonly { readonly code: string; readonly title: Sentence }[]

function adviceOf(given: readonly Given[]): readonly VersionAdvice[] {
  const all = new Map(given.flat().map(({ code, title }) => [code, title]))
  return [...all]
    .map(([code, title]) => ({
      title,
      given: given.map((inVersion) => inVersion.some((one) => one.code === code)),
    }))
    .filter(({ given: inVersions }) => inVersions.includes(false))
}
