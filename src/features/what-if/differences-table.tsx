import { designsOf } from '../../app/store/recommendation.ts'
import type { Results } from '../../app/store/results.ts'
import { currencyName } from '../../app/words/currency.ts'
import { differenceWords } from '../../app/words/difference-words.ts'
import {
  type ResultFigures,
  type ResultKey,
  type ResultKind,
  resultKinds,
} from '../../engine/figures/index.ts'
import type { Plan, Worked } from '../../engine/index.ts'
import {
  type Difference,
  designResultFigures,
  figureDifference,
  planResultFigures,
} from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'

type DifferencesTableProps = { readonly rows: readonly DifferenceRow[] }

const caption = 'The plan now, and with this answer'

/** Table of the figures of a plan, now and with another answer. */
export function DifferencesTable({ rows }: DifferencesTableProps) {
  return (
    <DataTable
      caption={caption}
      hidden="caption"
      frame={caption}
      className="what-if-differences"
      cards
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: 'Figure', names: true, of: ({ label }) => label },
        { head: 'Plan', narrow: 'never', of: ({ now, currency }) => priced(now, currency) },
        {
          head: 'With this answer',
          narrow: 'alone',
          of: ({ then, currency }) => priced(then, currency),
        },
        { head: 'Difference', narrow: 'alone', of: difference },
      ]}
    />
  )
}

function priced(figure: Worked | null, currency: string | null): DataCell {
  if (!figure) return { hint: '–' }
  return currency === null ? figure : [figure, ` ${currency}`]
}

const looks = { better: 'good', worse: 'caution', same: 'quiet', other: '' } as const

/** A difference with its color; sign and words say the same. */
function difference({ words, tone }: DifferenceRow): DataCell {
  if (words === null) return { hint: '–' }
  return { drawn: <span className={looks[tone]}>{words}</span>, text: words }
}

/** A figure of the plan, now and with another answer. */
type DifferenceRow = {
  readonly key: ResultKey
  readonly label: string
  /** Currency of prices; null for other figures. */
  readonly currency: string | null
  readonly now: Worked | null
  readonly then: Worked | null
  /** `+680 mailboxes, 6.8 % more`; null if not comparable. */
  readonly words: string | null
  /** Effect on the customer; `other` if it cannot be judged. */
  readonly tone: 'better' | 'worse' | 'other' | 'same'
}

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
] as const satisfies readonly ResultKey[]

/** Figures of a plan with its proposed design. */
export function figuresOf(plan: Plan, results: Results): ResultFigures {
  const { proposed } = designsOf(plan, results)
  return {
    ...planResultFigures(plan, results.sizing),
    ...(proposed && designResultFigures(proposed)),
  }
}

/** Rows of figures, now and with another answer, with differences. */
export function differences(
  { currency }: Pick<Plan, 'currency'>,
  before: ResultFigures,
  after: ResultFigures,
  format: Format,
): readonly DifferenceRow[] {
  const kinds = keys.flatMap((key) => resultKinds.filter((kind) => kind.key === key))
  return kinds.flatMap(({ key, label, better }) => {
    const [now, then] = [before[key] ?? null, after[key] ?? null]
    if (!now && !then) return []
    const found = now && then ? figureDifference(format.sized(then), format.sized(now)) : null
    return [
      {
        key,
        label,
        now,
        then,
        currency: (now ?? then)?.unit === 'money' ? currencyName(currency) : null,
        words: found && differenceWords(found, format),
        tone: toneOf(found, better),
      },
    ]
  })
}

function toneOf(found: Difference | null, better: ResultKind['better']): DifferenceRow['tone'] {
  if (found?.amount === 0) return 'same'
  if (!found || better === null) return 'other'
  return found.amount > 0 === (better === 'more') ? 'better' : 'worse'
}
