import { useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { titleIn } from '../../app/pages.ts'
import {
  type ExistingServers,
  existingServers,
  exploringOf,
  fieldOf,
  type Plan,
  type Sizing,
  withServers,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { Carrying } from './carrying.tsx'
import type { OwnedProps } from './owned.ts'
import { OwnedServersForm } from './owned-servers-form.tsx'

/** Which servers a person owns, and what they carry. */
export function OwnedServersSections({ plan, sizing, stale }: OwnedProps) {
  const [entered, setEntered] = useState<ExistingServers | null>(null)
  const usual = useMemo(() => startOf(plan, sizing), [plan, sizing])
  const servers = entered ?? usual
  const owned = useMemo(
    () => ({
      plan: withServers(plan, servers),
      built: existingServers(servers),
      taken: (found: Plan) => found,
    }),
    [plan, servers],
  )
  const processors = fieldOf('processorBy')
  return (
    <>
      <OwnedServersForm plan={plan} servers={servers} usual={usual} onChange={setEntered} />
      <p className="shares">
        Their processors are those of the plan:{' '}
        <PageLink page={processors.step} at={controlId(processors, 0)}>
          {titleIn(processors.step, plan)}
        </PageLink>{' '}
        asks for them.
      </p>
      <Carrying owned={owned} stale={stale} isAnnounced />
    </>
  )
}

/** The servers of the plan as existing ones. */
function startOf(plan: Plan, sizing: Sizing): ExistingServers {
  const { activeServers, databaseDrive, databaseDriveKind, deployment } = plan
  const proposed = exploringOf(plan).carrying.proposed(plan, sizing)
  const [drives, memory] =
    proposed?.kind === 'servers' ? [proposed.drives[0], proposed.memory?.[0]] : []
  return {
    ...{ activeServers, deployment },
    drives: Math.ceil(drives?.value ?? 1),
    memory: memory?.value ?? 1,
    driveGb: databaseDrive,
    driveKind: databaseDriveKind,
  }
}
