import type { CalculationMode } from '../../../core/mode.ts'
import { isDocumentCite, type Source } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { directInputsOf } from '../../../core/worked-inputs.ts'
import type { SizingStage } from '../../../figures/figure.ts'
import {
  allRoleFigures,
  type RoleFigureKey,
  tierFigureKeysWithNames,
} from '../../../figures/role-figures.ts'
import { type FigureInBothModes, roleFigureInBothModes } from '../mode-difference.ts'
import { type RoleResultTextKey, roleRequirements } from '../role-requirements.ts'
import { planOfExample, type WorkbookExample } from './workbook-examples.ts'

/** A figure of a workbook example: as the workbook shows it, and as each mode computes it. */
export type ComparedWorkbookFigure = FigureInBothModes & {
  readonly figure: RoleFigureKey
  readonly stage: SizingStage
  /** Index of the tier, for a figure of one mailbox; null for other figures. */
  readonly tier: number | null
  /** Value that the workbook shows, in the figure’s unit; null if it shows none. */
  readonly printed: number | null
  /** True if the figure as Microsoft agrees with the workbook’s six decimals. */
  readonly agrees: boolean
  /** Sheet of the workbook that computes the figure; null if none does. */
  readonly sheet: string | null
}

/** A text of a workbook example: as the workbook shows it, and as each mode gives it. */
export type ComparedWorkbookText = Readonly<Record<CalculationMode | 'printed', string | null>> & {
  readonly text: RoleResultTextKey
  readonly agrees: boolean
}

/** Compares an example with the workbook, in both modes; what is null everywhere is left out. */
export function compareWorkbookExample(example: WorkbookExample): {
  readonly figures: readonly ComparedWorkbookFigure[]
  readonly texts: readonly ComparedWorkbookText[]
} {
  const plan = planOfExample(example)
  const figures = figuresOf(example).map(([figure, printed]): ComparedWorkbookFigure => {
    const both = roleFigureInBothModes(plan, figure)
    const { microsoft, corrected } = both
    const worked = microsoft ?? corrected
    const sheet = worked && sheetOf(worked)
    return {
      ...both,
      ...placeOf(figure),
      figure,
      printed,
      sheet,
      agrees: agree(printed, microsoft),
    }
  })
  const microsoft = roleRequirements(plan, 'microsoft').texts
  const corrected = roleRequirements(plan, 'corrected').texts
  const texts = textsOf(example).map(
    ([text, printed]): ComparedWorkbookText => ({
      ...{ text, printed, microsoft: microsoft[text], corrected: corrected[text] },
      agrees: microsoft[text] === printed,
    }),
  )
  return {
    figures: figures.filter((one) => one.printed !== null || one.microsoft || one.corrected),
    texts: texts.filter((one) => one.printed !== null || one.microsoft || one.corrected),
  }
}

const figuresOf = ({ figures }: WorkbookExample) =>
  Object.entries(figures) as (readonly [RoleFigureKey, number | null])[]

const textsOf = ({ texts }: WorkbookExample) =>
  Object.entries(texts) as (readonly [RoleResultTextKey, string | null])[]

/** True if a figure is within half of the sixth decimal or a millionth, or if both are null. */
function agree(printed: number | null, found: Worked | null): boolean {
  if (printed === null || found === null) return printed === null && found === null
  return Math.abs(found.value - printed) <= Math.max(1e-6 * Math.abs(printed), 5.1e-7)
}

function placeOf(figure: RoleFigureKey): Pick<ComparedWorkbookFigure, 'stage' | 'tier'> {
  const named = allRoleFigures.find(({ key }) => key === figure)
  if (named) return { stage: named.stage, tier: null }
  const found = tierFigureKeysWithNames.find(([key]) => figure.replace(/\d+$/, '') === key)
  if (!found) throw new Error(`No figure is called “${figure}”`)
  return { stage: 'mailbox', tier: Number(figure.slice(found[0].length)) }
}

/** Sheet of the workbook that a figure comes from, or the first of its inputs that has one. */
function sheetOf(worked: Worked): string | null {
  const { how } = worked
  if (how.kind === 'given') return 'Input'
  const source = 'cite' in how ? how.cite : 'source' in how ? how.source : null
  return (source && placeIn(source)) ?? directInputsOf(worked).map(sheetOf).find(Boolean) ?? null
}

function placeIn(source: Source): string | null {
  return isDocumentCite(source) && source.document === 'calculator' ? source.place : null
}
