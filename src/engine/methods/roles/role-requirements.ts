import type { CalculationMode } from '../../core/mode.ts'
import type { Worked } from '../../core/worked.ts'
import type { SizingStage } from '../../figures/figure.ts'
import {
  allRoleFigures,
  type PlanFigureKey,
  planFigureKeys,
  type RoleFigureKey,
  type RoleFigureName,
  type StageFigureRecord,
  type TierFigureKey,
  tierFigureKeysWithNames,
} from '../../figures/role-figures.ts'
import type { Plan } from '../../plan/plan.ts'
import { runAllStages } from './all-stages.ts'
import type { RoleCheckResult } from './checks/checks.ts'
import type { MailboxResults } from './mailbox/mailbox.ts'
import type { RoleResults } from './role-parts.ts'

export type RoleResultTextKey =
  | 'raidChoice'
  | 'transportOn'
  | 'linkOk'
  | 'layout'
  | 'storage1'
  | 'storage2'

/** Results of a plan for Exchange 2013 to SE, by key; null for those that do not apply. */
export type RoleRequirements = {
  readonly mode: CalculationMode
  readonly figures: Readonly<Record<RoleFigureKey, Worked | null>>
  readonly texts: Readonly<Record<RoleResultTextKey, string | null>>
  readonly checks: readonly RoleCheckResult[]
}

export function roleResults(plan: Plan, mode: CalculationMode = plan.mode): RoleResults {
  return runAllStages(plan, mode).parts
}

/** Results of a plan by key. As Microsoft, no figures if the workbook shows no results. */
export function roleRequirements(plan: Plan, mode: CalculationMode = plan.mode): RoleRequirements {
  const parts = roleResults(plan, mode)
  const { checks } = parts
  const isBlank = mode === 'microsoft' && checks.some(({ fails, blanks }) => fails && blanks)
  return {
    mode,
    figures: roleFigureValues(parts, mode, isBlank),
    texts: textsOf(isBlank ? null : parts),
    checks,
  }
}

function textsOf(parts: RoleResults | null): RoleRequirements['texts'] {
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
type Returned = { readonly [S in SizingStage]: StageFigureRecord<S, Figure> }
type ByName = Readonly<Partial<Record<RoleFigureName, Figure>>>

/** Finds a figure of the register among the results of its stage; null if it does not apply. */
export function figureOfStage(
  parts: RoleResults,
  stage: SizingStage,
  name: RoleFigureName,
): Figure {
  const returned: Returned = parts
  const figures: ByName = returned[stage]
  return figures[name] ?? null
}

/** All figures by key; null if one does not apply or is not finite, or if results are blank. */
function roleFigureValues(
  parts: RoleResults,
  mode: CalculationMode,
  isBlank: boolean,
): Readonly<Record<RoleFigureKey, Figure>> {
  const of = (figure: Figure): Figure =>
    isBlank || !figure || !Number.isFinite(figure.value) ? null : figure
  const { A, ...others } = planFiguresOf(parts, of)
  const isListed = mode === 'corrected' || parts.copies.shape.hasDag
  return { ...others, A: isListed ? A : null, ...tierFiguresOf(parts.mailbox, of) }
}

type Of = (figure: Figure) => Figure

function planFiguresOf(parts: RoleResults, of: Of): Record<PlanFigureKey, Figure> {
  const found: Partial<Record<PlanFigureKey, Figure>> = {}
  for (const { key, stage, name } of allRoleFigures)
    if (key) found[key] = of(figureOfStage(parts, stage, name))
  if (!isWhole(found)) throw new Error('A figure of the register is missing')
  return found
}

function isWhole(
  found: Partial<Record<PlanFigureKey, Figure>>,
): found is Record<PlanFigureKey, Figure> {
  return planFigureKeys.every((key) => key in found)
}

function tierFiguresOf({ tiers }: MailboxResults, of: Of) {
  const found: Record<`${TierFigureKey}${number}`, Figure> = {}
  tiers.forEach((tier, index) => {
    for (const [key, name] of tierFigureKeysWithNames) found[`${key}${index}`] = of(tier[name])
  })
  return found
}
