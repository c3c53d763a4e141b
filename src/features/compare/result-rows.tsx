import { verdictWordsWithRemarks } from '../../app/answer/level-words.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { differenceFromBaselineWords } from '../../app/words/difference-words.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import type { LossKind } from '../../engine/failures/index.ts'
import {
  type ComparedResultFigures,
  type ComparedResultGroup,
  type ComparedResultKey,
  type ComparedResultKind,
  comparedResultGroups,
  comparedResultKinds,
} from '../../engine/figures/index.ts'
import { asShown } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import {
  designResultFigures,
  type FigureDifference,
  figureDifference,
  planResultFigures,
  type WorstLossOutcome,
  worstLossOutcomes,
} from '../../engine/variants/index.ts'
import { type DataCell, textOfCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { RowGroup } from '../../ui/table.ts'
import type { ComparedColumn, ComparisonRow } from './compared-plans.ts'
import { gaugeRows } from './gauge-rows.tsx'

export function resultRows(
  compared: readonly ComparedColumn[],
  format: Format,
): readonly RowGroup<ComparisonRow>[] {
  const figures = compared.map((one) => figuresOfColumn(one) ?? {})
  const words = wordRows(compared, format)
  const gauges = gaugeRows(compared, format)
  return comparedResultGroups
    .flatMap((title) => [
      {
        title,
        rows: [
          ...words.filter(({ group }) => group === title),
          ...comparedResultKinds
            .filter(({ group, key }) => group === title && !gauges.told.has(key))
            .flatMap((kind) => figureRow(kind, compared, figures, format)),
        ],
      },
      ...(title === 'Failures' ? [{ title: 'How full it is', rows: gauges.rows }] : []),
    ])
    .filter(({ rows }) => rows.length > 0)
}

/** Figures of a plan and its design; null if the plan cannot be sized. */
export function figuresOfColumn({
  plan,
  result,
  design,
}: ComparedColumn): ComparedResultFigures | null {
  if (!result.ok) return null
  return {
    ...planResultFigures(plan, result.sizing),
    ...(design && designResultFigures(plan, design)),
  }
}

/** Groups of result rows that are empty for a plan without a design that holds. */
const builtGroups: ReadonlySet<ComparedResultGroup> = new Set([
  'Design',
  'Cost',
  'Failures',
  'Servers',
])

/** Comparison row of one result figure; empty if no compared plan has the figure. */
function figureRow(
  { key, label, group, isLessBetter }: ComparedResultKind<ComparedResultKey>,
  compared: readonly ComparedColumn[],
  all: readonly ComparedResultFigures[],
  format: Format,
): readonly ComparisonRow[] {
  const figures = all.map((one, at) =>
    builtGroups.has(group) && !compared[at]?.design ? null : (one[key] ?? null),
  )
  if (figures.every((figure) => figure === null)) return []
  const currencies = compared.map(({ plan }) => shortCurrencyName(plan.currency))
  const [first = null] = figures
  const apart = figures.map((figure, at) =>
    // No difference is shown between prices in different currencies.
    figure && first && !(figure.unit === 'money' && currencies[at] !== currencies[0])
      ? figureDifference(format.sized(figure), format.sized(first))
      : null,
  )
  const differs = apart.some((found) => found?.amount !== 0)
  const cells = figures.map((figure, at): DataCell => {
    if (!figure) return { hint: '–' }
    const currency = currencies[at]
    const priced: DataCell = figure.unit === 'money' && currency ? [figure, ` ${currency}`] : figure
    const found = at > 0 && differs ? apart[at] : null
    return found ? [priced, { note: noteOf(isLessBetter, found, format) }] : priced
  })
  return [{ key, label, cells, differs }]
}

/** Note with a difference, in color if less is better; its words say the same. */
function noteOf(isLessBetter: boolean, found: FigureDifference, format: Format): DataCell {
  const text = differenceFromBaselineWords(found, format)
  if (found.amount === 0) return { hint: text }
  const tone = found.amount < 0 ? 'good' : 'caution'
  return {
    drawn: <span className={isLessBetter ? tone : 'hint'}>{text}</span>,
    text,
  }
}

type WordRow = ComparisonRow & { readonly group: ComparedResultGroup }

function wordRows(compared: readonly ComparedColumn[], format: Format): readonly WordRow[] {
  const losses = compared.map(({ plan, result, design }) =>
    result.ok && design ? worstLossOutcomes(plan, result.sizing) : undefined,
  )
  const kinds = [...new Set(losses.flatMap((all) => (all ?? []).map(({ kind }) => kind)))]
  const row = (
    group: ComparedResultGroup,
    key: string,
    label: string,
    words: readonly (DataCell | null)[],
  ): WordRow => ({
    ...{ group, key, label },
    cells: words.map((one) => one ?? { hint: '–' }),
    differs: new Set(words.map((one) => textOfCell(one, format))).size > 1,
  })
  return [
    row('Design', 'verdict', 'Level', compared.map(levelWordsOfColumn)),
    row(
      'Design',
      'design',
      'Proposed design',
      compared.map((one) => designCell(one, format)),
    ),
    row(
      'Mailboxes and databases',
      'copies',
      'Copies of a database',
      compared.map((one) => copiesWords(one, format)),
    ),
    ...kinds.map((kind) =>
      row(
        'Failures',
        `loss ${kind}`,
        lossLabels[kind],
        losses.map((all, at) => lossWords(all, kind, compared[at]?.plan.sites ?? 1, format)),
      ),
    ),
  ]
}

/** Cell with the proposed design; if none holds, the nearest one and its unmet requirements. */
function designCell({ answer, design }: ComparedColumn, format: Format): DataCell {
  if (!answer || design) return answer?.headline ?? null
  const [, ...nearest] = answer.sentences
  const [problem] = answer.problems
  if (problem) return problemWords(problem, format)
  return [`${answer.headline}.`, { note: nearest.join(' ') }]
}

/** Copies of a database: `4 copies, 2 in each site`; null if the plan cannot be sized or has none. */
function copiesWords({ plan, result }: ComparedColumn, format: Format): string | null {
  if (!result.ok) return null
  const { copies, copiesBySite } = methodOf(plan).summary.carried(plan, result.sizing)
  if (!copies) return null
  const [most = 0, ...others] = copiesBySite
  const least = others.at(-1)
  if (least === undefined) return format.text(copies)
  const inOne = format.number(most)
  if (least === most) return `${format.text(copies)}, ${inOne} in each site`
  if (others.length > 1) return `${format.text(copies)}, at most ${inOne} in a site`
  return `${format.text(copies)}, ${inOne} in one site and ${least ? format.number(least) : 'none'} in the other`
}

/** Level of a plan in words (`holds`, `does not hold`); null if the plan cannot be computed. */
export function levelWordsOfColumn({ answer }: ComparedColumn): string | null {
  return answer && verdictWordsWithRemarks(answer)
}

const lossLabels = {
  'one server': 'Any one server lost',
  'two servers': 'Any two servers lost',
  site: 'Any site lost',
  'site and one server': 'A site and one more server lost',
  'site and two servers': 'A site and two more servers lost',
  'failure domain': 'Any failure domain lost',
} as const satisfies Record<LossKind, string>

/** Losses that a plan with one site cannot have. */
const lossesOfSite: ReadonlySet<LossKind> = new Set([
  'site',
  'site and one server',
  'site and two servers',
])

/** Outcome of the worst loss of a kind, in words; null if not computed, or if none was tried. */
function lossWords(
  all: readonly WorstLossOutcome[] | null | undefined,
  kind: LossKind,
  sites: number,
  format: Format,
): DataCell {
  if (all === undefined) return null
  if (all === null) return 'no DAG'
  const one = all.find((loss) => loss.kind === kind)
  if (!one) return lossesOfSite.has(kind) && sites === 1 ? 'has one site' : null
  const { lost, waiting, active } = one
  if (lost > 0) {
    const text = `not survived: ${format.value(lost, 'databases')} lost`
    return { text, drawn: <span className="bad">{text}</span> }
  }
  const busiest = active ? `; ${format.number(asShown(active))} active on a server` : ''
  return waiting > 0 ? `survived once an administrator acts${busiest}` : `survived${busiest}`
}

/** Contradictions that keep a plan from being computed, in sentences; null if there are none. */
export function contradictionWords({ result }: ComparedColumn, format: Format): string | null {
  if (result.ok) return null
  return result.problems.map((problem) => problemWords(problem, format)).join(' ')
}
