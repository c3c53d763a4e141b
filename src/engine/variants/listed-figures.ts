import type { Worked } from '../core/worked.ts'
import { titleOf } from '../core/worked-inputs.ts'
import type { Design } from '../designs/design.ts'
import { type ResultGroup, resultGroups } from '../figures/common-results.ts'
import type { FigureTable } from '../figures/figure.ts'
import { resultKinds } from '../figures/role-figures.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { figuresOfDesign, figuresOfPlan } from './result-figures.ts'

/** Where a figure is listed: a group of results, a table of the plan, or a mailbox of each tier. */
export type FigureGroup = ResultGroup | FigureTable | 'A mailbox'

/** A figure of a plan in the list of all. */
export type ListedFigure = {
  readonly group: FigureGroup
  /** What it is known by in its group, whatever its label says; of a tier it ends in the tier’s number. */
  readonly key: string
  readonly label: string
  /** What is said beside it in its table, where anything is. */
  readonly note?: string
  readonly worked: Worked
}

/**
 * Every figure of the registers that a plan has, each by its group: the results that plans are compared
 * by, with those of a design; of Exchange 2013 to SE every row of its tables, in the plan’s own mode;
 * and those of one mailbox of each tier. What does not apply is left out.
 */
export function listedFigures(
  plan: Plan,
  sizing: Sizing,
  design: Design | null,
): readonly ListedFigure[] {
  const exploring = exploringOf(plan)
  const results = { ...figuresOfPlan(plan, sizing), ...(design && figuresOfDesign(design)) }
  const compared = resultGroups.flatMap((group) =>
    resultKinds
      .filter((kind) => kind.group === group)
      .flatMap(({ key, label }) => listed(group, key, label, results[key])),
  )
  return [
    ...compared,
    ...exploring
      .tableFigures(plan, sizing)
      .flatMap(({ table, name, label, note, worked }) =>
        listed(table, name, label, worked).map((figure) =>
          note === undefined ? figure : { ...figure, note },
        ),
      ),
    ...exploring
      .mailboxFigures(sizing)
      .flatMap((figures, at) =>
        Object.entries(figures).flatMap(([key, figure]) =>
          listed('A mailbox', `${key}${at + 1}`, undefined, figure),
        ),
      ),
  ]
}

/** A figure with the label of its row, else its own and whose it is; none where there is no number. */
function listed(
  group: FigureGroup,
  key: string,
  label: string | undefined,
  worked: Worked | null | undefined,
): readonly ListedFigure[] {
  if (!worked || !Number.isFinite(worked.value)) return []
  return [{ group, key, label: label ?? titleOf(worked), worked }]
}
