import { useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { titleIn } from '../../app/pages.ts'
import {
  type BuiltServers,
  type ExistingServers,
  existingServers,
  exploringOf,
  fieldOf,
  hasParts,
  type Plan,
  type Sizing,
  situationOf,
  withServers,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { Carrying } from './carrying.tsx'
import type { OwnedProps } from './owned.ts'
import { OwnedServersForm } from './owned-servers-form.tsx'

/** Which servers a person owns, and what they carry. */
export function OwnedServersSections({ plan, sizing, stale }: OwnedProps) {
  const [entered, setEntered] = useState<ExistingServers | null>(null)
  const proposed = useMemo(() => proposedServers(plan, sizing), [plan, sizing])
  const usual = useMemo(() => startOf(plan, sizing, proposed), [plan, sizing, proposed])
  const isOnArrays = usual.drives === null
  // The plan may have taken arrays, or left them, since servers were entered.
  const servers = entered && (entered.drives === null) === isOnArrays ? entered : usual
  const owned = useMemo(
    () => ({
      plan: withServers(plan, servers),
      built: existingServers(servers, proposed),
      taken: (found: Plan) => found,
    }),
    [plan, servers, proposed],
  )
  const processors = fieldOf('processorBy')
  return (
    <>
      <OwnedServersForm plan={plan} servers={servers} usual={usual} onChange={setEntered} />
      <p className="measure above-4">
        Their processors are those of the plan:{' '}
        <PageLink page={processors.step} at={controlId(processors, 0)}>
          {titleIn(processors.step, plan)}
        </PageLink>{' '}
        asks for them.
        {isOnArrays && proposed && ' Their databases stand on the arrays that are proposed.'}
      </p>
      {isOnArrays && !proposed ? (
        <p>The plan considers arrays alone, and none that Spindle knows: nothing can be judged.</p>
      ) : (
        <Carrying owned={owned} stale={stale} isAnnounced />
      )}
    </>
  )
}

/** The servers that a plan proposes; null where it considers arrays alone and none is known. */
function proposedServers(plan: Plan, sizing: Sizing): BuiltServers | null {
  const proposed = exploringOf(plan).carrying.proposed(plan, sizing)
  return proposed?.kind === 'servers' ? proposed : null
}

/** The servers of the plan as existing ones, without drives where arrays hold the databases. */
function startOf(plan: Plan, sizing: Sizing, proposed: BuiltServers | null): ExistingServers {
  const { activeServers, databaseDrive, databaseDriveKind, deployment } = plan
  const hasDrives = !hasParts(sizing) || situationOf(plan, sizing).hasDrives
  return {
    ...{ activeServers, deployment },
    drives: hasDrives ? Math.ceil(proposed?.drives[0]?.value ?? 1) : null,
    memory: proposed?.memory?.[0]?.value ?? 1,
    driveGb: databaseDrive,
    driveKind: databaseDriveKind,
  }
}
