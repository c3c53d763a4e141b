import { mostOfStandard, notAskedSentences, tierQuotas } from '../../deploy/index.ts'
import { deployedFolders, type Plan, versionOf } from '../../engine/index.ts'

type BeforeRunningProps = {
  readonly plan: Plan
  readonly hasDags: boolean
}

/** What must be true before the files are run, and in which order they are. */
export function BeforeRunning({ plan, hasDags }: BeforeRunningProps) {
  const hasQuotas = tierQuotas(plan).length > 0
  return (
    <>
      <ol className="before ranges">
        <li>
          {versionOf(plan).name} is installed on every server, and servers have the names used here.
          The script asks for builds of that version, and for the Enterprise edition where a server
          holds more than {mostOfStandard} databases.
        </li>
        <li>
          Windows blocks scripts that came through a browser: open the properties of the zip and
          choose Unblock before you unpack it. The scripts are not signed: where the execution
          policy asks for that, sign them with a certificate of your own.
        </li>
        {hasDags && (
          <li>
            The group Exchange Trusted Subsystem is a local administrator of the witness server,
            which is not a member of the DAG.
          </li>
        )}
        <li>
          Run Initialize-Volumes.ps1 on every server, with VolumeMap.csv beside it. It formats empty
          disks and mounts them below <code>{deployedFolders.volumes}</code> and{' '}
          <code>{deployedFolders.databases}</code>; a disk that holds anything is never touched.
          Where disks for something else are empty, too, name those to take with <code>-Disks</code>
          . It and the scripts after it only print their commands until they are run with{' '}
          <code className="nowrap">-Apply</code>.
        </li>
        <li>
          Run Deploy-Spindle.ps1 once, in the Exchange Management Shell. It deletes and moves
          nothing, sets what differs from the plan, and can be run again.
        </li>
        <li>
          Restart the service MSExchangeIS on the servers that the script names, or on all that got
          databases or copies, at a time when these can be down.
        </li>
        {hasQuotas && (
          <li>
            Run Set-Quotas.ps1 with a list of your mailboxes, a CSV file with the columns Mailbox
            and Tier: databases have the quotas of one tier alone.
          </li>
        )}
        <li>
          Run Test-Deployment.ps1 when copies are seeded. It changes nothing and prints what differs
          from the plan.
        </li>
      </ol>
      <p className="why">
        Microsoft’s own scripts can be used instead of the first two; they read the tables:
        Diskpart.ps1,{' '}
        {hasDags
          ? 'then CreateDAG.ps1, CreateMBDatabases.ps1 and CreateMBDatabaseCopies.ps1.'
          : 'then CreateMBDatabases.ps1.'}{' '}
        ExchangeDsc reads them too, in a configuration of your own. Use one of the three ways only.
      </p>
      <p className="why">{notAskedSentences}</p>
    </>
  )
}
