import { deployedFolders } from '../engine/failures/index.ts'
import { roleVersionOf } from '../engine/index.ts'
import type { TierQuotas } from './database-settings.ts'
import type { DeployedServer, Deployment, NamedTextFile } from './deployment.ts'
import { powerShellLiteral } from './powershell.ts'
import {
  type PowerShellSettings,
  powerShellListVariable,
  powerShellPlanData,
  powerShellPlanSettings,
  powerShellServersData,
} from './powershell-data.ts'
import changeFunctions from './scripts/change-functions.ps1?raw'
import compareFunctions from './scripts/compare-functions.ps1?raw'
import deploySpindle from './scripts/deploy-spindle.ps1?raw'
import headEnd from './scripts/head-end.ps1?raw'
import initializeVolumes from './scripts/initialize-volumes.ps1?raw'
import lastStage from './scripts/last-stage.ps1?raw'
import setFunction from './scripts/set-function.ps1?raw'
import setQuotas from './scripts/set-quotas.ps1?raw'
import shellStage from './scripts/shell-stage.ps1?raw'
import stopsStage from './scripts/stops-stage.ps1?raw'
import testDeployment from './scripts/test-deployment.ps1?raw'
import transcriptEnd from './scripts/transcript-end.ps1?raw'
import transcriptStart from './scripts/transcript-start.ps1?raw'
import { mappedServerVolumes } from './volume-map.ts'

/**
 * Parts of templates that several scripts have. The scripts run in PowerShell 3 and later, in the
 * Exchange Management Shell, whose objects may be copies of remote ones: all is compared as text.
 */
const parts: Readonly<Record<string, string>> = {
  'change-functions': changeFunctions,
  'compare-functions': compareFunctions,
  'head-end': headEnd,
  'last-stage': lastStage,
  'set-function': setFunction,
  'shell-stage': shellStage,
  'stops-stage': stopsStage,
  'transcript-end': transcriptEnd,
  'transcript-start': transcriptStart,
}

/** A script from its template: every `{{name}}` becomes the value or the part of that name. */
function scriptFile(
  script: string,
  template: string,
  ofPlan: Readonly<Record<string, string>>,
): NamedTextFile {
  const values: Readonly<Record<string, string>> = { ...ofPlan, script, version: __VERSION__ }
  // Values are not searched for placeholders: a text of the plan may look like one.
  const filled = (text: string): string =>
    text.replace(/\{\{([\w-]+)\}\}/g, (_placeholder, name: string) => {
      const part = parts[name]
      if (part !== undefined) return filled(part.trimEnd())
      const value = values[name]
      if (value === undefined) throw new Error(`${script}.ps1 has no value of ${name}.`)
      return value
    })
  return { name: `${script}.ps1`, text: filled(template).replaceAll('\n', '\r\n') }
}

/**
 * Script for the Exchange Management Shell that creates the DAGs, databases and copies of a plan.
 * It only prints unless run with -Apply, and leaves alone what exists.
 */
export function deployScriptFile(deployment: Deployment): NamedTextFile {
  return scriptFile('Deploy-Spindle', deploySpindle, {
    'plan-data': powerShellPlanData(deployment),
    servers: powerShellServersData(deployment, (server) => ({ Folders: foldersOf(server) })),
  })
}

/** Folders of a server at which volumes of databases and logs must be mounted. */
function foldersOf(server: DeployedServer): readonly string[] {
  return mappedServerVolumes(server)
    .filter(({ databases }) => databases.length > 0)
    .flatMap(({ mountPoints }) => mountPoints)
    .filter((folder) => folder.startsWith(`${deployedFolders.databases}\\`))
}

/**
 * Script that runs on each server and makes the volumes of VolumeMap.csv: only on empty disks, each
 * on the smallest that holds it, mounted where Exchange and AutoReseed look for them.
 */
export function diskScriptFile(deployment: Deployment): NamedTextFile {
  const hasCache = deployment.dags.some(({ cacheDrives }) => cacheDrives !== null)
  const { fileSystem } = roleVersionOf(deployment)
  const format = {
    FileSystem: fileSystem,
    // Allocation unit size in bytes, as Exchange asks for it.
    AllocationUnitSize: 65_536,
    ...(fileSystem === 'ReFS' && { SetIntegrityStreams: false }),
  }
  return scriptFile('Initialize-Volumes', initializeVolumes, {
    plan: powerShellLiteral(powerShellPlanSettings(deployment)),
    format: powerShellLiteral(format),
    root: powerShellLiteral(deployedFolders.databases),
    'leaves-flash': powerShellLiteral(hasCache),
  })
}

/** Script that sets the quotas of tiers for a list of mailboxes, for the Management Shell. */
export function quotaScriptFile(deployment: Deployment): NamedTextFile {
  const { tiers } = deployment
  return scriptFile('Set-Quotas', setQuotas, {
    plan: powerShellLiteral(powerShellPlanSettings(deployment)),
    tiers: powerShellListVariable(
      'tiers',
      tiers.map((tier) => tierOf(tier, tiers)),
    ),
  })
}

function tierOf(
  { number, name, quotas, archive }: TierQuotas,
  all: readonly TierQuotas[],
): PowerShellSettings {
  const isAlone = all.filter((tier) => tier.name.toLowerCase() === name.toLowerCase()).length === 1
  // A tier counts by name only if no other has it, it is no number, and all of it is visible.
  const isName = isAlone && /\D/.test(name) && !/\p{C}/u.test(name)
  const isPlain = isName && /^[ -~]+$/.test(name)
  return {
    Number: number,
    Name: isPlain ? name : '',
    Signs: isName && !isPlain ? codesOf(name) : '',
    Set:
      quotas === null
        ? { UseDatabaseQuotaDefaults: true }
        : {
            UseDatabaseQuotaDefaults: false,
            IssueWarningQuota: quotas.IssueWarningQuota,
            ProhibitSendQuota: quotas.ProhibitSendQuota,
            ProhibitSendReceiveQuota: quotas.ProhibitSendReceiveQuota,
          },
    Archive:
      archive === null ? {} : { ArchiveQuota: archive.quota, ArchiveWarningQuota: archive.warning },
  }
}

/** UTF-16 codes of a text, separated by spaces, as PowerShell counts characters. */
function codesOf(text: string): string {
  const composed = text.normalize('NFC')
  return Array.from({ length: composed.length }, (_, at) => composed.charCodeAt(at)).join(' ')
}

/** Script that prints how the servers as built differ from the plan, for the Management Shell. */
export function acceptanceScriptFile(deployment: Deployment): NamedTextFile {
  return scriptFile('Test-Deployment', testDeployment, {
    'plan-data': powerShellPlanData(deployment),
    servers: powerShellServersData(deployment, (server) => ({ Volumes: mountedOf(server) })),
  })
}

/** Mount points and size in MiB of each volume of a server. */
function mountedOf(server: DeployedServer): readonly PowerShellSettings[] {
  return mappedServerVolumes(server).map(({ mountPoints, gib }) => ({
    At: mountPoints,
    Mib: Math.floor(gib * 1024),
  }))
}
