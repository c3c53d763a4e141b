import { levelWords } from '../../app/answer/level-words.ts'
import { currencyName } from '../../app/words/currency.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { arraysHeadline } from '../../app/words/words.ts'
import {
  type Candidate,
  levelOfArrays,
  nearestArrays,
  type Plan,
  type Sizing,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { type ArraysConsidered, holds } from './considered.ts'

type NextDesignsProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly arrays: ArraysConsidered
}

/** As many as one weighs against a proposal. */
const most = 4

/** The proposal beside the next that fit, a model of array each; where nothing fits, what comes nearest. */
export function NextDesigns({ plan, sizing, arrays }: NextDesignsProps) {
  const format = useFormat()
  const rows = nextOf(arrays)
  if (rows.length === 0) return null
  const isPriced = rows.some(({ cost }) => cost !== null)
  return (
    <DataTable
      caption={arrays.proposed ? 'The proposal and the next that fit' : 'What comes nearest'}
      cards
      className="next-designs"
      rows={rows}
      columns={[
        { head: 'Design', of: (one) => arraysHeadline(one, format) },
        { head: 'Drives', bare: true, of: ({ drives }) => drives },
        { head: 'Used', of: (one) => usedCell(one) },
        isPriced && {
          head: `Price${plan.currency && `, ${currencyName(plan.currency)}`}`,
          bare: true,
          of: ({ cost }) => cost,
        },
        { head: 'Verdict', of: (one) => verdictOf(one, sizing) },
      ]}
    />
  )
}

/** The first design of each model, the proposal before them. */
function nextOf({ candidates, proposed }: ArraysConsidered): readonly Candidate[] {
  const nearest = nearestArrays(candidates)
  const fitting = candidates.filter(holds)
  const first = proposed ?? nearest
  const all = first ? [first, ...(proposed ? fitting : candidates)] : []
  const models = all.map(({ array }) => array.model)
  const next = all.filter((_, at) => models.indexOf(models[at] ?? '') === at).slice(0, most)
  // What the reserve takes is weighed too, whichever place it has.
  const keeping = fitting.find(({ verdict }) => verdict === 'fits with reserve')
  if (!proposed || !keeping || next.some(({ verdict }) => verdict === 'fits with reserve'))
    return next
  return [...next.slice(0, most - 1), keeping]
}

function usedCell({ utilization, binding }: Candidate) {
  return [utilization, { note: requirementNouns[binding.code] }]
}

function verdictOf(candidate: Candidate, sizing: Sizing): string {
  const { sign, words } = levelWords[levelOfArrays(sizing, candidate)]
  return `${sign} ${words}`
}
