import { useEffect, useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/routes/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import {
  deployedDatabaseAndCopyCounts,
  deploymentFiles,
  mostDeployedDatabasesAndCopies,
  mostStandardEditionDatabases,
  tierQuotas,
  unaskedSettingsNote,
} from '../../deploy/index.ts'
import { type DeploymentNamesAndPlaces, deployedFolders } from '../../engine/failures/index.ts'
import { fieldOf, type Plan, shortVersionName, versionOf } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { controlId } from '../../ui/control.ts'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { PendingPart } from '../../ui/whole.tsx'
import { DeployFields, UncountedFields } from './deploy-fields.tsx'
import { FileList } from './file-list.tsx'
import { deployedCountWords } from './naming-table.tsx'
import './deploy.css'

export function DeployPage({ live }: { readonly live: LiveResults }) {
  const { plan, results, stale } = live
  const { sizing } = results
  const { deploying } = methodOf(plan)
  const naming = useMemo(() => deploying?.naming(plan, sizing) ?? null, [deploying, plan, sizing])
  const counts =
    naming && deploying && deployedDatabaseAndCopyCounts(naming, deploying.servers(plan, sizing))
  return (
    <article className="plan deploy">
      <h1 tabIndex={-1}>{pages.deploy.title}</h1>
      {deploying ? (
        <>
          <p className="why">
            Scripts and tables for those who build this plan, made here in the browser.{' '}
            <PageLink page="plan" at="drawings">
              Drawings
            </PageLink>{' '}
            are on the page Basis.
          </p>
          {stale && <StaleNote />}
          <DeploymentSections plan={plan} naming={naming} counts={counts} />
        </>
      ) : (
        <>
          <div className="empty">
            <p>
              There are no scripts for {shortVersionName(plan.exchange)}: Microsoft’s and those of
              Spindle are for Exchange 2013 and later. Instead, volumes and copies are in the{' '}
              <PageLink page="plan" at="requirement">
                plan
              </PageLink>
              , tables in the <PageLink page="report">report</PageLink>, the spreadsheet at the head
              of the plan, Jetstress configurations under{' '}
              <PageLink page="test">{pages.test.title}</PageLink>.
            </p>
          </div>
          <UncountedFields plan={plan} title="Names kept for Exchange 2013 and later" />
        </>
      )}
    </article>
  )
}

type Counts = ReturnType<typeof deployedDatabaseAndCopyCounts>
type DeploymentSectionsProps = {
  readonly plan: Plan
  readonly naming: DeploymentNamesAndPlaces | null
  readonly counts: Counts | null
}

function DeploymentSections({ plan, naming, counts }: DeploymentSectionsProps) {
  if (!naming || !counts)
    return (
      <p className="why">
        There are no files, because the copies of this plan could not be placed on its servers.
      </p>
    )
  return (
    <>
      <NamingStatus naming={naming} />
      <section aria-labelledby="naming-title">
        <h2 id="naming-title">Names and addresses</h2>
        <p className="why">
          The files below take them at once. One entry per line, or paste a column of a spreadsheet.
          They change no figure.
        </p>
        <DeployFields plan={plan} naming={naming} />
      </section>
      <Fold title="How the scripts are run">
        <BeforeRunning plan={plan} hasDags={naming.counts.dags > 0} />
      </Fold>
      <Files plan={plan} counts={counts} />
    </>
  )
}

function NamingStatus({ naming }: { readonly naming: DeploymentNamesAndPlaces }) {
  const format = useFormat()
  const needed = naming.needed.map(fieldOf)
  const { problems, places } = naming
  const unused = new Set([...problems, ...places.problems].map(({ key }) => fieldOf(key).label))
  const isWhole = needed.length === 0 && unused.size === 0
  return (
    <p className={isWhole ? 'why' : 'warning'} role="status">
      {listedWords(deployedCountWords(naming.counts, format), format)}.{' '}
      {needed.length > 0
        ? [
            'Still missing: ',
            ...needed.map((field, at) => [
              at > 0 && ', ',
              <PageLink key={field.key} page="deploy" at={controlId(field, 0)}>
                {field.label}
              </PageLink>,
            ]),
            '.',
          ]
        : 'Everything the files need is given.'}
      {unused.size > 0 &&
        ` Not used as given, so the files have other names or none: ${listedWords([...unused], format)}.`}
    </p>
  )
}

type FilesProps = { readonly plan: Plan; readonly counts: Counts }

/** Section of deployment files; they are made again after a pause in typing, as that takes time. */
function Files({ plan, counts }: FilesProps) {
  const format = useFormat()
  const settled = useSettled(plan)
  const files = useMemo(() => deploymentFiles(settled), [settled])
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title">Files</h2>
      {settled !== plan && <PendingPart />}
      {files.length > 0 ? (
        <FileList plan={plan} files={files} />
      ) : (
        <p className="why">
          There are no files for this plan: they would be of {sizeWords(counts, format)}, and are
          made for up to {sizeWords(mostDeployedDatabasesAndCopies, format)}.
        </p>
      )}
    </section>
  )
}

function sizeWords({ databases, copies }: Counts, format: Format): string {
  return `${format.number(databases)} databases with ${format.number(copies)} copies`
}

const pauseMs = 400

/** Returns the plan as it was when it last rested unchanged for `pauseMs`. */
function useSettled(plan: Plan): Plan {
  const [settled, settle] = useState(plan)
  useEffect(() => {
    const waiting = setTimeout(() => settle(plan), pauseMs)
    return () => clearTimeout(waiting)
  }, [plan])
  return settled
}

type BeforeRunningProps = {
  readonly plan: Plan
  readonly hasDags: boolean
}

function BeforeRunning({ plan, hasDags }: BeforeRunningProps) {
  const hasQuotas = tierQuotas(plan).length > 0
  return (
    <>
      <ol className="before ranges">
        <li>
          {versionOf(plan).name} is installed on every server, and servers have the names used here.
          The script asks for builds of that version, and for the Enterprise edition where a server
          holds more than {mostStandardEditionDatabases} databases.
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
      <p className="why">{unaskedSettingsNote}</p>
    </>
  )
}
