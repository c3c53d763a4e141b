import type { Mode } from '../../core/mode.ts'
import type { Worked } from '../../core/worked.ts'
import type { Stage } from '../../figures/figure.ts'
import {
  keyedTierFigures,
  namedFigures,
  type PlanFigure,
  planFigures,
  type RoleFigure,
  type RoleFigureName,
  type StageFigureRecord,
  type TierFigure,
} from '../../figures/role-figures.ts'
import type { Plan } from '../../plan/plan.ts'
import { allStages } from './all-stages.ts'
import type { RoleCheck } from './checks/checks.ts'
import type { MailboxParts } from './mailbox/mailbox.ts'
import type { RoleParts } from './role-parts.ts'

/** Keys of the results that are texts, not figures. */
export type RoleText = 'raidChoice' | 'transportOn' | 'linkOk' | 'layout' | 'storage1' | 'storage2'

/** Results of a plan for Exchange 2013 to SE, by key; null for those that do not apply. */
export type RoleRequirements = {
  readonly mode: Mode
  readonly figures: Readonly<Record<RoleFigure, Worked | null>>
  readonly texts: Readonly<Record<RoleText, string | null>>
  readonly checks: readonly RoleCheck[]
}

export function roleParts(plan: Plan, mode: Mode = plan.mode): RoleParts {
  return allStages(plan, mode).parts
}

/** Results of a plan by key. As Microsoft, no figures if the workbook shows no results. */
export function roleRequirements(plan: Plan, mode: Mode = plan.mode): RoleRequirements {
  const parts = roleParts(plan, mode)
  const { checks } = parts
  const isBlank = mode === 'microsoft' && checks.some(({ fails, blanks }) => fails && blanks)
  return {
    mode,
    figures: roleFigureValues(parts, mode, isBlank),
    texts: textsOf(isBlank ? null : parts),
    checks,
  }
}

function textsOf(parts: RoleParts | null): RoleRequirements['texts'] {
  return {
    raidChoice: parts?.drives.raidChoice ?? null,
    transportOn: parts?.transport.transportOn ?? null,
    linkOk: parts?.replication.linkOk ?? null,
    layout: parts?.copies.layout ?? null,
    storage1: parts?.copies.storage1.kind ?? null,
    storage2: parts?.copies.storage2?.kind ?? null,
  }
}

type Figure = Worked | null

/** Figures of the register, as their stage returns them. */
type Returned = { readonly [S in Stage]: StageFigureRecord<S, Figure> }
type ByName = Readonly<Partial<Record<RoleFigureName, Figure>>>

/** A figure of the register, as its stage returns it; null if it does not apply. */
export function figureIn(parts: RoleParts, stage: Stage, name: RoleFigureName): Figure {
  const returned: Returned = parts
  const figures: ByName = returned[stage]
  return figures[name] ?? null
}

/** All figures by key; null if one does not apply or is not finite, or if results are blank. */
function roleFigureValues(
  parts: RoleParts,
  mode: Mode,
  isBlank: boolean,
): Readonly<Record<RoleFigure, Figure>> {
  const of = (figure: Figure): Figure =>
    isBlank || !figure || !Number.isFinite(figure.value) ? null : figure
  const { A, ...others } = planFiguresOf(parts, of)
  const isListed = mode === 'corrected' || parts.copies.shape.hasDag
  return { ...others, A: isListed ? A : null, ...tierFiguresOf(parts.mailbox, of) }
}

type Of = (figure: Figure) => Figure

function planFiguresOf(parts: RoleParts, of: Of): Record<PlanFigure, Figure> {
  const found: Partial<Record<PlanFigure, Figure>> = {}
  for (const { key, stage, name } of namedFigures)
    if (key) found[key] = of(figureIn(parts, stage, name))
  if (!isWhole(found)) throw new Error('A figure of the register is missing')
  return found
}

function isWhole(found: Partial<Record<PlanFigure, Figure>>): found is Record<PlanFigure, Figure> {
  return planFigures.every((key) => key in found)
}

function tierFiguresOf({ tiers }: MailboxParts, of: Of) {
  const found: Record<`${TierFigure}${number}`, Figure> = {}
  tiers.forEach((tier, index) => {
    for (const [key, name] of keyedTierFigures) found[`${key}${index}`] = of(tier[name])
  })
  return found
}
