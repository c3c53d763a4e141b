import { currencyName } from '../../app/words/currency.ts'
import { differenceWords, moreWords } from '../../app/words/difference-words.ts'
import {
  type ResultFigures,
  type ResultGroup,
  type ResultKey,
  type ResultKind,
  resultGroups,
  resultKinds,
} from '../../engine/figures/index.ts'
import { isVirtual } from '../../engine/index.ts'
import {
  type Difference,
  designResultFigures,
  figureDifference,
  planResultFigures,
} from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { RowGroup } from '../../ui/table.ts'
import type { ComparedColumn, ComparisonRow } from './comparison-row.ts'
import { gaugeRows } from './gauge-rows.tsx'
import { wordRows } from './word-rows.ts'

/** All results by group: figures with their differences, gauges and words. */
export function resultRows(
  compared: readonly ComparedColumn[],
  format: Format,
): readonly RowGroup<ComparisonRow>[] {
  const figures = compared.map((one) => comparedFigures(one) ?? {})
  const words = wordRows(compared, format)
  const gauges = gaugeRows(compared, format)
  return resultGroups
    .flatMap((title) => [
      {
        title,
        rows: [
          ...words.filter(({ group }) => group === title),
          ...resultKinds
            .filter(({ group, key }) => group === title && !gauges.told.has(key))
            .flatMap((kind) => figureRow(kind, compared, figures, format)),
        ],
      },
      ...(title === 'Design' ? [{ title: 'How full it is', rows: gauges.rows }] : []),
    ])
    .filter(({ rows }) => rows.length > 0)
}

/** Figures of a plan and its design; null if the plan cannot be sized. */
export function comparedFigures({ plan, result, design }: ComparedColumn): ResultFigures | null {
  if (!result.ok) return null
  return {
    ...planResultFigures(plan, result.sizing),
    ...(design && designResultFigures(design)),
    // A virtual server has virtual disks, which are no drives to order.
    ...(isVirtual(plan) && { drives: null }),
  }
}

/** Groups of results that only something built has. */
const builtGroups: ReadonlySet<ResultGroup> = new Set(['Design', 'Cost', 'Failures', 'Servers'])

/** Row of figures; empty if no column has the figure. */
function figureRow(
  { key, label, group, better }: ResultKind<ResultKey>,
  compared: readonly ComparedColumn[],
  all: readonly ResultFigures[],
  format: Format,
): readonly ComparisonRow[] {
  const figures = all.map((one, at) =>
    builtGroups.has(group) && !compared[at]?.design ? null : (one[key] ?? null),
  )
  if (figures.every((figure) => figure === null)) return []
  const currencies = compared.map(({ plan }) => currencyName(plan.currency))
  const [first = null] = figures
  const apart = figures.map((figure, at) =>
    // Prices in different currencies are not compared.
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
    return found ? [priced, { note: noteOf(better, found, format) }] : priced
  })
  return [{ key, label, cells, differs }]
}

/** A difference, colored if more or less is better; sign and word say the same. */
function noteOf(better: ResultKind['better'], found: Difference, format: Format): DataCell {
  const text = differenceWords(found, format)
  if (found.amount === 0) return { hint: text }
  const isBetter = found.amount > 0 === (better === 'more')
  const share = found.share === null ? null : moreWords(found, format)
  return {
    drawn: (
      <span className={better === null ? 'hint' : isBetter ? 'good' : 'caution'}>
        {share === null || !text.endsWith(share) ? (
          text
        ) : (
          <>
            <span className="by-amount">{text.slice(0, -share.length)}</span>
            {share}
          </>
        )}
      </span>
    ),
    text,
  }
}
