import { designsOf } from '../../app/store/recommendation.ts'
import type { Results } from '../../app/store/results.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { differenceFromBaselineWords } from '../../app/words/difference-words.ts'
import {
  type ComparedResultFigures,
  type ComparedResultKey,
  comparedResultKinds,
} from '../../engine/figures/index.ts'
import type { Plan, Worked } from '../../engine/index.ts'
import {
  designResultFigures,
  type FigureDifference,
  figureDifference,
  planResultFigures,
} from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'

export type DifferenceRow = {
  readonly key: string
  readonly label: string
  readonly now: DataCell
  readonly tried: DataCell
  readonly difference: DataCell
}

export function DifferencesTable({ rows }: { readonly rows: readonly DifferenceRow[] }) {
  return (
    <DataTable
      caption="The plan now, and with the answer tried"
      hidden="caption"
      frame
      className="what-if-differences"
      cards
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: 'Figure', names: true, of: ({ label }) => label },
        { head: 'Now', narrow: 'alone', of: ({ now }) => now },
        { head: 'Tried', narrow: 'alone', of: ({ tried }) => tried },
        { head: 'Difference', narrow: 'alone', of: ({ difference }) => difference },
      ]}
    />
  )
}

const none: DataCell = { hint: '–' }

/** Table row with verdicts in words; a changed verdict is marked, with the reason beside it. */
export function verdictRow(
  key: string,
  label: string,
  now: string,
  tried: string,
  difference = '',
): DifferenceRow {
  const cell = marked(tried, now === tried ? '' : 'strong')
  return { key, label, now, tried: cell, difference }
}

function marked(text: string, className: string): DataCell {
  return { drawn: <span className={className}>{text}</span>, text }
}

function priced(figure: Worked | null, currency: string): DataCell {
  if (!figure) return none
  return figure.unit === 'money' ? [figure, ` ${shortCurrencyName(currency)}`] : figure
}

const looks = { better: 'good', worse: 'caution', same: 'quiet', other: '' } as const

/** Figures shown while an answer moves; figures that the plan lacks are left out. */
const keys = [
  'mailboxes',
  'databases',
  'databaseSize',
  'expectedLoad',
  'databaseIops',
  'capacity',
  'servers',
  'arrays',
  'drives',
  'memory',
  'processors',
  'activeWorst',
  'costOfArrays',
  'costOfServers',
  'watts',
  'costOfPower3',
] as const satisfies readonly ComparedResultKey[]

export function planAndDesignFigures(plan: Plan, results: Results): ComparedResultFigures {
  const { proposed } = designsOf(plan, results)
  return {
    ...planResultFigures(plan, results.sizing),
    ...(proposed && designResultFigures(plan, proposed)),
  }
}

export function figureDifferenceRows(
  { currency }: Pick<Plan, 'currency'>,
  before: ComparedResultFigures,
  after: ComparedResultFigures,
  format: Format,
): readonly DifferenceRow[] {
  const kinds = keys.flatMap((key) => comparedResultKinds.filter((kind) => kind.key === key))
  return kinds.flatMap(({ key, label, isLessBetter }) => {
    const [now, tried] = [before[key] ?? null, after[key] ?? null]
    if (!now && !tried) return []
    const found = now && tried ? figureDifference(format.sized(tried), format.sized(now)) : null
    const text = found && differenceFromBaselineWords(found, format)
    const difference = text === null ? none : marked(text, looks[toneOf(found, isLessBetter)])
    return [{ key, label, now: priced(now, currency), tried: priced(tried, currency), difference }]
  })
}

/** Whether a difference is better or worse for the customer; `other` if it cannot be judged. */
function toneOf(found: FigureDifference | null, isLessBetter: boolean): keyof typeof looks {
  if (found?.amount === 0) return 'same'
  if (!found || !isLessBetter) return 'other'
  return found.amount < 0 ? 'better' : 'worse'
}
