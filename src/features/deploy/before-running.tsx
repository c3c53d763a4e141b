import { notAskedSentences } from '../../deploy/index.ts'
import { type Plan, versionOf } from '../../engine/index.ts'
import { deployedFolders } from '../../engine/roles-index.ts'

type BeforeRunningProps = { readonly plan: Plan; readonly hasDags: boolean }

/** What must be true before the files are run, and in which order they are. */
export function BeforeRunning({ plan, hasDags }: BeforeRunningProps) {
  return (
    <>
      <ol className="before">
        <li>
          {versionOf(plan).name} is installed on every server, each called as here. The script takes
          no other version.
        </li>
        {hasDags && (
          <li>
            Members of the group Exchange Trusted Subsystem administer the witness server, which is
            none of the DAG’s own servers.
          </li>
        )}
        <li>
          The volumes are formatted and mounted as VolumeMap.csv says, below{' '}
          <code>{deployedFolders.volumes}</code> and <code>{deployedFolders.databases}</code>.
          Microsoft’s Diskpart.ps1 does it from Servers.csv.
        </li>
        <li>
          Deploy-Spindle.ps1 is run in the Exchange Management Shell. As it is it only prints the
          commands; with <code>-Apply</code> it runs them. It deletes nothing, leaves what exists,
          and can be run again.
        </li>
        <li>
          The service MSExchangeIS is restarted on the servers that the script names, while their
          databases can be down.
        </li>
      </ol>
      <p className="why">
        In place of the script, Microsoft’s own take the tables:{' '}
        {hasDags
          ? 'CreateDAG.ps1, then CreateMBDatabases.ps1, then CreateMBDatabaseCopies.ps1.'
          : 'CreateMBDatabases.ps1.'}{' '}
        ExchangeDsc takes its configuration data. Use one of the three ways, not two.
      </p>
      <p className="why">{notAskedSentences}</p>
    </>
  )
}
