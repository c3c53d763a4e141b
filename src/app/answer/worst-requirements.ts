import type { Requirement, ServerDesign, ServerGroup } from '../../engine/index.ts'

/** All that servers must hold, and what is advised, with the failures last. */
export function shownRequirements({ requirements, advised }: ServerDesign): readonly Requirement[] {
  const isLast = ({ code }: Requirement) => Number(code === 'failures')
  return [...requirements, ...advised].toSorted((one, other) => isLast(one) - isLast(other))
}

/** Of what is judged on several groups of servers, the one with least room; of none where all have the same. */
export function worstRequirements(requirements: readonly Requirement[]): readonly Requirement[] {
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
