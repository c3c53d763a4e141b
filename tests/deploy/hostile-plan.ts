import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import type { Plan } from '../../src/engine/index.ts'

/** A plan with a text in every name and address. */
export const hostilePlan = (plan: Plan, text: string): Plan => ({
  ...plan,
  name: text,
  tiers: [{ ...plan.tiers[0], name: text }, ...plan.tiers.slice(1)],
  dagNames: text,
  serverNames: text,
  databaseNames: text,
  dagAddresses: text,
  controllers1: text,
  controllers2: text,
  addressBook: text,
  witnessServer: text,
  witnessFolder: text,
  alternateWitnessServer: text,
  alternateWitnessFolder: text,
})

/** Of some plans the one with a DAG and the fewest databases. */
export function smallestWithDag(plans: readonly Plan[]): Plan {
  const deployed = plans.flatMap((plan) => {
    const deployment = makeDeployment(plan)
    return deployment && deployment.dags.length > 0 ? [{ plan, deployment }] : []
  })
  const [first] = deployed.toSorted(
    (one, other) => one.deployment.databases.length - other.deployment.databases.length,
  )
  if (!first) throw new Error('A plan has a DAG')
  return first.plan
}
