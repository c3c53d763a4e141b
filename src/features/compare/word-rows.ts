import { levelSaid } from '../../app/answer/level-words.ts'
import { problemWords } from '../../app/words/words.ts'
import type { LossKind } from '../../engine/failures/index.ts'
import type { ResultGroup } from '../../engine/figures/index.ts'
import { shown } from '../../engine/index.ts'
import { type SurvivedLoss, survivedLosses } from '../../engine/variants/index.ts'
import { type DataCell, textOfCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { ComparedColumn, ComparisonRow } from './comparison-row.ts'

type WordRow = ComparisonRow & { readonly group: ResultGroup }

/** Rows in words: proposed design, level, and what is left after the worst loss of every kind. */
export function wordRows(compared: readonly ComparedColumn[], format: Format): readonly WordRow[] {
  const losses = compared.map(({ plan, result, design }) =>
    result.ok && design ? survivedLosses(plan, result.sizing) : undefined,
  )
  const kinds = [...new Set(losses.flatMap((all) => (all ?? []).map(({ kind }) => kind)))]
  const row = (
    group: ResultGroup,
    key: string,
    label: string,
    words: readonly (DataCell | null)[],
  ): WordRow => ({
    ...{ group, key, label },
    cells: words.map((one) => one ?? { hint: '–' }),
    differs: new Set(words.map((one) => textOfCell(one, format))).size > 1,
  })
  return [
    row('Design', 'verdict', 'Level', compared.map(comparedLevel)),
    row(
      'Design',
      'design',
      'Proposed design',
      compared.map((one) => designCell(one, format)),
    ),
    ...kinds.map((kind) =>
      row(
        'Failures',
        `loss ${kind}`,
        lossLabels[kind],
        losses.map((all) => lossWords(all, kind, format)),
      ),
    ),
  ]
}

/** The proposed design; if none holds, the nearest that was tried and what it lacks. */
function designCell({ answer, design }: ComparedColumn, format: Format): DataCell {
  if (!answer || design) return answer?.headline ?? null
  const [, ...nearest] = answer.sentences
  const [problem] = answer.problems
  if (problem) return problemWords(problem, format)
  return [`${answer.headline}.`, { note: nearest.join(' ') }]
}

/** Level of a plan; null if the plan cannot be computed. */
export function comparedLevel({ answer }: ComparedColumn): string | null {
  return answer && levelSaid(answer.level, answer.besides)
}

const lossLabels = {
  'one server': 'Any one server lost',
  'two servers': 'Any two servers lost',
  site: 'Any site lost',
  'site and one server': 'A site and one more server lost',
  'site and two servers': 'A site and two more servers lost',
  'failure domain': 'Any failure domain lost',
} as const satisfies Record<LossKind, string>

/** Outcome of the worst loss of a kind; null if not computed or the kind was not tried. */
function lossWords(
  all: readonly SurvivedLoss[] | null | undefined,
  kind: LossKind,
  format: Format,
): string | null {
  if (all === undefined) return null
  if (all === null) return 'no DAG'
  const one = all.find((loss) => loss.kind === kind)
  if (!one) return null
  const { lost, waiting, active } = one
  if (lost > 0) return `not survived: ${format.value(lost, 'databases')} lost`
  const busiest = active ? `; ${format.number(shown(active))} active on a server` : ''
  return waiting > 0 ? `survived once an administrator acts${busiest}` : `survived${busiest}`
}

/** Reason why a plan cannot be computed; null if the plan can be. */
export function contradictionWords({ result }: ComparedColumn, format: Format): string | null {
  if (result.ok) return null
  return result.problems.map((problem) => problemWords(problem, format)).join(' ')
}
