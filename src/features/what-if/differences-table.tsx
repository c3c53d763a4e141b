import type { Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { DifferenceRow } from './differences.ts'

type DifferencesTableProps = { readonly rows: readonly DifferenceRow[] }

const caption = 'The plan now, and with this answer'

/** What becomes of the figures of a plan with another answer. */
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

function priced(figure: Worked | null, currency: string | null): Cell {
  if (!figure) return { hint: '–' }
  return currency === null ? figure : [figure, ` ${currency}`]
}

const looks = { better: 'good', worse: 'caution', same: 'quiet', other: '' } as const

/** A difference in its colour; sign and word say as much. */
function difference({ words, tone }: DifferenceRow): Cell {
  if (words === null) return { hint: '–' }
  return { drawn: <span className={looks[tone]}>{words}</span>, text: words }
}
