import type { ServerDesign } from '../../engine/designs/index.ts'
import { type Requirement, type ServerGroup, usedShareOf } from '../../engine/index.ts'

/** Requirements of servers to show, then advised limits, with failures last. */
export function serverRequirementsInShownOrder({
  requirements,
  advised,
}: ServerDesign): readonly Requirement[] {
  const isLast = ({ code }: Requirement) => Number(code === 'failures')
  const holding = requirements.filter(
    (one) => one.code !== 'restoreSpace' || isTold(one, requirements),
  )
  return [...holding, ...advised].toSorted((one, other) => isLast(one) - isLast(other))
}

/** True if a restore drive fails or is fuller than the database drives. */
function isTold(restore: Requirement, requirements: readonly Requirement[]): boolean {
  const ofDatabases = requirements.find(
    (one) => one.code === 'space' && isOfGroup(one, restore.group),
  )
  return !restore.holds || usedShareOf(restore) > (ofDatabases ? usedShareOf(ofDatabases) : 0)
}

/** Each requirement on the group of servers with least room; group null if all have the same. */
export function worstRequirementPerCode(
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const codes = [...new Set(requirements.map(({ code }) => code))]
  return codes.flatMap((code) => {
    const all = requirements.filter((one) => one.code === code)
    const [first, ...others] = all
    if (!first) return []
    const worst = others.reduce((most, one) => (isWorse(one, most) ? one : most), first)
    const isOfAll = all.every(
      (one) => one.used?.value === worst.used?.value || isOfGroup(one, worst.group),
    )
    return [isOfAll ? { ...worst, group: null } : worst]
  })
}

function isOfGroup({ group }: Requirement, other: ServerGroup | null): boolean {
  return group?.site === other?.site && group?.role === other?.role
}

function isWorse(one: Requirement, other: Requirement): boolean {
  if (one.holds !== other.holds) return !one.holds
  return (one.used?.value ?? 0) > (other.used?.value ?? 0)
}
