import { defineCheck } from '../../../core/check.ts'
import { ownRule } from '../../../core/source.ts'
import {
  type DeploymentNamesAndPlaces,
  deployedPlaces,
  type PlaceAnswerKey,
} from '../../../failures/deployed-places.ts'
import { type NamedCounts, namingProblems, planNames } from '../../../failures/names.ts'
import { fieldOf } from '../../../plan/fields.ts'
import { deploymentFilesForm } from '../../../plan/form-groups.ts'
import { namingAnswerDefinitions } from '../../../plan/naming-answers.ts'
import type { Plan } from '../../../plan/plan.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'
import { dagShapeByRoles } from '../copies/dag-shape.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** Names and places for the deployment files of a plan; null if its copies cannot be placed. */
export function namesAndPlacesForDeployment(
  plan: Plan,
  sizing: SizedByRoles,
): DeploymentNamesAndPlaces | null {
  const counts = countsOf(plan, sizing)
  if (!counts) return null
  const names = planNames(plan, counts)
  const { dags, servers } = names
  const { twoSites } = sizing.parts.copies.shape
  const kinds = ['dagNames', 'serverNames', 'databaseNames'] as const
  const places = deployedPlaces(plan, { dags, servers, twoSites: counts.dags > 0 && twoSites })
  return {
    counts,
    names,
    problems: namingProblems(plan, counts),
    usual: kinds.filter(
      (key) => plan[key].trim() === '' && (key !== 'dagNames' || counts.dags > 0),
    ),
    places,
    needed: places.missing.filter((key) => isNeeded(key, counts)),
  }
}

/** True if the deployment needs a place: scripts need domain controllers, DAGs a witness. */
function isNeeded(key: PlaceAnswerKey, { dags }: NamedCounts): boolean {
  if (key === 'witnessServer') return dags > 0
  return key === 'controllers1' || key === 'controllers2'
}

function countsOf(plan: Plan, sizing: SizedByRoles): NamedCounts | null {
  const { copies, databases, servers } = sizing.parts
  if (!copies.shape.hasDag) {
    const all = servers.allServers.value
    return { dags: 0, servers: all, databases: all * databases.databaseCount.value }
  }
  const shape = dagShapeByRoles(plan, sizing.parts)
  if (!shape) return null
  const { count: dags, layout } = shape
  return { dags, servers: dags * layout.members.length, databases: dags * layout.rows.length }
}

type Named = { readonly plan: Plan; readonly sizing: SizedByRoles }

const ours = ownRule('Names and places change no figure: only the files of deployment hold them.')

/** Keys of naming answers that deployment files cannot use in full, in the order of the form. */
function notUsed({ problems, places }: DeploymentNamesAndPlaces, plan: Plan): readonly NamingKey[] {
  const keys = new Set<string>([...problems, ...places.problems].map(({ key }) => key))
  return counting(plan).filter((key) => keys.has(key))
}

/** Keys of naming answers that have an effect: a standalone server has no DAG to name. */
function counting(plan: Plan): readonly NamingKey[] {
  return namingKeys.filter((key) => (fieldOf(key).unused?.(plan, 0) ?? null) === null)
}

type NamingKey = keyof typeof namingAnswerDefinitions

const namingKeys: readonly NamingKey[] = deploymentFilesForm.flatMap(({ keys }) => keys)

/** Naming of a plan in which a naming answer was changed; else null. */
function begun({ plan, sizing }: Named): DeploymentNamesAndPlaces | null {
  const usual = defaultsOfVersion(plan)
  const isBegun = counting(plan).some((key) => plan[key] !== usual[key])
  return isBegun ? namesAndPlacesForDeployment(plan, sizing) : null
}

function keysIn(
  of: Named,
  keysOf: (naming: DeploymentNamesAndPlaces, plan: Plan) => readonly NamingKey[],
) {
  const naming = begun(of)
  return naming ? keysOf(naming, of.plan) : []
}

const needed = (naming: DeploymentNamesAndPlaces) => naming.needed

function labelled(keys: readonly NamingKey[]): string {
  return keys.map((key) => namingAnswerDefinitions[key].label).join('; ')
}

export const namingChecks = [
  defineCheck({
    code: 'names-not-used',
    severity: 'note',
    when: (checked: Named) => (keysIn(checked, notUsed).length > 0 ? [{}] : []),
    title: 'Names or places the deployment files cannot use',
    finding: (checked) => `Not used, in part or at all: ${labelled(keysIn(checked, notUsed))}.`,
    fix: 'Correct them on the page “Files to deploy”, which says what is wrong with each.',
    answer: (checked) => keysIn(checked, notUsed)[0] ?? null,
    source: ours,
  }),
  defineCheck({
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
