import { besidesLevel } from '../../app/answer/besides-level.ts'
import { levelSaid } from '../../app/answer/level-words.ts'
import { placedTitle } from '../../app/words/design-title.ts'
import { problemWords } from '../../app/words/words.ts'
import type { LossKind } from '../../engine/failures/index.ts'
import type { ResultGroup } from '../../engine/figures/index.ts'
import { shown } from '../../engine/index.ts'
import { levelOfPlan } from '../../engine/methods/index.ts'
import { type SurvivedLoss, survivedLosses } from '../../engine/variants/index.ts'
import type { Format } from '../../ui/format.ts'
import type { ComparedColumn, ComparisonRow } from './comparison-row.ts'

type WordRow = ComparisonRow & { readonly group: ResultGroup }

/** Rows in words: proposed design, level, and what is left after the worst loss of every kind. */
export function wordRows(compared: readonly ComparedColumn[], format: Format): readonly WordRow[] {
  const losses = compared.map(({ plan, result }) =>
    result.ok ? survivedLosses(plan, result.sizing) : undefined,
  )
  const kinds = [...new Set(losses.flatMap((all) => (all ?? []).map(({ kind }) => kind)))]
  return [
    row(
      'Design',
      'design',
      'Proposed design',
      compared.map((one) => designWords(one, format)),
    ),
    row(
      'Design',
      'verdict',
      'Level',
      compared.map((one) => comparedLevel(one, format)),
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

function row(
  group: ResultGroup,
  key: string,
  label: string,
  words: readonly (string | null)[],
): WordRow {
  return {
    group,
    key,
    label,
    cells: words.map((one) => one ?? { hint: '–' }),
    differs: new Set(words).size > 1,
  }
}

function designWords({ result, design }: ComparedColumn, format: Format): string | null {
  if (!result.ok) return null
  return design ? placedTitle(design, result.sizing, format) : 'nothing considered fits'
}

/** Level of a plan; null if the plan cannot be computed. */
export function comparedLevel(
  { plan, result, design }: ComparedColumn,
  format: Format,
): string | null {
  if (!result.ok) return null
  const [broken] = result.sizing.broken
  if (broken) return broken.breaksLimit ? 'Breaks a limit of Exchange' : 'Contradicts itself'
  const level = levelOfPlan(plan, result.sizing, design)
  return levelSaid(level, design && besidesLevel(level, plan, result.sizing, design, format))
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
