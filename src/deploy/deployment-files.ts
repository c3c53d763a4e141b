import type { Plan } from '../engine/index.ts'

/** A file that deploys a plan, or that says what the others are. */
export type DeploymentFile = { readonly name: string; readonly text: string }

/**
 * The files that deploy a plan of Exchange 2013 to SE, the manifest first. The same plan gives the
 * same files. None of an earlier version, and none of a plan that cannot be sized.
 */
export function deploymentFiles(_plan: Plan): readonly DeploymentFile[] {
  return []
}
