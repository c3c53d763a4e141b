import { strToU8, zipSync } from 'fflate'
import { once, type Plan } from '../engine/index.ts'
import { acceptanceScript } from './acceptance-script.ts'
import { deployScript } from './deploy-script.ts'
import type { Deployment, DeploymentFile, NamedText } from './deployment.ts'
import { deploymentOf } from './deployment-of.ts'
import { diskScript } from './disk-script.ts'
import { dscConfiguration } from './dsc-configuration.ts'
import { dscData } from './dsc-data.ts'
import { manifestName, manifestText } from './manifest.ts'
import { copiesCsv, dagInfoCsv, databasesCsv, serversCsv } from './microsoft-tables.ts'
import { quotaScript } from './quota-script.ts'
import { volumeMapCsv } from './volume-map.ts'

/**
 * The files that deploy a plan, the manifest first. The same plan gives the same files. None where
 * nothing deploys plans of its version, and none of a plan that cannot be sized.
 */
export const deploymentFiles = once((plan: Plan): readonly DeploymentFile[] => {
  const deployment = deploymentOf(plan)
  if (!deployment) return []
  const files = filesOf(deployment)
  const manifest = {
    name: manifestName,
    text: manifestText(deployment, files),
    purpose: 'All files with their purpose, what is still missing, and what to know before',
  }
  return [manifest, ...files]
})

function filesOf(deployment: Deployment): readonly DeploymentFile[] {
  const hasDags = deployment.dags.length > 0
  return [
    {
      ...diskScript(deployment),
      purpose:
        'First, on each server: formats and mounts empty disks as VolumeMap.csv has them; only prints unless run with -Apply',
    },
    {
      ...deployScript(deployment),
      purpose: hasDags
        ? 'Then, once: makes DAGs, databases and copies; only prints what it would do unless run with -Apply'
        : 'Then, once: makes the databases; only prints what it would do unless run with -Apply',
    },
    ...(deployment.tiers.length > 0
      ? [
          {
            ...quotaScript(deployment),
            purpose:
              'Gives mailboxes the quotas of their tiers, from your list of mailboxes; only prints unless run with -Apply',
          },
        ]
      : []),
    {
      ...acceptanceScript(deployment),
      purpose:
        'Last: compares what stands with the plan and prints the differences; changes nothing',
    },
    {
      ...dscData(deployment),
      purpose: 'Configuration data for the DSC module ExchangeDsc, in place of the script',
    },
    {
      ...dscConfiguration,
      purpose: 'The configuration that reads these data, for ExchangeDsc',
    },
    {
      name: 'Servers.csv',
      text: serversCsv(deployment),
      purpose: 'Volumes of every server, for Diskpart.ps1 and ExchangeDsc',
    },
    {
      name: 'MailboxDatabases.csv',
      text: databasesCsv(deployment),
      purpose: 'Databases with their settings, for CreateMBDatabases.ps1 and ExchangeDsc',
    },
    ...(hasDags
      ? [
          {
            name: 'MailboxDatabaseCopies.csv',
            text: copiesCsv(deployment),
            purpose: 'All other copies, for CreateMBDatabaseCopies.ps1 and ExchangeDsc',
          },
          {
            name: 'DAGInfo.csv',
            text: dagInfoCsv(deployment),
            purpose: 'DAGs with members, witness and limits, for CreateDAG.ps1',
          },
        ]
      : []),
    {
      name: 'VolumeMap.csv',
      text: volumeMapCsv(deployment),
      purpose:
        'Every volume: its disk, mount points, databases and size, for Initialize-Volumes.ps1 and people',
    },
  ]
}

/** All files in one zip, as UTF-8. The same files give the same bytes: every file bears the same time. */
export function deploymentZip(files: readonly NamedText[]): Uint8Array {
  const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  // A zip tells the time of the place it is made in: noon of this day there, wherever that is.
  return zipSync(parts, { level: 6, mtime: new Date(2000, 0, 1, 12) })
}
