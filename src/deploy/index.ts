export {
  mostStandardEditionDatabases,
  tierQuotas,
  unaskedSettingsNote,
} from './database-settings.ts'
export type { DeploymentFile } from './deployment.ts'
export {
  deploymentFiles,
  deploymentZip,
  namingProblemSentence,
  placeProblemSentence,
} from './deployment-files.ts'
export { deployedDatabaseAndCopyCounts, mostDeployedDatabasesAndCopies } from './make-deployment.ts'
