import { deployedFolders } from '../engine/index.ts'
import type { DeployedServer, Deployment, NamedText } from './deployment.ts'
import { planData, serversData } from './plan-data.ts'
import {
  applySwitch,
  changeFunctions,
  compareFunctions,
  scriptFile,
  scriptHead,
  setFunction,
  withTranscript,
} from './script-parts.ts'
import { scriptStages } from './script-stages.ts'
import { volumesOf } from './volume-map.ts'

/**
 * A script for the Exchange Management Shell that creates the DAGs, databases and copies of a plan.
 * It prints what it would do unless it is run with a switch, and leaves alone what exists.
 */
export function deployScript(deployment: Deployment): NamedText {
  return scriptFile(
    'Deploy-Spindle.ps1',
    head,
    [planData(deployment), serversData(deployment, (server) => ({ Folders: foldersOf(server) }))],
    [
      changeFunctions,
      compareFunctions,
      setFunction,
      withTranscript('Deploy-Spindle', scriptStages),
    ],
  )
}

const head = scriptHead({
  synopsis: `Creates the DAGs, databases and copies that a plan made with Spindle ${__VERSION__} describes.`,
  description: `
Without -Apply it changes nothing and prints the commands that it would run. With -Apply it
runs them. It looks at what exists first, so that it can be run again: what is there already
is left as it is, and settings that differ from the plan are set.

Run it in the Exchange Management Shell, once Exchange is installed on all servers and their
volumes are formatted and mounted as VolumeMap.csv says, which it checks before it changes
anything. It deletes nothing. A command that fails stops none of the others: all that failed
is told at the end, and the next run does it again. What it writes is kept in a transcript
beside it.`,
  parameters: [applySwitch],
  calls: ['.\\Deploy-Spindle.ps1', '.\\Deploy-Spindle.ps1 -Apply'],
})

/** Where volumes of databases and of their logs must be mounted on a server. */
function foldersOf(server: DeployedServer): readonly string[] {
  return volumesOf(server)
    .filter(({ databases }) => databases.length > 0)
    .flatMap(({ mountPoints }) => mountPoints)
    .filter((folder) => folder.startsWith(`${deployedFolders.databases}\\`))
}
