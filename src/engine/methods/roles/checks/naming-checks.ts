import { check } from '../../../core/check.ts'
import { ownRule } from '../../../core/source.ts'
import type { DeployedNaming } from '../../../failures/deployed-places.ts'
import { fieldOf } from '../../../plan/fields.ts'
import { namingAnswers } from '../../../plan/naming-answers.ts'
import type { Plan } from '../../../plan/plan.ts'
import { filesForm } from '../../../plan/roles-form.ts'
import { defaultsOf } from '../../../plan/with-version.ts'
import { deployedNaming } from '../servers/deployed-naming.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

type Named = { readonly plan: Plan; readonly sizing: SizedByRoles }

const ours = ownRule('Names and places change no figure: only the files of deployment hold them.')

/** Naming answers with parts that are not used, in the order of the form. */
function notUsed({ problems, places }: DeployedNaming, plan: Plan): readonly NamingKey[] {
  const keys = new Set<string>([...problems, ...places.problems].map(({ key }) => key))
  return counting(plan).filter((key) => keys.has(key))
}

/** Naming answers that count in the plan: a standalone server has no DAG to name. */
function counting(plan: Plan): readonly NamingKey[] {
  return namingKeys.filter((key) => (fieldOf(key).unused?.(plan, 0) ?? null) === null)
}

type NamingKey = keyof typeof namingAnswers

const namingKeys: readonly NamingKey[] = filesForm.flatMap(({ keys }) => keys)

/** Naming of the plan; null if no naming answer was changed. */
function begun({ plan, sizing }: Named): DeployedNaming | null {
  const usual = defaultsOf(plan)
  const isBegun = counting(plan).some((key) => plan[key] !== usual[key])
  return isBegun ? deployedNaming(plan, sizing) : null
}

function keysIn(of: Named, keysOf: (naming: DeployedNaming, plan: Plan) => readonly NamingKey[]) {
  const naming = begun(of)
  return naming ? keysOf(naming, of.plan) : []
}

const needed = (naming: DeployedNaming) => naming.needed

function labelled(keys: readonly NamingKey[]): string {
  return keys.map((key) => namingAnswers[key].label).join('; ')
}

export const namingChecks = [
  check({
    code: 'names-not-used',
    severity: 'note',
    when: (checked: Named) => (keysIn(checked, notUsed).length > 0 ? [{}] : []),
    title: 'Names or places the deployment files cannot use',
    finding: (checked) => `Not used, in part or at all: ${labelled(keysIn(checked, notUsed))}.`,
    fix: 'Correct them on the page “Files to deploy”, which says what is wrong with each.',
    answer: (checked) => keysIn(checked, notUsed)[0] ?? null,
    source: ours,
  }),
  check({
    code: 'places-missing',
    severity: 'note',
    when: (checked: Named) => (keysIn(checked, needed).length > 0 ? [{}] : []),
    title: 'Places missing from the deployment files',
    finding: (checked) => `Still missing: ${labelled(keysIn(checked, needed))}.`,
    fix: 'Enter them before you use the files.',
    answer: (checked) => keysIn(checked, needed)[0] ?? null,
    source: ours,
  }),
] as const
