import type { Mode } from '../../../core/mode.ts'
import { isPublished, type Source } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { inputsOf } from '../../../core/worked-inputs.ts'
import type { Stage } from '../../../figures/figure.ts'
import { keyedTierFigures, namedFigures, type RoleFigure } from '../../../figures/role-figures.ts'
import { figureInBothModes, type InBothModes } from '../mode-difference.ts'
import { type RoleText, roleRequirements } from '../role-requirements.ts'
import { planOfExample, type WorkbookExample } from './workbook-examples.ts'

/** A figure of an example: what the workbook shows, and what both modes give. */
export type ExampleFigure = InBothModes & {
  readonly figure: RoleFigure
  readonly stage: Stage
  /** The tier of a figure of one mailbox, from 0. */
  readonly tier: number | null
  /** What the workbook shows, in the unit of the figure; null where it shows none. */
  readonly printed: number | null
  /** Whether the mode as Microsoft gives what the workbook shows, to its six decimals. */
  readonly agrees: boolean
  /** The sheet that computes it; null where it follows from no sheet. */
  readonly sheet: string | null
}

/** A choice of an example in words: what the workbook shows, and what both modes give. */
export type ExampleText = Readonly<Record<Mode | 'printed', string | null>> & {
  readonly text: RoleText
  readonly agrees: boolean
}

/** What the workbook shows of an example beside both modes; what none of them has is left out. */
export function compareWorkbookExample(example: WorkbookExample): {
  readonly figures: readonly ExampleFigure[]
  readonly texts: readonly ExampleText[]
} {
  const plan = planOfExample(example)
  const figures = figuresOf(example).map(([figure, printed]): ExampleFigure => {
    const both = figureInBothModes(plan, figure)
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

/** Whether a figure is what the workbook shows: half of the last of six decimals, or a millionth. */
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

/** The sheet of the workbook that computes a figure, or the first of what it is computed from. */
function sheetOf(worked: Worked): string | null {
  const { how } = worked
  if (how.kind === 'given') return 'Input'
  const source = 'cite' in how ? how.cite : 'source' in how ? how.source : null
  return (source && placeIn(source)) ?? inputsOf(worked).map(sheetOf).find(Boolean) ?? null
}

function placeIn(source: Source): string | null {
  return isPublished(source) && source.document === 'calculator' ? source.place : null
}
