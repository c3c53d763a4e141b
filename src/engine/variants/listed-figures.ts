import type { Worked } from '../core/worked.ts'
import { labelWithTier } from '../core/worked-inputs.ts'
import type { Design } from '../designs/design.ts'
import {
  type ComparedResultGroup,
  comparedResultGroups,
  comparedResultKinds,
} from '../figures/compared-result-kinds.ts'
import type { FigureTableTitle } from '../figures/figure.ts'
import { explorationOf } from '../methods/exploration.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { designResultFigures, planResultFigures } from './result-figures.ts'

/** Group that a figure is listed in: results, a table of the plan, or one mailbox per tier. */
export type FigureGroup = ComparedResultGroup | FigureTableTitle | 'A mailbox'

export type ListedFigure = {
  readonly group: FigureGroup
  /** Key within the group, whatever the label; figures of a tier end in its number, from 1. */
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly worked: Worked
}

/**
 * Every figure of a plan, by group: the results that plans are compared by, with those of a design;
 * for Exchange 2013 to SE every row of the plan’s tables, in its own mode; and the figures of one
 * mailbox per tier. Figures that do not apply are left out.
 */
export function listedFigures(
  plan: Plan,
  sizing: Sizing,
  design: Design | null,
): readonly ListedFigure[] {
  const exploring = explorationOf(plan)
  const results = {
    ...planResultFigures(plan, sizing),
    ...(design && designResultFigures(plan, design)),
  }
  const compared = comparedResultGroups.flatMap((group) =>
    comparedResultKinds
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

/** A figure with its row’s label, else its own title; empty without a finite number. */
function listed(
  group: FigureGroup,
  key: string,
  label: string | undefined,
  worked: Worked | null | undefined,
): readonly ListedFigure[] {
  if (!worked || !Number.isFinite(worked.value)) return []
  return [{ group, key, label: label ?? labelWithTier(worked), worked }]
}
