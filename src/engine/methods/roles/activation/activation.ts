import type { Mode } from '../../../core/mode.ts'
import type { Failures } from '../../../placement/failures.ts'
import type { ActivationStages, ActiveFigures } from './active-figures.ts'
import { statedActivation } from './stated-activation.ts'
import { triedActivation } from './tried-activation.ts'

/** The cases that count in a plan, and beside them what the workbook’s formulas state. */
export type ActivationParts = ActiveFigures & { readonly stated: ActiveFigures }

/**
 * Active databases on one server, case by case: *as Microsoft* by the workbook’s formulas, corrected
 * by what every failure leaves on the placement (none standalone).
 */
export function activation(
  mode: Mode,
  stages: ActivationStages,
  failures: Failures | null,
): ActivationParts {
  const stated = statedActivation(stages)
  if (mode === 'microsoft' || !failures) return { ...stated, stated }
  return { ...triedActivation(stages, failures, stated), stated }
}
