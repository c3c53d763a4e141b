import type { Mode } from '../../../core/mode.ts'
import type { Failures } from '../../../placement/failures.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import type { ActivationStages, ActiveFigures } from './active-figures.ts'
import { statedActivation } from './stated-activation.ts'
import { triedActivation } from './tried-activation.ts'

/** Active databases by case; `stated` has the figures of the workbook’s formulas. */
export type ActivationParts = ActiveFigures & { readonly stated: ActiveFigures }

/** Stages up to the active databases, from which servers are sized. */
export type ActivatedStages = ActivationStages & {
  readonly mailbox: MailboxParts
  readonly activation: ActivationParts
}

/**
 * Active databases on one server, by case: as Microsoft by the workbook’s formulas, corrected from
 * every failure tried on the placement. Without tried failures, as standalone, by the formulas too.
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
