import type { Mode } from '../../core/mode.ts'
import type { Worked } from '../../core/worked.ts'
import type { RoleFigure } from '../../figures/role-figures.ts'
import type { Plan } from '../../plan/plan.ts'
import { allStages } from './all-stages.ts'
import type { RoleCheck } from './checks/checks.ts'
import { roleFigureValues } from './figures-of.ts'
import type { RoleParts } from './role-parts.ts'

/** Results that are texts, not figures. */
export type RoleText = 'raidChoice' | 'transportOn' | 'linkOk' | 'layout' | 'storage1' | 'storage2'

/** Requirements of a plan for Exchange 2013 to SE; null for what does not apply. */
export type RoleRequirements = {
  readonly mode: Mode
  readonly figures: Readonly<Record<RoleFigure, Worked | null>>
  readonly texts: Readonly<Record<RoleText, string | null>>
  readonly checks: readonly RoleCheck[]
}

export function roleParts(plan: Plan, mode: Mode = plan.mode): RoleParts {
  return allStages(plan, mode).parts
}

/** Sizes a plan for Exchange 2013 to SE. As Microsoft, no figures if the results are blank. */
export function roleRequirements(plan: Plan, mode: Mode = plan.mode): RoleRequirements {
  const parts = roleParts(plan, mode)
  const { checks } = parts
  const isBlank = mode === 'microsoft' && checks.some(({ fails, blanks }) => fails && blanks)
  return {
    mode,
    figures: roleFigureValues(parts, mode, isBlank),
    texts: isBlank ? noTexts : textsOf(parts),
    checks,
  }
}

const noTexts: Readonly<Record<RoleText, null>> = {
  raidChoice: null,
  transportOn: null,
  linkOk: null,
  layout: null,
  storage1: null,
  storage2: null,
}

function textsOf({ copies, drives, transport, replication }: RoleParts): RoleRequirements['texts'] {
  return {
    raidChoice: drives.raidChoice,
    transportOn: transport.transportOn,
    linkOk: replication.linkOk,
    layout: copies.layout,
    storage1: copies.storage1.kind,
    storage2: copies.storage2?.kind ?? null,
  }
}
