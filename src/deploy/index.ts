export { mostOfStandard, notAskedSentences, tierQuotas } from './database-settings.ts'
export type { DeploymentFile } from './deployment.ts'
export {
  deploymentFiles,
  deploymentZip,
  namingSentence,
  placeSentence,
} from './deployment-files.ts'
export { deployedCounts, mostDeployed } from './make-deployment.ts'
