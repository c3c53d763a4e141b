import { useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pageTitleIn } from '../../app/routes/pages.ts'
import {
  type ExistingServers,
  existingServersAsBuilt,
  planWithServers,
} from '../../engine/explore/index.ts'
import {
  fieldOf,
  type NumberInputSpec,
  type Plan,
  type RawAnswer,
  type Sizing,
} from '../../engine/index.ts'
import { type BuiltServers, explorationOf } from '../../engine/methods/index.ts'
import { figureWordFacts, hasStageResults } from '../../engine/methods/roles/index.ts'
import { controlId } from '../../ui/control.ts'
import { FieldInput } from '../../ui/field.tsx'
import { type OwnedHardwareProps, OwnedHardwareResultSections } from './owned-hardware-result.tsx'

export function OwnedServersSections({ plan, sizing, stale }: OwnedHardwareProps) {
  const [entered, setEntered] = useState<ExistingServers | null>(null)
  const proposed = useMemo(() => proposedServers(plan, sizing), [plan, sizing])
  const usual = useMemo(() => startOf(plan, sizing, proposed), [plan, sizing, proposed])
  const isOnArrays = usual.drives === null
  // Entered servers are dropped if the plan has switched to or from arrays since.
  const servers = entered && (entered.drives === null) === isOnArrays ? entered : usual
  const owned = useMemo(
    () => ({
      plan: planWithServers(plan, servers),
      built: existingServersAsBuilt(servers, proposed),
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
          {pageTitleIn(processors.step, plan)}
        </PageLink>{' '}
        asks for them.
        {isOnArrays && proposed && ' Their databases stand on the arrays that are proposed.'}
      </p>
      {isOnArrays && !proposed ? (
        <p>The plan considers arrays alone, and none that Spindle knows: nothing can be judged.</p>
      ) : (
        <OwnedHardwareResultSections owned={owned} stale={stale} isAnnounced />
      )}
    </>
  )
}

/** Servers of the proposed design; null if the plan considers only arrays and none is known. */
function proposedServers(plan: Plan, sizing: Sizing): BuiltServers | null {
  const proposed = explorationOf(plan).carrying.proposed(plan, sizing)
  return proposed?.kind === 'servers' ? proposed : null
}

/** Servers that the form begins with, as in the plan; without drives if arrays hold databases. */
function startOf(plan: Plan, sizing: Sizing, proposed: BuiltServers | null): ExistingServers {
  const { activeServers, databaseDrive, databaseDriveKind, deployment } = plan
  const hasDrives = !hasStageResults(sizing) || figureWordFacts(plan, sizing).hasDrives
  return {
    activeServers,
    deployment,
    drives: hasDrives ? Math.ceil(proposed?.drives[0]?.value ?? 1) : null,
    memory: proposed?.memory?.[0]?.value ?? 1,
    driveGb: databaseDrive,
    driveKind: databaseDriveKind,
  }
}

type OwnedServersFormProps = {
  readonly plan: Plan
  readonly servers: ExistingServers
  readonly usual: ExistingServers
  readonly onChange: (servers: ExistingServers) => void
}

type NumberKey = 'activeServers' | 'drives' | 'driveGb' | 'memory'

const box = (
  label: string,
  help: string,
  of: Pick<NumberInputSpec, 'unit' | 'suffix' | 'max'>,
): NumberInputSpec => ({ kind: 'number', whole: true, empty: null, min: 1, label, help, ...of })

const boxes: Readonly<Record<NumberKey, NumberInputSpec>> = {
  activeServers: box(
    'Servers with active mailboxes',
    'Mailbox servers of one DAG in site 1. Those of site 2 follow from the copies. Without a DAG: all servers.',
    { unit: '', suffix: 'servers', max: 64 },
  ),
  drives: box(
    'Drives of a server',
    'For databases, logs, restores and spares, without those of the system.',
    { unit: '', suffix: 'drives', max: 1000 },
  ),
  driveGb: box('Size of a drive', 'As it is sold: decimal gigabytes.', {
    unit: 'GB',
    suffix: '',
    max: 100_000,
  }),
  memory: box('Memory of a server', 'In binary gigabytes.', {
    unit: '',
    suffix: 'GiB',
    max: 100_000,
  }),
}

function OwnedServersForm(props: OwnedServersFormProps) {
  const { plan, servers, usual, onChange } = props
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<NumberKey, string>>>>({})
  const number = (key: NumberKey) => (
    <FieldInput
      field={{ ...boxes[key], key: `existing-${key}` }}
      value={servers[key]}
      defaultValue={usual[key]}
      draft={drafts[key] ?? null}
      onDraft={(text) => setDrafts({ ...drafts, [key]: text })}
      onAnswer={(value) => {
        const { [key]: _taken, ...others } = drafts
        setDrafts(others)
        if (typeof value === 'number') onChange({ ...servers, [key]: value })
      }}
    />
  )
  const choice = (answer: 'databaseDriveKind' | 'deployment', value: RawAnswer, label: string) => {
    const field = fieldOf(answer)
    if (field.kind !== 'choice') return null
    const { choices } = field
    return (
      <FieldInput
        field={{ kind: 'choice', choices, label, help: '', key: `existing-${answer}` }}
        value={value}
        onAnswer={(chosen) => onChange(withChoice(plan, servers, answer, chosen))}
      />
    )
  }
  return (
    <div className="existing-form grid fine top page-measure">
      {number('activeServers')}
      {servers.drives !== null && (
        <>
          {number('drives')}
          {number('driveGb')}
          {choice('databaseDriveKind', servers.driveKind, 'Kind of drive')}
          {choice('deployment', servers.deployment, 'Without RAID, or in RAID')}
        </>
      )}
      {number('memory')}
    </div>
  )
}

/** Sets a chosen kind of drive or deployment by way of the plan's answer of that name. */
function withChoice(
  plan: Plan,
  servers: ExistingServers,
  answer: 'databaseDriveKind' | 'deployment',
  chosen: RawAnswer,
): ExistingServers {
  const { databaseDriveKind, deployment } = fieldOf(answer).write(plan, 0, chosen)
  return answer === 'deployment'
    ? { ...servers, deployment }
    : { ...servers, driveKind: databaseDriveKind }
}
