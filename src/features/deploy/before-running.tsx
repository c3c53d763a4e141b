import { notAskedSentences } from '../../deploy/index.ts'
import { deployedFolders, type Plan, versionOf } from '../../engine/index.ts'

type BeforeRunningProps = { readonly plan: Plan; readonly hasDags: boolean }

/** What must be true before the files are run, and in which order they are. */
export function BeforeRunning({ plan, hasDags }: BeforeRunningProps) {
  return (
    <>
      <ol className="before">
        <li>
          {versionOf(plan).name} is installed on every server, and servers have the names used here.
          The script accepts no other version.
        </li>
        {hasDags && (
          <li>
            The group Exchange Trusted Subsystem is a local administrator of the witness server,
            which is not a member of the DAG.
          </li>
        )}
        <li>
          The volumes are formatted and mounted as VolumeMap.csv says, below{' '}
          <code>{deployedFolders.volumes}</code> and <code>{deployedFolders.databases}</code>.
          Microsoft’s Diskpart.ps1 does it from Servers.csv.
        </li>
        <li>
          Run Deploy-Spindle.ps1 in the Exchange Management Shell. On its own it only prints the
          commands; with <code>-Apply</code> it runs them. It deletes nothing, leaves what exists,
          and can be run again.
        </li>
        <li>
          Restart the service MSExchangeIS on the servers that the script names, at a time when
          their databases can be down.
        </li>
      </ol>
      <p className="why">
        Microsoft’s own scripts can be used instead; they read the tables:{' '}
        {hasDags
          ? 'CreateDAG.ps1, then CreateMBDatabases.ps1, then CreateMBDatabaseCopies.ps1.'
          : 'CreateMBDatabases.ps1.'}{' '}
        ExchangeDsc reads the configuration data. Use one of the three ways only.
      </p>
      <p className="why">{notAskedSentences}</p>
    </>
  )
}
