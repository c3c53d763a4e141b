import type { Mode } from '../../../core/mode.ts'
import { isPublished, type Source } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { inputsOf } from '../../../core/worked-inputs.ts'
import type { Stage } from '../../../figures/figure.ts'
import { keyedTierFigures, namedFigures, type RoleFigure } from '../../../figures/role-figures.ts'
import { compareFigure, type InBothModes } from '../mode-difference.ts'
import { type RoleText, roleRequirements } from '../role-requirements.ts'
import { planOfExample, type WorkbookExample } from './workbook-examples.ts'

/** A figure of a workbook example: as the workbook shows it, and as each mode computes it. */
export type ExampleFigure = InBothModes & {
  readonly figure: RoleFigure
  readonly stage: Stage
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
export type ExampleText = Readonly<Record<Mode | 'printed', string | null>> & {
  readonly text: RoleText
  readonly agrees: boolean
}

/** Compares an example with the workbook, in both modes; what is null everywhere is left out. */
export function compareWorkbookExample(example: WorkbookExample): {
  readonly figures: readonly ExampleFigure[]
  readonly texts: readonly ExampleText[]
} {
  const plan = planOfExample(example)
  const figures = figuresOf(example).map(([figure, printed]): ExampleFigure => {
    const both = compareFigure(plan, figure)
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
    ([text, printed]): ExampleText => ({
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
  Object.entries(figures) as (readonly [RoleFigure, number | null])[]

const textsOf = ({ texts }: WorkbookExample) =>
  Object.entries(texts) as (readonly [RoleText, string | null])[]

/** True if a figure is within half of the sixth decimal or a millionth, or if both are null. */
function agree(printed: number | null, found: Worked | null): boolean {
  if (printed === null || found === null) return printed === null && found === null
  return Math.abs(found.value - printed) <= Math.max(1e-6 * Math.abs(printed), 5.1e-7)
}

function placeOf(figure: RoleFigure): Pick<ExampleFigure, 'stage' | 'tier'> {
  const named = namedFigures.find(({ key }) => key === figure)
  if (named) return { stage: named.stage, tier: null }
  const found = keyedTierFigures.find(([key]) => figure.replace(/\d+$/, '') === key)
  if (!found) throw new Error(`No figure is called “${figure}”`)
  return { stage: 'mailbox', tier: Number(figure.slice(found[0].length)) }
}

/** Sheet of the workbook that a figure comes from, or the first of its inputs that has one. */
function sheetOf(worked: Worked): string | null {
  const { how } = worked
  if (how.kind === 'given') return 'Input'
  const source = 'cite' in how ? how.cite : 'source' in how ? how.source : null
  return (source && placeIn(source)) ?? inputsOf(worked).map(sheetOf).find(Boolean) ?? null
}

function placeIn(source: Source): string | null {
  return isPublished(source) && source.document === 'calculator' ? source.place : null
}
