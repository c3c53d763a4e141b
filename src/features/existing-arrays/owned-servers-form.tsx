import { useState } from 'react'
import {
  type Answer,
  type ExistingServers,
  fieldOf,
  type NumberBox,
  type Plan,
} from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'

type OwnedServersFormProps = {
  readonly plan: Plan
  readonly servers: ExistingServers
  readonly usual: ExistingServers
  readonly onChange: (servers: ExistingServers) => void
}

/** The key of a number of existing servers. */
type NumberKey = 'activeServers' | 'drives' | 'driveGb' | 'memory'

const whole = { kind: 'number', whole: true, empty: null } as const

/** What each number asks for. */
const boxes: Readonly<Record<NumberKey, NumberBox>> = {
  activeServers: {
    ...whole,
    label: 'Servers with active mailboxes',
    help: 'Mailbox servers of one DAG in site 1. Those of site 2 follow from the copies. Without a DAG: all servers.',
    ...{ unit: '', suffix: 'servers', min: 1, max: 64 },
  },
  drives: {
    ...whole,
    label: 'Drives of a server',
    help: 'For databases, logs, restores and spares, without those of the system.',
    ...{ unit: '', suffix: 'drives', min: 1, max: 1000 },
  },
  driveGb: {
    ...whole,
    label: 'Size of a drive',
    help: 'As it is sold: decimal gigabytes.',
    ...{ unit: 'GB', suffix: '', min: 1, max: 100_000 },
  },
  memory: {
    ...whole,
    label: 'Memory of a server',
    help: 'In binary gigabytes.',
    ...{ unit: '', suffix: 'GiB', min: 1, max: 100_000 },
  },
}

/** Asks which servers a person owns. Their processors are those of the plan. */
export function OwnedServersForm(props: OwnedServersFormProps) {
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
  const choice = (answer: 'databaseDriveKind' | 'deployment', value: Answer, label: string) => {
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
    <div className="existing-form grid fine">
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

/** The same servers with another choice, as the plan’s answer takes it. */
function withChoice(
  plan: Plan,
  servers: ExistingServers,
  answer: 'databaseDriveKind' | 'deployment',
  chosen: Answer,
): ExistingServers {
  const { databaseDriveKind, deployment } = fieldOf(answer).write(plan, 0, chosen)
  return answer === 'deployment'
    ? { ...servers, deployment }
    : { ...servers, driveKind: databaseDriveKind }
}
