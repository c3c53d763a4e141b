export { type DeploymentFile, deploymentFiles } from './deployment-files.ts'
export { deploymentZip } from './deployment-zip.ts'
