import type { PlanState, ProjectState, Variant } from '../../app/store/history.ts'
import { allVariants } from '../../app/store/project-state.ts'
import { adviceOf, recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { projectTitle } from '../../app/store/variants.ts'
import { planFileName } from '../../codec/index.ts'
import { explain, labelWithTier, numbersBehind, shortVersionName } from '../../engine/index.ts'
import { methodOf, reportBasis } from '../../engine/methods/index.ts'
import { listedFigures } from '../../engine/variants/index.ts'
import { comparedColumns, variantTitlesById } from '../../features/compare/compared-plans.ts'
import { awaitWholeProof } from '../../features/proof/use-proof.ts'
import {
  answersChangedFormula,
  type Book,
  computedAnswersSheet,
  embeddedProjectSheet,
  type Sheet,
  type SheetCell,
  writeXlsx,
} from '../../spreadsheet/index.ts'
import type { Format } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.tsx'
import { sourceWords } from '../../ui/source-note.tsx'
import { planAndTierSheets } from './answer-sheets.ts'
import {
  columnsOfWidths,
  figureCell,
  type SizedVariant,
  tableSheet,
  textCell,
  type WrittenVariant,
} from './cells.ts'
import { comparisonSheet } from './comparison-sheet.ts'
import { copiesSheet, failuresSheet } from './failure-sheets.ts'
import { orderSheet } from './order-sheet.ts'
import { resultsSheet } from './result-sheets.ts'
import { sourceSheet } from './source-sheet.ts'
import { summarySheet } from './summary-sheet.ts'

export type BookProps = {
  readonly variants: readonly Variant[]
  readonly open: number
  readonly projectName: string
  /** Title of the project; empty if unnamed. */
  readonly title: string
  readonly format: Format
  readonly made: Date
  readonly madeBy: string
}

export async function planBook({ variants, open, ...props }: BookProps): Promise<Book> {
  const { format, made, madeBy, projectName } = props
  const titles = variantTitlesById(variants)
  const isSeveral = variants.length > 1
  const written = variants.map(({ id, state }, variant) => {
    const [plan, prefix] = [state.plan, isSeveral ? `${variant + 1} ` : '']
    const guard = answersChangedFormula([{ plan, prefix }])
    return { id, title: titles.get(id) ?? '', plan, state, variant, prefix, format, guard }
  })
  const guard = answersChangedFormula(written)
  const found: SizedVariant[] = []
  const sheets: Sheet[][] = []
  for (const one of written) {
    const whole = await foundOf(one)
    if (whole) found.push(whole)
    sheets.push([...(whole ? sheetsOf(whole, { made, madeBy }) : planAndTierSheets(one))])
  }
  const title = props.title || 'Exchange storage plan'
  const compared = comparedColumns(
    variants,
    variants.map(({ id }) => id),
    format,
  )
  const [first] = variants
  return {
    title,
    subject: `Storage design for ${first ? shortVersionName(first.state.plan.exchange) : 'Exchange'}`,
    author: first?.state.plan.author ?? '',
    madeBy,
    made,
    language: 'en-US',
    sheets: [
      ...(isSeveral
        ? [
            comparisonSheet({
              title,
              compared,
              first: sheets.map(([sheet]) => sheet?.name ?? ''),
              format,
              guard,
            }),
          ]
        : []),
      ...sheets.flat(),
      sourceSheet(found, guard),
      ...written.map((one, at) => computedAnswersSheet(one, sheets[at] ?? [])),
      embeddedProjectSheet({ plans: variants.map(({ state }) => state.plan), open, projectName }),
    ],
  }
}

type Named = WrittenVariant & { readonly title: string; readonly state: PlanState }

/** All results that a plan's sheets show; null if its answers contradict each other. */
async function foundOf(one: Named): Promise<SizedVariant | null> {
  const { plan } = one
  const results = resultsOf(plan)
  if (!results) return null
  const { sizing } = results
  const { roots } = reportBasis({ plan, sizing, recommendation: recommendationOf(plan, results) })
  const design = methodOf(plan).propose(plan, sizing)
  return {
    ...one,
    sizing,
    design,
    advice: adviceOf(plan, results),
    proof: await awaitWholeProof(plan, sizing),
    roots,
  }
}

function sheetsOf(found: SizedVariant, made: Pick<BookProps, 'made' | 'madeBy'>): readonly Sheet[] {
  const sheets = [
    ...planAndTierSheets(found),
    resultsSheet(found),
    workingSheet(found),
    copiesSheet(found),
    failuresSheet(found),
    orderSheet(found),
  ].filter((sheet) => sheet !== null)
  return [summarySheet({ found, sheets, ...made }), ...sheets]
}

function workingSheet(found: SizedVariant): Sheet {
  const { plan, sizing, design, roots, prefix, format } = found
  const listed = listedFigures(plan, sizing, design).map(({ worked }) => worked)
  const { value, constant } = format.asComputed
  return tableSheet(`${prefix}Working`, {
    about: 'How each figure comes about, after the figures that it is made of.',
    guard: found.guard,
    columns: columnsOfWidths(38, 26, 60, 40, 9),
    head: ['Figure', 'Value', 'In words', 'Source', 'Errata'],
    rows: numbersBehind([...listed, ...roots]).map((worked): readonly SheetCell[] => {
      const { words, source, errata } = explain(worked, value, constant)
      return [
        textCell(labelWithTier(worked), 'label'),
        figureCell(worked, found),
        textCell(words),
        textCell(source ? sourceWords(source) : ''),
        textCell(errata.join(', ')),
      ]
    }),
  })
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function saveSpreadsheet(now: ProjectState, format: Format): Promise<void> {
  const title = projectTitle(now)
  const book = await planBook({
    variants: allVariants(now),
    open: now.before.length,
    projectName: now.projectName,
    title,
    format,
    made: new Date(),
    madeBy: `Spindle ${__VERSION__}`,
  })
  saveFile(planFileName({ name: title }, 'xlsx'), xlsxType, writeXlsx(book))
}
