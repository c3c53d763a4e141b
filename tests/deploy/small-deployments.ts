import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { deployedPlans } from './deployed-plans.ts'

/** Deployments of random plans with few databases and DAGs, and everything that a script can be told. */
export function smallDeployments(count: number): readonly Deployment[] {
  const plans = deployedPlans(count * 4).map((plan, at) => ({
    ...plan,
    ...{ replayLagManager: at % 2 === 0, databases: 4, dags: Math.min(2, plan.dags) },
    ...{ witnessServer: 'fs1', witnessFolder: 'C:\\Witness' },
    addressBook: '\\Default Offline Address Book',
  }))
  const found: Deployment[] = []
  for (const plan of plans) {
    const deployment = found.length < count && makeDeployment(plan)
    if (deployment && deployment.databases.length <= 12) found.push(deployment)
  }
  return found
}
