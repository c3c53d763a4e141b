import type { Sentence } from '../../core/check.ts'
import type { Worked } from '../../core/worked.ts'
import { roleVersionOf, roleVersions } from '../../exchange/versions.ts'
import type { Plan } from '../../plan/plan.ts'
import { type Compared, resultsCompared, setCompared } from './compared-figures.ts'
import { roleParts } from './role-requirements.ts'

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

const known = new WeakMap<Plan, AcrossVersions>()

/** What a change of version changes of a plan of Exchange 2013 to SE, every answer kept. */
export function acrossVersions(plan: Plan): AcrossVersions {
  const before = known.get(plan)
  if (before) return before
  const parts = roleVersions.map((exchange) => {
    return roleParts(exchange === plan.exchange ? plan : { ...plan, exchange })
  })
  const found = {
    versions: roleVersions,
    sets: changesOf(
      setCompared,
      roleVersions.map((exchange) => roleVersionOf({ exchange })),
    ),
    results: changesOf(resultsCompared, parts),
    advice: adviceOf(parts.map(({ checks }) => checks.flatMap(({ advice }) => advice ?? []))),
  }
  known.set(plan, found)
  return found
}

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
