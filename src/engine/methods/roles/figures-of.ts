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
import type { MailboxParts } from './mailbox/mailbox.ts'
import type { RoleParts } from './role-parts.ts'

type Figure = Worked | null

/** Register figures by the stage that returns them. */
type Returned = { readonly [S in Stage]: StageFigureRecord<S, Figure> }
type ByName = Readonly<Partial<Record<RoleFigureName, Figure>>>

/** A register figure as its stage returned it; null if it does not apply. */
export function figureIn(parts: RoleParts, stage: Stage, name: RoleFigureName): Figure {
  const returned: Returned = parts
  const figures: ByName = returned[stage]
  return figures[name] ?? null
}

/** Every figure by its key; null if it does not apply, is not finite, or the results are blank. */
export function roleFigureValues(
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
