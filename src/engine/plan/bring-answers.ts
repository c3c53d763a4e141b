import { bringReasons } from './counts.ts'
import { renewFields } from './fields.ts'
import { bringGroups } from './form-groups.ts'
import { bringRolesAnswers, paperAnswers } from './plan.ts'
import { rolesInstead, rolesReasons } from './roles-counts.ts'
import { rolesForm } from './roles-form.ts'
import { rolesHelp } from './roles-help.ts'
import { rolesAnswers } from './roles-register.ts'

/** Brings the answers that only the method of role requirements asks for, and when each counts. */
export function bringAnswers(): void {
  bringRolesAnswers(rolesAnswers)
  bringReasons({ counts: rolesReasons, instead: rolesInstead, help: rolesHelp })
  bringGroups(rolesForm)
  renewFields()
}

/** The whole register, the answers of both methods. */
export const answers = { ...paperAnswers, ...rolesAnswers }
